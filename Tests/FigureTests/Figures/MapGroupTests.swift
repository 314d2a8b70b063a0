import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// What makes a large map readable: frames of groups, kinds of segues, and sinks as notes.
@Suite struct `A large map` {
  private func pictures(
    _ text: String, _ selection: SceneSelection, spread: FigureRequest.Spread = .one
  ) throws -> [Picture] {
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: text))
    let request = FigureRequest(.map, in: Style(selection: selection), spread: spread)
    return Array(try pages(of: Resolution(app), request))
  }

  /// A map of as many screens as asked for, in two modules.
  private func app(ofScreens count: Int) -> String {
    let scenes = (1..<count).map {
      "  - {id: s\($0), class: S\($0), group: \($0 % 2 == 0 ? "App/Cart/Sources" : "App/Home")}"
    }
    let segues = (1..<count).map { "  - {show: s\($0), from: \($0 < 3 ? "a" : "s\($0 / 2)")}" }
    return
      (["rootViewController: {id: a, class: A, group: App/Home}", "scenes:"] + scenes
      + ["segues:"] + segues).joined(separator: "\n")
  }

  @Test
  func `of more than 60 screens has an overview and a page for each module in a file of pages`()
    throws
  {
    func names(_ count: Int, _ spread: FigureRequest.Spread) throws -> [[String]] {
      try pictures(app(ofScreens: count), SceneSelection(), spread: spread)
        .map { $0.frames.map(\.name) }
    }
    let large = try names(61, .asNeeded)
    #expect(large.count > 2)
    #expect(
      large[0].contains { $0.hasPrefix("Home") } && large[0].contains { $0.hasPrefix("Cart") })
    #expect(try names(61, .one).count == 1)
    #expect(try names(60, .asNeeded).count == 1)
  }
}
