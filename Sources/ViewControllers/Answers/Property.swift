/// A property of UIViewController that relates it to others.
public enum Property: String, CaseIterable, Sendable {
  /// The direct container (R1).
  case parentViewController
  /// The nearest navigation controller above (R2).
  case navigationController
  /// The nearest tab bar controller above (R2).
  case tabBarController
  /// The nearest split view controller above (R2).
  case splitViewController
  /// The presenter of the family's top (R3).
  case presentingViewController
  /// What the controller or the nearest ancestor that presents has presented (R4).
  case presentedViewController
  /// The contained controllers (R16).
  case children
  /// The end of a navigation controller's stack (R18).
  case topViewController
  /// What is seen of a navigation controller's stack: what is presented over its top, else the top.
  case visibleViewController
  /// The tab that a tab bar controller shows (R21, R27).
  case selectedViewController

  /// From the name in Swift or in Objective-C (`parent`, `childViewControllers`), or as a
  /// navigation or tab bar controller calls its children (`viewControllers`).
  public init?(spelling: String) {
    switch spelling {
    case "parent": self = .parentViewController
    case "childViewControllers", "viewControllers": self = .children
    default: self.init(rawValue: spelling)
    }
  }

  /// The properties that hold one controller or nil, in the order in which they are reported.
  package static let pointers: [Property] =
    containers + [.presentingViewController, .presentedViewController]

  /// The properties that lead to a container, the nearest kind first (R1, R2).
  package static let containers: [Property] = [
    .parentViewController, .navigationController, .tabBarController, .splitViewController,
  ]

  /// The kind of container that alone has the property, nil where every controller has it.
  package var owningKind: ContainerKind? {
    switch self {
    case .topViewController, .visibleViewController: .navigation
    case .selectedViewController: .tabBar
    default: nil
    }
  }

  /// The properties that a controller of a kind has.
  package static func all(of kind: ContainerKind) -> [Property] {
    allCases.filter { $0.owningKind == nil || $0.owningKind == kind }
  }

  /// The window's property.
  package static let rootViewController = "rootViewController"
  /// The window's scene (R28).
  package static let windowScene = "windowScene"
  /// The name of a view's.
  package static let subviews = "subviews"

  /// The kind of container that the property looks for (R2), nil for the others.
  package var kind: ContainerKind? {
    switch self {
    case .navigationController: .navigation
    case .tabBarController: .tabBar
    case .splitViewController: .split
    default: nil
    }
  }
}

extension Hierarchy {
  /// What a property holds, nil for `children`.
  package func pointer(_ property: Property, of index: Index) -> Index? {
    switch property {
    case .parentViewController: parentViewController(of: index)
    case .navigationController: navigationController(of: index)
    case .tabBarController: tabBarController(of: index)
    case .splitViewController: splitViewController(of: index)
    case .presentingViewController: presentingViewController(of: index)
    case .presentedViewController: presentedViewController(of: index)
    case .children: nil
    case .topViewController: topViewController(of: index)
    case .visibleViewController:
      topViewController(of: index).map { presentedViewController(of: $0) ?? $0 }
    case .selectedViewController: selectedViewController(of: index)
    }
  }

  /// The end of a navigation controller's stack (R18); nil of an empty one, and of other controllers.
  public func topViewController(of index: Index) -> Index? {
    state.kinds[index] == .navigation ? children(of: index).last : nil
  }

  /// What a property holds, as a list of at most one for all but `children`.
  public func value(of property: Property, for index: Index) -> [Index] {
    property == .children ? children(of: index) : pointer(property, of: index).map { [$0] } ?? []
  }
}
