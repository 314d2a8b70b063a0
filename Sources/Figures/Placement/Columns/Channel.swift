/// A strip between two rows or columns in which lines turn.
///
/// Lines enter on one side, run along the strip on their own track, and leave on the other side.
/// The order of the tracks decides how often lines cross.
package struct Channel {
  /// One line, or several that join: its entries, its exits, and its extent along the strip.
  package struct Net {
    var entries: [Double]
    var exits: [Double]
    /// The end of a line that leaves along the strip instead of across it.
    var leaves: Double?

    package init(entries: [Double], exits: [Double], leaves: Double? = nil) {
      (self.entries, self.exits, self.leaves) = (entries, exits, leaves)
    }

    fileprivate var span: ClosedRange<Double> {
      let all = entries + exits + (leaves.map { [$0] } ?? [])
      return (all.min() ?? 0)...(all.max() ?? 0)
    }
  }

  /// A net with its extent along the strip.
  private struct SpannedNet {
    let net: Net
    let span: ClosedRange<Double>

    init(_ net: Net) { (self.net, span) = (net, net.span) }

    /// Whether the line goes straight across and needs no track.
    var isStraight: Bool { span.upperBound - span.lowerBound < 0.5 }
  }

  /// The track of each net, counted from the entry side; nil for nets that need none.
  package private(set) var tracks: [Int?]
  package private(set) var count: Int

  /// Assigns tracks; nets whose extents come closer than `gap` get different tracks.
  package init(_ nets: [Net], gap: Double) {
    tracks = Array(repeating: nil, count: nets.count)
    count = 0
    let lines = nets.map(SpannedNet.init)
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

  /// Orders nets that overlap, and gives each the first track after all that must precede it.
  private mutating func place(_ group: [Int], of nets: [SpannedNet], gap: Double) {
    var order: [Int] = []
    for index in group {
      // Insert at the position with the fewest crossings.
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

  private static func touch(_ a: SpannedNet, _ b: SpannedNet, _ gap: Double) -> Bool {
    a.span.lowerBound <= b.span.upperBound + gap && b.span.lowerBound <= a.span.upperBound + gap
  }

  /// The number of crossings of two nets if the first is nearer to the entry side.
  private static func crossings(_ first: SpannedNet, before second: SpannedNet) -> Int {
    // Lines that coincide are worse than any number of crossings.
    let (entries, exits) = (second.net.entries, first.net.exits)
    let covered = exits.count { exit in entries.contains { abs($0 - exit) < 6 } }
    return entries.count { first.span.contains($0) } + exits.count { second.span.contains($0) }
      + 100 * covered
  }
}
