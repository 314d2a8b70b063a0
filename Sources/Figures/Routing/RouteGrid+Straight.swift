import VCPictures

extension RouteGrid {
  /// The order in which lines between boxes are routed: straight ones first, then short ones.
  package func order(of lines: [(from: Rect, to: Rect)], clearance: Double) -> [Int] {
    let keys = lines.map { from, to in
      let way = from.center - to.center
      return (isOpen(between: from, to, clearance) ? 0 : 1, abs(way.x) + abs(way.y))
    }
    return keys.indices.sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }
  }

  /// Whether a straight way from one box to another is open.
  private func isOpen(between one: Rect, _ other: Rect, _ clearance: Double) -> Bool {
    let room = 6.0
    /// Whether one of the lines along a gap is open.
    func isOpen(_ gap: Rect, _ isLevel: Bool) -> Bool {
      let (columns, rows) = places(in: gap)
      let (lines, steps) = isLevel ? (rows, columns) : (columns, rows)
      return lines.contains { line in
        steps.allSatisfy {
          isLevel
            ? level[line * width + $0] == 0 : upright[$0 * width + line] == 0
        }
      }
    }
    var gap = Rect(
      minX: max(one.minX, other.minX) + room, minY: min(one.maxY, other.maxY) + clearance,
      maxX: min(one.maxX, other.maxX) - room, maxY: max(one.minY, other.minY) - clearance)
    if gap.minX < gap.maxX { return gap.minY < gap.maxY && isOpen(gap, false) }
    gap = Rect(
      minX: min(one.maxX, other.maxX) + clearance, minY: max(one.minY, other.minY) + room,
      maxX: max(one.minX, other.minX) - clearance, maxY: min(one.maxY, other.maxY) - room)
    return gap.minX < gap.maxX && gap.minY < gap.maxY && isOpen(gap, true)
  }
}
