// The part of UIKit that Integrations/DebugApp/VCDiagram.swift and Tools/OnDevice use, for systems that have none: the
// same names and types, and nothing behind them but containment.

import Foundation

/// A frame. Its own type, because CGRect comes from another module on each system.
public struct UIRect: Sendable {
  public static let zero = UIRect()
}

@MainActor open class UIView {
  public weak var window: UIWindow?
  public var frame = UIRect.zero
  public var bounds = UIRect.zero
  public var isHidden = false
  public init() {}
  public func addSubview(_ view: UIView) {}
  public func removeFromSuperview() {}
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

  public lazy var view: UIView! = UIView()
  public var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
  public var isBeingPresented: Bool { false }
  public var isBeingDismissed: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  public var navigationController: UINavigationController? { container() }
  public var tabBarController: UITabBarController? { container() }
  public var splitViewController: UISplitViewController? { container() }

  private func container<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  public var isViewLoaded: Bool { viewIfLoaded != nil }
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  public func addChild(_ child: UIViewController) {
    children.append(child)
    child.willMove(toParent: self)
    child.parent = self
  }
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
  public func dismiss(animated: Bool) {}
  public func show(_ controller: UIViewController, sender: Any?) {}
  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  public func present(_ controller: UIViewController, animated: Bool) { present(controller) }

  /// UIKit's own finds the presenter; here it is the one that is told.
  public func present(_ controller: UIViewController) {
    presented = controller
    controller.presenter = self
  }
}

public class UIViewControllerTransitionCoordinator {}
@MainActor public class UIPopoverPresentationController { public weak var sourceView: UIView? }

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

extension UINavigationController {
  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    addChild(controller)
  }
  public func popViewController(animated: Bool) -> UIViewController? { nil }
  public func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  public func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? { nil }
}

open class UITabBarController: UIViewController {
  public var selectedViewController: UIViewController?
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
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.preferredStyle = preferredStyle
  }
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
  public override init() { super.init() }
  public init(frame: UIRect) { super.init() }
  public func makeKeyAndVisible() {}
}

@MainActor public class UIScreen {
  public static let main = UIScreen()
  public let bounds = UIRect.zero
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
