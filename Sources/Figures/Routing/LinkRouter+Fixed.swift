import Pictures

/// Lines from strip to strip, of families that are set as by themselves.
extension LinkRouter {
  mutating func routeFixed(_ number: Int) -> Bool {
    let link = content.links[number]
    let (host, guest) = (placement.fixed[link.host], placement.fixed[link.guest])
    func port(_ role: FixedFamily.Role, _ family: FixedFamily) -> FixedFamily.Port? {
      family.ports[FixedFamily.PortID(role, of: number)]
    }
    guard let leaving = port(.presented, host), let arriving = port(.presenting, guest),
      let corners = fixedWay(number, leaving.level, arriving.level, above: guest.topPorts[number])
    else { return false }
    let isAbove = corners[corners.count - 1].x == corners[corners.count - 2].x
    keep(GridLine(corners: corners, half: leaving.half, endsAbove: isAbove), of: number)
    if link.request == nil { return true }
    guard let leaving = port(.request, host), let arriving = port(.requested, guest),
      let corners = fixedWay(number, leaving.level, arriving.level, above: nil)
    else { return false }
    keep(GridLine(corners: corners, half: 0), of: number)
    return true
  }

  /// A route from the right of one block to the left of another, or to its top.
  ///
  /// - Parameter x: where it may end above, in the family's own layout.
  private mutating func fixedWay(
    _ number: Int, _ from: Double, _ to: Double, above x: Double?
  ) -> [Point]? {
    let link = content.links[number]
    let (host, guest) = (placement.rect(of: link.host), placement.rect(of: link.guest))
    let start = Point(host.maxX, from + placement.origins[link.host].y)
    let end = Point(guest.minX, to + placement.origins[link.guest].y)
    let column = grid.xs.firstPlace { $0 >= start.x + boxMargin - 0.02 }
    let last = grid.xs.firstPlace { $0 >= end.x - boxMargin + 0.03 } - 1
    guard let row = grid.ys.firstIndex(where: { abs($0 - start.y) < 0.01 }),
      let endRow = grid.ys.firstIndex(where: { abs($0 - end.y) < 0.01 }),
      grid.xs.indices.contains(column), grid.xs.indices.contains(last)
    else { return nil }
    var ends = [GridPort(place: endRow * grid.xs.count + last, heading: .left, cost: 0)]
    if let top = topPort(above: guest, at: x.map { $0 + placement.origins[link.guest].x }) {
      ends.append(top)
    }
    let way = way(
      number, from: [GridPort(place: row * grid.xs.count + column, heading: .right, cost: 0)],
      to: ends)
    return way.map { way in
      let points = way.points(on: grid)
      let isAbove = way.places.last != ends[0].place
      let end = isAbove ? Point(points[points.count - 1].x, guest.maxY) : end
      return Route(through: [start] + points + [end]).corners
    }
  }

  /// Over a family, with room for the line below it in which the other members' lines join the pair's.
  private func topPort(above family: Rect, at x: Double?) -> GridPort? {
    guard let x, let column = grid.xs.firstIndex(where: { abs($0 - x) < 0.01 }) else { return nil }
    let row = grid.ys.firstPlace {
      $0 >= family.maxY + boxMargin + FixedFamily.joinAbove - 0.02
    }
    guard grid.ys.indices.contains(row) else { return nil }
    return GridPort(place: row * grid.xs.count + column, heading: .up, cost: 0)
  }
}
