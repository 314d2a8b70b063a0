import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// A part of a map: the neighbourhood of a scene, the paths between two, and what is left out.
@Suite struct `A part of a map` {
  /// a leads to b and c, both to d, and d to e; b contains b1, which leads to f.
  private static let app = """
    rootViewController: {id: a, class: Home, title: Start}
    scenes:
      - {id: b, class: B, children: [{id: b1, class: B1}]}
      - {id: c, class: C}
      - {id: d, class: D}
      - {id: e, class: DebugE}
      - {id: f, class: DebugF}
    segues:
      - {show: b, from: a}
      - {show: c, from: a}
      - {present: d, from: b}
      - {present: d, from: c}
      - {show: e, from: d}
      - {show: f, from: b1}

    """

  private func picture(_ selection: SceneSelection) throws -> Picture {
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: Self.app))
    let request = FigureRequest(.map, in: Style(selection: selection))
    return try #require(try pages(of: Resolution(app), request).first { _ in true })
  }

  private func shown(_ selection: SceneSelection) throws -> [String] {
    try picture(selection).boxes.compactMap(\.viewController).sorted()
  }

  @Test func `has a scene's neighbours in both directions, as far as asked`() throws {
    #expect(try shown(SceneSelection(around: ["d"])) == ["b", "b1", "c", "d", "e"])
    #expect(try shown(SceneSelection(around: ["d"], hops: 0)) == ["d"])
    #expect(try shown(SceneSelection(around: ["e", "f"])) == ["b", "b1", "d", "e", "f"])
    #expect(try shown(SceneSelection(around: ["d"], hops: 9)).count == 7)
    // A figure shows titles and classes; one that only one controller has is as good as its id.
    #expect(try shown(SceneSelection(around: ["Start"], hops: 0)) == ["a"])
    #expect(try shown(SceneSelection(around: ["DebugE"], hops: 0)) == ["e"])
  }

  @Test func `has every shortest path, in the direction of the segues`() throws {
    let path = { SceneSelection(path: .init(from: $0, to: $1)) }
    #expect(try shown(path("a", "e")) == ["a", "b", "b1", "c", "d", "e"])
    #expect(try shown(path("a", "f")) == ["a", "b", "b1", "f"])
    #expect(throws: FigureRequestError.noPath("e", to: "a")) { try shown(path("e", "a")) }
  }

  @Test func `has nothing that is hidden, and no path through it`() throws {
    #expect(try shown(SceneSelection(hidden: ["Debug*"])) == ["a", "b", "b1", "c", "d"])
    // What a container contains goes with it.
    #expect(try shown(SceneSelection(hidden: ["b"])) == ["a", "c", "d", "e", "f"])
    #expect(try shown(SceneSelection(hidden: ["*1"])).contains("b"))
    #expect(
      try shown(SceneSelection(path: .init(from: "a", to: "d"), hidden: ["b"])) == ["a", "c", "d"])
    #expect(throws: FigureRequestError.nothingSelected) { try shown(SceneSelection(hidden: ["*"])) }
    #expect(throws: FigureRequestError.nothingMatches("x")) {
      try shown(SceneSelection(hidden: ["x"]))
    }
  }

  @Test func `names the lines that lead out of it`() throws {
    let picture = try picture(SceneSelection(around: ["e"]))
    #expect(picture.text.hasSuffix("Lines to what isn't shown: B → D (present), C → D (present)."))
    #expect(picture.arrows.flatMap(\.statements) == ["d: show e", "show"])
    #expect(!(try self.picture(SceneSelection())).text.contains("isn't shown"))
  }

  /// The lines of a picture by their ends, which are shown there.
  private func lines(_ picture: Picture, among ids: Set<String>? = nil) -> [String] {
    picture.arrows.compactMap { arrow -> String? in
      func id(_ box: Int) -> String? {
        picture.boxes[box].title.map { String($0.prefix { $0 != ":" }) }
      }
      guard let tail = arrow.tail.flatMap(id), let head = arrow.head.flatMap(id),
        ids.map({ $0.contains(tail) && $0.contains(head) }) ?? true
      else { return nil }
      return "\(tail) \(head) \(arrow.statements)"
    }.sorted()
  }

  @Test func `has every line between what it shows, and can be read`() throws {
    for seed in Seeds.few(1, of: 60, from: 9002) {
      let app = try AppDescription.withSegues(seed: seed, scenes: 24, segues: 30)
      let ids = app.viewControllers.map(\.id.value)
      func picture(_ selection: SceneSelection) throws -> Picture? {
        let request = FigureRequest(.map, in: Style(selection: selection))
        return try? pages(of: Resolution(app), request).first { _ in true }
      }
      let whole = try #require(try picture(SceneSelection()))
      for (number, id) in ids.enumerated() where number % 7 == Int(seed % 7) {
        let other = ids[(number * 5 + 1) % ids.count]
        for selection in [
          SceneSelection(around: [id], hops: number % 3), SceneSelection(hidden: [id, other]),
          SceneSelection(path: .init(from: id, to: other)),
        ] {
          guard let part = try picture(selection) else { continue }
          let comment = "seed \(seed), \(selection)"
          #expect(part.legibilityFaults == [], "\(comment)")
          let shown = Set(part.boxes.compactMap(\.viewController))
          let differing = Set(lines(part)).symmetricDifference(lines(whole, among: shown))
          #expect(differing == [], "\(comment)")
          #expect(selection.hidden.allSatisfy { !shown.contains($0) }, "\(comment)")
        }
      }
    }
  }

  @Test func `is asked of a map alone, for what there is`() throws {
    let resolution = Resolution(
      try AppDescription(parsing: Source(name: "in.yaml", text: Self.app)))
    let style = Style(selection: SceneSelection(around: ["a"]))
    #expect(throws: FigureRequestError.selectionOfOtherKind) {
      _ = try pages(of: resolution, FigureRequest(.chain, in: style))
    }
    #expect(throws: FigureRequestError.unknownViewController("x")) {
      _ = try shown(SceneSelection(around: ["x"]))
    }
  }

  @Test func `is drawn on several pages as a whole map is`() throws {
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: Self.app))
    let style = Style(selection: SceneSelection(around: ["d"]), page: PageSize(named: "a5"))
    let pages = Array(
      try pages(of: Resolution(app), FigureRequest(.map, in: style, spread: .several)))
    let ids = Set(pages.flatMap { $0.boxes.compactMap(\.viewController) })
    #expect(ids == ["b", "b1", "c", "d", "e"])
  }
}
