/// A strip between two rows or columns in which lines change their course.
///
/// Lines come in on one side, run along the strip on a track of their own, and go out on the
/// other. The order of the tracks decides how often lines cross.
struct Channel {
  /// One line, or several that join: where it comes in, where it goes out, and how far along the
  /// strip it runs.
  struct Net {
    var entries: [Double]
    var exits: [Double]
    /// The end of a line that leaves along the strip instead of across it.
    var leaves: Double? = nil

    fileprivate var span: ClosedRange<Double> {
      let all = entries + exits + (leaves.map { [$0] } ?? [])
      return (all.min() ?? 0)...(all.max() ?? 0)
    }
  }

  /// A net, and how far along the strip it runs.
  private struct Line {
    let net: Net
    let span: ClosedRange<Double>

    init(_ net: Net) { (self.net, span) = (net, net.span) }

    /// A line that goes straight across needs no track.
    var isStraight: Bool { span.upperBound - span.lowerBound < 0.5 }
  }

  /// The track of each net, counted from the entry side; nil for those that need none.
  private(set) var tracks: [Int?]
  private(set) var count: Int

  /// Nets whose spans come closer than `gap` get different tracks.
  init(_ nets: [Net], gap: Double) {
    tracks = Array(repeating: nil, count: nets.count)
    count = 0
    let lines = nets.map(Line.init)
    let bent = lines.indices.filter { !lines[$0].isStraight }
      .sorted { lines[$0].span.lowerBound < lines[$1].span.lowerBound }
    var group: [Int] = []
    var reach = -Double.infinity
    for index in bent {
      if lines[index].span.lowerBound > reach + gap {
        place(group, of: lines, gap: gap)
        group = []
      }
      group.append(index)
      reach = max(reach, lines[index].span.upperBound)
    }
    place(group, of: lines, gap: gap)
  }

  /// Orders nets that overlap, and gives each the first track behind all that must precede it.
  private mutating func place(_ group: [Int], of nets: [Line], gap: Double) {
    var order: [Int] = []
    for index in group {
      // Insert where the crossings with those already there are fewest.
      var cost = order.reduce(0) { $0 + Self.crossings(nets[index], before: nets[$1]) }
      var best = (position: 0, cost: cost)
      for (position, other) in order.enumerated() {
        cost -= Self.crossings(nets[index], before: nets[other])
        cost += Self.crossings(nets[other], before: nets[index])
        if cost < best.cost { best = (position + 1, cost) }
      }
      order.insert(index, at: best.position)
    }
    for (position, index) in order.enumerated() {
      var track = 0
      for earlier in order[..<position] where Self.touch(nets[index], nets[earlier], gap) {
        track = max(track, (tracks[earlier] ?? 0) + 1)
      }
      tracks[index] = track
      count = max(count, track + 1)
    }
  }

  private static func touch(_ a: Line, _ b: Line, _ gap: Double) -> Bool {
    a.span.lowerBound <= b.span.upperBound + gap && b.span.lowerBound <= a.span.upperBound + gap
  }

  /// The number of crossings of two nets when the first runs nearer to the entry side.
  private static func crossings(_ first: Line, before second: Line) -> Int {
    // Lines that would lie on each other are worse than any number that cross.
    let (entries, exits) = (second.net.entries, first.net.exits)
    let covered = exits.count { exit in entries.contains { abs($0 - exit) < 6 } }
    return entries.count { first.span.contains($0) } + exits.count { second.span.contains($0) }
      + 100 * covered
  }
}
