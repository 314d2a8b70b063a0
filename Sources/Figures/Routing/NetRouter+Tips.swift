import VCPictures

/// The distance between the tips of arrows that arrive at one side of a box.
extension NetRouter {
  /// The cost of a tip near another one: less than a bend, so that no line turns for it.
  private static let crowded: Float = 8

  /// The ports at which a net's lines arrive, those near other nets' tips at a higher cost.
  package func spaced(_ ports: [GridPort], at box: Rect, _ net: Int) -> [GridPort] {
    let edge = box.grown(0.01)
    let others = arrivals[box, default: []].compactMap { other in
      other.net == net ? nil : lines[other.net][other.end]?.corners.last
    }
    let near = (fixedTips.rects(near: edge).map(\.center) + others).filter { edge.contains($0) }
    if near.isEmpty { return ports }
    return ports.map { port in
      let tip = box.edge(nearest: grid.point(port.place))
      guard near.contains(where: { ($0 - tip).length < measures.apart - 0.01 }) else { return port }
      return GridPort(place: port.place, heading: port.heading, cost: port.cost + Self.crowded)
    }
  }
}
