import VCSource

/// A property of UIViewController that relates it to other controllers.
package enum Property: String, CaseIterable, Sendable {
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
  /// The controller presented by the owner or its nearest ancestor that presents (R4).
  case presentedViewController
  /// The contained controllers (R16).
  case children
  /// The end of a navigation controller's stack (R18).
  case topViewController
  /// The visible controller of a navigation controller's stack: the one presented over its top,
  /// else the top.
  case visibleViewController
  /// The tab that a tab bar controller shows (R21, R27).
  case selectedViewController

  /// Creates a property from its name in Swift or in Objective-C (`parent`,
  /// `childViewControllers`), or from the name of a container's children (`viewControllers`).
  package init?(spelling: String) {
    switch spelling {
    case "parent": self = .parentViewController
    case "childViewControllers", "viewControllers": self = .children
    default: self.init(rawValue: spelling)
    }
  }

  /// The properties with one controller or nil, in the order of reports.
  package static let pointers: [Property] =
    containers + [.presentingViewController, .presentedViewController]

  /// The properties that lead to a container, the nearest first (R1, R2).
  package static let containers: [Property] = [
    .parentViewController, .navigationController, .tabBarController, .splitViewController,
  ]

  /// The only kind of container with the property, nil if every controller has it.
  package var owningKind: ContainerKind? {
    switch self {
    case .topViewController, .visibleViewController: .navigation
    case .selectedViewController: .tabBar
    default: nil
    }
  }

  /// The properties of controllers of a kind.
  package static func all(of kind: ContainerKind) -> [Property] {
    allCases.filter { $0.owningKind == nil || $0.owningKind == kind }
  }

  /// The name of the window's property.
  package static let rootViewController = "rootViewController"
  /// The name of the property for the window's scene (R28).
  package static let windowScene = "windowScene"
  /// The name of the view's property.
  package static let subviews = "subviews"

  /// The kind of container that the property looks for (R2), else nil.
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
  /// The value of a property, nil for `children`.
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

  /// The end of a navigation controller's stack (R18); nil if that is empty, and for other
  /// controllers.
  package func topViewController(of index: Index) -> Index? {
    state.kinds[index] == .navigation ? children(of: index).last : nil
  }

  /// The value of a property, as a list with at most one element for all but `children`.
  package func value(of property: Property, for index: Index) -> [Index] {
    property == .children ? children(of: index) : pointer(property, of: index).map { [$0] } ?? []
  }
}
