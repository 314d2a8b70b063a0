import Pictures

/// The quality of the lines that were found.
extension LinkRouter {
  /// The bends and the length, in points, of all lines.
  var bends: Int { lines.joined().reduce(0) { $0 + max(0, $1.corners.count - 2) } }
  var length: Double {
    lines.joined().reduce(0) { $0 + $1.corners.wayLength }
  }

  /// The number of crossings, with each other and with lines inside families; each line of a pair
  /// counts.
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

  /// The number of places at which a level piece of one line crosses an upright one of the other.
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

  /// The worst ratio of a line's length to the straight distance of its boxes.
  var worstDetour: Double {
    lines.indices.reduce(1) { worst, number in
      guard let line = lines[number].first else { return worst }
      return max(worst, line.corners.wayLength / max(40, distance(number)))
    }
  }
}
