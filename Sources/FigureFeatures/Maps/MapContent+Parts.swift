import VCEngine
import VCFigures
import VCPhrases
import VCPictures

extension MapContent {
  /// The blocks to distribute over pages, by a grouping or else by tabs' flows.
  func units(in grouping: SceneSelection.Grouping?) -> Units {
    let groups = grouping.map { self.groups(by: $0) } ?? flows
    return Units(
      units: zip(blocks, groups).map {
        Units.Unit(number: $0.number, weight: $0.members.count, group: $1)
      },
      links: links.map { (blocks[$0.from].number, blocks[$0.to].number) }, most: Self.mostOnPage,
      mostWithoutPage: Self.mostWithoutPage)
  }

  private static let (leastOnPage, mostOnPage, mostWithoutPage) = (5, 30, 12)

  /// The whole map on one page, if a reader takes it in there.
  func onePage(
    _ figure: any Figure, _ moment: Moment, named name: String?, _ style: Style
  ) throws -> Pages? {
    let hasPage = style.pageToFit != nil
    guard sceneCount <= (hasPage ? Self.mostOnPage : Self.mostWithoutPage) else { return nil }
    let page = try Drawable(figure, [moment], name: name, in: style).pages()
    return !hasPage || page.fit?.isLargeEnough ?? false ? page : nil
  }

  /// The name of the tab from which each block is reached; nil for those outside of tabs, and for those of
  /// which a tab has too few for a page.
  private var flows: [String?] {
    let nodes = MapTree(self, ghosts: []).nodes
    var flows: [String?] = blocks.map { _ in nil }
    guard let tabs = nodes.first, Set(tabs.branches.map(\.exit)).count > 1 else { return flows }
    for (exit, branches) in Dictionary(grouping: tabs.branches, by: \.exit) where exit > 0 {
      var (flow, next) = (branches.map(\.node), 0)
      while next < flow.count {
        flow += nodes[flow[next]].branches.map(\.node)
        next += 1
      }
      if flow.reduce(0, { $0 + blocks[$1].members.count }) < Self.leastOnPage { continue }
      for node in flow { flows[node] = hierarchy.heading(tabs.members[exit]) }
    }
    return flows
  }

  /// Some blocks unchanged. A line to or from another page has a ghost there.
  fileprivate func blocks(
    of part: Part, _ numbers: [Int], _ all: MapParts, _ phrases: Phrases
  ) -> MapContent {
    var content = self
    // A page is much smaller than the map, so that nothing here looks at the whole map.
    let places = numbers.map { $0 - 1 }.sorted()
    content.blocks = places.map { blocks[$0] }
    content.nets = all.nets(ofBlocks: places)
    let shown = Set(content.blocks.flatMap(\.members))
    content.references = [:]
    for member in shown { content.references[member] = references[member] }
    for member in content.nets.flatMap({ [$0.source] + $0.ends.map(\.destination) })
    where !shown.contains(member) {
      guard let block = all.blockOf[member] else { continue }
      let page = part.place(of: blocks[block].number).page
      content.otherPages[member] = phrases.text(of: .seePage(number: page))
    }
    return content
  }

  /// The first block's top of each page, in a frame if there is room, and one line from page to page.
  fileprivate func overview(
    _ part: Part, _ blockOf: [Index: Int], _ phrases: Phrases
  ) -> MapContent {
    let pages = part.pages.map { $0.map { blocks[$0 - 1] } }
    func page(_ member: Index) -> Int? {
      blockOf[member].map { part.place(of: blocks[$0].number).page - Part.number(ofPage: 0) }
    }
    var content = self
    content.isOverview = true
    (content.nets, content.places) = ([], [:])
    var lines: [[Int]: (net: Int, end: Int)] = [:]
    for net in nets {
      for end in net.ends {
        guard let from = page(net.source), let to = page(end.destination), from != to else {
          continue
        }
        let line =
          lines[[from, to]]
          ?? content.line(
            net.relation, from: pages[from][0].top, to: pages[to][0].top, isLasting: true)
        lines[[from, to]] = line
        content.nets[line.net].ends[line.end].edges.append(net.edge(to: end))
      }
    }
    content.references = [:]
    content.blocks = pages.enumerated().map { number, blocks in
      let hidden = blocks.reduce(-1) { $0 + $1.members.count }
      let title = [
        part.names[number], phrases.text(of: .page(number: Part.number(ofPage: number))),
      ]
      .compactMap(\.self).joined(separator: " · ")
      if part.isScarce {
        content.references[blocks[0].top] = [title]
      } else if hidden > 0 {
        content.references[blocks[0].top] = [phrases.text(of: .hiddenMembers(count: hidden))]
      }
      return Block(
        number: number + 1, members: [blocks[0].top], depths: [0],
        title: part.isScarce ? nil : title, color: number)
    }
    return content
  }
}

/// A map's content, and what its pages look up in it.
package struct MapParts: Sendable {
  let whole: MapContent
  /// The index in `blocks` of each controller's block.
  fileprivate let blockOf: [MapContent.Index: Int]
  /// The lines that begin or end in each block.
  private var linesOfBlock: [[MapTree.LineID]]

  package init(of whole: MapContent) {
    (self.whole, blockOf) = (whole, whole.blockOf)
    linesOfBlock = whole.blocks.map { _ in [] }
    for (number, net) in whole.nets.enumerated() {
      for (end, destination) in net.ends.map(\.destination).enumerated() {
        for block in Set([net.source, destination].compactMap { blockOf[$0] }) {
          linesOfBlock[block].append(MapTree.LineID(net: number, end: end))
        }
      }
    }
  }

  /// The nets that begin or end in some blocks, with only the ends of lines that do.
  fileprivate func nets(ofBlocks blocks: [Int]) -> [MapContent.Net] {
    let lines = Dictionary(grouping: Set(blocks.flatMap { linesOfBlock[$0] }), by: \.net)
    return lines.sorted { $0.key < $1.key }.map { number, lines in
      var net = whole.nets[number]
      net.ends = lines.map(\.end).sorted().map { net.ends[$0] }
      return net
    }
  }

  /// The content of one page.
  package func content(of part: Part, _ phrases: Phrases) -> MapContent {
    part.page.map { whole.blocks(of: part, part.pages[$0], self, phrases) }
      ?? whole.overview(part, blockOf, phrases)
  }
}
