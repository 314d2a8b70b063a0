import Testing
import VCCommandFeatures
import VCPhrases
import VCSource

/// What is wrong with the directives of a document.
@Suite struct `Faults of directives` {
  @Test(arguments: [
    ("<!-- vcdiagram a -->\n\n", "1:1: the directive is not closed by '<!-- /vcdiagram -->'"),
    (
      "<!-- vcdiagram a -->\n<!-- vcdiagram b -->\n<!-- /vcdiagram -->",
      "1:1: the directive is not closed by '<!-- /vcdiagram -->'"
    ),
    (
      "> <!-- vcdiagram a -->\n> > <!-- /vcdiagram -->\n<!-- /vcdiagram -->",
      """
      1:1: the directive is not closed by '<!-- /vcdiagram -->'
      2:1: no directive is open here
      3:1: no directive is open here
      """
    ),
    (
      "> <!-- vcdiagram a\n> x\n\n-->\n<!-- /vcdiagram -->",
      """
      1:1: the directive is not closed by '<!-- /vcdiagram -->'
      5:1: no directive is open here
      """
    ),
    ("> > <!-- vcdigram a -->", "1:10: unknown directive 'vcdigram'; did you mean 'vcdiagram'?"),
    (
      "<!-- vcdiagram a\nx\n<!-- vcdiagram b(c) -->\n<!-- /vcdiagram -->",
      """
      1:1: the directive is not closed by '<!-- /vcdiagram -->'
      3:16: 'b(c)' cannot name a figure: a path from the document, of letters, digits, '-', '_' and '+'
      3:21: the comment ends here, in the middle of its description; put that into a file or a \
      block of code
      """
    ),
    (
      "<!-- vcdiagram a\nx\n<!-- /vcdiagram -->",
      """
      1:1: the directive is not closed by '<!-- /vcdiagram -->'
      3:17: the comment ends here, in the middle of its description; put that into a file or a \
      block of code
      """
    ),
    (
      "> <!-- vcdiagram a\n> x --> y\n> <!-- /vcdiagram -->\n-->",
      """
      1:1: the directive is not closed by '<!-- /vcdiagram -->'
      2:5: the comment ends here, in the middle of its description; put that into a file or a \
      block of code
      """
    ),
    ("<!-- vcdiagram a\nx\n", "1:1: the directive is not closed by '<!-- /vcdiagram -->'"),
    ("\n<!-- /vcdiagram -->", "2:1: no directive is open here"),
    (
      "<!-- vcdigram a -->\n<!-- /vcdigram -->",
      """
      1:6: unknown directive 'vcdigram'; did you mean 'vcdiagram'?
      2:6: unknown directive '/vcdigram'; did you mean '/vcdiagram'?
      """
    ),
    ("\n<!-- vcdiagrams a -->\n", "2:6: unknown directive 'vcdiagrams'; did you mean 'vcdiagram'?"),
    (
      "<!-- vcdiagram -->\n<!-- /vcdiagram -->",
      "1:15: the directive has no name: vcdiagram figures/name"
    ),
    (
      "<!-- vcdiagram a alt=\"x -->\n<!-- /vcdiagram -->",
      "1:22: the quotation mark is not closed on its line"
    ),
    (
      "<!-- vcdiagram a\ntitle: a --> b\n-->\n<!-- /vcdiagram -->",
      "2:10: the comment ends here, in the middle of its description; put that into a file or a "
        + "block of code"
    ),
  ])
  func `are told`(text: String, expected: String) throws {
    let fault = #expect(throws: DiagnosticError.self) {
      try Document(parsing: Source(name: "doc", text: text), as: .markdown)
    }
    let told = fault?.diagnostics.map { diagnostic in
      let place = fault?.source.location(of: diagnostic.range?.start ?? 0) ?? (line: 0, column: 0)
      return "\(place.line):\(place.column): \(diagnostic.text(in: .en))"
    }
    #expect(told?.joined(separator: "\n") == expected)
  }

  @Test(.timeLimit(.minutes(1))) func `are found in time in many comments without an end`() {
    let comment = "> <!-- vcdiagram a\n> x --> y\n"
    let text = String(repeating: comment, count: 20_000) + "-->\n"
    // Without `throws`, which would describe all errors.
    #expect((try? Document(parsing: Source(name: "doc", text: text), as: .markdown)) == nil)
  }
}
