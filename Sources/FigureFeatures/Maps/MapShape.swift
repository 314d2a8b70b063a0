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
  }

  /// A node's tree, or a group, at a place in another.
  struct Part {
    let item: Int
    let shape: Int
    var corner: Point
  }

  /// Where the branches of each member stand; one mode for all but in columns.
  var modes: [Mode] = []
  /// The members in each column, if the contents of the first member stand in columns below it.
  var columns: [Range<Int>] = []
  /// The rectangles of the node's members.
  var boxes: [Rect] = []
  /// The frame around all boxes, or those around columns.
  var frames: [Rect] = []
  /// The right edge of the columns that lines of the first member pass.
  var edge: Double?
  /// Where the upright line to each part of a list begins, without its lane's offset.
  var uprights: [Double] = []
  var parts: [Part] = []
  var size = Size.zero
  var profile = MapProfile()
  /// How far it is from a plain row of columns.
  var oddness = 0.0
}

extension MapShape {
  /// The first frame that contains a box.
  func frame(around box: Rect) -> Rect? { frames.first { $0.contains(box) } }

  /// The column of a member.
  func column(of position: Int) -> Range<Int> {
    columns.first { $0.contains(position) } ?? 0..<boxes.count
  }

  /// The boxes and frames at another place, with the lines between them.
  func moved(by offset: Point) -> MapShape {
    var shape = self
    shape.boxes = boxes.map { $0.moved(by: offset) }
    shape.frames = frames.map { $0.moved(by: offset) }
    shape.edge = edge.map { $0 + offset.x }
    shape.uprights = uprights.map { $0 + offset.x }
    for place in parts.indices { shape.parts[place].corner = parts[place].corner + offset }
    return shape
  }
}

extension [[MapShape]] {
  /// Some of the shapes' extents, in order, the least and the greatest included.
  func extents(_ extent: KeyPath<Size, Double>) -> [Double] {
    let all = Set(joined().map { $0.size[keyPath: extent] }).sorted()
    let most = 12
    if all.count <= most { return all }
    return (0..<most).map { all[$0 * (all.count - 1) / (most - 1)] }
  }
}

extension [MapShape] {
  /// The shapes, at most a dozen, for which no plainer one is about as small.
  var best: [MapShape] {
    var kept: [MapShape] = []
    for shape in sorted(by: { ($0.oddness, $0.size.width) < ($1.oddness, $1.size.width) }) {
      let isReplaced = kept.contains {
        $0.size.width <= 1.04 * shape.size.width && $0.size.height <= 1.04 * shape.size.height
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
