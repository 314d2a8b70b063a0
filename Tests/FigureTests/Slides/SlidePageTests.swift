import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCTestSupport

/// The page that a slide gives figures.
@Suite struct `A slide's page` {
  @Test func `counts a template's smallest text in points of the slide`() throws {
    let style = Style(.slide, page: PageSize.slide)
    let app = try Samples.description(of: "large-app")
    let fit = try pages(of: Resolution(app).moments, as: .hierarchy, in: style).fit
    #expect(abs((fit?.wantedText ?? 0) * 960 / 785 - 12) < 0.001)
  }

  /// Two frames of nine calls each made the text of a slide 5.8 points high.
  @Test func `has as many frames of calls as are large enough`() throws {
    let app = try Samples.description(of: "exchange")
    let style = Style(.slide, page: PageSize.slide)
    let request = FigureRequest(.calls, in: style, spread: .asNeeded)
    let pages = try VCFigures.pages(of: Resolution(app), request)
    #expect(
      pages.map { $0.frames.map(\.name) } == [
        ["Exchanging list for map in container"], ["Exchanging map for list in container"],
      ])
    #expect(pages.allSatisfy { $0.beforeFitting.picture.legibilityFaults == [] })
    #expect(try #require(pages.fit).smallestText > 8.5)
  }
}
