extension Expression {
  /// The expressions directly within this one, in the order of the text.
  public var children: [Expression] {
    switch self {
    case .name, .text, .type: []
    case .member(let base, _, _): base.map { [$0] } ?? []
    case .call(let call): [call.callee] + call.allArguments.map(\.value)
    case .closure(let closure): closure.body
    case .array(let elements), .group(let elements): elements
    case .cast(let value, _): [value]
    case .fallback(let value, let other): [value, other]
    case .assignment(let place, let value, _): [place, value]
    case .branches(let conditions, let bodies): conditions + bodies.flatMap { $0 }
    case .selection(let selection): [selection.subject] + selection.cases.flatMap(\.body)
    case .binding(let binding):
      (binding.value.map { [$0] } ?? []) + (binding.getter ?? []) + binding.observers
    case .function(let function): function.body ?? []
    case .returned(let value): value.map { [$0] } ?? []
    }
  }
}

/// Visits expressions and all within them, in the order of the text.
///
/// It keeps a stack of its own: a text may nest deeper than a call stack reaches.
///
/// - Parameter visit: returns whether what is within the expression is visited, too.
public func walk(_ expressions: [Expression], _ visit: (Expression) -> Bool) {
  var stack: [Expression] = expressions.reversed()
  while let expression = stack.popLast() {
    if visit(expression) { stack.append(contentsOf: expression.children.reversed()) }
  }
}
