import Pictures

extension LinkRouter {
  /// The ways of all links, from the lines that were found.
  var routes: [LinkRoutes] {
    content.links.indices.map { placement.fixed.isEmpty ? freeRoutes($0) : fixedRoutes($0) }
  }

  private func freeRoutes(_ number: Int) -> LinkRoutes {
    var routes = LinkRoutes()
    let (link, lines) = (content.links[number], lines(of: number))
    let (line, half) = (lines[0], router.nets[nets[number][0]].half)
    let side = line.isLeft ? half : -half
    func route(_ side: Double) -> [Point] {
      reaching(line.corners.beside(at: side), link.presenter, link.presented.hub)
    }
    routes.presented.routes = [Route(through: route(side).reversed())]
    if half > 0 { routes.presenting.routes = [Route(through: route(-side))] }
    routes.request.routes = zip(link.request?.spokes ?? [], lines.dropFirst()).map {
      Route(through: reaching($1.corners, $0, link.presented.hub).reversed())
    }
    return routes
  }

  /// A line whose ends are on the boxes' outlines: beside a corner these are within the boxes' edges.
  private func reaching(_ corners: [Point], _ from: BoxIndex, _ to: BoxIndex) -> [Point] {
    guard content.look.box.corners == .rounded, var first = corners.first,
      var last = corners.last
    else { return corners }
    first = placement.boxes[from.value].roundOutline(at: first)
    last = placement.boxes[to.value].roundOutline(at: last)
    return [first] + corners.dropFirst().dropLast() + [last]
  }

  private func fixedRoutes(_ number: Int) -> LinkRoutes {
    var routes = LinkRoutes()
    let (link, line) = (content.links[number], lines(of: number)[0].corners)
    let half = router.nets[nets[number][0]].half
    let endsAbove = line[line.count - 1].x == line[line.count - 2].x
    let (host, guest) = (placement.fixed[link.host], placement.fixed[link.guest])
    let (start, end) = (placement.origins[link.host], placement.origins[link.guest])
    let top = placement.boxes[link.presented.hub.value]
    let presented = line.beside(at: half)
    let leaving = host.ports[FixedFamily.PortID(.presented, of: number)]
    let arriving = guest.ports[FixedFamily.PortID(.presenting, of: number)]
    let ends = host.ends(.presented, of: number)
    /// The point at which a line of the pair reaches the top's box.
    func entry(of line: [Point]) -> Point {
      let last = line[line.count - 1]
      return endsAbove ? Point(last.x, top.maxY) : Point(top.minX, last.y)
    }
    routes.presented.routes = link.presented.spokes.compactMap { spoke in
      guard let end = ends[spoke] else { return nil }
      return Route(
        through: [entry(of: presented)] + presented.reversed()
          + turn(leaving?.presentedTurn, start, presented[0].y, end.level)
          + end.points.map { $0 + start })
    }
    routes.request.routes = requestRoutes(number)
    guard let bundle = link.presenting,
      let own = host.ends(.presenter, of: number)[link.presenter]
    else { return routes }
    let presenting = line.beside(at: -half)
    let way =
      own.points.map { $0 + start }.reversed()
      + turn(leaving?.presentingTurn, start, presenting[0].y, own.level).reversed() + presenting
    let guestEnds = guest.ends(.presenting, of: number)
    // From above, the other members' lines join the pair's over the family.
    var (shared, last) = (way, presenting[presenting.count - 1])
    if endsAbove {
      last.y += FixedFamily.joinAbove
      shared[shared.count - 1] = last
    }
    routes.presenting.routes = bundle.spokes.compactMap { spoke in
      if spoke == link.presented.hub { return Route(through: way + [entry(of: presenting)]) }
      guard let member = guestEnds[spoke] else { return nil }
      return Route(
        through: shared + turn(arriving?.presentingTurn, end, last.y, member.level)
          + member.points.map { $0 + end })
    }
    return routes
  }

  private func requestRoutes(_ number: Int) -> [Route] {
    let link = content.links[number]
    guard let request = link.request, nets[number].count > 1,
      let hub = placement.fixed[link.guest].ends(.requested, of: number)[request.hub]
    else { return [] }
    let (start, end) = (placement.origins[link.host], placement.origins[link.guest])
    let (host, line) = (placement.fixed[link.host], lines(of: number)[1].corners)
    let ends = host.ends(.request, of: number)
    let leaving = host.ports[FixedFamily.PortID(.request, of: number)]
    return request.spokes.compactMap { spoke in
      guard let member = ends[spoke] else { return nil }
      let way: [Point] = (line + hub.points.map { $0 + end }).reversed()
      let across = turn(leaving?.presentedTurn, start, line[0].y, member.level)
      return Route(through: way + across + member.points.map { $0 + start })
    }
  }

  /// The turn from one level to another in a placed family's strip.
  ///
  /// - Parameters:
  ///   - x: in the family's own layout, nil for a line that goes straight.
  ///   - to: a level in the family's own layout.
  private func turn(_ x: Double?, _ origin: Point, _ from: Double, _ to: Double) -> [Point] {
    x.map { [Point($0 + origin.x, from), Point($0 + origin.x, to + origin.y)] } ?? []
  }
}

extension [Point] {
  /// A line beside this one, `distance` to the left of the way, or to the right if it is negative.
  func beside(at distance: Double) -> [Point] {
    if count < 2 { return self }
    func normal(_ from: Point, _ to: Point) -> Point {
      let way = to - from
      let length = Swift.max(way.length, 0.001)
      return Point(-way.y / length * distance, way.x / length * distance)
    }
    return indices.map { index in
      let before = index > 0 ? normal(self[index - 1], self[index]) : nil
      let after = index < count - 1 ? normal(self[index], self[index + 1]) : nil
      guard let before, let after else { return self[index] + (before ?? after ?? Point(0, 0)) }
      let isStraight = (before - after).length < 0.01
      return self[index] + (isStraight ? before : before + after)
    }
  }
}
