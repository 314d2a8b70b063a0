import Testing
import VCEngine
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

@Suite struct `Robustness` {
  private let book = TemplateText(Template.text(of: "book") ?? "")

  /// A template whose every number is anything that it may be, its ends more often than not.
  private func template(_ random: inout SplitMix) throws -> Template {
    var numbers: [Int: Double] = [:]
    for (number, range) in zip(book.numbers, book.ranges) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: numbers[number.place] = range.lowerBound
      case 1: numbers[number.place] = range.upperBound
      case 2: numbers[number.place] = Double.random(in: range, using: &random).rounded()
      default: break
      }
    }
    return try Template(parsing: book.text(replacing: numbers))
  }

  @Test(arguments: FigureKind.all) func `no moments have no pictures`(kind: FigureKind) throws {
    #expect(try Array(pages(of: [], as: kind, in: Style())).isEmpty)
  }

  /// Such templates need not be legible; but nothing may be missing, or lie outside.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `hierarchies are drawn with any template`(part: UInt64) throws {
    var random = SplitMix(seed: part)
    for seed in Seeds.few(20, of: 250, from: part * 250) {
      let style = Style(
        try template(&random), pointers: PointerSelection.allCases[1 + Int(seed % 3)])
      let kind = FigureKind.all[Int(seed) % FigureKind.all.count]
      let moment = Moment(Resolution(.generated(seed: seed, upTo: 15, families: 5)).hierarchy)
      let pages = try pages(of: [moment], as: kind, in: style)
      let picture = Array(pages)[0]
      let expected = Parts(
        of: moment, of: [moment], as: kind, in: style, on: pages.screenDensity ?? .usual)
      #expect(Parts(drawnIn: picture).faults(of: expected) == [], "seed \(seed), \(kind)")
      let outside = picture.legibilityFaults.filter {
        switch $0 {
        case .titleOutOfFrame, .outOfPage, .frameOnFrame: true
        case .boxOutOfFrame(let box, _): !box.hasPrefix("legend-")
        default: false
        }
      }
      #expect(outside == [], "seed \(seed), \(kind)")
      let rects = picture.frames.map(\.rect) + picture.boxes.map(\.rect)
      #expect(
        rects.allSatisfy { rect in
          [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
            && rect.width >= 0 && rect.height >= 0
        }, "seed \(seed)")
      let points = picture.arrows.flatMap { $0.splines.flatMap(\.points) }
      #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "seed \(seed)")
    }
  }

  /// Who was asked has left the presenter's family since: nothing can be drawn from it.
  @Test(arguments: FigureKind.all, ["", "\n  - {present: b, from: m}"])
  func `a controller that was asked, and left, is drawn nowhere`(
    kind: FigureKind, more: String
  ) throws {
    let app = try AppDescription(
      """
      rootViewController: {id: nav, class: UINavigationController, viewControllers: [A, {id: b}]}
      steps:
        - {present: {id: m, class: M}, from: b}
        - pop: nav\(more)
      """)
    let pages = try Array(pages(of: Resolution(app).moments, as: kind, in: Style()))
    #expect(pages.count == app.steps.count + 1)
  }
}
