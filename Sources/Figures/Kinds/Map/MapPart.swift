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

  /// The overview is page 1.
  private static func number(ofPage page: Int) -> Int { page + 2 }

  /// What it leaves of the map of the whole app.
  func content(of whole: MapContent, in phrases: any Phrases) -> MapContent {
    if let page { return content(ofPage: page, whole, phrases) }
    return overview(whole, phrases)
  }

  /// The page of each controller.
  private func pageOf(_ whole: MapContent) -> [MapContent.Index: Int] {
    var pageOf: [MapContent.Index: Int] = [:]
    for (page, numbers) in pages.enumerated() {
      for number in numbers {
        for member in whole.blocks[number - 1].members { pageOf[member] = page }
      }
    }
    return pageOf
  }

  /// Some blocks as they are. A line that leads to another page, or comes from one, is a reference in
  /// its box.
  private func content(
    ofPage page: Int, _ whole: MapContent, _ phrases: any Phrases
  ) -> MapContent {
    let (pageOf, hierarchy) = (pageOf(whole), whole.hierarchy)
    var content = whole
    content.blocks.removeAll { !pages[page].contains($0.number) }
    content.references = whole.references.filter { pageOf[$0.key] == page }
    content.nets = []
    var references = References()
    for net in whole.nets {
      let isHere = pageOf[net.source] == page
      for end in net.ends where isHere != (pageOf[end.destination] == page) {
        let (member, other) =
          isHere ? (net.source, end.destination) : (end.destination, net.source)
        references.add(
          hierarchy.heading(other),
          to: References.Line(
            member: member, kind: name(of: net.kind, phrases), leads: isHere,
            // Pages that are not made yet have the highest number.
            page: Self.number(ofPage: pageOf[other] ?? whole.blocks.count)))
      }
      var net = net
      net.ends.removeAll { !isHere || pageOf[$0.destination] != page }
      if !net.ends.isEmpty { content.nets.append(net) }
    }
    for (line, names) in references.lines {
      content.references[line.member, default: []].append(
        line.leads
          ? phrases.leads(line.kind, to: names, onPage: line.page)
          : phrases.isReached(line.kind, from: names, onPage: line.page))
    }
    return content
  }

  /// A segue's kind, or that somebody is asked.
  private func name(of kind: MapContent.Kind, _ phrases: any Phrases) -> String {
    kind.segueKind == nil ? phrases.meaning(of: .asksToPresent) : kind.name
  }

  /// What boxes say of other pages: all of a kind on one page in one line.
  private struct References {
    struct Line: Hashable {
      let member: MapContent.Index
      let kind: String
      let leads: Bool
      let page: Int
    }

    private(set) var lines: [(line: Line, names: [String])] = []
    private var places: [Line: Int] = [:]

    mutating func add(_ name: String, to line: Line) {
      if let place = places[line] {
        lines[place].names.append(name)
      } else {
        places[line] = lines.count
        lines.append((line, [name]))
      }
    }
  }

  /// The top of each block, in a frame for each page, and the lines that lead from page to page.
  private func overview(_ whole: MapContent, _ phrases: any Phrases) -> MapContent {
    let (pageOf, blockOf) = (pageOf(whole), whole.blockOf)
    func top(_ member: MapContent.Index) -> MapContent.Index {
      blockOf[member].map { whole.blocks[$0].top } ?? member
    }
    var content = whole
    content.references = [:]
    for block in whole.blocks where block.members.count > 1 {
      content.references[block.top] = [phrases.hidden(block.members.count - 1)]
    }
    content.blocks = pages.enumerated().map { page, numbers in
      let tops = numbers.map { whole.blocks[$0 - 1].top }
      return MapContent.Block(
        number: page + 1, members: tops, depths: tops.map { _ in 0 },
        title: [
          names.indices.contains(page) ? names[page] : nil,
          phrases.page(Self.number(ofPage: page)),
        ].compactMap(\.self).joined(separator: " · "))
    }
    content.nets = []
    for net in whole.nets {
      for end in net.ends where pageOf[net.source] != pageOf[end.destination] {
        content.addWay(of: net.kind, (net.source, end.destination, end.identifiers), top)
      }
    }
    return content
  }
}

extension MapContent {
  /// Adds a way to the line between the tops of two blocks.
  fileprivate mutating func addWay(
    of kind: Kind, _ way: (source: Index, destination: Index, identifiers: [String]),
    _ top: (Index) -> Index
  ) {
    let (source, destination) = (top(way.source), top(way.destination))
    let known = nets.firstIndex { $0.kind == kind && $0.source == source }
    let net = known ?? nets.count
    if known == nil { nets.append(Net(kind: kind, source: source, ends: [])) }
    if let end = nets[net].ends.firstIndex(where: { $0.destination == destination }) {
      nets[net].ends[end].ways.append(way)
    } else {
      nets[net].ends.append(End(destination: destination, identifiers: [], ways: [way]))
    }
  }
}
