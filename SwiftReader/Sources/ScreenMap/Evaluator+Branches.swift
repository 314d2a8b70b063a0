extension Evaluator {
  /// Returns the branches of a `switch` that may be taken: only one if the case is known. Their
  /// contexts bind the patterns' variables.
  func open(_ selection: Selection, in context: Context) -> [(body: [Expression], context: Context)]
  {
    let value = caseValue(of: selection.subject, in: context)
    let cases = chosen(selection, by: value, in: context)
    let hasPayload = cases.contains { $0.patterns.contains { !$0.payload.isEmpty } }
    let type = hasPayload ? value?.type ?? self.type(of: selection.subject, in: context) : nil
    return cases.map { branch in
      let pattern = branch.patterns.first { value == nil || $0.name == value?.name }
      let bindings = pattern.map { payload(of: $0, from: value, of: type) } ?? [:]
      return (branch.body, context.binding(bindings))
    }
  }

  private func chosen(_ selection: Selection, by value: CaseValue?, in context: Context)
    -> [Selection.Case]
  {
    guard let value else {
      if case .name(let subject) = selection.subject,
        context.function.locals.parameters.contains(subject), context.bindings[subject] == nil
      {
        needsCallers = true
      }
      // All branches of a sheet's own `switch` may be taken.
      if context.function !== home { evidence.insert(.openChoice) }
      return selection.cases
    }
    decisions += 1
    let chosen = selection.cases.filter { $0.names.contains(value.name) }
    return chosen.isEmpty ? selection.cases.filter { $0.names.isEmpty } : chosen
  }

  /// Returns `A.B` for names with dots, nil for another expression.
  func path(_ expression: Expression) -> String? {
    var parts: [String] = []
    var next = expression
    while true {
      switch next {
      case .name(let name):
        guard project.mayNameType(name) else { return nil }
        return ([name] + parts.reversed()).joined(separator: ".")
      case .member(let base?, let name, _):
        guard name.isCapitalized else { return nil }
        parts.append(name)
        next = base
      default: return nil
      }
    }
  }

  /// Returns the screens that a body returns, or shows if it builds views.
  func screens(ofBody body: [Expression], in context: Context, _ depth: Int) -> [Screen] {
    guard mayGo(on: depth) else { return [] }
    let returned = self.returned(by: body, in: context)
    if !returned.isEmpty {
      return union(returned.map { screens($0.value, in: $0.context, depth + 1) })
    }
    var found: [Screen] = []
    for statement in body {
      switch statement {
      case .binding, .function, .type, .assignment, .text: continue
      case .group where body.count > 1: continue
      default: break
      }
      let shown = screens(statement, in: context, depth + 1)
      // Screens side by side are parts: none is the whole.
      if !found.isEmpty, !shown.isEmpty { evidence.insert(.siblings) }
      found = union([found, shown])
    }
    return found
  }

  /// Returns the screens of several branches. A branch that builds a view in place adds none if
  /// another shows a whole screen.
  func screens(ofBranches branches: [(body: [Expression], context: Context)], _ depth: Int)
    -> [Screen]
  {
    let before = evidence
    var (whole, built): ([[Screen]], [[Screen]]) = ([], [])
    var (evidenceOfWhole, evidenceOfBuilt): (Evidence, Evidence) = ([], [])
    for branch in branches {
      evidence = []
      let found = screens(ofBody: branch.body, in: branch.context, depth)
      if evidence.contains(.siblings) {
        built.append(found)
        evidenceOfBuilt.formUnion(evidence)
      } else {
        whole.append(found)
        evidenceOfWhole.formUnion(evidence)
      }
    }
    evidence = before.union(evidenceOfWhole)
    let found = union(whole)
    guard found.isEmpty else { return found }
    evidence.formUnion(evidenceOfBuilt)
    return union(built)
  }

  /// Whether only the pattern of a case declares a name: `case .ready(let screen)`.
  func isInPattern(_ name: String, of function: ProjectFunction) -> Bool {
    let locals = function.locals
    return !locals.declares(name) && !locals.parameters.contains(name)
      && locals.values[name] == nil && project.globalVariables[name] == nil
      && function.owner.flatMap { project.variable(name, of: $0) } == nil
  }

  /// Returns the values that a body may give a name, in the contexts of the patterns around them.
  func assigned(to name: String, by body: [Expression], in context: Context) -> [Context.Bound] {
    values(
      in: body, context, through: { self.open($0, in: context).flatMap(\.body) },
      of: { if case .assignment(.name(name), let value, _) = $0 { value } else { nil } })
  }

  /// Returns the values that a body may return.
  func returned(by body: [Expression], in context: Context) -> [Context.Bound] {
    values(
      in: body, context, through: { $0.flatMap(\.body) }, isEnding: true,
      of: { if case .returned(let value) = $0 { value } else { nil } })
  }

  /// Returns the values of a body's statements, also in branches.
  ///
  /// - Parameter isEnding: Whether a statement with a value is the last.
  private func values(
    in body: [Expression], _ context: Context, through branches: ([Branch]) -> [Expression],
    isEnding: Bool = false, of value: (Expression) -> Expression?
  ) -> [Context.Bound] {
    var values: [Context.Bound] = []
    var stack: [Context.Bound] = body.reversed().map { ($0, context) }
    while let (next, place) = stack.popLast() {
      if let value = value(next) { values.append((value, place)) }
      switch next {
      case .branches(let all): stack += branches(all).reversed().map { ($0, place) }
      case .group(let parts): stack += parts.reversed().map { ($0, place) }
      case .selection(let selection):
        if isEnding, !selection.cases.contains(where: { $0.body.contains(where: \.isReturn) }) {
          break
        }
        let open = open(selection, in: place)
        // Nothing is reached behind the only branch that may be taken, if that returns.
        if isEnding, open.count == 1, open[0].body.contains(where: \.returns) { stack = [] }
        for branch in open.reversed() {
          stack += branch.body.reversed().map { ($0, branch.context) }
        }
      default: break
      }
    }
    return values
  }
}

extension Expression {
  fileprivate var returns: Bool { if case .returned = self { true } else { false } }

  /// Whether it may return, directly or in a branch.
  fileprivate var isReturn: Bool {
    switch self {
    case .returned, .branches, .selection, .group: true
    default: false
    }
  }
}
