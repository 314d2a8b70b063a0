import VCEngine
import VCFigures
import VCPhrases

extension MapContent {
  /// The blocks to distribute over the pages of a map.
  func units(in grouping: SceneSelection.Grouping?) -> Units {
    let groups = grouping.map(groups) ?? blocks.map { _ in nil }
    return Units(
      units: zip(blocks, groups).map {
        Units.Unit(number: $0.number, weight: $0.members.count, group: $1)
      },
      links: links.map { (blocks[$0.from].number, blocks[$0.to].number) }, most: 30,
      mostWithoutPage: 12)
  }

  /// The page of each controller, and the number of its block there: `4.3` is the third on page 4.
  private func places(_ part: Part) -> [Index: (page: Int, number: String)] {
    blocks.reduce(into: [:]) { places, block in
      let (page, position) = part.place(of: block.number)
      for member in block.members { places[member] = (page, "\(page).\(position)") }
    }
  }

  /// Some blocks unchanged. A line to or from another page becomes a note in its box, with the
  /// number of the other block.
  fileprivate func blocks(
    of part: Part, _ numbers: [Int], _ all: MapParts, _ phrases: any Phrases
  ) -> MapContent {
    /// A controller's page, and the number of its block there.
    func place(of member: Index) -> (page: Int, position: Int)? {
      all.blockOf[member].map { part.place(of: blocks[$0].number) }
    }
    func isHere(_ member: Index) -> Bool { place(of: member)?.page == part.number }
    var content = self
    // A page is much smaller than the map, so that nothing here looks at the whole map.
    let places = numbers.map { all.blockOfNumber[$0] ?? 0 }.sorted()
    content.blocks = places.map { blocks[$0] }
    let nets = all.nets(ofBlocks: places)
    let members = content.blocks.flatMap(\.members)
    for member in members + nets.flatMap({ [$0.source] + $0.ends.map(\.destination) }) {
      content.numbers[member] = place(of: member).map { "\($0.page).\($0.position)" }
    }
    content.references = [:]
    for member in members where isHere(member) {
      content.references[member] = references[member]
    }
    content.nets = []
    for net in nets {
      let isSourceHere = isHere(net.source)
      for end in net.ends where isSourceHere != isHere(end.destination) {
        let (member, other) =
          isSourceHere ? (net.source, end.destination) : (end.destination, net.source)
        let name = content.heading(other)
        // The segue's kind, or the meaning of a request to present.
        let kind =
          net.relation.segue == nil ? phrases.meaning(of: .asksToPresent) : net.relation.name
        let text =
          isSourceHere
          ? phrases.text(of: .leads(kind, to: name))
          : phrases.text(of: .isReached(kind, from: name))
        if content.references[member]?.contains(text) != true {
          content.references[member, default: []].append(text)
        }
      }
      var net = net
      net.ends.removeAll { !isSourceHere || !isHere($0.destination) }
      if !net.ends.isEmpty { content.nets.append(net) }
    }
    return content
  }

  /// The top of each block, in a frame for each page, and the lines between pages.
  fileprivate func overview(
    _ part: Part, _ blockOf: [Index: Int], _ phrases: any Phrases
  ) -> MapContent {
    let places = places(part)
    func top(_ member: Index) -> Index { blockOf[member].map { blocks[$0].top } ?? member }
    var content = self
    content.removeLines()
    for net in nets {
      for end in net.ends where places[net.source]?.page != places[end.destination]?.page {
        // One line represents all lines between the tops of two blocks.
        let (line, place) = content.line(
          net.relation, from: top(net.source), to: top(end.destination), isLasting: true)
        content.nets[line].ends[place].edges.append(net.edge(to: end))
      }
    }
    content.references = [:]
    content.numbers = places.mapValues(\.number)
    let linked = Set(content.nets.flatMap { net in [net.source] + net.ends.map(\.destination) })
    content.blocks = part.pages.enumerated().map { page, numbers in
      let blocks = numbers.map { self.blocks[$0 - 1] }
      let shown = blocks.indices.filter {
        !part.isScarce || $0 == 0 || linked.contains(blocks[$0].top)
      }
      var hidden = blocks.map { $0.members.count - 1 }
      for place in blocks.indices where !shown.contains(place) { hidden[0] += hidden[place] + 1 }
      for place in shown where hidden[place] > 0 {
        content.references[blocks[place].top] = [phrases.text(of: .hidden(hidden[place]))]
      }
      let tops = shown.map { blocks[$0].top }
      return Block(
        number: page + 1, members: tops, depths: tops.map { _ in 0 },
        title: [part.names[page], phrases.text(of: .page(Part.number(ofPage: page)))]
          .compactMap(\.self).joined(separator: " · "))
    }
    return content
  }
}

/// A map's content, and what its pages look up in it.
package struct MapParts: Sendable {
  let whole: MapContent
  /// The index in `blocks` of each controller's block, and of each number.
  fileprivate let blockOf: [MapContent.Index: Int]
  fileprivate let blockOfNumber: [Int: Int]
  /// The lines that begin or end in each block.
  private let linesOfBlock: [[LineEnd]]

  /// A net's index in `nets`, and that of one of its ends.
  private struct LineEnd: Sendable {
    let net: Int
    let end: Int
  }

  package init(of whole: MapContent) {
    self.whole = whole
    let blockOf = whole.blockOf
    var linesOfBlock = [[LineEnd]](repeating: [], count: whole.blocks.count)
    for (number, net) in whole.nets.enumerated() {
      let source = blockOf[net.source]
      for (end, destination) in net.ends.map({ blockOf[$0.destination] }).enumerated() {
        let line = LineEnd(net: number, end: end)
        if let source { linesOfBlock[source].append(line) }
        if let destination, destination != source { linesOfBlock[destination].append(line) }
      }
    }
    (self.blockOf, self.linesOfBlock) = (blockOf, linesOfBlock)
    let numbers = zip(whole.blocks.map(\.number), whole.blocks.indices)
    blockOfNumber = Dictionary(numbers, uniquingKeysWith: { first, _ in first })
  }

  /// The nets that begin or end in some blocks, with only the ends of lines that do.
  fileprivate func nets(ofBlocks blocks: [Int]) -> [MapContent.Net] {
    let lines = blocks.flatMap { linesOfBlock[$0] }
      .sorted { ($0.net, $0.end) < ($1.net, $1.end) }
    var nets: [MapContent.Net] = []
    var last: LineEnd?
    for line in lines {
      defer { last = line }
      // A line between two of the blocks is in both.
      if let last, last.net == line.net, last.end == line.end { continue }
      if last?.net != line.net {
        var net = whole.nets[line.net]
        net.ends = []
        nets.append(net)
      }
      nets[nets.count - 1].ends.append(whole.nets[line.net].ends[line.end])
    }
    return nets
  }

  /// The content of one page.
  package func content(of part: Part, _ phrases: any Phrases) -> MapContent {
    part.page.map { whole.blocks(of: part, part.pages[$0], self, phrases) }
      ?? whole.overview(part, blockOf, phrases)
  }
}
