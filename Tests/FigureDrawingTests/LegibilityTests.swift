import Testing
import ViewControllers

@testable import FigureDrawing

@Suite struct LegibilityTests {
  @Test(arguments: [PointerSelection.all, .families, .unnamed])
  func `100 generated hierarchies are legible`(pointers: PointerSelection) throws {
    for seed in 0..<100 as Range<UInt64> {
      let hierarchy = Resolution(.generated(seed: seed)).hierarchy
      let drawing = try Drawing(
        of: Figure(of: hierarchy, template: .book, options: FigureOptions(pointers: pointers)))
      #expect(drawing.legibilityFaults == [], "seed \(seed), \(pointers)")
    }
  }

  @Test(arguments: [PointerSelection.all, .families])
  func `generated hierarchies of up to 60 controllers in 8 families are legible`(
    pointers: PointerSelection
  ) throws {
    for seed in 1000..<1040 as Range<UInt64> {
      let description = Description.generated(seed: seed, upTo: 60, families: 8)
      let drawing = try Drawing(
        of: Figure(
          of: Resolution(description).hierarchy, template: .book,
          options: FigureOptions(pointers: pointers)))
      #expect(drawing.legibilityFaults == [], "seed \(seed), \(pointers)")
    }
  }
}
