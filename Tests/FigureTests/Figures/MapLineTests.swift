import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// Where a map's lines cross, begin and end.
@Suite struct `A map's lines` {
  private func picture(_ text: String, _ style: Style) throws -> Picture {
    try #require(
      try pages(of: Resolution(AppDescription(text)), FigureRequest(.map, in: style))
        .first { _ in true })
  }

  private static let artwork = """
    rootViewController: {id: home, class: Home}
    scenes: [{id: a, class: A}, {id: b, class: B}, {id: c, class: C}, {id: d, class: D}, {id: e, class: E}, {id: art, class: Art}, {id: zoom, class: Zoom}, {id: audio, class: Audio}, {id: share, class: Share}]
    segues:
      - {show: art, from: a, identifier: openArtwork}
      - {show: art, from: b, identifier: result}
      - {show: art, from: c, identifier: scanned}
      - {show: art, from: d, identifier: favourite}
      - {show: art, from: e, identifier: stop}
      - {present: audio, from: e, identifier: play}
      - {present: zoom, from: art, identifier: zoom}
      - {present: audio, from: art, identifier: listen}
      - {popover: share, from: art, identifier: share}

    """

  /// One of five lines to a screen crossed two others, because the lines' ends were in another order.
  @Test func `to the subject of --around cross no others`() throws {
    for page in [nil, "a5", "column"] {
      let style = Style(
        selection: SceneSelection(around: [.init(of: "art", hops: 1)]),
        page: page.flatMap { PageSize(named: $0) })
      let picture = try picture(Self.artwork, style)
      let lines = picture.arrows.filter { arrow in
        arrow.head.map { picture.boxes[$0].viewController } == "art"
      }
      #expect(lines.count == 5)
      #expect(lines.allSatisfy { $0.splines.count == 1 }, "\(page ?? "no page")")
      let tips = lines.compactMap { $0.splines.last?.endTip?.y }.sorted()
      for (tip, next) in zip(tips, tips.dropFirst()) {
        // Lines of one kind may have joined before the head.
        #expect(
          next == tip
            || next - tip > picture.look.arrows.headWidth * (picture.fit?.scale ?? 1))
      }
      #expect(picture.legibilityFaults == [])
    }
  }

  /// Where a line crossed one to the same screen, it seemed to come from there.
  @Test func `of two screens have a gap where they cross`() throws {
    for seed in Seeds.few(4, of: 40, from: 70) {
      let app = try AppDescription.withSegues(seed: seed, scenes: 20, segues: 34)
      let picture = try #require(
        try pages(of: Resolution(app), FigureRequest(.map)).first { _ in true })
      let lines = picture.arrows.filter(\.role.isSegue)
      for (number, line) in lines.enumerated() {
        for other in lines[..<number] where line.tail != other.tail || line.role != other.role {
          let crossings = line.pieces.flatMap { piece in other.pieces.filter { piece.crosses($0) } }
          #expect(crossings == [], "seed \(seed): \(line.id), \(other.id)")
        }
      }
    }
  }

  /// Each arrow down was in the middle of two boxes of other widths.
  @Test func `down a column are in one line`() throws {
    let path = SceneSelection.Path(from: "first", to: "last")
    let style = Style(selection: SceneSelection(path: path), page: PageSize(named: "a5"))
    let picture = try picture(
      """
      rootViewController: {id: first, class: FirstViewController}
      scenes: [{id: b, class: DetailViewController}, {id: c, class: StopsOfTheTourViewController}, {id: last, class: LastOneViewController}]
      segues:
        - {show: b, from: first, identifier: openTheDetail}
        - {show: c, from: b, identifier: stopsOfTheTour}
        - {present: last, from: c, identifier: lastOneOfThem}

      """, style)
    let tips = picture.arrows.filter { $0.role == .show && $0.head != nil }
      .compactMap { $0.splines.last?.endTip?.x }
    #expect(tips.count == 2)
    #expect(tips.allSatisfy { abs($0 - tips[0]) < 0.1 })
  }
}

extension Picture.Arrow {
  /// The rectangles of its straight pieces.
  fileprivate var pieces: [Rect] {
    splines.flatMap { spline in
      stride(from: 0, to: spline.points.count - 3, by: 3).map {
        Rect(spanning: spline.points[$0], spline.points[$0 + 3])
      }.filter { ($0.width < 0.01) != ($0.height < 0.01) }
    }
  }
}

extension Rect {
  /// Whether a level piece and an upright one cross, rather than meet.
  fileprivate func crosses(_ other: Rect) -> Bool {
    if height > width { return other.width > other.height && other.crosses(self) }
    return other.height > other.width && minX + 4 < other.minX && other.minX < maxX - 4
      && other.minY + 4 < minY && minY < other.maxY - 4
  }
}
