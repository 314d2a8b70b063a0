import Testing
import VCCommandFeatures
import VCSource

/// How a figure is referred to in each language.
@Suite struct `A reference` {
  private let reference = FigureReference(
    path: "figures/a.svg", name: "a", images: .one,
    alt: "a_b [c] `d` <E> & \"f\" {g} 50% \\ *h*\ni", width: 700.2)

  private func body(
    _ reference: FigureReference, _ syntax: DocumentSyntax, imagesFolder: String? = nil
  ) throws -> String {
    let (start, end) =
      switch syntax {
      case .markdown: ("<!-- vcdiagram a -->", "<!-- /vcdiagram -->")
      case .asciidoc:
        (
          (imagesFolder.map { ":imagesdir: \($0)\n" } ?? "") + "// vcdiagram a", "// /vcdiagram"
        )
      case .latex: ("% vcdiagram a", "% /vcdiagram")
      }
    let source = Source(name: "doc", text: "\(start)\n\(end)\n")
    let document = try Document(parsing: source, as: syntax)
    return [reference].body(of: document.directives[0], in: syntax)
  }

  @Test func `in Markdown is an image whose text means itself`() throws {
    #expect(
      try body(reference, .markdown)
        == "\n![a_b &#91;c&#93; &#96;d&#96; &#60;E&#62; &#38; \"f\" &#123;g&#125; 50% &#92; "
        + "&#42;h&#42; i](figures/a.svg)\n\n"
    )
  }

  @Test func `in Markdown is a pair, or DocC's name, with a caption`() throws {
    var reference = reference
    reference.images = .pair
    reference.darkPath = "figures/a-dark.svg"
    reference.alt = "x < \"y\""
    #expect(
      try body(reference, .markdown) == """

        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="figures/a-dark.svg">
          <img alt="x &#60; &#34;y&#34;" src="figures/a.svg">
        </picture>


        """)
    reference.images = .named
    reference.alt = "x"
    reference.caption = .init(words: "with `code`")
    #expect(try body(reference, .markdown) == "\n![x](a)\n\n*with `code`*\n\n")
    reference.caption = .init(label: "with `code`")
    #expect(try body(reference, .markdown) == "\n![x](a)\n\n*with &#96;code&#96;*\n\n")
  }

  @Test(arguments: [
    (nil, "figures/a.svg"), ("figures", "a.svg"), ("./figures/", "a.svg"),
    ("images", "../figures/a.svg"), ("images/x", "../../figures/a.svg"),
    ("figures/x", "../a.svg"), ("../x", "figures/a.svg"),
  ])
  func `in AsciiDoc is from the folder of images`(folder: String?, path: String) throws {
    var reference = reference
    reference.caption = .init(label: "A caption")
    reference.alt = "a \"b\" {c}"
    #expect(
      try body(reference, .asciidoc, imagesFolder: folder)
        == "\n.A caption\nimage::\(path)[\"a &#34;b&#34; &#123;c&#125;\"]\n\n")
  }

  /// AsciiDoc takes a link's name with an equals sign for attributes.
  @Test func `lists links whose names mean themselves`() throws {
    var reference = reference
    reference.alt = "x"
    reference.links = .listed([.init(name: "A, window=_top [b]", address: "a.html")])
    #expect(
      try body(reference, .asciidoc) == """

        image::figures/a.svg["x"]

        link:a.html[A, window&#61;&#95;top &#91;b&#93;]


        """)
  }

  @Test func `in LaTeX is no wider than its column`() throws {
    var reference = reference
    reference.alt = "a_b {c} 50% \\ ~ ^ # $ &"
    let image =
      ##"  \includegraphics[width=\ifdim701bp>\linewidth\linewidth\else701bp\fi,alt={"##
      + ##"a\_b \{c\} 50\% \textbackslash{} \textasciitilde{} \textasciicircum{} \# \$ \&"##
      + "}]{figures/a.svg}\n"
    #expect(
      try body(reference, .latex)
        == "\n\\begin{center}\n" + image + "\\end{center}\n\n")
    reference.caption = .init(words: "A \\emph{caption}")
    reference.page = 2
    let paged = image.replacing("[width", with: "[page=2,width")
    #expect(
      try body(reference, .latex)
        == "\n\\begin{figure}[htbp]\n  \\centering\n" + paged
        + "  \\caption{A \\emph{caption}}\n\\end{figure}\n\n")
  }
}
