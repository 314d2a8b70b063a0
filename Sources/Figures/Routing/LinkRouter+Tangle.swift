import Pictures

/// What is against the lines that were found.
extension LinkRouter {
  /// How many bends and how many points of length all lines have.
  var bends: Int { lines.joined().reduce(0) { $0 + max(0, $1.corners.count - 2) } }
  var length: Double {
    lines.joined().reduce(0) { $0 + $1.corners.wayLength }
  }

  /// How often lines cross: each of a pair, with each other and with lines inside families.
  var crossings: Int {
    let found = lines.enumerated().flatMap { number, lines in
      lines.map { (number, $0.half > 0 ? 2 : 1, Array(zip($0.corners, $0.corners.dropFirst()))) }
    }
    let inner = placement.bundles.joined().flatMap(\.routes).flatMap {
      zip($0.corners, $0.corners.dropFirst())
    }
    var count = 0
    for (place, line) in found.enumerated() {
      count += line.1 * Self.crossings(of: line.2, and: inner)
      for other in found[..<place] where other.0 != line.0 {
        count += line.1 * other.1 * Self.crossings(of: line.2, and: other.2)
      }
    }
    return count
  }

  private typealias Pieces = [(Point, Point)]

  /// How often level pieces of one line cross upright ones of another.
  private static func crossings(of one: Pieces, and other: Pieces) -> Int {
    func isCrossed(_ level: (Point, Point), by upright: (Point, Point)) -> Bool {
      guard level.0.y == level.1.y, upright.0.x == upright.1.x else { return false }
      let (x, y) = (upright.0.x, level.0.y)
      return min(level.0.x, level.1.x) < x - 0.01 && x + 0.01 < max(level.0.x, level.1.x)
        && min(upright.0.y, upright.1.y) < y - 0.01 && y + 0.01 < max(upright.0.y, upright.1.y)
    }
    return one.reduce(0) { sum, piece in
      sum + other.count { isCrossed(piece, by: $0) || isCrossed($0, by: piece) }
    }
  }

  /// How much longer than straight from box to box the longest way round is.
  var worstDetour: Double {
    lines.indices.reduce(1) { worst, number in
      guard let line = lines[number].first else { return worst }
      return max(worst, line.corners.wayLength / max(40, distance(number)))
    }
  }
}
