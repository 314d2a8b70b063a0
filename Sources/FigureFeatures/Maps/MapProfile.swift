import VCPictures

/// The left and the right edge of a shape in horizontal bands.
struct MapProfile {
  private var edges: [(left: Double, right: Double)] = []

  private static let band = 6.0
  private static let empty = (left: Double.infinity, right: -Double.infinity)

  mutating func add(_ rect: Rect) { add(rect.minX, rect.maxX, from: rect.minY, to: rect.maxY) }

  mutating func add(_ other: MapProfile, at corner: Point) {
    // All bands lie over the same number of others.
    let bands = Self.bands(from: max(0, corner.y), to: max(0, corner.y) + Self.band)
    extend(to: other.edges.count - 1 + bands.upperBound)
    for (number, edge) in other.edges.enumerated() where edge.left <= edge.right {
      for band in bands {
        edges[number + band].left = min(edges[number + band].left, edge.left + corner.x)
        edges[number + band].right = max(edges[number + band].right, edge.right + corner.x)
      }
    }
  }

  private mutating func add(_ left: Double, _ right: Double, from top: Double, to bottom: Double) {
    let bands = Self.bands(from: top, to: bottom)
    extend(to: bands.upperBound)
    for band in bands { edges[band] = (min(edges[band].left, left), max(edges[band].right, right)) }
  }

  private mutating func extend(to count: Int) {
    if count > edges.count {
      edges += repeatElement(Self.empty, count: count - edges.count)
    }
  }

  private static func bands(from top: Double, to bottom: Double) -> Range<Int> {
    let first = max(0, Int((top / band + 0.001).rounded(.down)))
    return first..<max(first + 1, Int((bottom / band - 0.001).rounded(.up)))
  }

  /// The least x at which another of the same upper edge stands right of everything.
  func place(for other: MapProfile) -> Double {
    // The edges of empty bands are infinite.
    zip(edges, other.edges).reduce(-.infinity) { max($0, $1.0.right - $1.1.left) }
  }
}
