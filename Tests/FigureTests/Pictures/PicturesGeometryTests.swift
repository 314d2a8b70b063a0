import Testing
import VCPictures

@Suite struct `A route` {
  private let bent = Route(through: [Point(0, 0), Point(0, 10), Point(20, 10), Point(20, 30)])

  @Test func `drops points that repeat or say nothing`() {
    let route = Route(
      through: [Point(0, 0), Point(0, 0), Point(0, 4), Point(0, 10), Point(20, 10), Point(20, 30)])
    #expect(route == bent)
    // A line that turns back does say something.
    #expect(Route(through: [Point(0, 0), Point(0, 9), Point(0, 5)]).corners.count == 3)
  }

  @Test func `begins a little before the place where it leaves another`() {
    #expect(bent.suffix(after: 0, lead: 5) == bent)
    #expect(
      bent.suffix(after: 22, lead: 5).corners == [Point(7, 10), Point(20, 10), Point(20, 30)])
    #expect(
      bent.suffix(after: 10, lead: 5).corners
        == [Point(0, 5), Point(0, 10), Point(20, 10), Point(20, 30)])
  }

  @Test func `is interrupted by a label on an upright piece of it`() {
    let label = Rect(minX: -10, minY: 4, maxX: 10, maxY: 6)
    #expect(
      bent.pieces(outside: label) == [
        Route(through: [Point(0, 0), Point(0, 4)]),
        Route(through: [Point(0, 6), Point(0, 10), Point(20, 10), Point(20, 30)]),
      ])
    let down = Route(through: bent.corners.reversed())
    #expect(
      down.pieces(outside: label) == [
        Route(through: [Point(20, 30), Point(20, 10), Point(0, 10), Point(0, 6)]),
        Route(through: [Point(0, 4), Point(0, 0)]),
      ])
    #expect(bent.pieces(outside: nil) == [bent])
    #expect(bent.pieces(outside: label.moved(by: Point(100, 0))) == [bent])
  }
}

@Suite struct `A spline` {
  private let corner = Route(through: [Point(0, 0), Point(0, 20), Point(30, 20)])

  @Test func `rounds a corner and ends where the route ends`() {
    let spline = Spline(corner, radius: 6)
    #expect(spline.points.count == 10)
    #expect(spline.points[0] == Point(0, 0))
    #expect(spline.points[3] == Point(0, 14))
    #expect(spline.points[6] == Point(6, 20))
    #expect(spline.points[9] == Point(30, 20))
    #expect(spline.startTip == nil && spline.endTip == nil)
  }

  @Test func `leaves room for arrowheads`() {
    let spline = Spline(corner, radius: 6, startHead: 7, endHead: 7)
    #expect(spline.startTip == Point(0, 0))
    #expect(spline.points.first == Point(0, 7))
    #expect(spline.points.last == Point(23, 20))
    #expect(spline.endTip == Point(30, 20))
  }

  @Test func `gives an arrowhead at most four fifths of a short line`() {
    let spline = Spline(Route(through: [Point(0, 0), Point(5, 0)]), radius: 6, endHead: 7)
    #expect(spline.points.last == Point(1, 0))
    #expect(spline.endTip == Point(5, 0))
  }

  @Test func `ends before its route if its tip does`() {
    let spline = Spline(corner, radius: 6, endHead: 7, tipGap: 2.5)
    #expect(spline.endTip == Point(27.5, 20))
    #expect(spline.points.last == Point(20.5, 20))
    #expect(spline.points.first == Point(0, 0))
  }

  @Test func `halves what is between two corners`() {
    let route = Route(through: [Point(0, 0), Point(0, 20), Point(4, 20), Point(4, 40)])
    let spline = Spline(route, radius: 6)
    #expect(spline.points.count % 3 == 1)
    #expect(
      stride(from: 0, to: spline.points.count, by: 3).map { spline.points[$0] } == [
        Point(0, 0), Point(0, 18), Point(2, 20), Point(2, 20), Point(4, 22), Point(4, 40),
      ])
  }

  @Test func `is sampled from tip to tip`() {
    let spline = Spline(corner, radius: 6, endHead: 7)
    let samples = spline.sampled(spacing: 1)
    #expect(samples.first == Point(0, 0))
    #expect(samples.last == Point(30, 20))
    #expect(zip(samples, samples.dropFirst()).allSatisfy { ($1 - $0).length <= 7.01 })
  }
}
