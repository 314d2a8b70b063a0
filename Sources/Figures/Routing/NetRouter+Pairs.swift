import VCPictures

/// The lines of pairs, whose two lines keep their order at both ends.
extension NetRouter {
  /// The amount by which a pair must cost less to leave to the left.
  private static let mirrored: Float = 24
  /// The cost of each of a pair's bends after the second, beyond that of any bend.
  private static let twisted: Float = 40

  /// The line of a pair.
  func pairLine(
    _ net: Int, _ end: Int, _ leaving: BoxPorts, _ arriving: BoxPorts
  ) -> RoutedLine? {
    let usual = line(
      net, end, from: leaving.leaving(except: .left), nil, to: arriving.arriving())
    // The reverse direction is tried if the usual one is a detour.
    let isDetour = usual.map { $0.cost > Float(distance(net, end) * 0.4) + 40 } ?? true
    let other =
      isDetour
      ? line(
        net, end, from: leaving.leaving(except: .right), nil, to: arriving.arriving(),
        isLeft: false, below: (usual?.cost ?? .infinity) - Self.mirrored) : nil
    guard let best = other ?? usual else { return nil }
    return round(net, end, leaving, arriving, insteadOf: best) ?? best.line
  }

  /// The line of a pair that leaves and reaches the boxes at one side, with two bends, if another has
  /// more bends and costs little less.
  private func round(
    _ net: Int, _ end: Int, _ leaving: BoxPorts, _ arriving: BoxPorts,
    insteadOf other: (line: RoutedLine, cost: Float)
  ) -> RoutedLine? {
    let bends = other.line.corners.count - 2
    if bends <= 2 { return nil }
    var (best, limit): (RoutedLine?, Float) = (nil, other.cost + Self.twisted * Float(bends - 2))
    for side in [Heading.right, .left] {
      let way = line(
        net, end, from: leaving.at(side), nil, to: arriving.at(side), isLeft: side == .right,
        below: limit, around: true)
      if let way, way.line.corners.count == 4 {
        (best, limit) = (way.line, way.cost - Self.mirrored)
      }
    }
    return best
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
