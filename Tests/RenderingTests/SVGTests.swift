import Diagnostics
import Foundation
import Testing
import ViewControllers

@testable import FigureDrawing

@Suite struct `The SVG` {
  @Test(arguments: Files.sampleNames)
  func `of a sample is sound and says everything`(sample: String) throws {
    let description = try Files.description(ofSample: sample)
    let drawing = try Picture(description)
    let svg = try drawing.svg
    try expectSound(svg, of: drawing, description)
    for word in ["graphviz", "generated", "version", "xlink", "<!--", "<?", "<!DOCTYPE"] {
      #expect(!svg.lowercased().contains(word.lowercased()), "\(word)")
    }
  }

  /// The interface that programs rely on: groups, ids, titles, texts.
  private func expectSound(
    _ svg: String, of drawing: Picture, _ description: AppDescription,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let document = try SVGDocument(parsing: svg)
    #expect(document.faults == [], sourceLocation: location)
    // What was popped, removed or dismissed in the end is not in the figure.
    let shown = Resolution(description).hierarchy.families.flatMap(\.members)
      .map { description.viewControllers[$0] }
    #expect(
      document.titles("node").sorted()
        == shown.map { asShown("\($0.id.value): \($0.className.value)") }.sorted(),
      sourceLocation: location)
    #expect(
      document.titles("edge").sorted()
        == drawing.arrows.map { asShown($0.statements.joined(separator: "\n")) }.sorted(),
      sourceLocation: location)
    #expect(
      document.titles("cluster") == drawing.frames.indices.map { "Family \($0 + 1)" },
      sourceLocation: location)
    #expect(
      document.texts.sorted() == drawing.allTexts.map(asShown).sorted(), sourceLocation: location)
    #expect(document.root.attributes["role"] == "img", sourceLocation: location)
    #expect(document.root.child("title")?.text.isEmpty == false, sourceLocation: location)
    #expect(document.root.child("desc")?.text.isEmpty == false, sourceLocation: location)
  }

  /// U+FFFD stands for what XML cannot hold.
  private func asShown(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: shown += "\n"
      case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF: shown += "\u{FFFD}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  @Test func `has ids that programs can count on`() throws {
    let svg = try SVGDocument(parsing: Picture(sample: "figure-17-6").svg)
    #expect(
      svg.root.all.compactMap { $0.attributes["id"] }.sorted() == [
        "arrow-A-presentedViewController-B", "arrow-B-presentingViewController-A", "box-A",
        "box-B", "family-1", "family-2", "figure-desc", "figure-title",
      ])
  }

  @Test(arguments: Files.sampleNames)
  func `keeps the texts of a box in its group`(sample: String) throws {
    let drawing = try Picture(sample: sample)
    let document = try SVGDocument(parsing: drawing.svg)
    let expected = drawing.boxes.map { box in
      "\(box.title ?? ""): \(box.lines.map(\.text).joined(separator: " / "))"
    }
    let found = document.groups("node").map { group in
      let texts = group.children.filter { $0.name == "text" }.map(\.text)
      return "\(group.child("title")?.text ?? ""): \(texts.joined(separator: " / "))"
    }
    #expect(found.sorted() == expected.sorted())
  }

  @Test(arguments: Files.sampleNames)
  func `is the same for the same drawing`(sample: String) throws {
    let drawing = try Picture(sample: sample)
    #expect(try drawing.svg == drawing.svg)
    #expect(try drawing.svg == Picture(sample: sample).svg)
  }

  @Test(arguments: Hostile.texts)
  func `holds any text as a title, a class and an id`(text: String) throws {
    let description = Hostile.description(with: text)
    let drawing = try Picture(description, pointers: .all)
    try expectSound(drawing.svg, of: drawing, description)
    // Lines end at spaces; line breaks and tabs are spaces.
    func withoutSpaces(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { !$0.properties.isWhitespace }
    }
    for box in drawing.boxes {
      let shown = box.lines.filter { $0.role == .name }.map(\.text).joined()
      #expect(withoutSpaces(shown) == withoutSpaces(text))
      for line in box.lines { #expect(box.rect.contains(line.rect), "\(line.text)") }
    }
  }

  @Test(arguments: [FigureFormat.png, .pdf, .dot])
  func `is not the only format that takes any text`(format: FigureFormat) throws {
    // The long ones would make a picture of gigabytes.
    let texts = Hostile.texts.filter { $0.utf8.count < 100 }
    var controllers = texts.enumerated().map { place, text in
      var controller = ViewController(id: Sourced("\(place)"), className: Sourced(text))
      controller.title = Sourced(text)
      return controller
    }
    controllers[0].children = Array(controllers.indices.dropFirst())
    let drawing = try Picture(AppDescription(viewControllers: controllers))
    #expect(!(try drawing.rendered(as: format)).isEmpty)
  }
}

/// Texts that some part of the road from a description to a picture has a meaning for.
enum Hostile {
  static let texts = [
    "\"quoted\" 'twice'", "<b>&amp;</b> & <>", "]]>", "<!-- -->", "<![CDATA[", "</text></svg>",
    "<script>alert(1)</script>", "&#0;", "&nbsp;", "&", "\\", "\\\\", "\\N \\G \\E \\T \\H \\L",
    "\\l left \\r right \\n new", "two\nlines", "carriage\r\nreturn", "tab\tstop", "{a|b}",
    "<<table>>", "a\u{0}b", "\u{1}\u{1B}[31m\u{7F}\u{9B}", "\u{2028}\u{2029}\u{85}",
    "\u{FFFE}\u{FFFF}", "\u{FEFF}\u{200B}\u{200D}", "\u{301}", "a\u{301}\u{302}\u{303}",
    "\u{202E}right to left", "שלום עולם", "مرحبا بالعالم", "👩‍👩‍👧🏽🇩🇪1️⃣", "设置、导航。", "\u{1F9FF}\u{10FFFF}",
    "%s%d%n", "${HOME}", "$(id)", "url(#a)", "__proto__", "-", "0", " ", "   a   ", "a  b",
    String(repeating: "W", count: 5_000), String(repeating: "word ", count: 1_000),
    String(repeating: "字", count: 5_000), String(repeating: "\u{301}", count: 5_000),
    String(repeating: "\\N", count: 2_500), String(repeating: "&", count: 5_000),
  ]

  /// A container, its child, and one that is presented, all of whose texts are `text`.
  static func description(with text: String) -> AppDescription {
    var controllers = ["", "2", "3"].map { suffix in
      ViewController(id: Sourced(text + suffix), className: Sourced(text))
    }
    for index in controllers.indices { controllers[index].title = Sourced(text) }
    controllers[0].children = [1]
    var description = AppDescription(
      viewControllers: controllers, steps: [Step(.present(Sourced(2), from: Sourced(1)))])
    description.title = Sourced(text)
    return description
  }
}
