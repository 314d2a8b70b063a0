/// Ways that begin together and part, as the branches of a tree: finds how far a further one runs
/// together with any of them, however many they are.
package struct RouteTree {
  /// By number: the corners at which ways begin, turn or part.
  private var corners: [[Stretch]] = []
  private var starts: [Point: Int] = [:]

  /// The ways on from a corner in one direction.
  private struct Stretch {
    let direction: Point
    /// In points.
    var longest: Double
    /// The corner that each of them leads to, by its distance in steps of `tolerance`.
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

  /// Lengths that differ by less are the same, in points.
  private static let tolerance = 0.01

  /// Creates an empty tree.
  package init() {}

  package var isEmpty: Bool { starts.isEmpty }

  /// Adds a way. Returns how far it runs together with any that were there, in points.
  package mutating func insert(_ route: Route) -> Double {
    guard let first = route.corners.first else { return 0 }
    var corner = starts[first] ?? addCorner()
    starts[first] = corner
    // The longest common part, and that up to the corner reached.
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
  /// Whether another way leads in the same direction.
  fileprivate func leads(along other: Point) -> Bool {
    abs(x * other.y - y * other.x) < 0.01 && x * other.x + y * other.y > 0
  }
}
