import Testing
import VCPictures
import VCTestSupport

@Suite struct `An index of rectangles` {
  @Test func `finds what a look at all of them finds`() {
    var random = SplitMix(seed: 1)
    func rect(upTo size: Double) -> Rect {
      let corner = Point(
        Double.random(in: -900...900, using: &random), Double.random(in: -900...900, using: &random)
      )
      // Sizes of 0, and corners on the borders of cells, too.
      let width = Double.random(in: 0...size, using: &random).rounded()
      return Rect(
        spanning: corner.inHundredths,
        corner.inHundredths + Point(width, Double.random(in: 0...size, using: &random)))
    }
    var index = RectIndex()
    let rects =
      (0..<300).map { _ in rect(upTo: 400) } + [Rect(spanning: Point(120, 0), Point(240, 0))]
    for (number, rect) in rects.enumerated() { index.add(rect, of: number) }
    for _ in 0..<500 {
      let wanted = rect(upTo: 60)
      let all = rects.filter(wanted.overlaps)
      #expect(index.overlaps(wanted) == !all.isEmpty)
      #expect(index.rects(near: wanted).filter(wanted.overlaps) == all)
      let owners = rects.indices.filter { rects[$0].overlaps(wanted) && $0.isMultiple(of: 2) }
      let isEvenThere = index.contains(near: wanted) { other, owner in
        other.overlaps(wanted) && owner.isMultiple(of: 2)
      }
      #expect(isEvenThere == !owners.isEmpty)
    }
  }
}
