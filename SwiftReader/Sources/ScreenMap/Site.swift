/// A call that brings a screen: it presents, pushes or otherwise shows it.
struct Site {
  /// The way a screen is brought.
  enum Verb {
    case present, show, showDetail, popover, sheet, cover, destination, link, segue, custom
    /// `window.rootViewController = home`.
    case root

    /// Whether it brings an app's first screen, if it happens when the app starts.
    var fillsFirst: Bool { self == .show || self == .root }

    /// Creates the verb that the name of one of the app's own functions suggests.
    init?(ofOwn name: String) {
      guard name.begins(withOneOf: ["present", "push", "show", "navigate", "open"]) else {
        return nil
      }
      self = name.begins(withOneOf: ["present", "open"]) ? .present : .show
    }

    /// The key of the segue in a description.
    var segueKey: String {
      switch self {
      case .present, .sheet, .cover: "present"
      case .popover: "popover"
      case .show, .destination, .link, .segue: "show"
      case .showDetail: "showDetail"
      case .custom, .root: "custom"
      }
    }
  }

  let verb: Verb
  let function: ProjectFunction
  let call: Call
  /// The expression for the screen; nil if there is only a value for which a table creates the
  /// screen.
  var target: Expression?
  /// The value that selects the screen: `item`, or `value` of a link.
  var value: Expression?
  /// The Boolean that shows the screen: `isPresented`.
  var flag: Expression?
  /// Whether it is shown until something is true, rather than when code asks for it:
  /// `isPresented: .constant(!isDone)`.
  var isShownUnasked: Bool {
    guard case .call(let constant)? = flag, constant.name == "constant" else { return false }
    return if case .negation? = constant.arguments.first?.value { true } else { false }
  }
  /// The type of the values for which `navigationDestination(for:)` makes screens.
  var valueType: String?
  var receiver: Expression?

  /// The index of the target among the call's arguments; nil if nothing is brought directly.
  var targetPlace: Int?

  var line: Int { call.line }
  var place: SourcePlace { SourcePlace(file: function.file, line: line) }

  /// The reason why the call counts as a site.
  enum Origin {
    /// UIKit, SwiftUI, or one of the project's views that bring a screen they are given.
    case known
    /// An author's settings.
    case named
    /// Only the name of one of the project's own functions.
    case likely
    /// A view that only chooses between screens.
    case choice
  }

  let origin: Origin

  /// What a view that only chooses decides by, nil for any other site.
  private(set) var choice: Choice?

  /// The site's call, as a question about where it runs.
  var chain: OccasionFinder.Chain { OccasionFinder.Chain(function: function, call: call) }

  /// Whether the target is the first parameter of the enclosing function.
  var bringsParameter: Bool {
    guard case .name(let name)? = target else { return false }
    return function.parameters.first?.name == name && function.name != "init"
  }

  /// The index of the view whose initializer receives the target, or whose modifier has the call where
  /// a view only chooses between screens; nil for any other call.
  var row: Int?

  /// Creates the site of a call.
  ///
  /// - Parameters:
  ///   - place: The index of the target among the call's arguments; nil if nothing is brought directly.
  ///   - target: The expression for the screen; by default that argument.
  init(
    _ call: Call, _ verb: Verb, _ origin: Origin, in function: ProjectFunction,
    at place: Int? = nil,
    bringing target: Expression? = nil
  ) {
    (self.call, self.verb, self.origin, self.function) = (call, verb, origin, function)
    targetPlace = place
    self.target = target ?? place.map { call.allArguments[$0].value }
  }

  /// Creates the site of a view's choice, which whoever changes the property brings about.
  init(_ choice: Choice, in function: ProjectFunction) {
    self.init(
      Call(callee: .name("body"), arguments: [], line: function.line), .custom, .choice,
      in: function,
      bringing: .closure(Closure(parameters: [(Choice.parameter, "")], body: choice.body)))
    self.choice = choice
    value = choice.subject
  }

