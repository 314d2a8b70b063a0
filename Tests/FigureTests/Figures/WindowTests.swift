import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// Figures of several windows.
@Suite struct `Several windows` {
  private func rects(of role: Picture.Box.Role, in picture: Picture) -> [Rect] {
    picture.boxes.filter { $0.role == role }.map(\.rect)
  }

  @Test(arguments: [FigureKind.hierarchy, .objects, .chain])
  func `stand one below the other as they are declared, each with its families`(
    kind: FigureKind
  ) throws {
    for seed in Seeds.few(8, of: 60, from: 4500) {
      let app = AppDescription.generated(seed: seed, upTo: 25, families: 7, windows: 3)
      if app.windows.count == 1 { continue }
      let hierarchy = Resolution(app).hierarchy
      var style = Style()
      style.isArrangedForScreens = false
      let picture = try picture(of: hierarchy, as: kind, in: style)
      let windows = rects(of: .window, in: picture)
      try #require(windows.count == app.windows.count)
      #expect(Set(windows.map(\.width)).count == 1, "seed \(seed)")
      #expect(Set(windows.map(\.minX)).count == 1, "seed \(seed)")
      // Everything of a window lies below everything of those before it.
      var bands: [Rect] = windows
      for (family, frame) in zip(hierarchy.families, picture.frames) {
        bands[family.window] = bands[family.window].union(frame.rect)
      }
      for (upper, lower) in zip(bands, bands.dropFirst()) {
        #expect(upper.minY > lower.maxY, "seed \(seed)")
      }
    }
  }

  @Test func `have screens as wide as they are, as they are since they are so wide`() throws {
    let app = try AppDescription(parsing: Samples.source("two-widths.yaml"))
    let widths = try pages(of: Resolution(app).moments, as: .coverage, in: Style()).map {
      rects(of: .screen, in: $0).map { ($0.width * 100).rounded() / 100 }
    }
    let (wide, narrow) = (widths[0][0], widths[0][1])
    #expect(wide > 1.5 * narrow)
    #expect(
      widths == [
        [wide, narrow], [wide, wide, narrow], [wide, wide, narrow, narrow],
        [wide, wide, wide, wide],
      ])
    let last = try Picture(app, as: .coverage)
    let shown = last.boxes.filter { $0.id.hasPrefix("screen2-") }.compactMap(\.viewController)
    #expect(Set(shown).isSuperset(of: ["wishList", "wish"]))
    let caption = last.boxes.first { $0.id == "screen3-caption" }
    #expect(caption?.lines.contains { $0.text.contains("formSheet") } == false)
  }
}
