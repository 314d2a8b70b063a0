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
  /// The greatest bend that a move of its family straightens, and the greatest move to where a line that
  /// turns once meets a family straight, in points.
  private static let (bend, turn) = (60.0, 120.0)

  /// The moves of presented families after which their pairs run straight.
  var straighteningMoves: [(group: Int, offset: Point)] {
    zip(nets, router.lines).compactMap { net, lines in
      guard net.net.half > 0, let corners = lines.first??.corners else { return nil }
      let offset = corners.count == 3 ? turning(net.net, corners) : Self.aside(corners)
      return offset.map { (content.links[net.link].guest, $0) }
    }
  }

  /// The move by which a line goes on straight instead of aside first.
  private static func aside(_ corners: [Point]) -> Point? {
    corners.indices.dropFirst().dropLast(2).lazy.compactMap { start -> Point? in
      let (before, after) = (
        corners[start] - corners[start - 1], corners[start + 2] - corners[start + 1]
      )
      let turn = corners[start] - corners[start + 1]
      let goesOn = before.x * after.x + before.y * after.y > 0
      return goesOn && turn.length < Self.bend ? turn : nil
    }.first
  }

  /// The move by which the first piece of a line with one turn meets the presented box.
  private func turning(_ net: NetRouter.Net, _ corners: [Point]) -> Point? {
    let box = net.ends[0].box
    let isUpright = abs(corners[0].x - corners[1].x) < 0.01
    let away = isUpright ? corners[0].x - box.center.x : corners[0].y - box.center.y
    let side = isUpright ? box.width : box.height
    let move = abs(away) - max(0, side / 2 - box.cornerReach - net.half)
    guard move > 0, move < Self.turn else { return nil }
    let offset = away < 0 ? -move : move
    return isUpright ? Point(offset, 0) : Point(0, offset)
  }
}
