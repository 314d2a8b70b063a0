import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// Both hierarchies in one layout: that every change is there, by sign and by line, and nothing in
/// the way of anything.
@Suite struct `Figures of what changed` {
  private func picture(
    of comparison: Comparison, in style: Style
  ) throws -> Picture {
    addFeatures()
    let pages = Array(try pages(of: [NamedComparison(comparison)], FigureRequest(in: style)))
    return try #require(pages.first)
  }

  private func expectWhole(_ comparison: Comparison, in style: Style, _ comment: String) throws {
    let picture = try picture(of: comparison, in: style)
    let faults =
      picture.legibilityFaults.map(\.description)
      + picture.repeatedIDs.map { "the id '\($0)' twice" }
    #expect(faults == [], "\(comment)")
    let boxes = picture.boxes.filter { !$0.id.hasPrefix("legend-") && $0.role == .controller }
    func ids(_ marks: Picture.Mark...) -> [String] {
      boxes.filter { box in box.mark.map(marks.contains) ?? false }
        .compactMap { $0.viewController?.replacing(" (old)", with: "") }.sorted()
    }
    let changes = comparison.changes
    func ids(_ kind: Change.Kind) -> [String] {
      changes.filter { $0.kind == kind }.compactMap(\.id).sorted()
    }
    #expect(ids(.added) == ids(.added as Change.Kind), "\(comment)")
    #expect(ids(.removed) == ids(.removed as Change.Kind), "\(comment)")
    #expect(ids(.moved) == ids(.moved as Change.Kind), "\(comment)")
    // What is the same stands once; what moved also where it was, and what is no longer presented
    // there alone.
    let shown = comparison.new.controllers.count + ids(.removed as Change.Kind).count
    let (left, there) = (boxes.filter { $0.mark == .left }, boxes.filter { $0.mark != .left })
    let gone = left.count { box in
      let id = box.viewController?.replacing(" (old)", with: "")
      return !there.contains { $0.viewController == id }
    }
    let folded = boxes.flatMap(\.lines).reduce(0) { sum, line in
      let count = Int(line.text.filter(\.isNumber)) ?? 0
      return sum
        + (line.text == style.language.phrases.text(of: .unchangedMembers(count: count))
          ? count : 0)
    }
    #expect(there.count + gone + folded == shown, "\(comment)")
    for box in boxes {
      let sign = box.mark.map { $0.sign + " " } ?? ""
      #expect(box.lines.first?.text.hasPrefix(sign) == true, "\(comment)")
      #expect(box.isFaded == (box.mark == nil && !picture.marks.isEmpty), "\(comment)")
    }
    for mark in picture.marks {
      let id = "legend-\(mark.rawValue)"
      #expect(picture.boxes.contains { $0.id == "\(id)-text" }, "\(comment)")
      let boxes = picture.boxes.filter { $0.mark == mark }
      #expect(boxes.isEmpty || boxes.contains { $0.id == id }, "\(comment)")
    }
    let presented = picture.arrows.filter {
      $0.role == .presented && $0.mark == .added && !$0.id.hasPrefix("legend-")
    }
    let begun = changes.filter { $0.kind == .presented || $0.kind == .presenter }
    #expect(presented.count == begun.count, "\(comment)")
    let box = style.template.look.box
    let names = ChangeNames(comparison, ids: box.ids, swiftUI: box.swiftUI)
    for change in changes.map({ $0.named(by: names) }) {
      let text = style.language.phrases.text(of: change.words)
      #expect(picture.text.contains(text), "\(comment)")
    }
  }

  @Test(arguments: Template.names, Seeds.few(4, of: 100))
  func `show every change of generated pairs, in every template`(
    name: String, seed: UInt64
  ) throws {
    let pair = EditedPair(seed: seed, declaresIDs: seed.isMultiple(of: 2))
    let template = try #require(Template(builtIn: name))
    let language = Language.allCases[Int(seed / 2) % Language.allCases.count]
    try expectWhole(
      Comparison(.init(pair.old), .init(pair.new)), in: Style(template, language: language),
      "seed \(seed)")
  }

  @Test(arguments: Seeds.few(6, of: 60))
  func `show what came and went of two that have nothing in common`(seed: UInt64) throws {
    let (old, new) = (
      EditedPair(seed: seed, declaresIDs: true, edits: 0).old,
      EditedPair(seed: seed + 1000, declaresIDs: false, edits: 0).old
    )
    for (old, new) in [
      (Snapshot(old), Snapshot(new)), (Snapshot(), Snapshot(new)), (Snapshot(old), Snapshot()),
    ] {
      let picture = try picture(of: Comparison(old, new), in: Style())
      #expect(picture.legibilityFaults.map(\.description) == [], "seed \(seed)")
      #expect(picture.repeatedIDs.isEmpty)
    }
  }

  @Test(arguments: Seeds.few(3, of: 40))
  func `fit a page`(seed: UInt64) throws {
    let pair = EditedPair(seed: seed, declaresIDs: true, upTo: 60, edits: 12)
    let page = try #require(PageSize(named: "a4"))
    let picture = try picture(
      of: Comparison(.init(pair.old), .init(pair.new)), in: Style(page: page))
    #expect(picture.legibilityFaults.map(\.description) == [], "seed \(seed)")
    #expect(picture.page.width <= 596 && picture.page.height <= 843)
  }

  @Test func `show controllers whose views alone were added`() throws {
    let added = Snapshot(of: moment("nav(box)\nview a in box"))
    for other in [Snapshot(of: moment("nav(box)")), Snapshot(of: moment("A"))] {
      try expectWhole(Comparison(other, added), in: Style(), "added")
      try expectWhole(Comparison(added, other), in: Style(), "removed")
    }
  }
}
