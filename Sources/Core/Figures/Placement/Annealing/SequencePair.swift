import VCPictures

/// The relative positions of blocks, as two orders of them. A block is left of another if it
/// precedes it in both orders, and above it if it precedes it in the second order only (Murata and
/// others, 1996).
///
/// Every packing of rectangles corresponds to a sequence pair, and every sequence pair to a
/// packing.
struct SequencePair {
  var first: [Int]
  var second: [Int]

  /// The index of each block in one of the orders.
  static func places(_ order: [Int]) -> [Int] {
    var places = order
    for (place, block) in order.enumerated() { places[block] = place }
    return places
  }

  /// The packing with all blocks as far to the left, and as far up, as possible.
  func packed(_ sizes: [Size]) -> (corners: [Point], size: Size) {
    let place = Self.places(first)
    var corners = [Point](repeating: Point(0, 0), count: sizes.count)
    var whole = Size.zero
    for (number, block) in second.enumerated() {
      var corner = Point(0, 0)
      for other in second[..<number] {
        if place[other] < place[block] {
          corner.x = max(corner.x, corners[other].x + sizes[other].width)
        } else {
          corner.y = max(corner.y, corners[other].y + sizes[other].height)
        }
      }
      corners[block] = corner
      whole.width = max(whole.width, corner.x + sizes[block].width)
      whole.height = max(whole.height, corner.y + sizes[block].height)
    }
    return (corners, whole)
  }

  /// The corners with all blocks as far to the right, and as far down, as possible on a page.
  func packedAtEnd(_ sizes: [Size], of page: Size) -> [Point] {
    let place = Self.places(first)
    var corners = [Point](repeating: Point(0, 0), count: sizes.count)
    for (number, block) in second.enumerated().reversed() {
      var end = Point(page.width, page.height)
      for other in second[(number + 1)...] {
        if place[block] < place[other] {
          end.x = min(end.x, corners[other].x)
        } else {
          end.y = min(end.y, corners[other].y)
        }
      }
      corners[block] = Point(end.x - sizes[block].width, end.y - sizes[block].height)
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
