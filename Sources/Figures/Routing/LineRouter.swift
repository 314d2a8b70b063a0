import Pictures

/// Finds ways for lines among boxes, texts and other lines that have their places already: along
/// rows and columns, past every box and text, across lines but never along them.
///
/// The ways are those of a grid: its lines run beside the obstacles and around all of them. The
/// cheapest is that with the least length, bends and crossings; each is an obstacle to the next.
/// Where the cheapest has no room for its label, the cheapest of those that have is taken.
struct LineRouter {
  /// A piece of a line, upright or level.
  struct Segment {
    var from: Point
    var to: Point

    var isLevel: Bool { abs(from.y - to.y) < 0.5 }
    var rect: Rect { Rect(spanning: from, to) }
    var length: Double { (to - from).length }
  }

  /// A way, and where on it its label stands.
  struct Way {
    let corners: [Point]
    /// The label, and which piece it interrupts: that after the corner of this number.
    let label: Rect
    let piece: Int
  }

  /// Boxes and texts.
  private(set) var obstacles: [Rect]
  /// Lines that may be crossed.
  private(set) var lines: [Segment]
  /// The borders of frames: lines that a label may not stand on.
  private let frames: [Rect]
  let bounds: Rect

  /// How far lines keep from boxes, and begin beside them, in points: there an arrowhead has room.
  static let (clearance, reach) = (5.0, 15.0)
  /// How far lines side by side are apart at least.
  static let apart = 8.0
  /// What a bend and a crossing are worth, in points of length.
  static let (bend, crossing) = (40.0, 25.0)
  /// More points of the grid are not searched: time is bounded whatever there is to draw.
  static let mostPoints = 120_000
  /// How many more are searched for all lines together.
  private var budget = 1_000_000

  /// - Parameter bounds: of all that is there.
  init(obstacles: [Rect], lines: [Segment], frames: [Rect], bounds: Rect) {
    self.obstacles = obstacles
    self.lines = lines + frames.flatMap(Self.sides)
    self.frames = frames
    self.bounds = bounds
  }

  /// A way from one box to another with room for a label, nil where none is found. What it takes is
  /// taken from then on.
  mutating func way(from tail: Rect, to head: Rect, label: Size) -> Way? {
    guard let grid = Grid(self, tail, head), grid.size <= budget else { return nil }
    budget -= grid.size
    guard let corners = grid.cheapestWay()?.corners,
      let way = labelled(corners, label) ?? way(in: grid, label, &budget)
    else { return nil }
    lines += Self.pieces(of: way.corners)
    obstacles.append(way.label)
    return way
  }

  private static func sides(of rect: Rect) -> [Segment] {
    pieces(of: [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY), Point(rect.minX, rect.minY),
    ])
  }

  private static func pieces(of corners: [Point]) -> [Segment] {
    zip(corners, corners.dropFirst()).map { Segment(from: $0, to: $1) }
  }

  // MARK: Labels

  /// A way with its label on it: the longest piece that has room goes first, and on it the middle.
  private func labelled(_ corners: [Point], _ size: Size) -> Way? {
    let pieces = Self.pieces(of: corners)
    let byLength = pieces.indices.sorted {
      let (one, other) = (pieces[$0].length, pieces[$1].length)
      return one == other ? $0 < $1 : one > other
    }
    for number in byLength {
      let piece = pieces[number]
      let room = Self.room(for: size, isLevel: piece.isLevel) / 2
      let (length, head) = (piece.length, number == pieces.count - 1 ? Self.reach : 0)
      let range = room...max(room, length - room - head)
      guard length >= 2 * room + head else { continue }
      let middle = (range.lowerBound + range.upperBound) / 2
      for shift in stride(from: 0, through: (range.upperBound - range.lowerBound) / 2, by: 4) {
        for place in shift == 0 ? [middle] : [middle - shift, middle + shift] {
          let label = Rect(center: piece.from.toward(piece.to, place), size: size)
          if isFree(label), isFree(label, besides: number, of: pieces) {
            return Way(corners: corners, label: label, piece: number)
          }
        }
      }
    }
    return nil
  }

  /// The cheapest way of those that have room for the label somewhere.
  private func way(in grid: Grid, _ size: Size, _ budget: inout Int) -> Way? {
    var rejected: [Rect] = []
    for _ in 0..<Self.tries where 2 * grid.size <= budget {
      budget -= 2 * grid.size
      let room = Grid.LabelRoom(
        level: Self.room(for: size, isLevel: true), upright: Self.room(for: size, isLevel: false)
      ) { center in
        let label = Rect(center: center, size: size)
        return isFree(label) && !rejected.contains { $0.overlaps(label) }
      }
      guard let (corners, middle) = grid.cheapestWay(with: room), let center = middle else {
        return nil
      }
      let (label, pieces) = (Rect(center: center, size: size), Self.pieces(of: corners))
      if let piece = pieces.firstIndex(where: { $0.rect.grown(0.5).contains(center) }),
        isFree(label, besides: piece, of: pieces)
      {
        return Way(corners: corners, label: label, piece: piece)
      }
      // The search does not see that a way comes back to its own label.
      rejected.append(label)
    }
    return nil
  }

  private static let tries = 12

  /// How long a piece must be for a label on it, in points: a bit of the line shows on both sides.
  private static func room(for label: Size, isLevel: Bool) -> Double {
    (isLevel ? label.width : label.height) + 20
  }

  private func isFree(_ label: Rect) -> Bool {
    let room = label.grown(2)
    return !obstacles.contains { $0.overlaps(room) }
      && !lines.contains { $0.rect.grown(0.5).overlaps(room) }
      && !frames.contains { $0.overlaps(room) && !$0.contains(room) }
  }

  /// Whether a label on a piece of a way is clear of the others.
  private func isFree(_ label: Rect, besides piece: Int, of pieces: [Segment]) -> Bool {
    let room = label.grown(2)
    return !pieces.indices.contains {
      $0 != piece && pieces[$0].rect.grown(0.5).overlaps(room)
    }
  }
}
