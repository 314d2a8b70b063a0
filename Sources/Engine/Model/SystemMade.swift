import VCSource

/// The reason why UIKit makes a controller that the description doesn't declare, and its owner.
package struct SystemMade: Hashable, Sendable {
  package enum Role: String, CaseIterable, Sendable {
    /// The navigation controller around a split view controller's column (R25).
    case navigationController
    /// A tab bar controller's More controller, for the tabs without room in its bar (R27).
    case moreNavigationController
    /// The list of these tabs, the first in the More controller's stack (R27).
    case moreListController

    var className: String {
      switch self {
      case .navigationController: "UINavigationController"
      case .moreNavigationController: "UIMoreNavigationController"
      case .moreListController: "UIMoreListController"
      }
    }
  }

  package let role: Role
  /// The column's controller, or the tab bar controller.
  package let owner: ViewController.Index

  package init(_ role: Role, for owner: ViewController.Index) {
    (self.role, self.owner) = (role, owner)
  }
}

extension UIKitClass {
  /// The superclasses of UIKit's own classes that an app doesn't name, but printed hierarchies and
  /// logs do, by name.
  static let ownClasses: [String: String] = [
    SystemMade.Role.moreNavigationController.className: "UINavigationController",
    SystemMade.Role.moreListController.className: "UIViewController",
  ]
}

extension ViewController {
  /// The controller that UIKit makes for a controller. Its id is a property of that controller.
  package init(
    _ role: SystemMade.Role, for owner: Index, _ declaration: ViewController,
    in language: Language = .en
  ) {
    let place = declaration.range
    self.init(
      id: Sourced("\(declaration.id.value).\(role.rawValue)", at: place),
      className: Sourced(role.className, at: place))
    range = place
    self.systemMade = SystemMade(role, for: owner)
    // UIKit translates it.
    let more = Wording(language).choose({ _ in "More" }, { _ in "更多" })
    if role != .navigationController { title = Sourced(more, at: place) }
  }
}
