/// Routes that begin together and part like the branches of a tree. Finds how far another route
/// runs together with any of them, however many there are.
package struct RouteTree {
  /// The continuations at each corner, by number. At corners, routes begin, turn or part.
  private var corners: [[Stretch]] = []
  private var starts: [Point: Int] = [:]

  /// The continuations from a corner in one direction.
  private struct Stretch {
    let direction: Point
    /// The longest continuation, in points.
    var longest: Double
    /// The corners they lead to, by distance in steps of `tolerance`.
    var ends: [Int: (length: Double, corner: Int)]

    func end(at length: Double) -> (length: Double, corner: Int)? {
      let step = Int((length / tolerance).rounded())
      for near in [step, step - 1, step + 1] {
        if let end = ends[near], abs(end.length - length) < tolerance { return end }
      }
      return nil
    }

    mutating func add(_ length: Double, _ corner: Int) {
      longest = max(longest, length)
      ends[Int((length / tolerance).rounded())] = (length, corner)
    }
  }

  /// The tolerance of equal lengths, in points.
  private static let tolerance = 0.01

  /// Creates an empty tree.
  package init() {}

  package var isEmpty: Bool { starts.isEmpty }

  /// Adds a route. Returns how far it runs together with an earlier one, in points.
  package mutating func insert(_ route: Route) -> Double {
    guard let first = route.corners.first else { return 0 }
    var corner = starts[first] ?? addCorner()
    starts[first] = corner
    // The longest common part, and the part up to the corner reached.
    var (shared, walked) = (0.0, 0.0)
    for (from, to) in zip(route.corners, route.corners.dropFirst()) {
      let way = to - from
      let length = way.length
      guard let stretch = corners[corner].firstIndex(where: { $0.direction.leads(along: way) })
      else {
        corner = extend(corner, way, length)
        walked = -.infinity
        continue
      }
      shared = max(shared, walked + min(length, corners[corner][stretch].longest))
      if let end = corners[corner][stretch].end(at: length) {
        walked += min(length, end.length)
        corner = end.corner
      } else {
        walked = -.infinity
        corner = addEnd(to: corner, stretch, length)
      }
    }
    return shared
  }

  private mutating func addCorner() -> Int {
    corners.append([])
    return corners.count - 1
  }

  private mutating func extend(_ corner: Int, _ way: Point, _ length: Double) -> Int {
    corners[corner].append(Stretch(direction: way, longest: 0, ends: [:]))
    return addEnd(to: corner, corners[corner].count - 1, length)
  }

  private mutating func addEnd(to corner: Int, _ stretch: Int, _ length: Double) -> Int {
    let end = addCorner()
    corners[corner][stretch].add(length, end)
    return end
  }
}

extension Point {
  /// Whether another vector has the same direction.
  fileprivate func leads(along other: Point) -> Bool {
    abs(x * other.y - y * other.x) < 0.01 && x * other.x + y * other.y > 0
  }
}
