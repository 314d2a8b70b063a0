import Diagnostics

/// Why UIKit makes a navigation controller that no description declares, and for whom.
package struct SystemMade: Hashable, Sendable {
  package enum Role: String, CaseIterable, Sendable {
    /// Around the controller of a split view controller's column (R25).
    case navigationController
    /// A tab bar controller's, for the tabs that its bar has no room for (R27).
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
  /// The navigation controller that UIKit makes for a controller: its id is a property of that one.
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
