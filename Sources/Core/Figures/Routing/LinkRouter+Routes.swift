import VCPictures

extension LinkRouter {
  /// The routes of all links, from the router's lines.
  var routes: [LinkRoutes] {
    var routes = content.links.map { _ in LinkRoutes() }
    for (net, lines) in zip(nets, router.lines) {
      let (half, link) = (net.net.half, content.links[net.link])
      for (spoke, line) in zip(net.spokes, lines) {
        guard let line else { continue }
        guard half > 0 else {
          routes[net.link][keyPath: net.ways].routes
            .append(Route(through: reaching(line.corners, net.hub, spoke)))
          continue
        }
        let side = line.isLeft ? half : -half
        func route(_ side: Double) -> [Point] {
          reaching(line.corners.beside(at: side), link.presenter, link.presented.hub)
        }
        routes[net.link].presented.routes = [Route(through: route(side).reversed())]
        routes[net.link].presenting.routes = [Route(through: route(-side))]
      }
    }
    return routes
  }

  /// A line extended to the boxes' outlines, which are within the boxes' edges near rounded
  /// corners.
  private func reaching(_ corners: [Point], _ from: BoxIndex, _ to: BoxIndex) -> [Point] {
    guard content.look.box.corners == .rounded, var first = corners.first,
      var last = corners.last
    else { return corners }
    first = placement.boxes[from.value].roundOutline(at: first)
    last = placement.boxes[to.value].roundOutline(at: last)
    return [first] + corners.dropFirst().dropLast() + [last]
  }
}

extension [Point] {
  /// A parallel line at `distance` to the left of the direction, or to the right if it is negative.
  package func beside(at distance: Double) -> [Point] {
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
