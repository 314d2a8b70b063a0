internal import SwiftSyntax

extension FactsReader {
  /// Returns the statements of a block, with those of every clause of `#if` that iOS may compile.
  mutating func statements(_ items: CodeBlockItemListSyntax) -> [Expression] {
    guard enter() else { return [] }
    names.begin()
    defer {
      names.end()
      depth -= 1
    }
    return inScope(items)
  }

  /// Returns the statements of a block whose declarations later statements use.
  private mutating func inScope(_ items: CodeBlockItemListSyntax) -> [Expression] {
    guard enter() else { return [] }
    defer { depth -= 1 }
    var statements: [Expression] = []
    for item in items {
      if let conditional = item.item.as(IfConfigDeclSyntax.self) {
        for clause in conditional.openClauses {
          if case .statements(let inner)? = clause.elements { statements += inScope(inner) }
        }
      } else {
        statements.append(statement(Syntax(item.item)))
      }
    }
    return statements
  }

  /// Returns the facts of a statement, a declaration within a function, or an expression.
  mutating func statement(_ node: Syntax) -> Expression {
    guard enter() else { return .group([]) }
    defer { depth -= 1 }
    switch node.as(SyntaxEnum.self) {
    case .returnStmt(let node): return .returned(node.expression.map { expression(Syntax($0)) })
    case .expressionStmt(let node): return expression(Syntax(node.expression))
    case .guardStmt(let node):
      return .group(conditions(node.conditions) + statements(node.body.statements))
    case .forStmt(let node): return loop(node)
    case .codeBlock(let node): return .group(statements(node.statements))
    case .variableDecl(let node):
      let bindings = bindings(node, isLocal: true).map(Expression.binding)
      return bindings.count == 1 ? bindings[0] : .group(bindings)
    default: break
    }
    guard let declaration = node.as(DeclSyntax.self) else { return expression(node) }
    if let function = function(declaration) { return .function(function) }
    if let type = type(declaration) { return .type(type) }
    return .group([])
  }

  private mutating func loop(_ node: ForStmtSyntax) -> Expression {
    let sequence = expression(Syntax(node.sequence))
    names.begin()
    defer { names.end() }
    let name = names.declare(text(node.pattern))
    let element = Binding(name: name, value: .array([sequence]), line: line(node))
    return .group([.binding(element)] + statements(node.body.statements))
  }

  /// Returns the conditions of `if`, `guard` and `while`.
  mutating func conditions(_ list: ConditionElementListSyntax) -> [Expression] {
    var conditions: [Expression] = []
    for element in list {
      switch element.condition {
      case .expression(let value): conditions.append(expression(Syntax(value)))
      case .optionalBinding(let binding):
        // `if let name` binds the value that the name had before.
        let name = text(binding.pattern)
        let value =
          binding.initializer.map { expression(Syntax($0.value)) }
          ?? .name(names.meaning(of: name))
        conditions.append(
          .binding(
            Binding(
              name: names.declare(name),
              type: binding.typeAnnotation.map { text($0.type) } ?? "", value: value,
              line: line(binding))))
      case .matchingPattern(let match):
        conditions.append(expression(Syntax(match.initializer.value)))
      default: break
      }
    }
    return conditions
  }

  mutating func branches(_ node: IfExprSyntax) -> Expression {
    if let selection = selection(node) { return selection }
    // Keeps a chain of `else if` flat, as in the text.
    var branches: [Branch] = []
    var next: IfExprSyntax? = node
    while let branch = next {
      next = nil
      // A condition's declarations are visible in its body only.
      names.begin()
      let conditions = self.conditions(branch.conditions)
      branches.append(Branch(conditions: conditions, body: statements(branch.body.statements)))
      names.end()
      switch branch.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block):
        branches.append(Branch(conditions: [], body: statements(block.statements)))
      default: break
      }
    }
    return .branches(branches)
  }
}
