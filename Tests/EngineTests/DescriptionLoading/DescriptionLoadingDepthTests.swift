import Testing
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// The limit on nesting, which is the same for every text that is read and written.
@Suite struct `The depth of a description` {
  static let chains = [
    Chain("presented.json") { count in
      let opening = #"{"class": "P", "presents": "#
      return #"{"rootViewController": "# + String(repeating: opening, count: count - 1)
        + #""Last""# + String(repeating: "}", count: count)
    },
    Chain("children.yaml") { count in
      (1..<count).reduce("rootViewController:\n  class: A\n") { text, level in
        let margin = String(repeating: "  ", count: 2 * level - 1)
        return text + margin + "children:\n" + margin + "  - class: A\n"
      }
    },
  ]

  @Test(arguments: chains)
  func `of any format is read as deep as it can be written and read again`(chain: Chain) throws {
    try expectLimitedDepth(of: chain)
  }

  @Test func `has no limit in code`() throws {
    let count = 3_000
    var controllers = (0..<count).map {
      ViewController(id: Sourced("p\($0)"), className: Sourced("P"))
    }
    for index in 1..<count { controllers[index - 1].presents = index }
    let description = AppDescription(viewControllers: controllers, rootViewController: 0)
    #expect(
      diagnostics(of: Source(name: "a.json", text: description.json)).map { $0.text(in: .en) }
        == ["nested more than 500 levels deep"])
  }

  @Test func `of inputs that are joined has the limit of one`() {
    let first = Source(name: "first.yaml", text: "rootViewController: Home\n")
    // A screen that nothing shows: the text is no state of the app, but more of it.
    func more(_ count: Int) -> Source {
      let text = String(decoding: Self.chains[0].text(count).bytes.dropLast(), as: UTF8.self)
      return Source(name: "more.json", text: text + #", "scenes": ["Other"]}"#)
    }
    func join(_ sources: Source...) throws {
      var warnings: [Diagnostic] = []
      _ = try AppDescription(parsing: Source(joining: sources, name: "both"), warnings: &warnings)
    }
    #expect(throws: Never.self) { try join(first, more(400)) }
    #expect(throws: DiagnosticError.self) { try join(first, more(499)) }
  }
}
