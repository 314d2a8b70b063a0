import VCEngine
import VCFigures

extension MapContent {
  /// The maximum number of segues drawn to a screen without outgoing segues.
  private static let mostIntoSink = 6

  /// Turns the lines to screens that many lead to, and that lead nowhere, into notes, but for some.
  mutating func noteSinks(except shown: Set<Index>) {
    let sources = Set(nets.map(\.source))
    let roots = Set(hierarchy.app.windows.map(\.rootViewController))
    var counts: [Index: Int] = [:]
    // Lines of steps and requests are always drawn.
    var others: Set<Index> = []
    for net in nets {
      for end in net.ends {
        if net.relation.segue == nil || end.moments != nil {
          others.insert(end.destination)
        } else {
          counts[end.destination, default: 0] += 1
        }
      }
    }
    let sinks = Set(
      blocks.filter { block in
        block.members.count == 1 && counts[block.top] ?? 0 > Self.mostIntoSink
          && !sources.contains(block.top) && references[block.top] == nil
          && !roots.contains(block.top) && !others.contains(block.top)
          && !shown.contains(block.top)
      }.map(\.top))
    if sinks.isEmpty { return }
    for net in nets.indices.reversed() {
      for end in nets[net].ends.indices.reversed()
      where sinks.contains(nets[net].ends[end].destination) { refer(net, end: end) }
    }
    nets.removeAll(where: \.ends.isEmpty)
    removeBlocks { sinks.contains($0.top) }
  }
}
