import Testing
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// Compares what is answered with lines like `vc.presentedViewController = nav2`,
/// `nav.children = [a, b]`, `families = 2` and `B = A presents B from A, formSheet, coverVertical`.
func expect(
  _ text: String, rules: RuleSet = .uikit, ios: Int? = nil, idiom: Idiom = .pad,
  afterStep step: Int? = nil, answers expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let description = Notation(text).description(rules: rules, ios: ios, idiom: idiom)
  let resolution = Resolution(description)
  let hierarchy = resolution.hierarchy(afterStep: step ?? resolution.stepCount)
  let actual = expected.split(separator: "\n").map { line in
    let question = String(line.prefix { $0 != " " })
    return "\(question) = \(answer(to: question, in: hierarchy))"
  }
  #expect(actual.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

/// Answers a question as `expect` has it before the equals sign.
func answer(to question: String, in hierarchy: Hierarchy) -> String {
  if question == "families" { return String(hierarchy.families.count) }
  guard let dot = question.lastIndex(of: ".") else {
    let index = hierarchy.app.index(ofID: question)
    return index.map { presentation(of: $0, in: hierarchy) } ?? "no such id"
  }
  let parts = [question[..<dot], question[dot...].dropFirst()].map(String.init)
  guard let index = hierarchy.app.index(ofID: parts[0]) else { return "no such id" }
  if parts[1] == "selectedViewController" {
    return hierarchy.selectedViewController(of: index).map(hierarchy.id) ?? "nil"
  }
  guard let property = Property(spelling: parts[1]) else { return "no such property" }
  let ids = hierarchy.value(of: property, for: index).map(hierarchy.id)
  return property == .children ? "[\(ids.joined(separator: ", "))]" : ids.first ?? "nil"
}

/// `A presents B from A, formSheet, coverVertical, over A, as fullScreen in compact width`.
private func presentation(of presented: Int, in hierarchy: Hierarchy) -> String {
  guard let presentation = hierarchy.presentations.first(where: { $0.presented == presented })
  else { return "not presented" }
  return "\(hierarchy.id(presentation.presenter)) presents it from "
    + "\(hierarchy.id(presentation.sender)), \(presentation.modalPresentationStyle.rawValue), "
    + presentation.modalTransitionStyle.rawValue
    + (presentation.presenterStaysVisible ? ", the presenter visible" : "")
    + (presentation.adaptsTo.map { ", seen as \($0.rawValue)" } ?? "")
}

/// Compares every diagnostic, a line each with its notes below; what stands in brackets is the
/// text at the place.
func expectDiagnostics(
  _ text: String, rules: RuleSet = .uikit, ios: Int? = nil, idiom: Idiom = .pad,
  _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let description = Notation(text).description(rules: rules, ios: ios, idiom: idiom)
  let resolution = Resolution(description)
  #expect(
    resolution.diagnostics.map { dump($0, of: text) }.joined(separator: "\n") == expected,
    sourceLocation: sourceLocation)
}

/// The same for hints; there must be no fault.
func expectHints(
  _ text: String, rules: RuleSet = .uikit, ios: Int? = nil, idiom: Idiom = .pad,
  _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let resolution = Resolution(Notation(text).description(rules: rules, ios: ios, idiom: idiom))
  #expect(resolution.diagnostics.isEmpty, sourceLocation: sourceLocation)
  #expect(
    resolution.hints.map { dump($0, of: text) }.joined(separator: "\n") == expected,
    sourceLocation: sourceLocation)
}

private func dump(_ diagnostic: Diagnostic, of text: String) -> String {
  let bytes = Array(text.utf8)
  func place(_ range: SourceRange?) -> String {
    guard let range else { return "" }
    return " [\(String(decoding: bytes[range.start..<range.end], as: UTF8.self))]"
  }
  let notes = diagnostic.notes.map { "\n  note: \($0.text(in: .en))\(place($0.range))" }
  return "\(diagnostic.severity.rawValue): \(diagnostic.text(in: .en))\(place(diagnostic.range))"
    + notes.joined()
}
