import VCPictures

extension BlockPlacement {
  /// Moves blocks that lines connect up together, then to the left, until they meet others or the edge.
  ///
  /// - Parameter neighbours: The blocks to which each block's lines lead.
  func settle(_ corners: inout [Point], _ sizes: [Size], _ neighbours: [[Int]]) {
    var isSettled = sizes.map { _ in false }
    for start in sizes.indices.sorted(by: { corners[$0].y < corners[$1].y }) where !isSettled[start]
    {
      var part = [start]
      isSettled[start] = true
      var place = 0
      while place < part.count {
        for block in neighbours[part[place]] where !isSettled[block] {
          isSettled[block] = true
          part.append(block)
        }
        place += 1
      }
      for (along, side) in [(\Point.y, \Point.x), (\.x, \.y)] {
        let rooms = part.map { room(before: $0, corners, sizes, along, side, ignoring: part) }
        for block in part { corners[block][keyPath: along] -= rooms.min() ?? 0 }
      }
    }
  }

  /// The distance from a block to the next one before it, or to the edge.
  private func room(
    before block: Int, _ corners: [Point], _ sizes: [Size],
    _ along: WritableKeyPath<Point, Double>, _ side: WritableKeyPath<Point, Double>,
    ignoring part: [Int]
  ) -> Double {
    let own = corners[block]
    func end(_ other: Int) -> Point {
      corners[other] + Point(sizes[other].width, sizes[other].height)
    }
    let ends = sizes.indices.filter { other in
      !part.contains(other) && corners[other][keyPath: along] <= own[keyPath: along]
        && corners[other][keyPath: side] < end(block)[keyPath: side]
        && end(other)[keyPath: side] > own[keyPath: side]
    }.map { end($0)[keyPath: along] }
    return max(0, own[keyPath: along] - (ends.max() ?? 0))
  }
}
