import VCPictures

/// The quality of the routed lines.
extension NetRouter {
  private var corners: [[Point]] { lines.joined().compactMap { $0?.corners } }

  /// The number of bends in all lines.
  package var bends: Int { corners.reduce(0) { $0 + max(0, $1.count - 2) } }

  /// The number of crossings of lines of two nets.
  package var crossings: Int {
    var level: [Int: Int] = [:]
    var upright: [Int: Int] = [:]
    for (net, lines) in lines.enumerated() {
      for places in lines.compactMap({ $0?.places }) {
        for (from, to) in zip(places, places.dropFirst()) {
          for place in [from, to] {
            if abs(to - from) == 1 { level[place] = net } else { upright[place] = net }
          }
        }
      }
    }
    return level.reduce(0) { count, entry in
      guard let other = upright[entry.key], other != entry.value else { return count }
      return count + 1
    }
  }

  /// The number of crossings with lines outside the nets.
  package func crossings(with others: [[Point]]) -> Int {
    let pieces = others.flatMap { Array(zip($0, $0.dropFirst())) }
    return corners.flatMap(\.pieces).reduce(0) { sum, piece in
      sum + pieces.count { Self.cross(piece, $0) || Self.cross($0, piece) }
    }
  }

  /// Whether an upright segment crosses a level one.
  private static func cross(_ level: (Point, Point), _ upright: (Point, Point)) -> Bool {
    guard level.0.y == level.1.y, upright.0.x == upright.1.x else { return false }
    let (x, y) = (upright.0.x, level.0.y)
    return min(level.0.x, level.1.x) < x - 0.01 && x + 0.01 < max(level.0.x, level.1.x)
      && min(upright.0.y, upright.1.y) < y - 0.01 && y + 0.01 < max(upright.0.y, upright.1.y)
  }

  /// The worst ratio of a line's length to the straight distance of its ends.
  package var worstDetour: Double {
    corners.map { $0.wayLength / max(20, ($0[$0.count - 1] - $0[0]).length) }.max() ?? 1
  }

  /// Whether the way from one end of a line to the other is straight and open.
  func canBeStraight(_ net: Int, _ end: Int) -> Bool {
    let (one, other) = (nets[net].source.box, nets[net].ends[end].box)
    let room = 6.0
    /// Whether one of the lines along a gap is open.
    func isOpen(_ gap: Rect, _ isLevel: Bool) -> Bool {
      let (columns, rows) = grid.places(in: gap)
      let (lines, steps) = isLevel ? (rows, columns) : (columns, rows)
      return lines.contains { line in
        steps.allSatisfy {
          isLevel
            ? grid.level[line * grid.width + $0] == 0 : grid.upright[$0 * grid.width + line] == 0
        }
      }
    }
    var gap = Rect(
      minX: max(one.minX, other.minX) + room, minY: min(one.maxY, other.maxY) + measures.clearance,
      maxX: min(one.maxX, other.maxX) - room, maxY: max(one.minY, other.minY) - measures.clearance)
    if gap.minX < gap.maxX { return gap.minY < gap.maxY && isOpen(gap, false) }
    gap = Rect(
      minX: min(one.maxX, other.maxX) + measures.clearance, minY: max(one.minY, other.minY) + room,
      maxX: max(one.minX, other.minX) - measures.clearance, maxY: min(one.maxY, other.maxY) - room)
    return gap.minX < gap.maxX && gap.minY < gap.maxY && isOpen(gap, true)
  }
}
