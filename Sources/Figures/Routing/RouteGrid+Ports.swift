import VCPictures
import VCSource

extension RouteGrid {
  /// The cost of a turn where an arrowhead would be.
  private static let cramped: Float = 25
  /// The greatest cost of a place near a corner: as much as two bends.
  private static let round: Float = 20

  /// The places just outside a box. The best ones leave room for an arrowhead before the line
  /// turns.
  ///
  /// - Parameters:
  ///   - clearance: The distance from the box to the nearest place, in points.
  ///   - head: The additional distance that leaves room for an arrowhead.
  package func ports(
    of box: Rect, clearance: Double, head: Double
  ) -> [GridPort] {
    var ports: [GridPort] = []
    /// Adds ports from a box's edge outward: the nearest place, and one that leaves room for an
    /// arrowhead.
    func add(
      _ near: Int, _ far: Int, _ heading: Heading, _ cost: Float, place: (Int) -> Int
    ) {
      let plane = heading.isLevel ? level : upright
      let count = heading.isLevel ? xs.count : ys.count
      for step in stride(from: near, through: far, by: near <= far ? 1 : -1) {
        guard (0..<count).contains(step), plane[place(step)] == 0 else { return }
        if step == far {
          ports.append(GridPort(place: place(step), heading: heading, cost: cost))
        } else if step == near {
          ports.append(GridPort(place: place(step), heading: heading, cost: cost + Self.cramped))
        }
      }
    }
    let head = max(0, head)
    func places(_ lengths: [Double], after edge: Double) -> (near: Int, far: Int) {
      (
        lengths.firstPlace { $0 >= edge + clearance - 0.02 },
        lengths.firstPlace { $0 >= edge + clearance + head - 0.02 }
      )
    }
    func places(_ lengths: [Double], before edge: Double) -> (near: Int, far: Int) {
      (
        lengths.firstPlace { $0 >= edge - clearance + 0.03 } - 1,
        lengths.firstPlace { $0 >= edge - clearance - head + 0.03 } - 1
      )
    }
    /// The cost of a place near a corner, because corners are rounded: the more of the corner a line
    /// meets, the higher.
    func corner(_ length: Double, from low: Double, to high: Double) -> Float {
      min(Float(max(box.cornerReach - min(length - low, high - length), 0)) * 2, Self.round)
    }
    let inset = min(6, box.height / 2 - 1)
    let (right, left) = (places(xs, after: box.maxX), places(xs, before: box.minX))
    for row in Self.range(ys, box.minY + inset, box.maxY - inset) {
      let cost =
        Float(abs(ys[row] - box.center.y) * 0.15) + corner(ys[row], from: box.minY, to: box.maxY)
      for (columns, heading) in [(right, Heading.right), (left, .left)] {
        add(columns.near, columns.far, heading, cost) { row * xs.count + $0 }
      }
    }
    let side = min(7, box.width / 2 - 1)
    let (above, below) = (places(ys, after: box.maxY), places(ys, before: box.minY))
    for column in Self.range(xs, box.minX + side, box.maxX - side) {
      let cost =
        Float(abs(xs[column] - box.center.x) * 0.02)
        + corner(xs[column], from: box.minX, to: box.maxX)
      for (rows, heading) in [(above, Heading.up), (below, .down)] {
        add(rows.near, rows.far, heading, cost) { $0 * xs.count + column }
      }
    }
    return ports
  }

  /// The corners of a line along some places, and the points at which it meets its boxes' edges.
  package func corners(
    of places: some RandomAccessCollection<Int>, from tail: Rect, to head: Rect
  ) -> [Point] {
    let points = places.map(point)
    return Route(
      through: [tail.edge(nearest: points[0])] + points + [
        head.edge(nearest: points[points.count - 1])
      ]
    ).corners
  }
}

extension Rect {
  /// The point on the edge that is straight above, below or beside a point.
  package func edge(nearest point: Point) -> Point {
    if point.y > minY, point.y < maxY { return Point(point.x < minX ? minX : maxX, point.y) }
    return Point(point.x, point.y < minY ? minY : maxY)
  }
}
