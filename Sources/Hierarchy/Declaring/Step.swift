/// A call that changes the hierarchy, or what the user does.
///
/// A step of any other verb of a description is written with its keys:
/// `["transition": "list", "from": "map"]`.
public struct Step: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var members: Members

  public init(dictionaryLiteral members: (String, Value)...) { self.members = Members(members) }

  /// The caption of figures after the step.
  public var label: String? {
    get { members[text: "label"] }
    set { members[text: "label"] = newValue }
  }

  /// Any key of a step in a description, such as `during`.
  public subscript(key: String) -> Value? {
    get { members[key] }
    set { members[key] = newValue }
  }

  /// The step with a caption.
  public func labelled(_ label: String) -> Step {
    var step = self
    step.label = label
    return step
  }

  /// `present(_:animated:completion:)` of a declared controller, sent to another.
  public static func present(_ presented: ControllerID, from receiver: ControllerID) -> Step {
    ["present": presented.value, "from": receiver.value]
  }

  /// `present(_:animated:completion:)` of a new controller.
  public static func present(_ presented: Controller, from receiver: ControllerID) -> Step {
    ["present": presented.value, "from": receiver.value]
  }

  /// `dismiss(animated:completion:)`, sent to a controller.
  public static func dismiss(_ receiver: ControllerID) -> Step { ["dismiss": receiver.value] }

  /// `pushViewController(_:animated:)` of a declared controller.
  public static func push(_ pushed: ControllerID, onto container: ControllerID) -> Step {
    ["push": pushed.value, "onto": container.value]
  }

  /// `pushViewController(_:animated:)` of a new controller.
  public static func push(_ pushed: Controller, onto container: ControllerID) -> Step {
    ["push": pushed.value, "onto": container.value]
  }

  /// `popViewController(animated:)` of a navigation controller.
  public static func pop(_ container: ControllerID) -> Step { ["pop": container.value] }

  /// The selection of a tab.
  public static func select(_ child: ControllerID, in container: ControllerID) -> Step {
    ["select": child.value, "in": container.value]
  }

  init(_ members: Members) { self.members = members }

  var value: Value { Value(.members(members)) }
}

/// A way from a screen to another, which a map shows.
public struct Segue: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var members: Members

  /// A segue of any kind of a description: `["show": "detail", "from": "list"]`.
  public init(dictionaryLiteral members: (String, Value)...) { self.members = Members(members) }

  /// Any key of a segue in a description, such as `identifier` or `label`.
  public subscript(key: String) -> Value? {
    get { members[key] }
    set { members[key] = newValue }
  }

  /// A segue that shows a screen: that pushes it where a navigation controller takes it.
  public static func show(_ destination: ControllerID, from source: ControllerID) -> Segue {
    ["show": destination.value, "from": source.value]
  }

  /// A segue that presents a screen.
  public static func present(_ destination: ControllerID, from source: ControllerID) -> Segue {
    ["present": destination.value, "from": source.value]
  }

  init(_ members: Members) { self.members = members }

  var value: Value { Value(.members(members)) }
}
