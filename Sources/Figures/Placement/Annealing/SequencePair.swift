import VCPictures

/// The relative positions of blocks, as two orders of them. A block is left of another if it
/// precedes it in both orders, and above it if it precedes it in the second order only (Murata and
/// others, 1996).
///
/// Every packing of rectangles corresponds to a sequence pair, and every sequence pair to a
/// packing.
package struct SequencePair {
  package var first: [Int]
  package var second: [Int]

  package init(first: [Int], second: [Int]) { (self.first, self.second) = (first, second) }

  /// The index of each block in one of the orders.
  package static func places(_ order: [Int]) -> [Int] {
    var places = order
    for (place, block) in order.enumerated() { places[block] = place }
    return places
  }

  /// The packing with all blocks as far to the left, and as far up, as possible.
  package func packed(_ sizes: [Size]) -> (corners: [Point], size: Size) {
    let place = Self.places(first)
    var corners = [Point](repeating: Point(0, 0), count: sizes.count)
    var whole = Size.zero
    // The negated ends of the blocks so far, by their places in the first order, and against it.
    var (ends, bottoms) = (PrefixLeast(sizes.count), PrefixLeast(sizes.count))
    for block in second {
      let opposite = sizes.count - 1 - place[block]
      let corner = Point(
        max(0, -ends.least(before: place[block])), max(0, -bottoms.least(before: opposite)))
      ends.add(-(corner.x + sizes[block].width), at: place[block])
      bottoms.add(-(corner.y + sizes[block].height), at: opposite)
      corners[block] = corner
      whole.width = max(whole.width, corner.x + sizes[block].width)
      whole.height = max(whole.height, corner.y + sizes[block].height)
    }
    return (corners, whole)
  }

  /// The corners with all blocks as far to the right, and as far down, as possible on a page.
  package func packedAtEnd(_ sizes: [Size], of page: Size) -> [Point] {
    let place = Self.places(first)
    var corners = [Point](repeating: Point(0, 0), count: sizes.count)
    // The corners of the blocks so far, against the first order, and by it.
    var (lefts, tops) = (PrefixLeast(sizes.count), PrefixLeast(sizes.count))
    for block in second.reversed() {
      let opposite = sizes.count - 1 - place[block]
      let end = Point(
        min(page.width, lefts.least(before: opposite)),
        min(page.height, tops.least(before: place[block])))
      corners[block] = Point(end.x - sizes[block].width, end.y - sizes[block].height)
      lefts.add(corners[block].x, at: opposite)
      tops.add(corners[block].y, at: place[block])
    }
    return corners
  }
}

extension SequencePair {
  /// The pair that preserves positions, which are stretched to a page's shape first.
  init(of positions: [Point], on page: Size) {
    func factor(_ length: Double, _ values: [Double]) -> Double {
      length / max(1e-6, (values.max() ?? 0) - (values.min() ?? 0))
    }
    let (kx, ky) = (
      factor(page.width, positions.map(\.x)), factor(page.height, positions.map(\.y))
    )
    func order(_ value: (Point) -> Double) -> [Int] {
      positions.indices.sorted { (value(positions[$0]), $0) < (value(positions[$1]), $1) }
    }
    first = order { $0.x * kx - $0.y * ky }
    second = order { $0.x * kx + $0.y * ky }
  }
}
