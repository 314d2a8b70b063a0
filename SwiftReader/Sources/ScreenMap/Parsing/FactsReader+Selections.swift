internal import SwiftSyntax

extension FactsReader {
  mutating func selection(_ node: SwitchExprSyntax) -> Expression {
    var cases: [Selection.Case] = []
    add(node.cases, to: &cases)
    return .selection(Selection(subject: expression(Syntax(node.subject)), cases: cases))
  }

  /// Returns `if case .login(let name) = route` as a `switch` of two branches, nil for another
  /// condition.
  mutating func selection(_ node: IfExprSyntax) -> Expression? {
    guard node.conditions.count == 1,
      case .matchingPattern(let match)? = node.conditions.first?.condition
    else { return nil }
    let subject = expression(Syntax(match.initializer.value))
    names.begin()
    let pattern = pattern(Syntax(match.pattern))
    let body = statements(node.body.statements)
    names.end()
    guard let pattern else { return .group([subject] + body) }
    var cases = [Selection.Case(patterns: [pattern], body: body)]
    switch node.elseBody {
    case .ifExpr(let other): cases.append(Selection.Case(patterns: [], body: [branches(other)]))
    case .codeBlock(let block):
      cases.append(Selection.Case(patterns: [], body: statements(block.statements)))
    default: break
    }
    return .selection(Selection(subject: subject, cases: cases))
  }

  private mutating func add(_ list: SwitchCaseListSyntax, to cases: inout [Selection.Case]) {
    guard enter() else { return }
    defer { depth -= 1 }
    for element in list {
      if case .ifConfigDecl(let conditional) = element {
        for clause in conditional.openClauses {
          if case .switchCases(let inner)? = clause.elements { add(inner, to: &cases) }
        }
      } else if case .switchCase(let branch) = element {
        // A pattern's variables are visible in its branch only.
        names.begin()
        var patterns: [Selection.Pattern] = []
        if case .case(let label) = branch.label {
          patterns = label.caseItems.compactMap { pattern(Syntax($0.pattern)) }
        }
        cases.append(Selection.Case(patterns: patterns, body: statements(branch.statements)))
        names.end()
      }
    }
  }

  /// Returns the pattern of an enum's case, such as `.login`, `let .login(name)` and
  /// `Route.login(let name)?`; nil for another pattern.
  private mutating func pattern(_ node: Syntax) -> Selection.Pattern? {
    guard enter() else { return nil }
    defer { depth -= 1 }
    switch node.bare.as(SyntaxEnum.self) {
    case .tuplePattern(let tuple):
      return pattern(ofElements: tuple.elements.map { Syntax($0.pattern) })
    case .tupleExpr(let tuple):
      return pattern(ofElements: tuple.elements.map { Syntax($0.expression) })
    case .memberAccessExpr(let member):
      return Selection.Pattern(name: member.declName.baseName.text.unquoted)
    case .functionCallExpr(let call):
      guard let name = pattern(Syntax(call.calledExpression))?.name else { return nil }
      var payload: [(label: String, variable: String)] = []
      var nested: [String] = []
      for argument in call.arguments {
        payload.append(
          (argument.label?.text.unquoted ?? "", variable(boundBy: Syntax(argument.expression))))
        nested += caseNames(in: Syntax(argument.expression))
      }
      return Selection.Pattern(name: name, payload: payload, nested: nested)
    default: return nil
    }
  }

  /// Returns the pattern of a tuple, by its first element; nil if no element is a case's pattern.
  private mutating func pattern(ofElements elements: [Syntax]) -> Selection.Pattern? {
    let patterns = elements.map { pattern($0) }
    guard patterns.contains(where: { $0 != nil }), let first = patterns.first else { return nil }
    return Selection.Pattern(
      name: first?.name ?? "", payload: first?.payload ?? [],
      following: patterns.dropFirst().map { $0?.name ?? "" })
  }

  /// Returns the names of the cases in the pattern of an associated value, the outer ones first.
  private mutating func caseNames(in node: Syntax) -> [String] {
    guard enter() else { return [] }
    defer { depth -= 1 }
    switch node.bare.as(SyntaxEnum.self) {
    case .memberAccessExpr(let member): return [member.declName.baseName.text.unquoted]
    case .functionCallExpr(let call):
      return caseNames(in: Syntax(call.calledExpression))
        + call.arguments.flatMap { caseNames(in: Syntax($0.expression)) }
    default: return []
    }
  }

  /// Declares the variable that a pattern binds, and returns its name; empty if it binds none.
  private mutating func variable(boundBy node: Syntax) -> String {
    switch node.as(SyntaxEnum.self) {
    case .patternExpr(let inner): return variable(boundBy: Syntax(inner.pattern))
    case .valueBindingPattern(let binding): return variable(boundBy: Syntax(binding.pattern))
    case .identifierPattern(let name): return names.declare(name.identifier.text.unquoted)
    case .declReferenceExpr(let name): return names.declare(name.baseName.text.unquoted)
    default: return ""
    }
  }
}

extension Syntax {
  /// A pattern without what binds its variables, wraps an expression or unwraps an optional.
  fileprivate var bare: Syntax {
    var next = self
    while true {
      switch next.as(SyntaxEnum.self) {
      case .valueBindingPattern(let binding): next = Syntax(binding.pattern)
      case .expressionPattern(let inner): next = Syntax(inner.expression)
      case .optionalChainingExpr(let inner): next = Syntax(inner.expression)
      case .patternExpr(let inner): next = Syntax(inner.pattern)
      default: return next
      }
    }
  }
}
