import Foundation
import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

@Suite struct `The SVG` {
  @Test(arguments: Samples.names)
  func `of a sample is sound and says everything`(sample: String) throws {
    let description = try Samples.description(of: sample)
    let picture = try Picture(description)
    let svg = try picture.svg
    try expectSound(svg, of: picture, description)
    for word in ["graphviz", "generated", "version", "xlink", "<!--", "<?", "<!DOCTYPE"] {
      #expect(!svg.lowercased().contains(word.lowercased()), "\(word)")
    }
  }

  @Test func `has a blank for a tab, wherever a text is told`() throws {
    let svg = try Picture("title: \"A\\tB\"\nrootViewController: {class: C, title: \"D\\tE\"}").svg
    #expect(!svg.contains("\u{FFFD}"))
    let document = try SVGDocument(parsing: svg)
    #expect(document.root.child("title")?.text == "A B")
    #expect(document.root.child("desc")?.text.contains("D E") == true)
    #expect(document.texts.contains("D E"))
  }

  /// The interface that programs rely on: groups, ids, titles, texts.
  private func expectSound(
    _ svg: String, of picture: Picture, _ description: AppDescription,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let document = try SVGDocument(parsing: svg)
    #expect(document.faults == [], sourceLocation: location)
    // What was popped, removed or dismissed in the end is not in the figure.
    let resolution = Resolution(description)
    let hierarchies =
      resolution.alternatives.isEmpty
      ? [resolution.hierarchy] : resolution.alternatives.map(\.resolution.hierarchy)
    let nodes = hierarchies.flatMap { hierarchy -> [String] in
      let refused = hierarchy.refusal?.members ?? []
      let members = hierarchy.families.flatMap(\.members) + refused
      return members.map { hierarchy.app.viewControllers[$0] }
        .map { asShown("\($0.id.value): \($0.className.value)") }
        + (refused.isEmpty ? [] : ["refused"])
        + (description.namesWindows ? description.windows : [])
        .map { asShown("\($0.id.value): UIWindow") }
    }
    // A note's mark and its key in the figure both say it.
    let notes = picture.boxes.filter { $0.role == .note }.compactMap(\.title)
    #expect(
      document.titles("node").sorted() == (nodes + notes).sorted(), sourceLocation: location)
    #expect(
      document.titles("edge").sorted()
        == picture.arrows.map { asShown($0.statements.joined(separator: "\n")) }.sorted(),
      sourceLocation: location)
    #expect(
      document.titles("cluster")
        == hierarchies.flatMap { hierarchy in
          hierarchy.families.map { family in
            hierarchy.app.viewControllers[family.top].family?.value ?? "Family \(family.number)"
          }
        },
      sourceLocation: location)
    #expect(
      document.texts.sorted() == picture.allTexts.map(asShown).sorted(), sourceLocation: location)
    #expect(document.root.attributes["role"] == "img", sourceLocation: location)
    #expect(document.root.child("title")?.text.isEmpty == false, sourceLocation: location)
    #expect(document.root.child("desc")?.text.isEmpty == false, sourceLocation: location)
  }

  /// U+FFFD stands for control characters.
  private func asShown(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: shown += " "
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

  @Test func `has ids and a style of its own where it is given an id`() throws {
    let picture = try Picture(sample: "figure-17-6")
    let plain = try picture.svg
    let named = String(
      decoding: try picture.rendered(as: .svg, RenderingOptions(id: "fig")), as: UTF8.self)
    let document = try SVGDocument(parsing: named)
    #expect(document.root.attributes["id"] == "fig")
    #expect(document.root.attributes["aria-labelledby"] == "fig-figure-title fig-figure-desc")
    let style = try #require(document.root.child("style")?.text)
    // After the scheme, every selector keeps to the figure.
    let rules = style.split(separator: "{").dropFirst(2).dropLast().map {
      $0.split(separator: "}").last ?? ""
    }
    #expect(rules.count > 10)
    for selector in rules.flatMap({ $0.split(separator: ",") }) {
      #expect(selector.hasPrefix("#fig "), "\(selector)")
    }
    let bare = named.replacing(" id=\"fig\"", with: "").replacing("\"fig-", with: "\"")
      .replacing(" fig-figure-desc", with: " figure-desc").replacing("#fig ", with: "")
      .replacing("role=\"graphics-document\"", with: "role=\"img\"")
      .replacing(
        /\srole="graphics-(symbol|object)" aria-label="[^"]*"( tabindex="0")?/, with: "")
    #expect(bare == plain)
  }

  @Test func `shows the lines of a map's box alone where the mouse is on it`() throws {
    let picture = try Picture(
      """
      rootViewController: {id: 'the list'}
      scenes: [{id: detail}, {id: settings}, {id: alone}]
      segues:
        - {show: detail, from: 'the list'}
        - {present: settings, from: detail}
      """, as: .map)
    let document = try SVGDocument(parsing: try picture.svg)
    let styles = document.root.all.filter { $0.name == "style" }.map(\.text)
    let ids = document.root.all.compactMap { $0.attributes["id"] }
    let root = "arrow-window-shows-the_20_list"
    let (show, present) = ("arrow-the_20_list-show-detail", "arrow-detail-present-settings")
    #expect(Set(ids).isSuperset(of: [show, present, "box-the_20_list", "box-alone"]))
    #expect(
      styles.last == """
        svg:has(.node.controller:hover) .edge{opacity:.12}\
        svg:has(#box-the_20_list:hover) :is(#\(root),#\(show)).edge{opacity:1}\
        svg:has(#box-detail:hover) :is(#\(show),#\(present)).edge{opacity:1}\
        svg:has(#box-settings:hover) :is(#\(present)).edge{opacity:1}
        """)
  }

  @Test func `is transparent in one theme and opaque in the other`() throws {
    let template = try Template(
      parsing: "light: {background: none}\ndark: {background: \"#101010\"}\n")
    let svg = try Picture(Samples.description(of: "figure-17-6"), in: Style(template)).svg
    #expect(svg.contains(".background{fill:light-dark(transparent,#101010)}"))
    #expect(svg.contains("<rect class=\"background\""))
    let both = try Template(parsing: "light: {background: none}\ndark: {background: none}\n")
    let clear = try Picture(Samples.description(of: "figure-17-6"), in: Style(both)).svg
    #expect(!clear.contains("background"))
  }

  @Test(arguments: Samples.names)
  func `is the same for the same picture`(sample: String) throws {
    let picture = try Picture(sample: sample)
    #expect(try picture.svg == picture.svg)
    #expect(try picture.svg == Picture(sample: sample).svg)
  }

  @Test(arguments: Hostile.texts)
  func `holds any text as a title, a class and an id`(text: String) throws {
    let description = Hostile.description(with: text)
    let picture = try Picture(description, in: Style(pointers: .all))
    try expectSound(picture.svg, of: picture, description)
    // Lines end at spaces; line breaks and tabs are spaces.
    func withoutSpaces(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { !$0.properties.isWhitespace }
    }
    for box in picture.boxes {
      let shown = box.lines.filter { $0.role == .name }.map(\.text).joined()
      #expect(withoutSpaces(shown) == withoutSpaces(text))
      for line in box.lines { #expect(box.rect.contains(line.rect), "\(line.text)") }
    }
  }

  @Test(arguments: [PictureFormat.png, .pdf])
  func `is not the only format that takes any text`(format: PictureFormat) throws {
    let picture = try Picture(Hostile.descriptionWithAll)
    #expect(!(try picture.rendered(as: format)).isEmpty)
  }
}
