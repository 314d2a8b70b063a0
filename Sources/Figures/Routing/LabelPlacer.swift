import VCPictures

/// Places the labels of lines with routes: each beside its own line or in it, clear of everything
/// else.
package struct LabelPlacer {
  package enum Side {
    /// A label beside the line; for a level piece above it, or below it.
    case beside(isBelow: Bool)
    /// A label in the line, which it interrupts.
    case within
  }

  private var walls: [Rect]
  private let frames: [Rect]
  /// The bounds of everything placed so far.
  private var bounds: Rect

  /// The visible length of a line on each side of a label in it, and before its arrowhead, in
  /// points.
  private static let (stub, head) = (10.0, 15.0)
  /// The distance from a label to a frame's border, in points.
  private static let air = 5.0

  /// - Parameters:
  ///   - walls: The boxes and texts.
  ///   - frames: The frames whose borders no label may touch.
  package init(walls: [Rect], frames: [Rect], lines: [[Point]], bounds: Rect) {
    self.walls = walls
    self.frames = frames
    self.bounds = bounds
    for line in lines { add(line: line) }
  }

  /// Keeps labels off a line.
  package mutating func add(line: [Point]) {
    for piece in line.pieces {
      walls.append(Rect(spanning: piece.from, piece.to).grown(1.4))
      bounds = walls.last.map { bounds.union($0) } ?? bounds
    }
  }

  /// Places a label of some lines; nil if there is no room.
  package mutating func place(_ size: Size, along lines: [[Point]], _ side: Side) -> Rect? {
    var best: (score: Double, rect: Rect)?
    for line in lines {
      for (number, piece) in line.pieces.enumerated() {
        let isLast = number == line.count - 2
        for (rect, start) in candidates(piece, size, side, isLast: isLast) {
          if let best, start >= best.score { continue }
          if case .within = side, !isFree(rect, besides: number, of: line) { continue }
          if walls.contains(where: rect.overlaps) { continue }
          guard let own = score(rect, start), own < best?.score ?? .infinity else { continue }
          best = (own, rect)
        }
      }
    }
    guard let best else { return nil }
    add(label: best.rect)
    return best.rect
  }

  package mutating func add(label: Rect) {
    walls.append(label)
    bounds = bounds.union(label)
  }

  /// Whether a label can be at a place, independently of its line.
  package func isFree(_ label: Rect) -> Bool {
    !walls.contains(where: label.grown(2).overlaps) && score(label, 0) != nil
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

  /// The places along a piece of a line, from its middle outward.
  private func candidates(
    _ piece: (from: Point, to: Point), _ size: Size, _ side: Side, isLast: Bool
  ) -> [(rect: Rect, score: Double)] {
    let (from, to) = piece
    let isLevel = abs(from.y - to.y) < 0.01
    var (low, high) =
      isLevel ? (min(from.x, to.x), max(from.x, to.x)) : (min(from.y, to.y), max(from.y, to.y))
    var need = isLevel ? size.width : size.height
    var start = isLevel ? 0.0 : 100
    if case .within = side {
      need += 2 * Self.stub
      // The longest piece comes first.
      start = -(high - low)
      let isUpward = isLevel ? to.x > from.x : to.y > from.y
      if isLast, isUpward { high -= Self.head } else if isLast { low += Self.head }
    }
    guard high - low >= need else { return [] }
    var candidates: [(rect: Rect, score: Double)] = []
    let count = min(60, max(1, Int((high - low - need) / 6)))
    for step in 0...count {
      let middle = low + need / 2 + (high - low - need) * Double(step) / Double(count)
      let off = start + abs(middle - (low + high) / 2) / 4
      let center = isLevel ? Point(middle, from.y) : Point(from.x, middle)
      guard case .beside(let isBelow) = side else {
        candidates.append((Rect(center: center, size: size), off))
        continue
      }
      for side in [1.0, -1] {
        let shift =
          isLevel ? Point(0, side * (size.height / 2 + 2)) : Point(side * (size.width / 2 + 3), 0)
        let isWrong = isLevel && (side < 0) != isBelow
        candidates.append((Rect(center: center + shift, size: size), off + (isWrong ? 40 : 0)))
      }
    }
    return candidates
  }
}

extension [Point] {
  /// The pieces of a line through these points.
  package var pieces: [(from: Point, to: Point)] { zip(self, dropFirst()).map { ($0, $1) } }
}
