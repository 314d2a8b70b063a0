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

/// The evidence for a finding, besides constructors, variables, declared types and factories.
struct Evidence: OptionSet {
  let rawValue: Int

  /// An argument that a caller passes.
  static let caller = Evidence(rawValue: 1)
  /// The branch that an enum's case selects.
  static let route = Evidence(rawValue: 2)
  /// The only type that conforms to a protocol.
  static let conformer = Evidence(rawValue: 4)
  /// A function found by its name alone.
  static let name = Evidence(rawValue: 8)
  /// The owner of the object that makes the call.
  static let owner = Evidence(rawValue: 16)
  /// A storyboard.
  static let storyboard = Evidence(rawValue: 32)
  /// Several views side by side, none of which is the whole.
  static let siblings = Evidence(rawValue: 64)
  /// A choice whose branches may all be taken.
  static let openChoice = Evidence(rawValue: 128)
  /// One of the screens that contain a component.
  static let component = Evidence(rawValue: 256)

  /// The evidence that makes a segue an inferred one.
  static let inferring: Evidence = [.caller, .route, .conformer, .name, .owner, .component]
}
