internal import SwiftSyntax

extension FactsReader {
  /// Returns the facts of an expression.
  mutating func expression(_ node: Syntax) -> Expression {
    guard enter() else { return .group([]) }
    defer { depth -= 1 }
    switch node.as(SyntaxEnum.self) {
    case .declReferenceExpr(let name):
      return .name(names.meaning(of: name.baseName.text.unquoted))
    case .superExpr: return .name("super")
    case .stringLiteralExpr(let literal): return .text(text(literal.segments))
    case .booleanLiteralExpr, .nilLiteralExpr: return .constant(text(node))
    case .integerLiteralExpr, .floatLiteralExpr, .attributeList, .importDecl, .identifierType,
      .discardAssignmentExpr:
      return .group([])
    case .macroExpansionExpr(let macro) where macro.macroName.text == "Preview":
      leaveOut(preview: macro)
      return .group([])
    case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview":
      leaveOut(preview: macro)
      return .group([])
    case .forceUnwrapExpr(let inner): return expression(Syntax(inner.expression))
    case .optionalChainingExpr(let inner): return expression(Syntax(inner.expression))
    case .tryExpr(let inner): return expression(Syntax(inner.expression))
    case .awaitExpr(let inner): return expression(Syntax(inner.expression))
    case .inOutExpr(let inner): return expression(Syntax(inner.expression))
    case .genericSpecializationExpr(let inner): return expression(Syntax(inner.expression))
    case .prefixOperatorExpr(let inner) where inner.operator.text == "!":
      return .negation(expression(Syntax(inner.expression)))
    case .keyPathExpr(let path):
      // A key path is the function that follows it.
      let value = keyPath(path, from: path.root.map { .name(text($0)) } ?? .name("$0"))
      return .closure(Closure(parameters: [], body: [value]))
    case .functionCallExpr(let call): return self.call(call)
    case .memberAccessExpr(let member):
      return .member(
        member.base.map { expression(Syntax($0)) }, member.declName.baseName.text.unquoted,
        line: line(member.declName))
    case .closureExpr(let closure): return self.closure(closure)
    case .arrayExpr(let array):
      return .array(array.elements.map { expression(Syntax($0.expression)) })
    case .tupleExpr(let tuple):
      let elements = tuple.elements.map { expression(Syntax($0.expression)) }
      return elements.count == 1 ? elements[0] : .group(elements)
    case .sequenceExpr(let sequence):
      return self.sequence(sequence.elements.map { Syntax($0) }[...])
    case .asExpr(let cast):
      return .cast(expression(Syntax(cast.expression)), to: text(cast.type))
    case .ifExpr(let branch): return branches(branch)
    case .switchExpr(let selection): return self.selection(selection)
    case .subscriptCallExpr(let call):
      return .group(
        [expression(Syntax(call.calledExpression))] + arguments(call.arguments).map(\.value))
    case .codeBlockItemList(let items): return .group(statements(items))
    case .postfixIfConfigExpr(let node): return modified(node)
    default: break
    }
    // Any other expression is a group of the expressions and closures in it.
    let parts = node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
      .map { statement($0) }
    return parts.count == 1 ? parts[0] : .group(parts)
  }

  private mutating func arguments(_ list: LabeledExprListSyntax) -> [Call.Argument] {
    list.map {
      Call.Argument(label: $0.label?.text.unquoted ?? "", value: expression(Syntax($0.expression)))
    }
  }

  private mutating func call(_ node: FunctionCallExprSyntax) -> Expression {
    var callee = node.calledExpression
    var genericArguments: [String] = []
    if let specialized = callee.as(GenericSpecializationExprSyntax.self) {
      callee = specialized.expression
      genericArguments = specialized.genericArgumentClause.arguments.map {
        text($0.argument)
      }
    }
    let first = node.trailingClosure.map {
      Call.Argument(label: "", value: expression(Syntax($0)))
    }
    let closures =
      (first.map { [$0] } ?? [])
      + node.additionalTrailingClosures.map {
        Call.Argument(label: $0.label.text, value: expression(Syntax($0.closure)))
      }
    let place = callee.as(MemberAccessExprSyntax.self).map { line($0.declName) } ?? line(callee)
    return .call(
      Call(
        callee: expression(Syntax(callee)), genericArguments: genericArguments,
        arguments: arguments(node.arguments), trailingClosures: closures, line: place))
  }

