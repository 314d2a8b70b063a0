// As much of UIKit, and of what else the system has, as printed code uses: the same names and types,
// and nothing behind them. No product has this file: a test gives it to the compiler.

public typealias CGFloat = Double
public struct CGSize { public init(width: CGFloat, height: CGFloat) {} }
public struct CGRect {}
public struct URL {}

@MainActor open class UIResponder: Equatable {
  public init() {}
  nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
}

@MainActor public class UIView: UIResponder {
  public override init() {}
  public weak var window: UIWindow?
  public var superview: UIView? { nil }
  public var frame = CGRect()
  public var bounds = CGRect()
  public func addSubview(_ view: UIView) {}
  public func removeFromSuperview() {}
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
  public func endEditing(_ force: Bool) -> Bool { force }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 1)
  }
}

@MainActor public class UIWindow: UIView {
  public override init() {}
  public init(windowScene: UIWindowScene) {}
  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene? { nil }
  public func makeKeyAndVisible() {}
}

@MainActor public class UILabel: UIView {}
@MainActor public class UITextField: UIView { public var inputView, inputAccessoryView: UIView? }

@MainActor public class UIScene: Hashable {
  nonisolated public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) {}
  public enum ActivationState { case foregroundActive }
  public var activationState: ActivationState { .foregroundActive }
  public class ConnectionOptions {}
}
public class UISceneSession {}
@MainActor public class UIWindowScene: UIScene {
  public class GeometryPreferences {
    public static func iOS(interfaceOrientations: UIInterfaceOrientationMask) -> GeometryPreferences
    {
      GeometryPreferences()
    }
  }
  public var keyWindow: UIWindow? { nil }
  public func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
@MainActor public protocol UIWindowSceneDelegate {}
@MainActor public class UIApplication {
  public static let shared = UIApplication()
  public var connectedScenes: Set<UIScene> = []
}

@MainActor public class UITabBarItem {
  public init(title: String?, image: AnyObject?, tag: Int) {}
}
public class Bundle { public init(for aClass: AnyClass) {} }
@MainActor public class UIStoryboard {
  public init(name: String, bundle: AnyObject?) {}
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fatalError()
  }
}
@MainActor open class UIStoryboardSegue {
  public var source: UIViewController { fatalError() }
  public var destination: UIViewController { fatalError() }
  open func perform() {}
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
}
public enum UIInterfaceOrientation { case portrait, landscapeLeft, landscapeRight }

public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue()
  public func async(execute work: @escaping @MainActor () -> Void) {}
}

@MainActor public class UIBarButtonItem { public init() {} }

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
  public var sourceRect = CGRect()
  public var barButtonItem: UIBarButtonItem?
  public var adaptiveSheetPresentationController: UISheetPresentationController { fatalError() }
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
  public var prefersEdgeAttachedInCompactHeight = false
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext {}

@MainActor public class UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { true }
}

public enum UIUserInterfaceIdiom { case phone, pad }

public struct UITraitCollection { public var userInterfaceIdiom = UIUserInterfaceIdiom.phone }

@MainActor open class UIViewController: UIResponder {
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
  public override init() {}
  public var view: UIView!
  public var viewIfLoaded: UIView? { nil }
  public var isBeingDismissed: Bool { false }
  public var presentedViewController: UIViewController? { nil }
  public var parent: UIViewController? { nil }
  public var presentingViewController: UIViewController? { nil }
  public var navigationController: UINavigationController? { nil }
  public var tabBarController: UITabBarController? { nil }
  public var splitViewController: UISplitViewController? { nil }
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public var tabBarItem: UITabBarItem!
  public var storyboard: UIStoryboard? { nil }
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func loadView() {}
  public func loadViewIfNeeded() {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  public func endAppearanceTransition() {}
  public var title: String?
  public var navigationItem: UINavigationItem { fatalError() }
  public var definesPresentationContext = false
  public var providesPresentationContextTransitionStyle = false
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public var isModalInPresentation = false
  public var modalPresentationCapturesStatusBarAppearance = false
  public var hidesBottomBarWhenPushed = false
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

@MainActor open class UITab {
  public enum Placement { case automatic, sidebarOnly }
  public var preferredPlacement: Placement = .automatic
  public init(
    title: String, image: AnyObject?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {}
}
public class UITabGroup: UITab {
  public var managingNavigationController: UINavigationController?
  public var defaultChildIdentifier: String?
  public init(
    title: String, image: AnyObject?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier)
  }
}

open class UITabBarController: UIViewController {
  public var tabs: [UITab] = []
  public weak var delegate: AnyObject?
  public var viewControllers: [UIViewController]?
  public var selectedViewController: UIViewController?
  public var selectedIndex = 0
  public var selectedTab: UITab?
  public func tab(forIdentifier identifier: String) -> UITab? { nil }
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
  public func show(_ column: Column) {}
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
  public func addAction(_ action: UIAlertAction) {}
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}

@MainActor public class UIAlertAction {
  public enum Style { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
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

@MainActor public protocol View {
  associatedtype Body: View = Never
  var body: Body { get }
}
extension View where Body == Never { public var body: Never { fatalError() } }
extension Never: View { public typealias Body = Never }

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  public static func buildEither(first view: some View) -> EitherView { EitherView() }
  public static func buildEither(second view: some View) -> EitherView { EitherView() }
}
public struct EitherView: View {}
public struct Text: View { public init(_ text: String) {} }
public struct ButtonRole: Sendable { public static let destructive = ButtonRole() }
public struct Button: View {
  public init(_ title: String, action: () -> Void) {}
  public init(_ title: String, role: ButtonRole?, action: () -> Void) {}
}

@propertyWrapper public struct Binding<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
}
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension View {
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { self }
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { self }
  public func alert(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  public func confirmationDialog(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  public func alert<T>(
    _ title: String, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    self
  }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func navigationDestination<T: Hashable>(
    for data: T.Type, @ViewBuilder destination: @escaping (T) -> some View
  ) -> some View { self }
}

public struct NavigationPath { public init(_ elements: some Sequence<some Hashable>) {} }
public struct NavigationStack: View {
  public init(@ViewBuilder root: () -> some View) {}
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> some View) {}
}

open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) {}
}

open class SFSafariViewController: UIViewController {
  public init(url: URL) {}
  public weak var delegate: AnyObject?
}

open class MFMailComposeViewController: UINavigationController {
  public weak var mailComposeDelegate: AnyObject?
  public class func canSendMail() -> Bool { true }
}

open class ABPeoplePickerNavigationController: UINavigationController {
  public weak var peoplePickerDelegate: AnyObject?
}
