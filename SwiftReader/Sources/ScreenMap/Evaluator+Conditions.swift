// Conditions whose outcome the arguments of a call decide.

extension Evaluator {
  /// Whether a call can be reached through its enclosing branches, given the bindings.
  func isAlive(_ call: Call, in context: Context) -> Bool {
    context.function.branches.around(call).allSatisfy { mayTake($0, in: context) }
  }

  /// Returns a function's context at a call: with the variables of the patterns around it, as far as the
  /// cases are known.
  func context(at call: Call, in context: Context) -> Context {
    var context = context
    for case .selection(let selection, let index) in context.function.branches.around(call) {
      guard let value = caseValue(of: selection.subject, in: context),
        let pattern = selection.cases[index].patterns.first(where: { $0.name == value.name })
      else { continue }
      context = context.binding(payload(of: pattern, from: value, of: value.type))
    }
    return context
  }

  private func mayTake(_ place: Branches.Place, in context: Context) -> Bool {
    switch place {
    case .selection(let selection, let index):
      guard let name = caseValue(of: selection.subject, in: context)?.name else { return true }
      let branch = selection.cases[index]
      if branch.names.contains(name) { return true }
      return branch.names.isEmpty && !selection.cases.contains { $0.names.contains(name) }
    case .condition(let branches, let index):
      if truth(of: branches[index], in: context) == false { return false }
      return branches[..<index].allSatisfy { truth(of: $0, in: context) != true }
    }
  }

  /// Returns whether all conditions of a branch hold, nil if that isn't known.
  private func truth(of branch: Branch, in context: Context) -> Bool? {
    let truths = branch.conditions.map { truth(of: $0, in: context) }
    if truths.contains(false) { return false }
    return truths.contains(nil) ? nil : true
  }

  /// Returns whether a condition holds, nil if that isn't known.
  private func truth(of condition: Expression, in context: Context) -> Bool? {
    if case .binding(let binding) = condition, case .cast(let cast, let name)? = binding.value {
      return isValue(cast, of: name, in: context)
    }
    let value = value(of: condition, in: context)
    switch value.expression {
    case .constant("true"): return true
    case .constant("false"): return false
    case .negation(let inner): return truth(of: inner, in: value.context).map { !$0 }
    default: return nil
    }
  }

  /// Returns whether a route is of an enum or a struct: `if let home = route.base as? HomeRoute`. Nil
  /// if that isn't known.
  private func isValue(_ route: Expression, of name: String, in context: Context) -> Bool? {
    guard let wanted = type(named: name, in: context),
      wanted.kind == .enum || wanted.kind == .struct
    else { return nil }
    let value = value(of: route, in: context)
    if case .name(let name) = value.expression, value.type == nil,
      value.context.function.locals.parameters.contains(name)
    {
      needsCallers = true
      return nil
    }
    guard let given = value.type ?? type(of: value.expression, in: value.context),
      given.kind == .enum || given.kind == .struct
    else { return nil }
    return given === wanted
  }

  /// Returns the branches that may be taken, given the bindings.
  func open(_ branches: [Branch], in context: Context) -> [Branch] {
    guard !context.bindings.isEmpty else { return branches }
    var open: [Branch] = []
    for branch in branches {
      let holds = truth(of: branch, in: context)
      if holds != false { open.append(branch) }
      if holds == true { break }
    }
    return open
  }

  /// Returns the values of a name that may reach a call through tests of their type:
  /// `if next is UINavigationController`. Nil without such a test.
  func values(of name: String, reaching call: Call, in context: Context) -> [Context.Bound]? {
    var tests: [(type: String, holds: Bool)] = []
    for case .condition(let branches, let index) in context.function.branches.around(call) {
      tests += branches[index].conditions.compactMap { $0.typeTest(of: name) }
      for branch in branches[..<index] where branch.conditions.count == 1 {
        tests += branch.conditions.compactMap { $0.typeTest(of: name) }.map { ($0.type, !$0.holds) }
      }
    }
    guard !tests.isEmpty else { return nil }
    return alternatives(of: .name(name), as: nil, in: context).filter { value in
      tests.allSatisfy { test in
        isInstance(value.value, of: test.type, in: value.context).map { $0 == test.holds } ?? true
      }
    }
  }

  /// Returns whether a constructed object is of a class, nil for any other value.
  private func isInstance(_ value: Expression, of name: String, in context: Context) -> Bool? {
    guard case .call(let call) = value, let made = path(call.callee) else { return nil }
    if TypeName.simple(made) == TypeName.simple(TypeName.base(name)) { return true }
    guard let type = type(madeBy: call, as: nil, in: context), !type.isForeign else {
      return SystemNames.isController(made) ? false : nil
    }
    let parents = project.supertypes(of: type)
    return parents.external.contains(name) || parents.types.contains { $0.simpleName == name }
  }

  /// Returns the presentation style that a function gives a controller on every path; nil if some
  /// path gives another one, or none.
  func style(of name: String, in context: Context) -> String? {
    if case .certain(let style) = style(of: name, in: context.function.body, context) {
      style
    } else {
      nil
    }
  }

  private enum Style: Equatable {
    case none, unknown
    case certain(String)
  }

  private func style(of name: String, in body: [Expression], _ context: Context) -> Style {
    var style = Style.none
    for statement in body {
      let next: Style
      switch statement {
      case .assignment(.member(.name(name), "modalPresentationStyle", _), let value, _):
        if case .member(nil, let written, _) = value {
          next = .certain(written)
        } else {
          next = .unknown
        }
      case .branches(let branches): next = self.style(of: name, in: branches, context)
      case .selection(let selection):
        let styles = open(selection, in: context).map {
          self.style(of: name, in: $0.body, $0.context)
        }
        next = Self.same(styles)
      case .group(let parts): next = self.style(of: name, in: parts, context)
      default: next = .none
      }
      if next != .none { style = next }
    }
    return style
  }

  private func style(of name: String, in branches: [Branch], _ context: Context) -> Style {
    let open = open(branches, in: context)
    let isComplete = open.last.map { truth(of: $0, in: context) == true } ?? false
    let styles = open.map { style(of: name, in: $0.body, context) }
    return Self.same(isComplete ? styles : styles + [.none])
  }

  /// Returns the style that all paths agree on.
  private static func same(_ styles: [Style]) -> Style {
    guard let first = styles.first else { return .none }
    return styles.allSatisfy { $0 == first } ? first : .unknown
  }
}

extension Expression {
  /// Returns the type with which a name is compared, and whether the test asks for it.
  fileprivate func typeTest(of name: String) -> (type: String, holds: Bool)? {
    switch self {
    case .typeTest(.name(name), let type): (type, true)
    case .negation(let inner): inner.typeTest(of: name).map { ($0.type, !$0.holds) }
    default: nil
    }
  }
}
