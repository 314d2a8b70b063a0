/// An axis-parallel route from a hub's box to another box, corner by corner.
package struct Route: Equatable {
  package var corners: [Point]

  /// A route through the given points; points that repeat or lie on a straight line are dropped.
  package init(through points: [Point]) {
    var corners: [Point] = []
    for point in points where corners.last.map({ ($0 - point).length > 0.01 }) ?? true {
      if corners.count > 1, Self.isStraight(corners[corners.count - 2], corners.last, point) {
        corners.removeLast()
      }
      corners.append(point)
    }
    self.corners = corners
  }

  private static func isStraight(_ a: Point, _ b: Point?, _ c: Point) -> Bool {
    guard let b else { return false }
    let across = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    let along = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
    return abs(across) < 0.01 && along >= 0
  }

  package func moved(by offset: Point) -> Route { Route(through: corners.map { $0 + offset }) }

  /// The rest of the route after `length` points, begun `lead` points earlier so that it leaves the
  /// shared line in a curve; never near one of the shared line's corners, which are rounded.
  package func suffix(after length: Double, lead: Double) -> Route {
    guard length > 0 else { return self }
    var distances = [0.0]
    for (from, to) in zip(corners, corners.dropFirst()) {
      distances.append(distances[distances.count - 1] + (to - from).length)
    }
    var start = max(0, length - lead)
    for index in distances.indices.dropFirst().dropLast().reversed()
    where distances[index] < length && abs(start - distances[index]) < lead {
      start = max(0, distances[index] - lead)
    }
    let next = distances.firstIndex { $0 > start + 0.01 } ?? corners.count - 1
    let point = corners[next - 1].toward(corners[next], start - distances[next - 1])
    return Route(through: [point] + corners[next...])
  }

  /// The pieces of the route outside a rectangle, such as a label that interrupts it.
  package func pieces(outside gap: Rect?) -> [Route] {
    guard let gap else { return [self] }
    for index in 1..<max(1, corners.count) {
      let (from, to) = (corners[index - 1], corners[index])
      let piece = Rect(spanning: from, to)
      let isUpright = abs(from.x - to.x) < 0.01 && gap.minX < from.x && from.x < gap.maxX
      let isLevel = abs(from.y - to.y) < 0.01 && gap.minY < from.y && from.y < gap.maxY
      let ends: (near: Point, far: Point)
      if isUpright, piece.minY < gap.minY, gap.maxY < piece.maxY {
        ends = (Point(from.x, gap.minY), Point(from.x, gap.maxY))
      } else if isLevel, piece.minX < gap.minX, gap.maxX < piece.maxX {
        ends = (Point(gap.minX, from.y), Point(gap.maxX, from.y))
      } else {
        continue
      }
      let (near, far) =
        from.y > to.y || from.x > to.x ? (ends.far, ends.near) : (ends.near, ends.far)
      return [
        Route(through: corners[..<index] + [near]), Route(through: [far] + corners[index...]),
      ]
    }
    return [self]
  }

  /// The route, begun at the edge of a rectangle if it would begin inside.
  package func beginning(outside gap: Rect?) -> Route {
    guard let gap, corners.count > 1, gap.contains(corners[0]) else { return self }
    let goesDown = corners[1].y < corners[0].y
    let start = Point(corners[0].x, goesDown ? gap.minY : gap.maxY)
    return Route(through: [start] + corners.dropFirst())
  }
}
