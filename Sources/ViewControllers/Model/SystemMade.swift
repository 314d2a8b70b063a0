import Diagnostics

/// The reason why UIKit makes a navigation controller that the description doesn't declare, and its
/// owner.
package struct SystemMade: Hashable, Sendable {
  package enum Role: String, CaseIterable, Sendable {
    /// The navigation controller around a split view controller's column (R25).
    case navigationController
    /// A tab bar controller's More controller, for the tabs without room in its bar (R27).
    case moreNavigationController
  }

  package let role: Role
  /// The column's controller, or the tab bar controller.
  package let owner: ViewController.Index

  package init(_ role: Role, for owner: ViewController.Index) {
    self.role = role
    self.owner = owner
  }
}

extension ViewController {
  /// The navigation controller that UIKit makes for a controller. Its id is a property of that
  /// controller.
  package init(_ role: SystemMade.Role, for owner: Index, _ declaration: ViewController) {
    let place = declaration.range
    self.init(
      id: Sourced("\(declaration.id.value).\(role.rawValue)", at: place),
      className: Sourced("UINavigationController", at: place))
    range = place
    self.systemMade = SystemMade(role, for: owner)
    if role == .moreNavigationController { title = Sourced("More", at: place) }
  }
}
