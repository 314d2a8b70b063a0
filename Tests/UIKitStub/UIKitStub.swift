// The part of UIKit that Integrations/DebugApp/VCDiagram.swift uses, for systems that have none: the same names and
// types, and nothing behind them.

@MainActor open class UIView {
  public weak var window: UIWindow?
  public init() {}
}

@MainActor open class UIViewController {
  public var title: String?
  public var definesPresentationContext = false
  public var providesPresentationContextTransitionStyle = false
  public var isModalInPresentation = false
  public var modalPresentationCapturesStatusBarAppearance = false
  public var hidesBottomBarWhenPushed = false
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public var viewIfLoaded: UIView?
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  private var presented: UIViewController?
  private weak var presenter: UIViewController?
  public var sheetPresentationController: UISheetPresentationController?

  public init() {}

  public var isViewLoaded: Bool { viewIfLoaded != nil }
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  public func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }

  /// UIKit's own finds the presenter; here it is the one that is told.
  public func present(_ controller: UIViewController) {
    presented = controller
    controller.presenter = self
  }
}

public enum UIModalPresentationStyle: Int {
  case automatic = -2
  case none, fullScreen, pageSheet, formSheet, currentContext, custom
  case overFullScreen, overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

@MainActor public class UISheetPresentationController {
  public class Detent {
    public struct Identifier { public var rawValue: String }
    public let identifier: Identifier
    public init(_ name: String) { identifier = Identifier(rawValue: name) }
  }

  public var detents: [Detent] = []
  public init() {}
}

open class UINavigationController: UIViewController {
  public var isToolbarHidden = true
  public override init() {
    super.init()
    definesPresentationContext = true
  }
  public var viewControllers: [UIViewController] {
    get { children }
    set { for child in newValue { addChild(child) } }
  }
}

open class UITabBarController: UIViewController {
  public override init() {
    super.init()
    definesPresentationContext = true
  }
  public var selectedIndex = 0
  public var viewControllers: [UIViewController]? {
    get { children }
    set { for child in newValue ?? [] { addChild(child) } }
  }
}

open class UISplitViewController: UIViewController {
  public enum Style: Int { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int { case primary, supplementary, secondary, compact }
  public var style = Style.unspecified
  private var columns: [Column: UIViewController] = [:]
  public var viewControllers: [UIViewController] {
    get { children }
    set { for child in newValue { addChild(child) } }
  }
  public func viewController(for column: Column) -> UIViewController? { columns[column] }
  public func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
  }
}

open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int { case pageCurl, scroll }
  public enum SpineLocation: Int { case none, min, mid, max }
  public var transitionStyle = TransitionStyle.scroll
  public var spineLocation = SpineLocation.none
  public var viewControllers: [UIViewController]? {
    get { children }
    set { for child in newValue ?? [] { addChild(child) } }
  }
}

open class UIAlertController: UIViewController {
  public enum Style: Int { case actionSheet, alert }
  public var preferredStyle = Style.alert
}

open class UIImagePickerController: UINavigationController {}
open class UIActivityViewController: UIViewController {}
open class UISearchController: UIViewController {}
open class UITableViewController: UIViewController {}
open class UICollectionViewController: UIViewController {}

public enum UIUserInterfaceIdiom: Int { case phone, pad }
public enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }

@MainActor public class UITraitCollection {
  public var horizontalSizeClass = UIUserInterfaceSizeClass.regular
}

@MainActor public class UIDevice {
  public static let current = UIDevice()
  public var systemVersion = "18.2"
  public var userInterfaceIdiom = UIUserInterfaceIdiom.pad
}

@MainActor open class UIWindow: UIView {
  public struct Level { public var rawValue: Double }

  public var rootViewController: UIViewController?
  public var isKeyWindow = false
  public var windowLevel = Level(rawValue: 0)
  public weak var windowScene: UIWindowScene?
  public let traitCollection = UITraitCollection()
}

@MainActor public class UIScene: Hashable {
  public init() {}
  nonisolated public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

@MainActor public class UISceneSession {
  public let persistentIdentifier: String
  init(_ identifier: String) { persistentIdentifier = identifier }
}

public class UIWindowScene: UIScene {
  public var title: String?
  public let session: UISceneSession
  public var windows: [UIWindow] = [] {
    didSet { for window in windows { window.windowScene = self } }
  }

  public init(_ identifier: String) { session = UISceneSession(identifier) }
}

@MainActor public class UIApplication {
  public static let shared = UIApplication()
  public var connectedScenes: Set<UIScene> = []
}
