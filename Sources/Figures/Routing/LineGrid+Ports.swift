import Pictures

extension LineRouter.Grid {
  /// The places at the sides of a box from which a line can leave.
  ///
  /// - Parameters:
  ///   - other: the box at the line's other end.
  ///   - ports: those there, if they are known. Opposite each there is one here too, as in the
  ///     middle between both boxes, so that the line need not bend.
  static func ports(
    of box: Rect, opposite other: Rect, _ ports: [Port], _ router: LineRouter
  ) -> [Port] {
    let center = box.center
    func steps(_ half: Double, _ step: Double) -> [Double] {
      stride(from: 0, through: half, by: step).flatMap { $0 == 0 ? [0] : [$0, -$0] }
    }
    let (across, along) = (levelRange(of: box), uprightRange(of: box))
    let xs = steps(across.upperBound - center.x, 12).map { center.x + $0 }
    let ys = steps(along.upperBound - center.y, 10).map { center.y + $0 }
    // The side that faces the other box has some more.
    let middleX = across.middle(with: levelRange(of: other)).map { [$0] } ?? []
    let middleY = along.middle(with: uprightRange(of: other)).map { [$0] } ?? []
    let (isAbove, isRight) = (other.center.y > center.y, other.center.x > center.x)
    let facingX =
      middleX
      + ports.filter { $0.direction == (isAbove ? .down : .up) }.map(\.edge.x)
      .filter(across.contains)
    let facingY =
      middleY
      + ports.filter { $0.direction == (isRight ? .left : .right) }.map(\.edge.y)
      .filter(along.contains)
    var places: [(edge: Point, direction: Point)] = []
    for x in distinct(xs + (isAbove ? [] : facingX)) {
      places.append((Point(x, box.minY), Point(0, -1)))
    }
    for x in distinct(xs + (isAbove ? facingX : [])) {
      places.append((Point(x, box.maxY), Point(0, 1)))
    }
    for y in distinct(ys + (isRight ? [] : facingY)) {
      places.append((Point(box.minX, y), Point(-1, 0)))
    }
    for y in distinct(ys + (isRight ? facingY : [])) {
      places.append((Point(box.maxX, y), Point(1, 0)))
    }
    return places.compactMap { edge, direction in
      let offset = direction.x == 0 ? edge.x - center.x : edge.y - center.y
      let port = Port(
        edge: edge, point: edge + direction * LineRouter.reach, offset: abs(offset))
      let stub = LineRouter.Segment(from: edge, to: port.point).rect
      let isTaken =
        router.obstacles.contains { $0 != box && $0.overlaps(stub.grown(LineRouter.clearance)) }
        || router.lines.contains {
          $0.isLevel == port.isLevel && $0.rect.overlaps(stub.grown(LineRouter.apart - 1))
        }
      return isTaken ? nil : port
    }
  }

  /// The first of each that are nearly the same.
  private static func distinct(_ values: [Double]) -> [Double] {
    var kept: [Double] = []
    for value in values where !kept.contains(where: { abs($0 - value) < 0.01 }) {
      kept.append(value)
    }
    return kept
  }

  /// Where lines may end at a box's lower and upper side: not at its corners.
  private static func levelRange(of box: Rect) -> ClosedRange<Double> {
    let half = max(0, box.width / 2 - 10)
    return box.center.x - half...box.center.x + half
  }

  /// The same at its left and right side.
  private static func uprightRange(of box: Rect) -> ClosedRange<Double> {
    let half = max(0, box.height / 2 - 8)
    return box.center.y - half...box.center.y + half
  }
}

extension ClosedRange<Double> {
  /// The middle of what two ranges have in common, nil where that is nothing.
  fileprivate func middle(with other: ClosedRange) -> Double? {
    let (low, high) = (
      Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound)
    )
    return low <= high ? (low + high) / 2 : nil
  }
}