  private mutating func closure(_ node: ClosureExprSyntax) -> Expression {
    var parameters: [(name: String, type: String)] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let names): parameters = names.map { ($0.name.text.unquoted, "") }
    case .parameterClause(let clause):
      parameters = clause.parameters.map {
        (($0.secondName ?? $0.firstName).text.unquoted, $0.type.map { text($0) } ?? "")
      }
    default: break
    }
    names.begin()
    defer { names.end() }
    parameters = parameters.map { (names.declare($0.name), $0.type) }
    return .closure(Closure(parameters: parameters, body: statements(node.statements)))
  }

  /// Returns the value to which a key path leads from a base.
  mutating func keyPath(_ path: KeyPathExprSyntax, from base: Expression) -> Expression {
    path.components.reduce(base) { base, component in
      guard case .property(let property) = component.component,
        property.declName.baseName.text != "self"
      else { return base }
      return .member(base, property.declName.baseName.text.unquoted, line: line(property))
    }
  }

  /// Returns operators with their operands, the loosest binding first, as far as a map needs.
  private mutating func sequence(_ elements: ArraySlice<Syntax>) -> Expression {
    guard enter() else { return .group([]) }
    defer { depth -= 1 }
    if elements.count == 1, let only = elements.first { return expression(only) }
    if let index = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      return assignment(
        of: sequence(elements[(index + 1)...]), to: sequence(elements[..<index]),
        line: line(elements[index]))
    }
    for index in elements.indices {
      guard let choice = elements[index].as(UnresolvedTernaryExprSyntax.self) else { continue }
      return .branches([
        Branch(
          conditions: [sequence(elements[..<index])],
          body: [expression(Syntax(choice.thenExpression))]),
        Branch(conditions: [], body: [sequence(elements[(index + 1)...])]),
      ])
    }
    if let index = elements.firstIndex(where: { $0.isOperator("+=") }),
      case .member(let stack, "viewControllers", let line) = sequence(elements[..<index])
    {
      // `stack.viewControllers += [home]` leaves `home` on top, as `setViewControllers` does.
      return setting(
        sequence(elements[(index + 1)...]),
        of: .member(stack, "setViewControllers", line: line), line: self.line(elements[index]))
    }
    if elements.count == 3, elements[elements.startIndex + 1].isOperator("+="),
      let list = elements.last, list.is(ArrayExprSyntax.self), let path = elements.first
    {
      // `path += [home]` is `path.append(contentsOf: [home])`.
      let line = self.line(elements[elements.startIndex + 1])
      return .call(
        Call(
          callee: .member(expression(path), "append", line: line),
          arguments: [Call.Argument(label: "contentsOf", value: expression(list))], line: line))
    }
    if let index = elements.firstIndex(where: { $0.isOperator("??") }) {
      return .fallback(sequence(elements[..<index]), sequence(elements[(index + 1)...]))
    }
    if elements.count == 3, let value = elements.first,
      let type = elements.last?.as(TypeExprSyntax.self)
    {
      switch elements[elements.startIndex + 1].kind {
      case .unresolvedAsExpr: return .cast(expression(value), to: text(type))
      case .unresolvedIsExpr: return .typeTest(expression(value), text(type))
      default: break
      }
    }
    let parts = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { expression($0) }
    let isUnequal = elements.count == 3 && elements[elements.startIndex + 1].isOperator("!=")
    return isUnequal ? .negation(.group(parts)) : .group(parts)
  }

  /// Returns an assignment. `stack.viewControllers = all` is `stack.setViewControllers(all)`.
  private func assignment(of value: Expression, to place: Expression, line: Int) -> Expression {
    switch (place, value) {
    // `(self.a, self.b) = (a, b)`.
    case (.group(let places), .group(let values)) where values.count == places.count:
      .group(zip(places, values).map { assignment(of: $1, to: $0, line: line) })
    case (.name("viewControllers"), _): setting(value, of: .name("setViewControllers"), line: line)
    case (.member(let base, "viewControllers", let place), _):
      setting(value, of: .member(base, "setViewControllers", line: place), line: line)
    default: .assignment(place, value, line: line)
    }
  }

  private func setting(_ value: Expression, of callee: Expression, line: Int) -> Expression {
    let arguments = [
      Call.Argument(label: "", value: value),
      Call.Argument(label: "animated", value: .constant("false")),
    ]
    return .call(Call(callee: callee, arguments: arguments, line: line))
  }
}

extension Syntax {
  func isOperator(_ text: String) -> Bool {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text == text
  }
}
