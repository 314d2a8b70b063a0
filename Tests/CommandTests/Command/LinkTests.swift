import Foundation
import Testing
import VCTestSupport

/// A controller's `link` in each format that has links.
@Suite struct `Links of controllers` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      rootViewController:
        id: tabs
        class: UITabBarController
        viewControllers:
          - {id: a, class: A, link: "https://example.com/\u{8BBE} (a)?x=1&y='2'"}
          - {id: b, class: B, link: "../Sources/B.swift#L12"}
          - {id: c, class: C}
      """, to: "a.yaml")
  }

  private func drawn(_ options: String...) throws -> String {
    let outcome = try Program.run(["a.yaml"] + options, in: folder)
    #expect(outcome.status == 0)
    return String(decoding: outcome.out, as: UTF8.self)
  }

  private static let address = "https://example.com/%E8%AE%BE%20%28a%29?x=1&y=%272%27"
  private static let xmlAddress = address.replacing("&", with: "&amp;")

  /// Each around its own box, in a document that is no image, in which nothing could be reached.
  @Test func `stand around boxes in SVG`() throws {
    let svg = try drawn()
    let links = svg.matches(of: /<a href="(?<link>[^"]*)" target="_top">\s*<g id="(?<id>[^"]*)"/)
    #expect(
      links.map { [String($0.link), String($0.id)] } == [
        [Self.xmlAddress, "box-a"], ["../Sources/B.swift#L12", "box-b"],
      ])
    #expect(svg.components(separatedBy: "</a>").count == 3)
    #expect(svg.contains("role=\"graphics-document\""))
    try folder.write(svg, to: "a.svg")
    let parsed = try Program.shell(
      "python3 -c \"import xml.dom.minidom as x; print(x.parse('a.svg').documentElement.tagName)\"",
      in: folder)
    #expect(parsed.text == "svg\n")
  }

  @Test(arguments: ["hierarchy", "objects", "map", "coverage"])
  func `stand in figures of every kind`(kind: String) throws {
    let svg = try drawn("--figure", kind, "--page", "a5")
    #expect(svg.contains("<a href=\"\(Self.xmlAddress)\" target=\"_top\">"))
  }

  @Test func `of segues stand around the arrows of a map`() throws {
    try folder.write(
      """
      rootViewController: {class: UITabBarController, viewControllers: [{id: a, class: A}]}
      scenes: [{id: b, class: B}]
      segues: [{present: b, from: a, at: "A.swift:3", link: "../A.swift#L3"}]
      """, to: "a.yaml")
    let links = try drawn("--figure", "map").matches(
      of: /<a href="(?<link>[^"]*)" target="_top">\s*<g id="(?<id>[^"]*)"/)
    #expect(
      links.map { [String($0.link), String($0.id)] } == [["../A.swift#L3", "arrow-a-present-b"]])
  }

  /// The page is scaled, and so is the place.
  @Test func `are rectangles of a PDF's page`() throws {
    func places(_ options: String...) throws -> [[Double]] {
      let outcome = try Program.run(["a.yaml", "--format", "pdf"] + options, in: folder)
      let pdf = try PDFDocument(outcome.out).objects
      #expect(pdf.contains("/URI (\(Self.address))"))
      #expect(pdf.contains("/URI (../Sources/B.swift#L12)"))
      return pdf.matches(of: /\/Rect \[(?<numbers>[^\]]*)\]/).map {
        $0.numbers.split(separator: " ").compactMap { Double($0) }
      }
    }
    let (whole, half) = (try places(), try places("--fit", "200x200"))
    try #require(whole.count == 2 && half.count == 2)
    for (one, other) in zip(whole, half) {
      #expect(one.count == 4 && one[0] < one[2] && one[1] < one[3])
      #expect(other[2] - other[0] < one[2] - one[0])
      #expect(other[2] <= 200)
    }
  }

  @Test func `are given to those who draw by other means`() throws {
    #expect(
      try drawn("--format", "mermaid").hasSuffix(
        "  click b1 href \"\(Self.address)\"\n  click b2 href \"../Sources/B.swift#L12\"\n"))
    #expect(try drawn("--format", "json").contains("\"link\": \"\(Self.address)\""))
    #expect(try !drawn("--format", "dot").contains("example.com"))
  }

  @Test func `of segues are beside the arrows of a PDF, and in slides`() throws {
    try folder.write(
      """
      rootViewController: {class: UITabBarController, viewControllers: [{id: a, class: A}]}
      scenes: [{id: b, class: B}]
      segues: [{present: b, from: a, link: "mailto:a@example.com"}]
      """, to: "a.yaml")
    let pdf = try drawn("--figure", "map", "--format", "pdf", "-o", "a.pdf")
    #expect(pdf == "")
    let text = String(decoding: try folder.data("a.pdf"), as: UTF8.self)
    #expect(text.contains("mailto:a@example.com"))
    #expect(try drawn("--figure", "map", "-o", "a.pptx") == "")
    let parts = try Program.shell("unzip -p a.pptx ppt/slides/slide1.xml", in: folder).text
    #expect(parts.contains("<a:hlinkClick r:id=\"rId3\"/></p:cNvPr>"))
  }

  @Test func `work in documents whose directive says so, and are noted in others`() throws {
    func embedded(_ options: String, in file: String, _ mark: (String, String)) throws -> String {
      let text = "\(mark.0) vcdiagram a\(options)\(mark.1)\n\(mark.0) /vcdiagram\(mark.1)\n"
      try folder.write(text, to: file)
      let outcome = try Program.run(["embed", file], in: folder)
      #expect(outcome.status == 0, "\(outcome.err)")
      return try folder.text(file) + outcome.err
    }
    let markdown = ("<!--", " -->")
    let object = try embedded(" links alt=x", in: "a.md", markdown)
    #expect(
      object.contains(
        """
        <object type="image/svg+xml" data="a.svg" style="max-width:100%">
          <img alt="x" src="a.svg">
        </object>
        """))
    #expect(!object.contains("which don't work"))
    let interactive = try embedded(" links alt=x", in: "a.adoc", ("//", ""))
    #expect(interactive.contains("image::a.svg[\"x\",opts=interactive]\n"))
    let note =
      "the figure has links, which don't work in an image; the option 'links' makes them work"
    #expect(try embedded(" alt=x", in: "b.md", markdown).contains(note))
    #expect(
      try embedded(" links=inline alt=x", in: "b.adoc", ("//", "")).contains(
        "image::a.svg[\"x\",opts=inline]\n"))
    // Two images, or one of which DocC shows an image only: the links are below it.
    let list =
      "[A](https://example.com/%E8%AE%BE%20%28a%29?x=1&#38;y=%272%27) · "
      + "[B](../Sources/B.swift#L12)\n"
    #expect(try embedded(" links theme=both alt=x", in: "c.md", markdown).contains("\n\n" + list))
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "G.docc"), withIntermediateDirectories: false)
    try folder.write(try folder.text("a.yaml"), to: "G.docc/a.yaml")
    #expect(
      try embedded(" links alt=x", in: "G.docc/c.md", markdown).contains("\n![x](a)\n\n" + list))
    for (options, place) in [
      ("links=inline theme=both", 18), ("links=object theme=both", 18), ("links=x", 24),
    ] {
      try folder.write("<!-- vcdiagram a \(options) -->\n<!-- /vcdiagram -->\n", to: "d.md")
      let refused = try Program.run(["embed", "d.md"], in: folder)
      #expect(refused.status == 65)
      #expect(refused.err.hasPrefix("d.md:1:\(place): error: "), "\(refused.err)")
    }
  }

  /// Readers of Markdown end HTML at a blank line, and tools before them read braces.
  @Test func `work in an SVG that is in the document itself`() throws {
    try folder.write(
      """
      title: "{{ secret }} $x$ `y`"
      rootViewController: {class: A, link: "https://example.com/a", note: "{% include %}"}
      """, to: "a.yaml")
    try folder.write(
      "<!-- vcdiagram a links=inline -->\n<!-- /vcdiagram -->\n", to: "a.md")
    let outcome = try Program.run(["embed", "a.md"], in: folder)
    #expect(outcome.status == 0, "\(outcome.err)")
    let document = try folder.text("a.md")
    let html = try #require(document.firstMatch(of: /(?s)<div>\n(?<svg><svg .*<\/svg>\n)<\/div>\n/))
    #expect(!html.svg.contains(/[{}`$]|\n\s*\n/))
    #expect(html.svg.contains(" id=\"vcd-a\"") && html.svg.contains("&#123;&#123; secret"))
    #expect(html.svg.contains("<a href=\"https://example.com/a\" target=\"_top\">"))
    #expect(try Program.run(["embed", "--check", "a.md"], in: folder).status == 0)
  }

  /// Ids have only letters and digits of ASCII, and differ all the same.
  @Test func `have ids of their own in a document with several figures`() throws {
    let names = ["\u{9996}\u{9875}", "\u{8BBE}\u{7F6E}"]
    for name in names { try folder.write(try folder.text("a.yaml"), to: "\(name).yaml") }
    try folder.write(
      names.map { "<!-- vcdiagram \($0) links=inline -->\n<!-- /vcdiagram -->\n" }.joined(),
      to: "a.md")
    let outcome = try Program.run(["embed", "a.md"], in: folder)
    #expect(outcome.status == 0, "\(outcome.err)")
    let ids = try folder.text("a.md").matches(of: /<svg [^>]*?\bid="(?<id>[^"]*)"/).map {
      String($0.id)
    }
    #expect(ids == ["vcd----2b743ed9", "vcd----2835ad83"])
  }

  /// A relative link starts at the figure's file, which is in another folder than the document.
  @Test func `are relative to the document in its own text`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Figures"), withIntermediateDirectories: false)
    for name in ["a", "b"] {
      try folder.write(try folder.text("a.yaml"), to: "Figures/\(name).yaml")
    }
    try folder.write(
      "<!-- vcdiagram Figures/a links=list alt=x -->\n<!-- /vcdiagram -->\n", to: "a.md")
    try folder.write(
      "<!-- vcdiagram Figures/b links=inline alt=x -->\n<!-- /vcdiagram -->\n", to: "b.md")
    #expect(try Program.run(["embed", "a.md"], in: folder).status == 0)
    #expect(
      try folder.text("a.md") == """
        <!-- vcdiagram Figures/a links=list alt=x -->

        ![x](Figures/a.svg)

        [A](https://example.com/%E8%AE%BE%20%28a%29?x=1&#38;y=%272%27) · \
        [B](Figures/../Sources/B.swift#L12)

        <!-- /vcdiagram -->

        """)
    #expect(try Program.run(["embed", "b.md"], in: folder).status == 0)
    let links = try folder.text("b.md").matches(of: /<a href="(?<link>[^"]*)"/).map {
      String($0.link)
    }
    #expect(links == [Self.xmlAddress, "Figures/../Sources/B.swift#L12"])
  }

  @Test(arguments: [
    "mailto:", "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "file:///a",
    "//example.com",
    "http://", "", "a\\tb", "java\\u0000script:x", "C:\\\\x",
  ])
  func `to anything else are refused`(link: String) throws {
    try folder.write("rootViewController: {class: A, link: \"\(link)\"}", to: "wrong.yaml")
    let outcome = try Program.run(["wrong.yaml"], in: folder)
    #expect(outcome.status == 65)
    #expect(outcome.err.hasPrefix("wrong.yaml:1:"))
  }
}
