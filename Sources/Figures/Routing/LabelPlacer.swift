import VCPictures

/// Places the labels of lines with routes: each in its own line, which it interrupts, clear of
/// everything else.
package struct LabelPlacer {
  private var walls: [Rect]
  private let frames: [Rect]
  /// The bounds of everything placed so far.
  private var bounds: Rect

  /// The visible length of a line on each side of a label in it, and before its arrowhead, in
  /// points.
  private static let (stub, head) = (10.0, 15.0)
  /// The distance from a label to a frame's border, in points.
  private static let air = 5.0

  /// The least length of a straight line with room for a label of a length, in points.
  package static func room(for label: Double) -> Double { label + 2 * stub + head + 1 }

  /// - Parameters:
  ///   - walls: The boxes and texts.
  ///   - frames: The frames whose borders no label may touch.
  package init(walls: [Rect], frames: [Rect], lines: [[Point]], bounds: Rect) {
    (self.walls, self.frames, self.bounds) = (walls, frames, bounds)
    for line in lines { add(line: line) }
  }

  /// Keeps labels off a line.
  package mutating func add(line: [Point]) {
    for piece in line.pieces {
      walls.append(Rect(spanning: piece.from, piece.to).grown(1.4))
      bounds = walls.last.map { bounds.union($0) } ?? bounds
    }
  }

  /// Places a label in a line; nil if there is no room.
  package func place(_ size: Size, in line: [Point]) -> Rect? {
    var best: (score: Double, rect: Rect)?
    for (number, piece) in line.pieces.enumerated() {
      for (rect, start) in candidates(piece, size, isLast: number == line.count - 2) {
        if let best, start >= best.score { continue }
        guard isFree(rect, besides: number, of: line), let own = score(rect, start),
          own < best?.score ?? .infinity
        else { continue }
        best = (own, rect)
      }
    }
    return best?.rect
  }

  /// Places a label at the side of a line that is too short to be interrupted; nil if there is no room.
  package func place(_ size: Size, beside line: [Point]) -> Rect? {
    var best: (score: Double, rect: Rect)?
    for (from, to) in line.pieces {
      let isLevel = abs(from.y - to.y) < 0.01
      guard (isLevel ? size.width : size.height) < (to - from).length else { continue }
      let away = isLevel ? Point(0, size.height / 2 + 2) : Point(size.width / 2 + 2, 0)
      for rect in [1, -1].map({ Rect(center: (from + to) * 0.5 + away * $0, size: size) }) {
        guard !walls.contains(where: rect.grown(Self.air).overlaps),
          !line.pieces.contains(where: { Rect(spanning: $0.from, $0.to).overlaps(rect.grown(1)) }),
          let own = score(rect, 0), own < best?.score ?? .infinity
        else { continue }
        best = (own, rect)
      }
    }
    return best?.rect
  }

  package mutating func add(label: Rect) {
    walls.append(label)
    bounds = bounds.union(label)
  }

  /// Whether a label in a piece of a line is clear of the line's other pieces and has room around
  /// it.
  private func isFree(_ label: Rect, besides piece: Int, of line: [Point]) -> Bool {
    let room = label.grown(2)
    return !walls.contains(where: room.overlaps)
      && !line.pieces.enumerated().contains { number, other in
        number != piece && Rect(spanning: other.from, other.to).grown(0.5).overlaps(room)
      }
  }

  /// The score of a rectangle. In a frame, a label may seem to be part of it; across a border it
  /// can't be read, and near one it seems to be stuck to it.
  private func score(_ rect: Rect, _ score: Double) -> Double? {
    var score = score
    let near = rect.grown(Self.air)
    for frame in frames where frame.overlaps(near) {
      if !frame.contains(near) { score += 60 }
      guard frame.overlaps(rect) else { continue }
      guard frame.contains(rect) else { return nil }
      score += 400
    }
    // A label that enlarges the figure makes its text smaller.
    let whole = bounds.union(rect)
    score += 4 * (whole.width - bounds.width + whole.height - bounds.height)
    return score
  }

  /// The places along a piece of a line, from its middle outward; those of the longest piece come
  /// first.
  private func candidates(
    _ piece: (from: Point, to: Point), _ size: Size, isLast: Bool
  ) -> [(rect: Rect, score: Double)] {
    let (from, to) = piece
    let isLevel = abs(from.y - to.y) < 0.01
    var (low, high) =
      isLevel ? (min(from.x, to.x), max(from.x, to.x)) : (min(from.y, to.y), max(from.y, to.y))
    let need = (isLevel ? size.width : size.height) + 2 * Self.stub
    let start = low - high
    let isUpward = isLevel ? to.x > from.x : to.y > from.y
    if isLast, isUpward { high -= Self.head } else if isLast { low += Self.head }
    guard high - low >= need else { return [] }
    let count = min(60, max(1, Int((high - low - need) / 6)))
    return (0...count).map { step in
      let middle = low + need / 2 + (high - low - need) * Double(step) / Double(count)
      let center = isLevel ? Point(middle, from.y) : Point(from.x, middle)
      let off = start + abs(middle - (low + high) / 2) / 4
      return (Rect(center: center, size: size), off)
    }
  }
}

extension [Point] {
  /// The pieces of a line through these points.
  package var pieces: [(from: Point, to: Point)] { zip(self, dropFirst()).map { ($0, $1) } }
}
