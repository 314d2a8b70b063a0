import VCPictures

/// Families that move to where the lines to them are straight.
extension PlacedArrangement {
  /// Moves families, each if the figure has room for it there. Returns nil if none has moved.
  func moved(_ moves: [(group: Int, offset: Point)]) -> PlacedArrangement? {
    var result = self
    var hasMoved = false
    for (group, offset) in moves where result.hasRoom(for: group, movedBy: offset) {
      result.move(group, by: offset)
      hasMoved = true
    }
    return hasMoved ? result : nil
  }

  private func hasRoom(for group: Int, movedBy offset: Point) -> Bool {
    let place = rect(of: group).moved(by: offset)
    let room = place.grown(measures.apart - 0.01)
    return bounds.grown(0.01).contains(place)
      && !content.groups.indices.contains { $0 != group && rect(of: $0).overlaps(room) }
  }

  private mutating func move(_ group: Int, by offset: Point) {
    origins[group] = origins[group] + offset
    for box in content.groups[group].members {
      boxes[box.value] = boxes[box.value].moved(by: offset)
      boxesWithViews[box.value] = boxesWithViews[box.value].moved(by: offset)
    }
    frames[group] = frames[group]?.moved(by: offset)
    for bundle in bundles[group].indices { bundles[group][bundle].move(by: offset) }
  }
}

extension LinkRouter {
  /// The greatest bend that a move of its family straightens, in points.
  private static let bend = 60.0

  /// The moves of presented families after which their pairs run straight instead of aside and on.
  var straighteningMoves: [(group: Int, offset: Point)] {
    zip(nets, router.lines).compactMap { net, lines in
      guard net.net.half > 0, let corners = lines.first??.corners else { return nil }
      let bends = corners.indices.dropFirst().dropLast(2).compactMap { start -> Point? in
        let (before, after) = (
          corners[start] - corners[start - 1], corners[start + 2] - corners[start + 1]
        )
        let turn = corners[start] - corners[start + 1]
        let goesOn = before.x * after.x + before.y * after.y > 0
        return goesOn && turn.length < Self.bend ? turn : nil
      }
      return bends.first.map { (content.links[net.link].guest, $0) }
    }
  }
}
