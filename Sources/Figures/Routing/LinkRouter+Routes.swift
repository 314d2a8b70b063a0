import VCPictures

extension LinkRouter {
  /// The routes of all links, from the router's lines.
  var routes: [LinkRoutes] {
    var routes = content.links.map { _ in LinkRoutes() }
    for (net, lines) in zip(nets, router.lines) {
      let half = net.net.half
      for case let line? in lines {
        guard half > 0 else {
          routes[net.link][keyPath: net.ways].routes
            .append(Route(through: line.corners))
          continue
        }
        let side = line.isLeft ? half : -half
        routes[net.link].presented.routes = [
          Route(through: line.corners.beside(at: side).reversed())
        ]
        routes[net.link].presenting.routes = [Route(through: line.corners.beside(at: -side))]
      }
    }
    return routes
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
