import Testing
import VCFigures
import VCTestSupport

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
    // Neither need cross the other: the one further along turns first, as where they would.
    #expect(tracks([(0, 20), (28, 50)]) == [1, 0])
  }

  @Test func `lets a line that leaves at the end pass below those that go on`() {
    let channel = Channel(
      [
        .init(entries: [0], exits: [], leaves: 1e6), .init(entries: [50], exits: [20], leaves: nil),
      ], gap: 9)
    #expect(channel.count == 2)
    #expect(channel.tracks == [1, 0])
  }

  /// Lines that keep their order need no crossing, whichever way they turn.
  @Test func `crosses nothing when the lines keep their order`() {
    var random = SplitMix(seed: 3)
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
