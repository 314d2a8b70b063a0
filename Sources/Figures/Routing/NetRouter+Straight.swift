import VCPictures

extension NetRouter {
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
