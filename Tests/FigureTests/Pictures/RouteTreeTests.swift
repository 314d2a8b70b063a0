import Testing
import VCPictures
import VCTestSupport

@Suite struct `A tree of routes` {
  private let bent = Route(through: [Point(0, 0), Point(0, 10), Point(20, 10), Point(20, 30)])

  @Test func `knows how far a route runs with another`() {
    func shared(_ points: Point...) -> Double {
      var tree = RouteTree()
      #expect(tree.insert(bent) == 0)
      return tree.insert(Route(through: points))
    }
    #expect(shared(Point(0, 0), Point(0, 10), Point(20, 10), Point(20, 30)) == 50)
    #expect(shared(Point(0, 0), Point(0, 10), Point(12, 10), Point(12, 30)) == 22)
    #expect(shared(Point(0, 0), Point(0, 10), Point(-20, 10)) == 10)
    #expect(shared(Point(0, 0), Point(0, 6), Point(20, 6)) == 6)
    #expect(shared(Point(0, 0), Point(0, 40)) == 10)
    #expect(shared(Point(1, 0), Point(1, 10)) == 0)
    #expect(shared(Point(0, 0), Point(20, 0)) == 0)
  }

  @Test(arguments: Seeds.few(20, of: 200))
  func `finds what a comparison of each with each finds`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var tree = RouteTree()
    var routes: [Route] = []
    for _ in 0..<40 {
      var corner = Point(Double(Int.random(in: 0...1, using: &random)), 0)
      var corners = [corner]
      for turn in 0..<Int.random(in: 1...5, using: &random) {
        let length = Double([-8, -5, 3, 5, 8, 13].randomElement(using: &random) ?? 3)
        corner = corner + (turn % 2 == 0 ? Point(0, length) : Point(length, 0))
        corners.append(corner)
      }
      let route = Route(through: corners)
      let expected = routes.reduce(0) { max($0, shared(by: $1, and: route)) }
      #expect(tree.insert(route) == expected)
      routes.append(route)
    }
  }

  private func shared(by one: Route, and other: Route) -> Double {
    guard one.corners[0] == other.corners[0] else { return 0 }
    var shared = 0.0
    for index in 1..<min(one.corners.count, other.corners.count) {
      let mine = one.corners[index] - one.corners[index - 1]
      let theirs = other.corners[index] - other.corners[index - 1]
      guard mine.x * theirs.y == mine.y * theirs.x, mine.x * theirs.x + mine.y * theirs.y > 0
      else { return shared }
      shared += min(mine.length, theirs.length)
      guard mine.length == theirs.length else { return shared }
    }
    return shared
  }
}
