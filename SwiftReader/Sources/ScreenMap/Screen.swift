/// An end of a transition.
enum Screen: Hashable {
  /// A type of the project, by its index.
  case type(Int)
  /// A type that the project doesn't declare.
  case external(String)

  /// The index of the project's type, nil for another.
  var type: Int? { if case .type(let index) = self { index } else { nil } }

  /// Whether it is a plain tab bar or split view controller.
  var isContainer: Bool {
    self == .external("UITabBarController") || self == .external("UISplitViewController")
  }

  /// Whether it is a class of another module, rather than of the system, that may only frame its
  /// children.
  var isForeignContainer: Bool {
    guard case .external(let name) = self else { return false }
    return name == "UIViewController" || SystemNames.isOwnController(name)
  }
}

/// The evidence for a finding, besides what code says about its ends.
struct Evidence: OptionSet {
  let rawValue: Int

  /// A function found by its name alone.
  static let name = Evidence(rawValue: 1)
  /// The screen that shows what code hands over, though no code is seen that does.
  static let unseen = Evidence(rawValue: 2)
  /// The screens that keep the object that makes the call, though no screen is seen to call it.
  static let keepers = Evidence(rawValue: 4)
  /// Several views side by side, none of which is the whole.
  static let siblings = Evidence(rawValue: 8)
  /// A choice whose branches may all be taken.
  static let openChoice = Evidence(rawValue: 16)
  /// One of the screens that contain a component.
  static let component = Evidence(rawValue: 32)
  /// A view that is part of the screen and a screen itself.
  static let embedded = Evidence(rawValue: 64)

  /// The evidence that leaves a doubt about an arrow, whatever its ends.
  static let doubts: Evidence = [.name, .unseen, .component, .embedded]
}
