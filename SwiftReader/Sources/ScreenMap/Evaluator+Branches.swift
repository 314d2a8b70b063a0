import SourceFacts

extension Evaluator {
  /// Returns the branches of a `switch` that may be taken: only one if the case is known.
  func open(_ selection: Selection, in context: Context) -> [Selection.Case] {
    guard let name = caseName(selection.subject, in: context) else {
      if case .name(let subject) = selection.subject,
        context.function.locals.parameters.contains(subject), context.bindings[subject] == nil
      {
        needsCallers = true
      }
      // All branches of a sheet's own `switch` may be taken.
      if context.function !== home { evidence.insert(.openChoice) }
      return selection.cases
    }
    let chosen = selection.cases.filter { $0.names.contains(name) }
    return chosen.isEmpty ? selection.cases.filter { $0.names.isEmpty } : chosen
  }

  /// Returns the enum case that an expression equals, nil if it may be any.
  func caseName(_ expression: Expression, in context: Context) -> String? {
    var next = expression
    var place = context
    // A parameter may be passed on through several functions.
    for _ in 0..<8 {
      switch next {
      case .name(let name):
        if let bound = place.bindings[name] {
          next = bound.value
          place = bound.context
        } else if let values = place.function.locals.values[name], values.count == 1 {
          next = values[0]
        } else {
          if place.function.locals.parameters.contains(name) { needsCallers = true }
          return nil
        }
      case .call(let call):
        guard case .member(let base, let name, _) = call.callee, isEnum(base, in: place) else {
          return nil
        }
        return name
      case .member(let base, let name, _): return isEnum(base, in: place) ? name : nil
      default: return nil
      }
    }
    return nil
  }

  private func isEnum(_ base: Expression?, in context: Context) -> Bool {
    guard let base else { return true }
    guard let path = path(base) else { return false }
    return project.type(named: path, in: context.function.owner, file: context.function.file)?.kind
      == .enum
  }

  /// Whether a call can be reached through its enclosing branches, given the bindings.
  func isAlive(_ call: Call, in context: Context) -> Bool {
    for (selection, index) in context.function.branches.around(call) {
      guard let name = caseName(selection.subject, in: context) else { continue }
      let isChosen = selection.cases[index].names.contains(name)
      let isDefault =
        selection.cases[index].names.isEmpty
        && !selection.cases.contains { $0.names.contains(name) }
      if !isChosen, !isDefault { return false }
    }
    return true
  }

  /// Returns `A.B` for names with dots, nil for another expression.
  func path(_ expression: Expression) -> String? {
    var parts: [String] = []
    var next = expression
    while true {
      switch next {
      case .name(let name):
        guard name.isCapitalized else { return nil }
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
      return union(returned.map { screens($0, in: context, depth + 1) })
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

  /// Returns the values that a body may return.
  private func returned(by body: [Expression], in context: Context) -> [Expression] {
    var values: [Expression] = []
    var stack: [Expression] = body.reversed()
    while let next = stack.popLast() {
      switch next {
      case .returned(let value): if let value { values.append(value) }
      case .branches(_, let bodies): stack += bodies.flatMap { $0 }.reversed()
      case .group(let parts): stack += parts.reversed()
      case .selection(let selection):
        let hasReturn = selection.cases.contains { $0.body.contains(where: \.isReturn) }
        if hasReturn {
          stack += open(selection, in: context).flatMap(\.body).reversed()
        }
      default: break
      }
    }
    return values
  }
}

extension Expression {
  /// Whether it returns, directly or in a branch.
  fileprivate var isReturn: Bool {
    switch self {
    case .returned, .branches, .selection, .group: true
    default: false
    }
  }
}
