import VCPictures

extension CallRow {
  /// The route of a call to oneself: to the right, down and back. Its size puts the corners into the
  /// middle of dashes as nearly as possible, because a corner in a gap leaves loose ends. It is the
  /// same in every size of a look, although thin lines keep their dashes there.
  ///
  /// - Parameters:
  ///   - look: The look: the loop is at least twice as wide as its arrowheads are long.
  ///   - spline: The line along a route, with its arrowhead.
  static func loop(
    from start: Point, _ line: Look.LineStyle, _ look: Look, _ spline: (Route) -> Spline
  ) -> Route {
    func route(_ width: Double, _ height: Double = loop.height) -> Route {
      let (x, low) = (start.x + width, start.y - height)
      return Route(through: [start, Point(x, start.y), Point(x, low), Point(start.x, low)])
    }
    let head = look.arrows.headLength
    guard let dashes = Dashes(line.dash, lineWidth: line.width) else {
      return route(max(loop.width, 2 * head))
    }
    let least = max(loop.width - 4, 2 * head)
    let routes = stride(from: least, through: least + 10, by: 0.5).flatMap { width in
      [0, -0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2].map { route(width, loop.height + $0) }
    }
    let distances = routes.map { dashes.distance(fromCornersOf: spline($0)) }
    let best = routes.indices.min { distances[$0] < distances[$1] }
    return best.map { routes[$0] } ?? route(least)
  }
}

extension Dashes {
  /// The greatest distance of a corner from the middle of a dash, along a line with three straight
  /// pieces and two rounded corners.
  fileprivate func distance(fromCornersOf line: Spline) -> Double {
    let dashes = fitting(line.points.curveLength)
    // Pieces and corners take turns, each with three points after its first.
    let distances = [3, 9].map { corner in
      let (before, after) = (line.points[...corner], line.points[...(corner + 3)])
      let middle = (Array(before).curveLength + Array(after).curveLength) / 2
      let place = middle.truncatingRemainder(dividingBy: dashes.dash + dashes.gap)
      return abs(place - dashes.dash / 2)
    }
    return distances.max() ?? 0
  }
}
