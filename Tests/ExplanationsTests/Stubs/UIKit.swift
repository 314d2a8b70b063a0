// As much of UIKit, and of what else the system has, as printed code uses: the same names and types,
// and nothing behind them. No product has this file: a test gives it to the compiler.

public typealias CGFloat = Double
public struct CGSize { public init(width: CGFloat, height: CGFloat) {} }
public struct CGRect {}
public struct URL {}

@MainActor public class UIView {
  public var frame = CGRect()
  public var bounds = CGRect()
  public func addSubview(_ view: UIView) {}
  public func removeFromSuperview() {}

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 1)
  }
}

@MainActor public class UIWindow: UIView {
  public var rootViewController: UIViewController?
}

@MainActor public class UIBarButtonItem {}

@MainActor public class UINavigationItem {
  public var searchController: UISearchController?
}

public enum UIModalPresentationStyle {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom
  case overFullScreen, overCurrentContext, popover
}

public enum UIModalTransitionStyle {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

@MainActor public class UIPresentationController {
  public weak var delegate: AnyObject?
}

@MainActor public class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
  public var barButtonItem: UIBarButtonItem?
}

@MainActor public class UISheetPresentationController: UIPresentationController {
  @MainActor public class Detent {
    public class func medium() -> Detent { fatalError() }
    public class func large() -> Detent { fatalError() }
    public struct Identifier: Sendable {
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
      public init(_ rawValue: String) {}
    }
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping (Any) -> Double?
    ) -> Detent { fatalError() }
  }
  public var detents: [Detent] = []
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext {}

@MainActor public class UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { true }
}

@MainActor open class UIViewController {
  public var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
  public init() {}
  public var view: UIView! { nil }
  public var title: String?
  public var navigationItem: UINavigationItem { fatalError() }
  public var definesPresentationContext = false
  public var providesPresentationContextTransitionStyle = false
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public var isModalInPresentation = false
  public var preferredContentSize = CGSize(width: 0, height: 0)
  public var presentationController: UIPresentationController? { nil }
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  public var sheetPresentationController: UISheetPresentationController? { nil }

  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  public func show(_ controller: UIViewController, sender: Any?) {}
  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
  public func addChild(_ child: UIViewController) {}
  public func removeFromParent() {}
  public func willMove(toParent parent: UIViewController?) {}
  public func didMove(toParent parent: UIViewController?) {}
  public func transition(
    from old: UIViewController, to new: UIViewController, duration: Double,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

open class UINavigationController: UIViewController {
  public override init() {}
  public init(rootViewController: UIViewController) {}
  public weak var delegate: AnyObject?
  public var viewControllers: [UIViewController] = []
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { nil }
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}

open class UITabBarController: UIViewController {
  public weak var delegate: AnyObject?
  public var viewControllers: [UIViewController]?
  public var selectedViewController: UIViewController?
  public var selectedIndex = 0
  public func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
}

open class UISplitViewController: UIViewController {
  public enum Style { case unspecified, doubleColumn, tripleColumn }
  public enum Column { case primary, supplementary, secondary, compact }
  public override init() {}
  public init(style: Style) {}
  public weak var delegate: AnyObject?
  public var viewControllers: [UIViewController] = []
  public func setViewController(_ viewController: UIViewController?, for column: Column) {}
}

open class UIPageViewController: UIViewController {
  public enum TransitionStyle { case pageCurl, scroll }
  public enum NavigationOrientation { case horizontal, vertical }
  public enum NavigationDirection { case forward, reverse }
  public enum SpineLocation: Int { case none, min, mid, max }
  public struct OptionsKey: Hashable, Sendable {
    public static let spineLocation = OptionsKey()
  }
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {}
  public weak var delegate: AnyObject?
  public weak var dataSource: AnyObject?
  public func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) {}
  public weak var delegate: AnyObject?
  public var isActive = false
}

open class UIAlertController: UIViewController {
  public enum Style { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
}

open class UIImagePickerController: UINavigationController {
  public enum SourceType { case photoLibrary, camera, savedPhotosAlbum }
  public var sourceType = SourceType.photoLibrary
}

public class UIActivity {}

open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {}
}

open class UITableViewController: UIViewController {}

public class UICollectionViewLayout { public init() {} }
public class UICollectionViewFlowLayout: UICollectionViewLayout { public override init() {} }

open class UICollectionViewController: UIViewController {
  public init(collectionViewLayout: UICollectionViewLayout) {}
}

// MARK: Other frameworks

public protocol View {}

open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) {}
}

open class SFSafariViewController: UIViewController {
  public init(url: URL) {}
  public weak var delegate: AnyObject?
}

open class MFMailComposeViewController: UINavigationController {
  public weak var mailComposeDelegate: AnyObject?
}

open class ABPeoplePickerNavigationController: UINavigationController {
  public weak var peoplePickerDelegate: AnyObject?
}
