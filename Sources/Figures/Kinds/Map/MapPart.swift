import Phrases
import ViewControllers

/// What one page of an atlas shows of a map.
struct MapPart {
  /// The blocks of each page after the overview, by their numbers.
  let pages: [[Int]]
  /// What each page is called besides its number.
  var names: [String?] = []
  /// Which of them it is, counted from 0; nil for the overview.
  let page: Int?
  /// Whether an overview leaves out what no line joins to another page.
  var isBrief = false

  /// The overview is page 1.
  private static func number(ofPage page: Int) -> Int { page + 2 }

  /// What it leaves of the map of the whole app.
  func content(of whole: MapContent, in phrases: any Phrases) -> MapContent {
    if let page { return content(ofPage: page, whole, phrases) }
    return overview(whole, phrases)
  }

  /// The page of each controller, and the number that its block has there: `4.3` is the third of page 4.
  private func places(in whole: MapContent) -> [MapContent.Index: (page: Int, number: String)] {
    var places: [MapContent.Index: (page: Int, number: String)] = [:]
    for (page, numbers) in pages.enumerated() {
      for (position, number) in numbers.enumerated() {
        for member in whole.blocks[number - 1].members {
          places[member] = (page, "\(Self.number(ofPage: page)).\(position + 1)")
        }
      }
    }
    return places
  }

  /// Some blocks as they are. A line that leads to another page, or comes from one, is a reference in
  /// its box, by the number of the other's block.
  private func content(
    ofPage page: Int, _ whole: MapContent, _ phrases: any Phrases
  ) -> MapContent {
    let (places, hierarchy) = (places(in: whole), whole.hierarchy)
    var content = whole
    content.blocks.removeAll { !pages[page].contains($0.number) }
    content.numbers = places.mapValues(\.number)
    content.references = whole.references.filter { places[$0.key]?.page == page }
    content.nets = []
    for net in whole.nets {
      let isHere = places[net.source]?.page == page
      for end in net.ends where isHere != (places[end.destination]?.page == page) {
        let (member, other) =
          isHere ? (net.source, end.destination) : (end.destination, net.source)
        // Pages that are not made yet have the widest number.
        let number = places[other]?.number ?? "\(Self.number(ofPage: whole.blocks.count)).88"
        let name = "\(number) \(hierarchy.heading(other))"
        let kind = self.name(of: net.relation, phrases)
        let text = isHere ? phrases.leads(kind, to: name) : phrases.isReached(kind, from: name)
        if content.references[member]?.contains(text) != true {
          content.references[member, default: []].append(text)
        }
      }
      var net = net
      net.ends.removeAll { !isHere || places[$0.destination]?.page != page }
      if !net.ends.isEmpty { content.nets.append(net) }
    }
    return content
  }

  /// A segue's kind, or that somebody is asked.
  private func name(of relation: Relation, _ phrases: any Phrases) -> String {
    relation.segue == nil ? phrases.meaning(of: .asksToPresent) : relation.name
  }

  /// The top of each block, in a frame for each page, and the lines that lead from page to page.
  private func overview(_ whole: MapContent, _ phrases: any Phrases) -> MapContent {
    let (places, blockOf) = (places(in: whole), whole.blockOf)
    func top(_ member: MapContent.Index) -> MapContent.Index {
      blockOf[member].map { whole.blocks[$0].top } ?? member
    }
    var content = whole
    content.nets = []
    for net in whole.nets {
      for end in net.ends where places[net.source]?.page != places[end.destination]?.page {
        content.add(net.edge(to: end), top)
      }
    }
    content.references = [:]
    content.numbers = places.mapValues(\.number)
    let linked = Set(content.nets.flatMap { net in [net.source] + net.ends.map(\.destination) })
    content.blocks = pages.enumerated().map { page, numbers in
      let blocks = numbers.map { whole.blocks[$0 - 1] }
      let shown = blocks.indices.filter {
        !isBrief || $0 == 0 || linked.contains(blocks[$0].top)
      }
      var hidden = blocks.map { $0.members.count - 1 }
      for place in blocks.indices where !shown.contains(place) { hidden[0] += hidden[place] + 1 }
      for place in shown where hidden[place] > 0 {
        content.references[blocks[place].top] = [phrases.hidden(hidden[place])]
      }
      let tops = shown.map { blocks[$0].top }
      return MapContent.Block(
        number: page + 1, members: tops, depths: tops.map { _ in 0 },
        title: [
          names.indices.contains(page) ? names[page] : nil,
          phrases.page(Self.number(ofPage: page)),
        ].compactMap(\.self).joined(separator: " · "))
    }
    return content
  }
}

extension MapContent {
  /// Adds an edge to the line between the tops of two blocks.
  fileprivate mutating func add(_ edge: Edge<Index>, _ top: (Index) -> Index) {
    let (source, destination) = (top(edge.tail), top(edge.head))
    let known = nets.firstIndex { $0.relation == edge.relation && $0.source == source }
    let net = known ?? nets.count
    if known == nil { nets.append(Net(relation: edge.relation, source: source, ends: [])) }
    if let end = nets[net].ends.firstIndex(where: { $0.destination == destination }) {
      nets[net].ends[end].edges.append(edge)
    } else {
      nets[net].ends.append(End(destination: destination, identifiers: [], edges: [edge]))
    }
  }
}
