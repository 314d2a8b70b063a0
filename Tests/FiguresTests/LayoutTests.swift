import Testing

@testable import FigureDrawing

@Suite struct `A channel` {
  private func tracks(_ nets: [(entry: Double, exit: Double)], gap: Double = 9) -> [Int?] {
    Channel(nets.map { .init(entries: [$0.entry], exits: [$0.exit], leaves: nil) }, gap: gap)
      .tracks
  }

  @Test func `has no track for a line that goes straight across`() {
    let channel = Channel(
      [
        .init(entries: [10], exits: [10.4], leaves: nil),
        .init(entries: [3], exits: [3], leaves: nil),
      ],
      gap: 9)
    #expect(channel.tracks == [nil, nil])
    #expect(channel.count == 0)
  }

  @Test func `turns the line first that the other need not cross then`() {
    #expect(tracks([(0, 20), (10, 30)]) == [1, 0])
    #expect(tracks([(10, 30), (0, 20)]) == [0, 1])
    #expect(tracks([(20, 0), (30, 10)]) == [0, 1])
  }

  @Test func `lets lines share a track that are far enough from each other`() {
    #expect(tracks([(0, 20), (30, 50)]) == [0, 0])
    #expect(tracks([(0, 20), (28, 50)]) == [0, 1] || tracks([(0, 20), (28, 50)]) == [1, 0])
  }

  @Test func `lets a line that leaves at the end pass below those that go on`() {
    let channel = Channel(
      [
        .init(entries: [0], exits: [], leaves: 1e6), .init(entries: [50], exits: [20], leaves: nil),
      ], gap: 9)
    #expect(channel.count == 2)
    #expect(Set(channel.tracks) == [0, 1])
  }

  /// Lines that keep their order need no crossing, whichever way they turn.
  @Test func `crosses nothing when the lines keep their order`() {
    var random = SplitMix(state: 3)
    for _ in 0..<500 {
      let count = Int.random(in: 1...6, using: &random)
      func places() -> [Double] {
        var place = 0.0
        return (0..<count).map { _ in
          place += Double(Int.random(in: 4...40, using: &random))
          return place
        }
      }
      let nets = zip(places(), places()).map { (entry: $0, exit: $1) }
      let found = tracks(nets)
      #expect(crossings(nets, found) == 0, "\(nets)")
    }
  }

  private func crossings(_ nets: [(entry: Double, exit: Double)], _ tracks: [Int?]) -> Int {
    var count = 0
    for (a, first) in zip(nets, tracks) {
      guard let first else { continue }
      let span = min(a.entry, a.exit)...max(a.entry, a.exit)
      for (b, second) in zip(nets, tracks) where b != a {
        // A straight line meets the track wherever it stands; another on its way in, or out.
        if span.contains(b.entry), second.map({ $0 > first }) ?? true { count += 1 }
        if span.contains(b.exit), second.map({ $0 < first }) ?? false { count += 1 }
      }
    }
    return count
  }
}

@Suite struct `A route` {
  private let bent = Route(through: [Point(0, 0), Point(0, 10), Point(20, 10), Point(20, 30)])

  @Test func `drops points that repeat or say nothing`() {
    let route = Route(
      through: [Point(0, 0), Point(0, 0), Point(0, 4), Point(0, 10), Point(20, 10), Point(20, 30)])
    #expect(route == bent)
    // A line that turns back does say something.
    #expect(Route(through: [Point(0, 0), Point(0, 9), Point(0, 5)]).corners.count == 3)
  }

  @Test func `knows how far it runs with another`() {
    func shared(_ points: Point...) -> Double {
      bent.sharedLength(with: Route(through: points))
    }
    #expect(bent.sharedLength(with: bent) == 50)
    #expect(shared(Point(0, 0), Point(0, 10), Point(12, 10), Point(12, 30)) == 22)
    #expect(shared(Point(0, 0), Point(0, 10), Point(-20, 10)) == 10)
    #expect(shared(Point(0, 0), Point(0, 6), Point(20, 6)) == 6)
    #expect(shared(Point(0, 0), Point(0, 40)) == 10)
    #expect(shared(Point(1, 0), Point(1, 10)) == 0)
    #expect(shared(Point(0, 0), Point(20, 0)) == 0)
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

@Suite struct `A number` {
  @Test(arguments: [
    (0, "0"), (-0.001, "0"), (1, "1"), (-1.5, "-1.5"), (0.05, "0.05"), (12.346, "12.35"),
    (-0.25, "-0.25"), (1e6, "1000000"), (99.999, "100"),
  ])
  func `has at most two decimals`(value: Double, text: String) {
    #expect(decimal(value) == text)
  }

  @Test(arguments: [(72, "1.000000"), (36, "0.500000"), (1, "0.013889"), (0, "0.000000")])
  func `of inches has six`(points: Double, text: String) {
    #expect(inches(points) == text)
  }
}
