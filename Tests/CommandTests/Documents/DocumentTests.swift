import Testing
import VCCommandFeatures
import VCSource

/// What a document's directives are read as, and what their faults are.
@Suite struct `A document` {
  private func directives(
    _ text: String, as syntax: DocumentSyntax = .markdown
  ) throws -> [String] {
    let source = Source(name: "doc", text: text)
    return try Document(parsing: source, as: syntax).directives.map { directive in
      let options = directive.options.map { "\($0.key.value)=\($0.value.value)" }
      let description = directive.description.map { description in
        let line = description.location(of: 0).line
        return "\(line): \(String(decoding: description.bytes, as: UTF8.self).debugDescription)"
      }
      let body = String(decoding: source.bytes[directive.body], as: UTF8.self)
      return
        ([directive.name.value, directive.ending ?? "-"] + options
        + [description ?? "in a file", body.debugDescription]).joined(separator: " | ")
    }
  }

  @Test func `of Markdown has its descriptions in a comment, a block or a file`() throws {
    let text = """
      # A
      <!-- vcdiagram figures/a figure=chain caption="two words" steps -->
      old
      <!-- /vcdiagram -->
        <!-- vcdiagram b.png
      rootViewController: A
        x: 1
      -->
      <!--   /vcdiagram-->
      <!-- vcdiagram c-1.2 -->

      ```yaml
      rootViewController: B
      ```

      ![](c.svg)

      <!-- /vcdiagram -->
      """
    #expect(
      try directives(text) == [
        #"figures/a | - | figure=chain | caption=two words | steps= | in a file | "old\n""#,
        #"b | png | 6: "rootViewController: A\n  x: 1\n" | """#,
        #"c-1.2 | - | 13: "rootViewController: B\n" | "\n![](c.svg)\n\n""#,
      ])
  }

  @Test func `of Markdown has directives in block quotes`() throws {
    let text = """
      > [!NOTE]
      > <!-- vcdiagram a -->
      >
      > old
      > <!-- /vcdiagram -->

      > > <!-- vcdiagram b steps
      > > title: x
      > >
      > > rootViewController: {id: "> a"}
      > > -->
      >> <!-- /vcdiagram -->

        > <!-- vcdiagram c -->
        >```yaml
        > rootViewController: A
        > ```
        > > ~~~
        > <!-- /vcdiagram -->

      > ```
      > <!-- vcdiagram example -->
      <!-- vcdiagram d
      > rootViewController: A
      -->
      > <!-- vcdiagram of the body -->
      <!-- /vcdiagram -->
      """
    #expect(
      try directives(text) == [
        #"a | - | in a file | ">\n> old\n""#,
        #"b | - | steps= | 8: "    title: x\n   \n    rootViewController: {id: \"> a\"}\n" | """#,
        #"c | - | 16: "    rootViewController: A\n" | "  > > ~~~\n""#,
        #"d | - | 24: "> rootViewController: A\n" | "> <!-- vcdiagram of the body -->\n""#,
      ])
  }

  @Test(arguments: [
    ("- a\n  - b\n\n", 4), ("1. a\n", 6), ("* a\n  * b\n    10) c\n", 8), ("- a\n  - b\n  c\n", 5),
    ("> - a\n>   - b\n", -4),
  ])
  func `of Markdown has directives in items of lists`(list: String, indentation: Int) throws {
    let start =
      (indentation < 0 ? "> " : "") + String(repeating: " ", count: abs(indentation))
    let text = "\(list)\(start)<!-- vcdiagram a\n\(start)x: 1\n\(start)-->\n"
    let document = try Document(
      parsing: Source(name: "doc", text: text + "\(start)<!-- /vcdiagram -->\n"), as: .markdown)
    #expect(
      String(decoding: document.text(with: ["new\n"]), as: UTF8.self)
        == text + "\(start)new\n\(start)<!-- /vcdiagram -->\n")
    #expect(document.directives.map(\.indentation) == [start])
  }

  @Test(arguments: [
    ("-\ta\n", "\t"), ("- a\n", "\t"), ("1.\ta\n\t-\tb\n", "\t\t"), ("- a\n\t- b\n", "\t  "),
    ("- a\n\t* b\n", "      "), ("> -\ta\n", "> \t"),
  ])
  func `of Markdown has directives in items of lists with tabs`(
    list: String, start: String
  ) throws {
    let text =
      "\(list)\(start)<!-- vcdiagram a\n\(start)x:\n\(start)  y: 1\n\(start)-->\n"
    let document = try Document(
      parsing: Source(name: "doc", text: text + "\(start)<!-- /vcdiagram -->\n"), as: .markdown)
    #expect(
      String(decoding: document.text(with: ["new\n"]), as: UTF8.self)
        == text + "\(start)new\n\(start)<!-- /vcdiagram -->\n")
    let blank = String(repeating: " ", count: start.utf8.count)
    #expect(
      document.directives.map { String(decoding: $0.description?.bytes ?? [], as: UTF8.self) }
        == ["\(blank)x:\n\(blank)  y: 1\n"])
  }

  @Test func `of AsciiDoc has its directives after two slashes`() throws {
    let text = """
      :imagesdir: images
      // vcdiagram images/a
      // rootViewController: A
      //   x: 1
      image::old[]
      // /vcdiagram

      // vcdiagram b

      .A title
      [source,yaml]
      ----
      rootViewController: B
      ----
      // /vcdiagram
      ----
      // vcdiagram example
      ----
      """
    #expect(
      try directives(text, as: .asciidoc) == [
        #"images/a | - | 3: "   rootViewController: A\n     x: 1\n" | "image::old[]\n""#,
        #"b | - | 13: "rootViewController: B\n" | """#,
      ])
  }

  @Test func `of LaTeX has its directives after a per cent sign`() throws {
    let text = """
      % vcdiagram a.png scale=2
      %{"rootViewController": "A"}
      % /vcdiagram
      \\begin{verbatim}
      % vcdiagram example
      \\end{verbatim}
      """
    #expect(
      try directives(text, as: .latex) == [
        #"a | png | scale=2 | 2: " {\"rootViewController\": \"A\"}\n" | """#
      ])
  }

  @Test(arguments: [
    "```\n<!-- vcdiagram a -->\n```\n", "````md\n```\n<!-- vcdiagram a -->\n```\n````\n",
    "~~~\n<!-- /vcdiagram -->\n```\n", "    <!-- vcdiagram a -->\n", "text <!-- vcdiagram a -->\n",
    "- a\n\n      <!-- vcdiagram a -->\n", "- a\n\nb\n\n    <!-- vcdiagram a -->\n",
    "* * *\n    <!-- vcdiagram a -->\n", "> - a\n\n    <!-- vcdiagram a -->\n",
    "    - a\n\n     <!-- vcdiagram a -->\n", "\t<!-- vcdiagram a -->\n",
    "\t- a\n\n\t\t<!-- vcdiagram a -->\n", "-\ta\n\n\t\t<!-- vcdiagram a -->\n",
    "<!-- diagram a -->\n", "<!-- visual diagrams -->\n",
    "<!-- a comment -->", "", "\u{FEFF}",
  ])
  func `has no directive in code, or in the midst of a line`(text: String) throws {
    #expect(try directives(text) == [])
  }

  @Test(arguments: [
    "/etc/a", "../", "a/", "a//b", "..", "a(b)", "a\"", "~a", "a#b", "a%20b", "a\\b", "a=b",
    "a\u{200B}b", "https://a",
  ])
  func `takes no name that would mean something else`(name: String) {
    #expect(throws: DiagnosticError.self) {
      try directives("<!-- vcdiagram \(name)=x -->\n<!-- /vcdiagram -->")
    }
  }

  @Test(arguments: ["a", "../a", "./a.b/c_d-e+f", "图/路由", "é"])
  func `takes every plain name`(name: String) throws {
    let found = try directives("<!-- vcdiagram \(name).svg -->\n<!-- /vcdiagram -->")
    #expect(found == ["\(name) | svg | in a file | \"\""])
  }

  @Test func `that is not UTF-8 is refused`() {
    let source = Source(name: "doc", bytes: [0x61, 0xFF])
    #expect(throws: DiagnosticError.self) { try Document(parsing: source, as: .markdown) }
  }

  @Test func `keeps its own bytes, and writes with its ends of lines`() throws {
    let text = "\u{FEFF}a\r\n  <!-- vcdiagram a -->\r\nold\r\n  <!-- /vcdiagram -->\r\nz"
    let document = try Document(parsing: Source(name: "doc", text: text), as: .markdown)
    let new = String(decoding: document.text(with: ["\nnew\n\n"]), as: UTF8.self)
    #expect(
      new
        == "\u{FEFF}a\r\n  <!-- vcdiagram a -->\r\n\r\n  new\r\n\r\n  <!-- /vcdiagram -->\r\nz")
  }

  @Test(arguments: ["> > ", ">\t", "  >>\t"])
  func `writes within block quotes`(quote: String) throws {
    let marks = quote.dropLast()
    let text = "\(quote)<!-- vcdiagram a -->\n\(quote)<!-- /vcdiagram -->\n"
    let document = try Document(parsing: Source(name: "doc", text: text), as: .markdown)
    let new = document.text(with: ["\nnew\n\n"])
    #expect(
      String(decoding: new, as: UTF8.self)
        == "\(quote)<!-- vcdiagram a -->\n\(marks)\n\(quote)new\n\(marks)\n"
        + "\(quote)<!-- /vcdiagram -->\n")
    let written = try Document(parsing: Source(name: "doc", bytes: new), as: .markdown)
    #expect(written.text(with: ["\nnew\n\n"]) == new)
  }

  @Test func `shows what would change`() throws {
    let text = """
      # A
      <!-- vcdiagram a -->

      ![old](a.svg)

      <!-- /vcdiagram -->
      # B
      <!-- vcdiagram b -->
      <!-- /vcdiagram -->
      """
    let document = try Document(parsing: Source(name: "doc.md", text: text), as: .markdown)
    #expect(document.difference(with: ["\n![old](a.svg)\n\n", ""]) == "")
    #expect(
      document.difference(with: ["\n![new](a.svg)\nmore\n\n", "\nb\n\n"]) == """
        --- doc.md
        +++ doc.md
        @@ -2,5 +2,6 @@
         <!-- vcdiagram a -->
         \n\
        -![old](a.svg)
        +![new](a.svg)
        +more
         \n\
         <!-- /vcdiagram -->
        @@ -8,2 +9,5 @@
         <!-- vcdiagram b -->
        +
        +b
        +
         <!-- /vcdiagram -->

        """)
  }
}
