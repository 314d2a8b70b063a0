// What the text of a call or a value says about routes.

extension Call {
  /// Whether an argument is the value of a link.
  func isLink(at place: Int) -> Bool {
    name == "NavigationLink" && allArguments[place].label == "value"
  }

  var isAppend: Bool { name == "append" && receiver != nil }

  /// Whether it only asks a list about a value, or goes back to it: `path.firstIndex(of: .home)`,
  /// `router.popTo(.home)`.
  var looksBack: Bool {
    guard let name, receiver != nil else { return false }
    if name.begins(withOneOf: ["pop"]) { return true }
    return ["firstIndex", "lastIndex", "contains", "starts", "elementsEqual"].contains(name)
  }

  /// Whether its words hand a route to a path or a router.
  var handsOverRoute: Bool {
    let verbs: Set = ["append", "push", "navigate", "present", "show", "open"]
    guard let name, verbs.contains(name), let receiver = receiver?.lastName?.lowercased() else {
      return false
    }
    return ["path", "rout", "nav", "stack"].contains { receiver.contains($0) }
  }

  /// The elements of a list that it makes from another one: `.init([.home])`, `NavigationPath()`.
  var listed: [Expression]? {
    let lists: Set = ["NavigationPath", "StackState"]
    guard let name, name == "init" || lists.contains(name), allArguments.count < 2 else {
      return nil
    }
    guard let only = allArguments.first else { return lists.contains(name) ? [] : nil }
    guard only.label.isEmpty, case .array(let elements) = only.value else { return nil }
    return elements
  }
}

extension Expression {
  /// The last route of a list, or the value itself; nil for a literal or a closure.
  var routeValue: Expression? {
    switch self {
    case .array(let elements): elements.last?.routeValue
    case .text, .constant, .closure: nil
    case .call(let call): call.listed.map { $0.last?.routeValue } ?? self
    default: self
    }
  }

  /// Whether it ends what a property shows: `nil`, `false`, or an empty list.
  var empties: Bool {
    switch self {
    case .constant("nil"), .constant("false"): true
    case .array(let elements): elements.isEmpty
    case .call(let call):
      call.listed?.isEmpty
        ?? (call.callee.isImplicitMember && call.name == "init" && call.allArguments.isEmpty)
    default: false
    }
  }

  /// Whether it is a part of the list with a name: `Array(path.prefix(1))`, `path.dropLast()`.
  func shortens(_ list: String) -> Bool {
    guard case .call(let call) = self else { return false }
    let parts: Set = ["prefix", "dropLast", "filter", "suffix", "dropFirst"]
    if let name = call.name, parts.contains(name), call.receiver?.lastName == list { return true }
    guard call.name == "Array", call.arguments.count == 1 else { return false }
    return call.arguments[0].value.shortens(list)
  }

  /// Whether it is a case, a constructor or a factory rather than a variable.
  var isMade: Bool {
    switch self {
    case .member(_, "self", _): false
    case .member(nil, _, _): true
    case .member(let base?, _, _): base.lastName?.isCapitalized == true
    case .call(let call): call.callee.isMade || call.name?.isCapitalized == true
    case .branches(let branches): branches.contains { $0.body.last?.isMade == true }
    default: false
    }
  }

  /// The list of an element: `path` of `path[0]`.
  var firstPart: Expression? {
    if case .group(let parts) = self { parts.first } else { nil }
  }
}

extension Context {
  /// Whether a value is only a parameter, so that the callers decide.
  func passesOn(_ value: Expression) -> Bool {
    if case .name(let name) = value { function.locals.parameters.contains(name) } else { false }
  }
}

extension Expression {
  /// The name of the type whose initializer is called: `Int64` of `Int64(number)`.
  var madeType: String? {
    if case .call(let call) = self, call.name?.isCapitalized == true {
      call.callee.dottedName
    } else {
      nil
    }
  }
}
