/// A strip between two rows or columns in which lines turn.
///
/// Lines enter on one side, run along the strip on their own track, and leave on the other side.
/// The order of the tracks decides how often lines cross.
package struct Channel {
  /// One line, or several that join: its entries, its exits, and its extent along the strip.
  package struct Net {
    let entries: [Double]
    let exits: [Double]
    let span: ClosedRange<Double>

    /// - Parameter leaves: The end of a line that leaves along the strip instead of across it.
    package init(entries: [Double], exits: [Double], leaves: Double? = nil) {
      (self.entries, self.exits) = (entries, exits)
      let all = entries + exits + [leaves].compactMap(\.self)
      span = (all.min() ?? 0)...(all.max() ?? 0)
    }

    /// Whether the line goes straight across and needs no track.
    var isStraight: Bool { span.upperBound - span.lowerBound < 0.5 }
  }

  /// The track of each net, counted from the entry side; nil for nets that need none.
  package private(set) var tracks: [Int?]
  package private(set) var count: Int

  /// Assigns tracks; nets whose extents come closer than `gap` get different tracks.
  package init(_ nets: [Net], gap: Double) {
    (tracks, count) = (Array(repeating: nil, count: nets.count), 0)
    let bent = nets.indices.filter { !nets[$0].isStraight }
      .sorted { nets[$0].span.lowerBound < nets[$1].span.lowerBound }
    var (group, reach): ([Int], Double) = ([], -.infinity)
    for index in bent {
      if nets[index].span.lowerBound > reach + gap {
        place(group, of: nets, gap: gap)
        group = []
      }
      group.append(index)
      reach = max(reach, nets[index].span.upperBound)
    }
    place(group, of: nets, gap: gap)
  }

  /// Orders nets that overlap, and gives each the first track after all that must precede it.
  private mutating func place(_ group: [Int], of nets: [Net], gap: Double) {
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

  private static func touch(_ a: Net, _ b: Net, _ gap: Double) -> Bool {
    a.span.lowerBound <= b.span.upperBound + gap && b.span.lowerBound <= a.span.upperBound + gap
  }

  /// The number of crossings of two nets if the first is nearer to the entry side.
  private static func crossings(_ first: Net, before second: Net) -> Int {
    // Lines that coincide are worse than any number of crossings.
    let (entries, exits) = (second.entries, first.exits)
    let covered = exits.count { exit in entries.contains { abs($0 - exit) < 6 } }
    return entries.count { first.span.contains($0) } + exits.count { second.span.contains($0) }
      + 100 * covered
  }
}
