import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// A legend explains what is in its figure: all of it, once, and nothing else.
@Suite struct `A legend, compared with its figure of changes` {
  @Test(arguments: Template.testedNames, Seeds.few(4, of: 200))
  func `explains each look of generated changes, and no other`(name: String, seed: UInt64) throws {
    let pair = EditedPair(seed: seed, declaresIDs: seed.isMultiple(of: 2), edits: 8)
    let pointers = [nil, PointerSelection.families, .unnamed][Int(seed) % 3]
    try expectTrue(
      Comparison(Snapshot(pair.old), Snapshot(pair.new)),
      Style(try Template(testing: name), pointers: pointers), "seed \(seed), \(name)")
  }

  @Test(arguments: Template.testedNames, Seeds.few(3, of: 30))
  func `explains each look of changed maps, and no other`(name: String, seed: UInt64) throws {
    let apps = try [0, 1].map {
      try AppDescription.withSegues(seed: seed + $0, scenes: 6 + Int(seed % 9), segues: 12)
    }
    try expectTrue(
      Comparison(Snapshot(apps[0]), Snapshot(apps[1])), Style(try Template(testing: name)),
      "seed \(seed), \(name)")
  }

  @Test(arguments: Seeds.areAll ? Template.testedNames : ["docs", "mono"])
  func `explains each look of the changes from one sample to the next`(name: String) throws {
    let template = try Template(testing: name)
    let snapshots = try Samples.names.map { Snapshot(try Samples.description(of: $0)) }
    for place in snapshots.indices.dropFirst() where Seeds.areAll || place.isMultiple(of: 5) {
      let comparison = Comparison(snapshots[place - 1], snapshots[place])
      try expectTrue(comparison, Style(template), "\(Samples.names[place]), \(name)")
      let page = Style(template, page: PageSize(named: "a5"))
      try expectTrue(comparison, page, "\(Samples.names[place]), \(name), on a page")
    }
  }

  private func expectTrue(
    _ comparison: Comparison, _ style: Style, _ comment: String
  ) throws {
    for picture in try pages(of: [NamedComparison(comparison)], FigureRequest(in: style)) {
      // A map needs one in any template.
      let isMap = picture.arrows.contains { $0.role.isSegue }
      #expect(
        picture.legendFaults(hasLegend: style.template.look.page.legend || isMap) == [],
        "\(comment)")
    }
  }

  /// The flag decides who presents: the arrow of before is gone, and another is there.
  @Test(arguments: Language.allCases)
  func `of the book's experiment`(language: Language) throws {
    let snapshots = try ["homepwner-current-context", "homepwner-defines-context"].map {
      Snapshot(try Samples.description(of: $0))
    }
    let comparison = Comparison(snapshots[0], snapshots[1])
    var texts: [String] = []
    for name in ["docs", "mono"] {
      let style = Style(try Template(testing: name), language: language)
      let picture = try #require(
        Array(pages(of: [NamedComparison(comparison)], FigureRequest(in: style))).first)
      texts +=
        picture.boxes.filter { $0.id.hasPrefix("legend-") && $0.role == .text }
        .flatMap { $0.lines.map(\.text) }
      let notes = picture.boxes.flatMap(\.lines).map(\.text)
      #expect(
        notes.contains(
          "definesPresentationContext: \(language == .en ? "not set" : "未设置") → true"))
    }
    // Each line carries its label; only the marks need an explanation.
    let marks = language == .en ? ["added", "removed", "changed"] : ["新增", "移除", "有变化"]
    #expect(texts == marks + marks)
  }
}
