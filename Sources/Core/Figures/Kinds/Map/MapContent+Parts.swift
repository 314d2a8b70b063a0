import VCEngine
import VCPhrases

extension MapContent {
  /// The blocks to distribute over the pages of a map.
  func units(in grouping: MapSelection.Grouping?) -> Units {
    let groups = grouping.map(groups) ?? blocks.map { _ in nil }
    return Units(
      units: zip(blocks, groups).map {
        Units.Unit(number: $0.number, weight: $0.members.count, group: $1)
      },
      links: links.map { (blocks[$0.from].number, blocks[$0.to].number) }, most: 30,
      mostWithoutPage: 12)
  }

  /// The content of one page.
  func part(_ part: Part, _ phrases: any Phrases) -> MapContent {
    part.page == nil ? overview(part, phrases) : blocks(of: part, phrases)
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
  private func blocks(of part: Part, _ phrases: any Phrases) -> MapContent {
    let places = places(part)
    func isHere(_ member: Index) -> Bool { places[member]?.page == part.number }
    var content = self
    content.blocks.removeAll { !part.shows($0.number) }
    content.numbers = places.mapValues(\.number)
    content.references = references.filter { isHere($0.key) }
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
  private func overview(_ part: Part, _ phrases: any Phrases) -> MapContent {
    let (places, blockOf) = (places(part), blockOf)
    func top(_ member: Index) -> Index { blockOf[member].map { blocks[$0].top } ?? member }
    var content = self
    content.nets = []
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
