// Actions: an action's cases say which features send it.

extension Features {
  /// What an action is about: the enum with its cases, and the feature that sends it.
  struct Sender {
    var cases: ProjectType?
    var feature: ProjectType?
  }

  /// A case of an action's pattern, and the feature that sends the case's value.
  struct Step {
    /// The enum with the case.
    let cases: ProjectType
    let name: String
    let feature: ProjectType?
  }

  /// Returns the cases that lead to a call, by the `switch` statements around it, each the innermost
  /// first: those of `Intro` and of `Shop` for `case .intro(.delegate(.done))` in `Shop`. A branch with
  /// several patterns has several lists.
  func steps(to call: Call, in function: ProjectFunction) -> [[Step]] {
    steps(through: function.branches.around(call), in: function)
  }

  /// Returns the cases of the `switch` statements with some branches of a function.
  func steps(through branches: [Branches.Place], in function: ProjectFunction) -> [[Step]] {
    var variables: [String: Sender] = [:]
    var found: [[Step]] = []
    for case .selection(let selection, let index) in branches {
      guard let start = sender(selection.subject, in: function, variables), start.cases != nil
      else { continue }
      var lists: [[Step]] = []
      for pattern in selection.cases[index].patterns {
        let (list, sender) = follow(pattern, from: start)
        lists.append(list)
        for (_, variable) in pattern.payload where !variable.isEmpty {
          variables[variable] = sender
        }
      }
      if lists.isEmpty { lists = [[]] }
      found = found.isEmpty ? lists : lists.flatMap { list in found.map { list + $0 } }
    }
    return found
  }

  /// Returns the cases along a pattern, the innermost first, and the sender of its first case's value.
  private func follow(_ pattern: Selection.Pattern, from start: Sender) -> ([Step], Sender?) {
    var list: [Step] = []
    var next = start
    var first: Sender?
    for name in [pattern.name] + pattern.nested {
      guard let cases = next.cases, let found = cases.cases[name] else { continue }
      let inner = found.parameters.lazy.compactMap {
        self.sender($0.type, in: cases, file: cases.file)
      }.first
      if first == nil { first = inner }
      list.insert(Step(cases: cases, name: name, feature: inner?.feature), at: 0)
      guard let inner else { break }
      next = inner
    }
    return (list, first)
  }

  /// Returns the sender of the action over which a `switch` decides, nil for another value.
  private func sender(
    _ subject: Expression, in function: ProjectFunction, _ variables: [String: Sender]
  ) -> Sender? {
    guard case .name(let name) = subject else { return nil }
    if let known = variables[name] { return known }
    if let written = function.locals.types[name]?.first {
      return sender(written, in: function.owner, file: function.file)
    }
    guard name.isVariable("action"), let owner = function.owner, let feature = feature(of: owner)
    else { return nil }
    return Sender(cases: part("Action", of: feature), feature: feature)
  }

  /// Returns the sender of the actions of a written type: `Cart` for `Cart.Action`,
  /// `PresentationAction<Cart.Action>`, and for `Cart` in an enum of reducers; nil for another type.
  private func sender(_ written: String, in scope: ProjectType?, file: Int) -> Sender? {
    let wrappers: Set = [
      "StackActionOf", "StackAction", "PresentationAction", "IdentifiedActionOf",
      "IdentifiedAction",
    ]
    var name = TypeName.base(written)
    // A state doesn't say which screen is shown.
    if name.hasSuffix("State") { return nil }
    let isWrapped = wrappers.contains(name)
    if isWrapped, let inner = TypeName.arguments(written).last { name = TypeName.base(inner) }
    if let type = project.type(named: name, in: scope, file: file) {
      if type.kind == .enum, type.simpleName.hasSuffix("Action") || type.name.contains("Action.") {
        return Sender(cases: type, feature: feature(of: type))
      }
      let isReducer = isWrapped || scope?.simpleName.hasSuffix("Action") == false
      guard isReducer,
        view(of: type) != nil || type.kind == .enum || part("Action", of: type) != nil
      else { return nil }
      return Sender(
        cases: part("Action", of: type) ?? (type.kind == .enum ? type : nil),
        feature: feature(of: type))
    }
    // The macro makes the actions of an enum of reducers, and an alias may name them.
    guard name.hasSuffix(".Action"),
      let type = project.type(named: name.withoutSuffix(".Action"), in: scope, file: file)
    else { return nil }
    return Sender(cases: type.kind == .enum ? type : nil, feature: feature(of: type))
  }

  /// The feature of an action that a call makes, and the type of the action's value.
  typealias Made = (feature: ProjectType, type: ProjectType)

  /// Returns the action that a call makes of a route: `push` for `.send(.push(.detail))`, an action of
  /// the feature itself, else of the only one with such a case. Nil for another call.
  func action(madeBy call: Call, of route: Expression, at place: Int, in function: ProjectFunction)
    -> Made?
  {
    guard case .member(nil, let name, _) = call.callee else { return nil }
    let found = (actions[name] ?? []).compactMap { actions -> Made? in
      guard let parameters = actions.cases[name]?.parameters, place < parameters.count,
        let type = project.type(named: parameters[place].type, within: actions),
        type.kind == .enum, route.mayBe(of: type), let feature = feature(of: actions)
      else { return nil }
      return (feature, type)
    }
    let own = function.owner.flatMap { !$0.isForeign ? feature(of: $0) : nil }
    return found.first { $0.feature === own } ?? (found.count == 1 ? found[0] : nil)
  }
}
