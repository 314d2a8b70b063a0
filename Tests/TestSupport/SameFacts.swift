import Testing

/// Expects that the Chinese text contains only Latin words of the English one, and all its rules
/// and quotations.
package func expectSameFacts(
  _ english: String, _ chinese: String, location: SourceLocation = #_sourceLocation
) {
  let comment: Comment = "\(english)\n\(chinese)"
  func words(_ text: String) -> Set<String> {
    Set(text.matches(of: /[A-Za-z0-9_$#]+(\.[A-Za-z0-9_]+)*/).map { String($0.0) })
  }
  // Chinese has no plural.
  let singular = words(english).filter { $0.hasSuffix("s") }.map { String($0.dropLast()) }
  // Chinese terms that readers of code know by a class or a property have it beside them; numbers
  // before measure words are digits, units are symbols, and a million is 100 万.
  let glosses =
    [
      ("presentation controller", "UIPresentationController"), ("source", "sourceView"),
      ("two", "2"), ("four", "4"), ("points", "pt"),
    ].filter { english.contains($0.0) }.map(\.1)
    + english.matches(of: /(\d+) million/).map { "\($0.1)00" }
  #expect(
    words(chinese).subtracting(words(english)).subtracting(singular).subtracting(glosses) == [],
    comment,
    sourceLocation: location)
  func rules(_ text: String) -> [String] { text.matches(of: /R\d+/).map { String($0.output) } }
  #expect(rules(english).sorted() == rules(chinese).sorted(), comment, sourceLocation: location)
  // In Chinese a long list of keys stands without quotation marks.
  if english.contains("the keys here are") { return }
  let quoted = english.matches(of: /'([^' ]+)'(?![a-z])/).map { String($0.1) }
  let said = chinese.matches(of: /“([^”]+)”/).map { String($0.1) }
  #expect(Set(quoted).subtracting(said) == [], comment, sourceLocation: location)
}
