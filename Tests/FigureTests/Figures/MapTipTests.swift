import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// The tips of a map's arrows.
@Suite struct `A map's arrowheads` {
  /// They nearly touched, though the side had room for twice as many.
  @Test func `keep a head's width apart at one side`() throws {
    let app = try AppDescription(
      parsing: Source(
        name: "in.yaml",
        text: """
          rootViewController: {id: list, class: ListViewController}
          scenes: [{id: item, class: ItemViewController, title: Item}]
          segues:
            - {show: item, from: list}
            - {present: item, from: list}
            - {popover: item, from: list}
          """))
    let pages = try pages(of: Resolution(app), FigureRequest(.map))
    let picture = try #require(Array(pages).first)
    let tips = picture.arrows.filter { $0.head.map { picture.boxes[$0].viewController } == "item" }
      .compactMap { $0.splines.last?.endTip }
    #expect(tips.count == 3)
    for (number, tip) in tips.enumerated() {
      for other in tips[..<number] {
        #expect((tip - other).length > 2 * picture.look.arrows.headWidth - 0.1)
      }
    }
    #expect(picture.legibilityFaults == [])
  }
}
