import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// The samples of a legend.
@Suite struct `A legend` {
  /// The first two entries of a narrow figure were alone in their rows.
  @Test func `has its entries closer together where that saves a row`() throws {
    let app = """
      rootViewController:
        class: UITabBarController
        viewControllers: [{id: a, class: TimelineViewController}]
      steps: [{present: {class: SheetViewController, title: A sheet}, from: a}]
      """
    var known: Set<[Int]> = []
    for width in stride(from: 150.0, to: 500, by: 5) {
      let page = PageSize(name: "page", width: width, height: nil)
      let picture = try Picture(app, as: .chain, in: Style(.print, page: page))
      let texts = picture.boxes.filter { $0.id.hasPrefix("legend-") && $0.role == .text }
      // A wider page has room for names at the lines.
      if texts.isEmpty { continue }
      #expect(texts.count == 4)
      let rows = Dictionary(grouping: texts) { ($0.rect.center.y * 10).rounded() }
        .sorted { $0.key > $1.key }.map(\.value)
      known.insert(rows.map(\.count))
      for (one, next) in zip(rows, rows.dropFirst()) where one.count == 1 && next.count == 1 {
        let ends = [one, next].map { $0[0].rect.maxX - picture.page.minX }
        #expect(ends.reduce(10, +) > picture.page.width - 1, "\(width)")
      }
    }
    #expect(known.isSuperset(of: [[1, 1, 1, 1], [2, 2]]), "\(known)")
  }

  @Test func `keeps the heads of its samples off their texts`() throws {
    let picture = try Picture(
      "rootViewController: {id: a, class: A, presents: {id: b, class: B}}", as: .map)
    for sample in picture.arrows where sample.id.hasPrefix("legend-") {
      let text = try #require(picture.boxes.first { $0.id == "\(sample.id)-text" })
      let tip = try #require(sample.splines[0].endTip ?? sample.splines[0].startTip)
      // Where the head's sides meet, its stroke is longer than the line is wide.
      #expect(tip.x + picture.look.arrows[sample.role].width * 1.5 <= text.rect.minX - 5.9)
    }
  }
}
