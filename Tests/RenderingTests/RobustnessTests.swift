import Diagnostics
import Testing
import ViewControllers

@testable import FigureDrawing

@Suite struct `Robustness` {
  private let book = TemplateText(String(decoding: Template.text(of: "book") ?? [], as: UTF8.self))

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
    return try Template(
      parsing: Source(name: "random.yaml", text: book.text(replacing: numbers)))
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `2,000 hierarchies are drawn with any template`(part: UInt64) throws {
    var random = SplitMix(state: part)
    for seed in part * 250..<(part + 1) * 250 {
      let drawing = try Picture(
        .generated(seed: seed, upTo: 15, families: 5), template: template(&random),
        pointers: PointerSelection.allCases[1 + Int(seed % 3)])
      let rects = drawing.frames.map(\.rect) + drawing.boxes.map(\.rect)
      #expect(
        rects.allSatisfy { rect in
          [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
            && rect.width >= 0 && rect.height >= 0
        }, "seed \(seed)")
      let points = drawing.arrows.flatMap { $0.splines.flatMap(\.points) }
      #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "seed \(seed)")
      if seed % 25 == 0 {
        #expect(try SVGDocument(parsing: drawing.svg).root.name == "svg", "seed \(seed)")
        #expect(try !drawing.rendered(as: .dot).isEmpty, "seed \(seed)")
      }
    }
  }
}
