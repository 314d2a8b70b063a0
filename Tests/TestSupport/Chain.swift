import Testing
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// A text with a chain of so many controllers.
package struct Chain: Sendable, CustomTestStringConvertible {
  package let testDescription: String
  package let text: @Sendable (Int) -> Source

  package init(_ name: String, _ text: @escaping @Sendable (Int) -> String) {
    testDescription = name
    self.text = { Source(name: name, text: text($0)) }
  }
}

/// Expects that a chain is read as deep as it can be written and read again, and then refused.
package func expectLimitedDepth(of chain: Chain) throws {
  // The shallowest that is refused: a controller takes a level or, in a list, two.
  var (read, refused) = (1, 600)
  while refused - read > 1 {
    let count = (read + refused) / 2
    if (try? AppDescription(parsing: chain.text(count))) != nil {
      read = count
    } else {
      refused = count
    }
  }
  #expect(read > 240)
  let source = chain.text(read)
  let description = try AppDescription(parsing: source)
  for (name, text) in [
    ("a.json", description.json), ("b.json", description.jsonWithDeclaredIDs),
  ] {
    let again = try AppDescription(parsing: Source(name: name, text: text))
    #expect(again.json == description.json)
  }
  let deeper = chain.text(refused)
  let errors = diagnostics(of: deeper).filter { $0.severity == .error }
  #expect(errors.map { $0.text(in: .en) } == ["nested more than 500 levels deep"])
  #expect(errors.first?.range.map { $0.start > 0 } == true)
}
