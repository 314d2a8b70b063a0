extension Expression {
  /// The expressions directly within this one, in the order of the text.
  var children: [Expression] {
    var all: [Expression] = []
    appendChildren(to: &all)
    return all.reversed()
  }

  /// Appends the expressions directly within this one, the last of the text first.
  func appendChildren(to stack: inout [Expression]) {
    switch self {
    case .name, .text, .constant, .type: break
    case .member(let base, _, _): if let base { stack.append(base) }
    case .call(let call):
      for argument in call.trailingClosures.reversed() { stack.append(argument.value) }
      for argument in call.arguments.reversed() { stack.append(argument.value) }
      stack.append(call.callee)
    case .closure(let closure): stack += closure.body.reversed()
    case .array(let elements), .group(let elements): stack += elements.reversed()
    case .cast(let value, _), .typeTest(let value, _), .negation(let value): stack.append(value)
    case .fallback(let value, let other), .assignment(let value, let other, _):
      stack.append(other)
      stack.append(value)
    case .branches(let branches):
      for branch in branches.reversed() {
        stack += branch.body.reversed()
        stack += branch.conditions.reversed()
      }
    case .selection(let selection):
      for branch in selection.cases.reversed() { stack += branch.body.reversed() }
      stack.append(selection.subject)
    case .binding(let binding):
      stack += binding.observers.reversed()
      if let getter = binding.getter { stack += getter.reversed() }
      if let value = binding.value { stack.append(value) }
    case .function(let function): if let body = function.body { stack += body.reversed() }
    case .returned(let value): if let value { stack.append(value) }
    }
  }
}

/// Visits expressions and their descendants, in the order of the text.
///
/// Uses a stack of its own, because a text may nest deeper than the call stack allows.
///
/// - Parameter visit: Returns whether to visit the expression's descendants.
func walk(_ expressions: [Expression], _ visit: (Expression) -> Bool) {
  var stack: [Expression] = expressions.reversed()
  while let expression = stack.popLast() {
    if visit(expression) { expression.appendChildren(to: &stack) }
  }
}

extension [Expression] {
  /// Whether an expression among these, or within one of them, is sought.
  func anywhere(_ isSought: (Expression) -> Bool) -> Bool {
    var isFound = false
    walk(self) { expression in
      isFound = isFound || isSought(expression)
      return !isFound
    }
    return isFound
  }

  /// Whether a call is among these or within one of them.
  func contain(_ call: Call) -> Bool {
    anywhere { if case .call(let other) = $0 { other === call } else { false } }
  }

  /// The assignments among these and within them, in the order of the text.
  var assignments: [(place: Expression, value: Expression)] {
    var found: [(place: Expression, value: Expression)] = []
    walk(self) { expression in
      if case .assignment(let place, let value, _) = expression { found.append((place, value)) }
      return true
    }
    return found
  }

  /// The calls among these and within them, in the order of the text.
  var calls: [Call] {
    var found: [Call] = []
    walk(self) { expression in
      if case .call(let call) = expression { found.append(call) }
      return true
    }
    return found
  }
}
