internal import SwiftSyntax

// The clauses of `#if` that an app for iOS may compile. The others belong to apps for other systems,
// which are no part of its map.

extension IfConfigDeclSyntax {
  /// The clauses that an app for iOS may compile, up to the first that it certainly compiles.
  var openClauses: [IfConfigClauseSyntax] {
    var open: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let holds = clause.condition.map { BuildCondition.holds(Syntax($0)) } ?? true
      if holds == false { continue }
      open.append(clause)
      if holds == true { break }
    }
    return open
  }
}

extension FactsReader {
  /// Returns a view with the modifiers that `#if` adds to it.
  mutating func modified(_ node: PostfixIfConfigExprSyntax) -> Expression {
    var value = node.base.map { expression(Syntax($0)) } ?? .group([])
    for clause in node.config.openClauses {
      guard case .postfixExpression(let modifiers)? = clause.elements else { continue }
      value = expression(Syntax(modifiers)).placed(on: value)
    }
    return value
  }
}

extension Expression {
  /// Returns a chain of calls that begins with a dot, with a value before the dot.
  fileprivate func placed(on value: Expression) -> Expression {
    switch self {
    case .member(let base, let name, let line):
      .member(base?.placed(on: value) ?? value, name, line: line)
    case .call(let call):
      .call(
        Call(
          callee: call.callee.placed(on: value), genericArguments: call.genericArguments,
          arguments: call.arguments, trailingClosures: call.trailingClosures, line: call.line))
    default: self
    }
  }
}

/// The condition of a clause, for an app for iOS.
private enum BuildCondition {
  private static let present: Set = ["UIKit", "SwiftUI"]
  private static let absent: Set = ["AppKit", "Cocoa", "WatchKit"]
  private static let tests = [
    "TESTS", "TESTING", "SNAPSHOT", "SNAPSHOTS", "SCREENSHOT", "SCREENSHOTS",
  ]
  /// Nobody writes longer conditions.
  private static let deepest = 20

  /// Returns whether a condition holds, nil if that isn't known.
  static func holds(_ node: Syntax, _ depth: Int = 0) -> Bool? {
    guard depth < deepest else { return nil }
    switch node.as(SyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .declReferenceExpr(let name):
      // No app has what is only compiled for tests and their pictures.
      let words = name.baseName.text.uppercased().split(separator: "_")
      return words.contains { word in tests.contains { word.hasSuffix($0) } } ? false : nil
    case .functionCallExpr(let call): return holds(call)
    case .prefixOperatorExpr(let inner) where inner.operator.text == "!":
      return holds(Syntax(inner.expression), depth + 1).map { !$0 }
    case .tupleExpr(let tuple):
      return tuple.elements.first.flatMap { holds(Syntax($0.expression), depth + 1) }
    case .sequenceExpr(let sequence):
      return holds(sequence.elements.map { Syntax($0) }[...], depth + 1)
    default: return nil
    }
  }

  private static func holds(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let value = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    switch name {
    case "os": return value == "iOS"
    case "canImport": return present.contains(value) ? true : absent.contains(value) ? false : nil
    default: return nil
    }
  }

  /// Returns whether operands with operators between them hold; `||` binds looser than `&&`.
  private static func holds(_ elements: ArraySlice<Syntax>, _ depth: Int) -> Bool? {
    guard depth < deepest else { return nil }
    if elements.count == 1, let only = elements.first { return holds(only, depth + 1) }
    for (name, decisive) in [("||", true), ("&&", false)] {
      guard let index = elements.firstIndex(where: { $0.isOperator(name) }) else { continue }
      let sides = [elements[..<index], elements[(index + 1)...]].map { holds($0, depth + 1) }
      if sides.contains(decisive) { return decisive }
      return sides.contains(nil) ? nil : !decisive
    }
    return nil
  }
}
