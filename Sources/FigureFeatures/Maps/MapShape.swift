import VCPictures

/// A map's tree, or several, in one arrangement with its upper left corner at the origin.
struct MapShape {
  /// Where a node's branches stand.
  enum Mode {
    /// To the right, below each other.
    case beside
    /// Below, beside each other.
    case row
    /// Below each other, indented.
    case list
    /// The same, with labels over boxes rather than beside them.
    case narrowList
  }

  /// A node's tree, or a group, at a place in another.
  struct Part {
    let item: Int
    let shape: Int
    var corner: Point
  }

  /// Where the branches of each member stand; one mode for all but in columns.
  var modes: [Mode] = []
  /// The contents of the node's first box stand beside each other, each over its own branches.
  var hasColumns = false
  /// The rectangles of the node's members.
  var boxes: [Rect] = []
  var frame: Rect?
  var parts: [Part] = []
  var size = Size.zero
  var profile = MapProfile()
  var shoulder = 0.0
  /// How far it is from a plain row of columns.
  var oddness = 0.0
}

extension [MapShape] {
  /// The shapes, at most a dozen, for which no plainer one is about as small.
  var best: [MapShape] {
    var kept: [MapShape] = []
    for shape in sorted(by: { ($0.oddness, $0.size.width) < ($1.oddness, $1.size.width) }) {
      let isReplaced = kept.contains {
        $0.size.width <= 1.04 * shape.size.width && $0.size.height <= 1.04 * shape.size.height
          && $0.shoulder <= 1.04 * shape.shoulder
      }
      if !isReplaced { kept.append(shape) }
    }
    kept.sort { $0.size.width < $1.size.width }
    let most = 12
    if kept.count <= most { return kept }
    return (0..<most).map { kept[$0 * (kept.count - 1) / (most - 1)] }
  }

  /// The lowest shape that isn't wider than a limit, else the narrowest.
  func lowest(within width: Double) -> Int {
    let fitting = indices.filter { self[$0].size.width <= width + 0.01 }
    return fitting.min { self[$0].size.height < self[$1].size.height }
      ?? indices.min { self[$0].size.width < self[$1].size.width } ?? 0
  }

  /// The narrowest shape that isn't higher than a limit, else the lowest.
  func narrowest(within height: Double) -> Int {
    let fitting = indices.filter { self[$0].size.height <= height + 0.01 }
    return fitting.min { self[$0].size.width < self[$1].size.width }
      ?? indices.min { self[$0].size.height < self[$1].size.height } ?? 0
  }
}

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
