import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// Scenes and segues are in no hierarchy: their changes are a map.
@Suite struct `Maps of what changed` {
  private static let old = """
    rootViewController: {id: home, class: Home}
    scenes:
      - {id: cart, class: Cart}
      - {id: help, class: Help}
      - {id: login, class: Login}
    segues:
      - {show: cart, from: home, identifier: showCart}
      - {present: help, from: home, identifier: showHelp}
      - {present: login, from: cart}
      - {unwindAction: "back:", from: help, identifier: done}
    """
  private static let new = """
    rootViewController: {id: home, class: Home}
    scenes:
      - {id: cart, class: Cart}
      - {id: login, class: LoginForm}
      - {id: terms, class: Terms}
    segues:
      - {show: cart, from: home, identifier: openCart}
      - {present: login, from: cart}
      - {show: terms, from: login}
      - {unwindAction: "back:", from: login, identifier: done}
    """

  private func comparison(_ old: String, _ new: String) throws -> Comparison {
    Comparison(Snapshot(try AppDescription(old)), Snapshot(try AppDescription(new)))
  }

  private func picture(of comparison: Comparison, in style: Style = Style()) throws -> Picture {
    addFeatures()
    return try #require(
      Array(pages(of: [NamedComparison(comparison)], FigureRequest(in: style))).first)
  }

  /// The boxes and the lines, each with its mark and its texts.
  private func parts(_ picture: Picture) -> [String] {
    let boxes = picture.boxes.filter { !$0.id.hasPrefix("legend-") && $0.role != .text }
    let arrows = picture.arrows.filter { !$0.id.hasPrefix("legend-") }
    return boxes.map { "\($0.lines.map(\.text).joined(separator: " | ")) (\(word($0.mark)))" }
      + arrows.map {
        "\($0.role): \($0.statements.joined(separator: " | ")) (\(word($0.mark)))"
          + ($0.label.map { " \($0.lines)" } ?? "")
      }
  }

  private func word(_ mark: Picture.Mark?) -> String { mark?.rawValue ?? "unchanged" }

  /// A map of scenes in a row.
  private func row(_ identifier: String, hubs: [Int] = []) -> String {
    let scenes = (1...60).map { "  - {id: s\($0), class: S\($0)}" }
    let segues = (1..<60).map {
      "  - {show: s\($0 + 1), from: s\($0), identifier: \($0 == 20 ? identifier : "next")}"
    }
    let more = hubs.flatMap { hub in (1...60).map { "  - {present: s\($0), from: s\(hub)}" } }
    let lines = ["rootViewController: {id: home, class: Home}", "scenes:"] + scenes
    return (lines + ["segues:"] + segues + more).joined(separator: "\n")
  }

  @Test
  func `of a large app show the changes, what is two segues away, and how much else there is`()
    throws
  {
    let picture = try picture(of: comparison(row("next"), row("then")))
    #expect(
      parts(picture) == [
        "S18 (unchanged)", "S19 (unchanged)", "S20 (unchanged)", "S21 (unchanged)",
        "S22 (unchanged)", "S23 (unchanged)",
        "show: s18: show s19 (next) (unchanged) [\"next\"]",
        "show: s19: show s20 (next) (unchanged) [\"next\"]",
        "show: ≠ s20: show s21 (+ then) | ≠ s20: show s21 (− next) (changed)"
          + " [\"+ then\", \"− next\"]",
        "show: s21: show s22 (next) (unchanged) [\"next\"]",
        "show: s22: show s23 (next) (unchanged) [\"next\"]",
      ])
    #expect(picture.boxes.contains { $0.id == "footnotes" && $0.lines[0].text == "+ 55 unchanged" })
  }

  @Test func `beside a hub show only what is one segue away`() throws {
    let picture = try picture(of: comparison(row("next", hubs: [22]), row("then", hubs: [22])))
    let shown = parts(picture).prefix { $0.hasPrefix("S") }.map { $0.prefix { $0 != " " } }
    #expect(shown == ["S19", "S20", "S21", "S22"])
  }

  @Test func `don't say that segues of screens were removed which only aren't found`() throws {
    let before = Snapshot(try AppDescription(Self.old))
    var after = Snapshot(try AppDescription(Self.new))
    after.declaredClasses = ["Help"]
    let picture = try picture(of: Comparison(before, after))
    #expect(parts(picture).contains { $0.hasPrefix("? Help") && $0.hasSuffix("(unfound)") })
    #expect(
      parts(picture).contains("present: ? home: present help (showHelp) (unfound) [\"? showHelp\"]")
    )
  }

  @Test func `of source call a lost segue no longer found, and a moved file no change`() throws {
    let before = "segues:\n- {show: help, from: home}\n- {present: legal, from: home}"
    let scenes = "scenes: [{id: help, class: Help, group: A}, {id: legal, class: Legal}]\n"
    let root = "rootViewController: {id: home, class: Home}\n"
    var old = Snapshot(try AppDescription(root + scenes + before))
    var new = Snapshot(
      try AppDescription(
        root + scenes.replacing("group: A", with: "group: B")
          + "segues: [{present: legal, from: home}]"))
    old.declaredClasses = ["Home", "Help", "Legal"]
    new.declaredClasses = old.declaredClasses
    let comparison = Comparison(old, new)
    #expect(
      comparison.changes.map { Language.en.phrases.text(of: $0.words) } == [
        "unreached: help, no segue leads to it any more",
        "no longer found: home.segue show, show help",
      ])
    #expect(
      comparison.changes.map { Language.zhHans.phrases.text(of: $0.words) }.last
        == "找不到了：home 的 segue“show” → help（show）")
    #expect(parts(try picture(of: comparison)).contains { $0.hasPrefix("show: ? home: show help") })
  }

  @Test(arguments: Seeds.few(6, of: 60))
  func `show every change of generated maps, legibly`(seed: UInt64) throws {
    let apps = try [0, 1].map {
      try AppDescription.withSegues(
        seed: seed * 2 + $0, scenes: 3 + Int(seed % 20), segues: Int(seed % 25))
    }
    let comparison = Comparison(Snapshot(apps[0]), Snapshot(apps[1]))
    let language = Language.allCases[Int(seed) % Language.allCases.count]
    for page in [nil, PageSize(named: "a4")] {
      let style = Style(language: language, page: page)
      let picture = try picture(of: comparison, in: style)
      #expect(
        picture.legibilityFaults.map(\.description) + picture.repeatedIDs == [], "seed \(seed)")
      let marked = picture.boxes.filter { $0.mark != nil && !$0.id.hasPrefix("legend-") }
      func ids(_ mark: Picture.Mark, _ kind: Change.Kind) -> Bool {
        marked.filter { $0.mark == mark }
          .compactMap { $0.viewController?.replacing(" (old)", with: "") }.sorted()
          == comparison.changes.filter { $0.kind == kind && !$0.isOfSegue }.compactMap(\.id)
          .sorted()
      }
      #expect(ids(.added, .added) && ids(.removed, .removed), "seed \(seed)")
      let box = style.template.look.box
      let names = ChangeNames(comparison, ids: box.ids, swiftUI: box.swiftUI)
      for change in comparison.changes.map({ $0.named(by: names) }) {
        let text = language.phrases.text(of: change.words)
        #expect(picture.text.contains(text), "seed \(seed)")
      }
    }
  }
}
