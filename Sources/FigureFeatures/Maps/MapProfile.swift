import VCPictures

/// The left and the right edge of a shape in horizontal bands.
struct MapProfile {
  private var edges: [(left: Double, right: Double)] = []

  private static let band = 6.0
  private static let empty = (left: Double.infinity, right: -Double.infinity)

  /// The right edge of the upper half.
  var shoulder: Double { edges.prefix(edges.count / 2).map(\.right).max() ?? 0 }

  mutating func add(_ rect: Rect) { add(rect.minX, rect.maxX, from: rect.minY, to: rect.maxY) }

  mutating func add(_ other: MapProfile, at corner: Point) {
    for (number, edge) in other.edges.enumerated() where edge.left <= edge.right {
      let top = corner.y + Double(number) * Self.band
      add(edge.left + corner.x, edge.right + corner.x, from: top, to: top + Self.band)
    }
  }

  private mutating func add(_ left: Double, _ right: Double, from top: Double, to bottom: Double) {
    let bands = Self.bands(from: top, to: bottom)
    while edges.count < bands.upperBound { edges.append(Self.empty) }
    for band in bands { edges[band] = (min(edges[band].left, left), max(edges[band].right, right)) }
  }

  private static func bands(from top: Double, to bottom: Double) -> Range<Int> {
    let first = max(0, Int((top / band + 0.001).rounded(.down)))
    return first..<max(first + 1, Int((bottom / band - 0.001).rounded(.up)))
  }

  /// The least x at which another stands right of everything, if its upper edge is at a height.
  func place(for other: MapProfile, at y: Double) -> Double {
    var place = -Double.infinity
    for (number, edge) in other.edges.enumerated() where edge.left <= edge.right {
      let top = y + Double(number) * Self.band
      for band in Self.bands(from: top, to: top + Self.band) where band < edges.count {
        place = max(place, edges[band].right - edge.left)
      }
    }
    return place
  }
}
