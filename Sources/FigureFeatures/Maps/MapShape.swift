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
