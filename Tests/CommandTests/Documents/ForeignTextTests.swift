import Foundation
import Testing
import VCCommandFeatures
import VCSource
import VCTestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the tools that people read documents with make of texts that look like markup.
@Suite struct `A text of a figure means itself` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let texts =
    [
      "+++<script>alert(1)</script>+++", "pass:[<b>x</b>] +++x+++ $$x$$",
      "\"><img src=x onerror=alert(1)>", "x\n// /vcdiagram\n\ninclude::/etc/hostname[]\n",
      "x\n<!-- /vcdiagram -->\n\n# Heading", "x\r\n% /vcdiagram\r\n\\input{secret}", "-->", "<!--",
      "{{ 7*7 }} {% include x %} {1+1} {#if} {{{x}}}", "${7*7} {docname} {counter:x} #{x}",
      "`r system('id') #` ``code`` ```{r} x```", "{role}`x` {{< include x.md >}}",
      "$x^2$ $$y$$ \\(z\\) \\[w\\] $`v`$", "\\write18{id} ^^41 ~ # % & _ \\\\ \\",
      "[a](javascript:alert(1)) ![b](c.png) [d][e] [[f]] [^1] ^[g] [@h]",
      "<https://example.org> https://example.org www.example.org a@example.org mailto:b@x.org",
      "example.com //example.com ftp://example.org xmpp:a@example.org/b", "x.com", "@a @fig-b #12",
      "link:x[y] xref:a[b] <<a,b>> ((index)) (((a))) footnote:[x] kbd:[x] image:x[]",
      "stem:[x] --8<-- \"/etc/hostname\"",
      "*bold* _it_ **b** __i__ ~~s~~ ==m== ++u++ ^sup^ ~sub~ #mark# ##m## `+x+` *", "_", "**",
      ".title", "...", "....", ". x", "= A", "# A", "- a", "1. a", "| a | b |", "|===", ":::",
      "---",
      "(C) (R) (TM) a -- b -> => <- <= ... it's", "&lt; &#60; &nbsp; &amp;lt; & &x;", "\\n \\*",
      "a_b __c__ _d_ e_ _f a_b_c", ":smile: a:b: :x", "!important !", "\u{3000}x\u{3000}",
      "a\u{0}b\u{1B}[31m", "<%= 1 %> <? ?> <![CDATA[x]]>", "<<x>>= @", "'a' ''b'' ,,c,,", " ", "",
      "// x", "//// x", "++++", "include::x[]", "ifdef::x[]", ":x: y", "toc::[]", "x +",
      "a;; b:: c",
      "App.Main_View<T?>.init(a:)", "设置、{{x}}。", "👩‍👩‍👧🏽 {x}",
    ] + Hostile.texts.filter { !$0.contains { "\u{FFFE}\u{FFFF}".contains($0) } && $0.count < 99 }

  /// A document with each text as an image's own, and as its caption.
  private static func document(
    _ syntax: DocumentSyntax, _ images: FigureReference.Images = .one, of texts: [String] = texts
  ) throws -> String {
    let directive =
      switch syntax {
      case .markdown: "<!-- vcdiagram a -->\n<!-- /vcdiagram -->"
      case .asciidoc: "// vcdiagram a\n// /vcdiagram"
      case .latex: "% vcdiagram a\n% /vcdiagram"
      }
    let document = try Document(parsing: Source(name: "doc", text: directive), as: syntax)
    let references = texts.map { text in
      FigureReference(
        path: "a.svg", darkPath: "b.svg", name: "a", images: images, alt: text,
        caption: .init(label: text), width: 10)
    }
    let text = String(
      decoding: document.text(with: [references.body(of: document.directives[0], in: syntax)]),
      as: UTF8.self)
    // Nothing in it is another directive, or an end.
    #expect(
      try Document(parsing: Source(name: "doc", text: text), as: syntax).directives.count == 1)
    return text
  }

  /// What readers see of each text: the image's, and the caption.
  private static func lines(of texts: [String]) -> [String] {
    texts.flatMap { text -> [String] in
      let line = text.unicodeScalars.split { scalar in
        let category = scalar.properties.generalCategory
        return scalar == " " || [.control, .lineSeparator, .paragraphSeparator].contains(category)
      }.map { String($0) }.joined(separator: " ").trimmingCharacters(in: .whitespaces)
      return line.isEmpty ? ["image: "] : ["image: \(line)", line]
    }
  }

  /// Compares the page that a tool made with the texts.
  private func expectSame(
    _ page: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let read = try PageText(page).lines
    let expected = Self.lines(of: Self.texts)
    for (line, expected) in zip(read, expected) where line != expected {
      Issue.record("\(line)\nis not\n\(expected)", sourceLocation: sourceLocation)
    }
    #expect(read.count == expected.count, sourceLocation: sourceLocation)
  }

  private func run(_ tool: String, _ arguments: String...) throws -> String {
    let outcome = try #require(InstalledProgram(tool)).run(arguments, in: folder.url)
    #expect(outcome.status == 0, "\(outcome.text)")
    return outcome.text
  }

  /// Whether Python has a module.
  private static func pythonHas(_ modules: String...) -> Bool {
    let outcome = try? InstalledProgram("python3")?.run(
      ["-c", "import " + modules.joined(separator: ",")], in: FileManager.default.temporaryDirectory
    )
    return outcome?.status == 0
  }

  private func python(_ lines: String) throws -> String {
    try run("python3", "-c", "import sys; text = open('doc').read()\n" + lines)
  }

  // MARK: Markdown

  @Test(.enabled(if: pythonHas("markdown_it", "linkify_it"), "there is no markdown-it"))
  func `to markdown-it with links of bare addresses`() throws {
    try folder.write(Self.document(.markdown), to: "doc")
    try expectSame(
      python(
        """
        from markdown_it import MarkdownIt
        print(MarkdownIt('gfm-like', {'xhtmlOut': True, 'typographer': False}).render(text))
        """))
  }

  @Test(.enabled(if: pythonHas("cmarkgfm"), "there is no cmark-gfm"))
  func `to GitHub's own reader`() throws {
    try folder.write(Self.document(.markdown), to: "doc")
    try expectSame(
      python(
        """
        import cmarkgfm
        from cmarkgfm.cmark import Options
        print(cmarkgfm.github_flavored_markdown_to_html(text, Options.CMARK_OPT_UNSAFE))
        """))
  }

  @Test(
    .enabled(if: pythonHas("markdown", "pymdownx"), "there is no Python-Markdown"),
    arguments: [FigureReference.Images.one, .pair])
  func `to Python-Markdown with its extensions`(images: FigureReference.Images) throws {
    try folder.write(Self.document(.markdown, images), to: "doc")
    try expectSame(
      python(
        """
        import markdown
        names = ['extra', 'pymdownx.magiclink', 'pymdownx.arithmatex', 'pymdownx.tilde',
          'pymdownx.caret', 'pymdownx.mark', 'pymdownx.betterem', 'pymdownx.emoji',
          'pymdownx.inlinehilite', 'pymdownx.snippets', 'pymdownx.critic', 'wikilinks']
        print(markdown.markdown(text, extensions=names))
        """))
  }

  @Test(.enabled(if: InstalledProgram.isInstalled("myst-docutils-html5"), "there is no MyST"))
  func `to MyST`() throws {
    try folder.write(Self.document(.markdown), to: "doc.md")
    let extensions =
      "dollarmath,amsmath,colon_fence,deflist,linkify,substitution,strikethrough,attrs_inline"
    let html = try run(
      "myst-docutils-html5", "--myst-enable-extensions=\(extensions)", "--no-doc-title", "doc.md")
    let start = try #require(html.firstRange(of: "<main")?.lowerBound)
    let end = try #require(html.firstRange(of: "</main>")?.upperBound)
    try expectSame(String(html[start..<end]))
  }

  @Test(
    .enabled(if: InstalledProgram.isInstalled("pandoc"), "there is no Pandoc"),
    arguments: [
      "gfm+tex_math_dollars+emoji",
      // R Markdown's, and Quarto's.
      "markdown-smart-implicit_figures+tex_math_single_backslash+autolink_bare_uris+emoji+mark",
    ])
  func `to Pandoc`(language: String) throws {
    try folder.write(Self.document(.markdown), to: "doc")
    let known = try run("pandoc", "--list-extensions=markdown").contains("mark\n+")
    try expectSame(
      run(
        "pandoc", "--wrap=none", "-f", known ? language : language.replacing("+mark", with: ""),
        "doc"))
  }

  @Test(.enabled(if: pythonHas("jinja2", "liquid"), "there is no Jinja or no Liquid"))
  func `to templates that run before a reader`() throws {
    for images in [FigureReference.Images.one, .pair] {
      let text = try Self.document(.markdown, images)
      try folder.write(text, to: "doc")
      #expect(
        try python(
          """
          import jinja2, liquid
          engine = jinja2.Environment(keep_trailing_newline=True)
          assert engine.from_string(text).render() == text
          assert liquid.Template(text).render() == text
          """) == "")
      // What knitr runs, what MDX takes for code, and what Vue looks for in a page.
      #expect(!text.contains("`"))
      #expect(!text.contains { "{}$".contains($0) })
    }
  }

  // MARK: AsciiDoc

  @Test(.enabled(if: InstalledProgram.isInstalled("asciidoctor"), "there is no AsciiDoctor"))
  func `to AsciiDoctor`() throws {
    try folder.write(":stem:\n:experimental:\n\n" + Self.document(.asciidoc), to: "doc.adoc")
    try expectSame(
      run(
        "asciidoctor", "-b", "xhtml5", "-a", "figure-caption!", "-S", "unsafe", "-e", "-o", "-",
        "doc.adoc"))
  }

  // MARK: LaTeX

  @Test(.enabled(if: InstalledProgram.isInstalled("pandoc"), "there is no Pandoc"))
  func `of LaTeX to Pandoc`() throws {
    // It knows no command for two of the signs, and bends the third.
    let texts = Self.texts.filter { text in
      text.unicodeScalars.allSatisfy { $0.isASCII && !"`|'".unicodeScalars.contains($0) }
    }
    try folder.write(Self.document(.latex, of: texts), to: "doc.tex")
    let page = try PageText(run("pandoc", "--wrap=none", "-f", "latex-smart", "doc.tex"))
    // It gives an image its caption as its text.
    #expect(
      page.lines.filter { $0 != "image: image" } == Self.lines(of: texts).filter { $0 != "image: " }
    )
  }

  @Test(.enabled(if: InstalledProgram.isInstalled("pdflatex"), "there is no LaTeX"))
  func `to LaTeX`() throws {
    // What its fonts do not have is an error to it.
    let texts = Self.texts.filter { $0.unicodeScalars.allSatisfy(\.isASCII) }
    try folder.write(
      """
      \\documentclass{article}
      \\usepackage[T1]{fontenc}
      \\usepackage[demo]{graphicx}
      \\begin{document}
      \(Self.document(.latex, of: texts).replacing("\\end{figure}", with: "\\end{figure}\\clearpage"))
      \\end{document}
      """, to: "doc.tex")
    let log = try run(
      "pdflatex", "-draftmode", "-no-shell-escape", "-interaction=nonstopmode", "-halt-on-error",
      "-file-line-error", "doc.tex")
    #expect(!log.contains(".tex:"), "\(log)")
    #expect(try folder.names == ["doc.aux", "doc.log", "doc.tex"])
  }
}

/// What a page of a document shows, as a reader of XML sees it: a line for each image and each
/// paragraph; every element that no text should have made is named in it.
private final class PageText: NSObject, XMLParserDelegate {
  private(set) var lines: [String] = []
  private var text = ""

  /// Throws what is not well-formed.
  init(_ page: String) throws {
    super.init()
    let parser = XMLParser(data: Data("<page>\(page)</page>".utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "img", "embed": lines.append("image: \(attributes["alt"] ?? "")")
    case "page", "main", "p", "div", "figure", "figcaption", "picture", "source", "em", "span":
      break
    default: text += "<\(name)>"
    }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard ["p", "div", "figcaption"].contains(name) else { return }
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if !line.isEmpty { lines.append(line) }
    text = ""
  }
}