  /// Creates the site of an assignment of a window's root.
  init(root: Expression, line: Int, in function: ProjectFunction) {
    // The place of the value's call is that of the assignment.
    let call =
      if case .call(let call) = root { call } else {
        Call(callee: .name("rootViewController"), arguments: [], line: line)
      }
    self.init(call, .root, .known, in: function, bringing: root)
  }

  /// Creates the site that a call of one of the project's own functions may be:
  /// `coordinator.present { Home() }`.
  init?(ownVerb call: Call, in function: ProjectFunction) {
    // The screen is what a closure creates.
    guard let verb = call.name.flatMap(Verb.init(ofOwn:)),
      let place = call.allArguments.lastIndex(where: { argument in
        guard case .closure(let closure) = argument.value else { return false }
        return closure.body.count == 1 && closure.body[0].maker != nil
      })
    else { return nil }
    self.init(call, verb, .likely, in: function, at: place)
  }

  /// The labels of arguments that say where something is shown, rather than what.
  static let sourceLabels: Set = ["from", "on", "in", "over", "above", "by", "using"]

  /// Creates the site that a call may be that passes an object for a screen to one of the app's own
  /// stacks: `stack.push(home)`.
  init?(presentable call: Call, in function: ProjectFunction) {
    let verbs: [(verb: Verb, words: [String])] = [
      (.show, ["push", "show", "navigate"]), (.root, ["setRoot"]),
      (.present, ["present", "set", "open"]),
    ]
    guard let name = call.name, let argument = call.arguments.first, call.receiver != nil,
      !Self.sourceLabels.contains(argument.label),
      let verb = verbs.first(where: { name.begins(withOneOf: $0.words) })?.verb
    else { return nil }
    self.init(call, verb, .likely, in: function, at: 0)
  }

  /// Creates the site of a call, nil if it isn't one.
  init?(_ call: Call, in function: ProjectFunction) {
    guard var name = call.name else { return nil }
    // `self.init(destination:)` in `extension NavigationLink`.
    if name == "init", let owner = function.owner, owner.isForeign { name = owner.name }
    guard let found = Found(call, named: name, in: function) else { return nil }
    self.init(call, found.verb, .known, in: function, at: found.target)
    target = target?.topOfStack
    value = found.value
    valueType = found.valueType
    flag = found.flag
    if [.present, .show, .showDetail, .segue].contains(verb) { receiver = call.receiver }
  }
}

extension Expression {
  /// The call that makes what a chain of calls begins with: `Home()` in `Home().padding()`; nil if
  /// that isn't made there.
  var maker: Call? {
    var next: Expression? = self
    // The limit is far above the length of real chains of modifiers.
    for _ in 0..<40 {
      guard case .call(let call)? = next else { return nil }
      if call.name?.isCapitalized == true { return call }
      next = call.receiver
    }
    return nil
  }

  /// Whether it is `.name` or a call of it.
  var isImplicitMember: Bool {
    switch self {
    case .member(nil, _, _): true
    case .call(let call): call.callee.isImplicitMember
    default: false
    }
  }

  /// The last of a list, which lies on top of a stack; any other expression unchanged.
  /// `stack.viewControllers + [home]` is a list, too.
  fileprivate var topOfStack: Expression {
    switch self {
    case .array(let elements): elements.last ?? self
    case .group(let parts):
      if case .array(let elements)? = parts.last, let last = elements.last { last } else { self }
    default: self
    }
  }

  /// The name after the last dot.
  var lastName: String? {
    switch self {
    case .name(let name): name
    case .member(_, let name, _): name
    default: nil
    }
  }

  /// The name of a property of `self`: `name` or `self.name`.
  var ownName: String? {
    switch self {
    case .name(let name), .member(.name("self")?, let name, _): name
    default: nil
    }
  }

  /// `A.B` for names with dots, nil for another expression.
  var dottedName: String? {
    switch self {
    case .name(let name): name
    case .member(.name(let base)?, let name, _): base + "." + name
    default: nil
    }
  }
}
