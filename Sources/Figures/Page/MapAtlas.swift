import Pictures
import ViewControllers

/// A map on several pages: an overview, and then its blocks, those together that lines join. What
/// leads to another page, and what comes from there, the boxes tell with the page's number.
struct MapAtlas {
  private let moment: Moment
  private let style: Style

  private let name: String?

  init(_ moment: Moment, named name: String?, _ style: Style) {
    self.moment = moment
    self.name = name
    self.style = style
  }

  /// An overview and the pages of blocks; one page for a map that it holds.
  func pages() throws -> [Pages] {
    guard let content = MapContent(of: [moment], showing: style.selection.ungrouped) else {
      return []
    }
    let blocks = content.blocks.map(\.number)
    let groups = style.selection.grouping.map(content.groups) ?? blocks.map { _ in nil }
    var parts: [(name: String?, blocks: [Int])] = []
    for (name, block) in zip(groups, blocks) {
      if let part = parts.firstIndex(where: { $0.name == name }) {
        parts[part].blocks.append(block)
      } else {
        parts.append((name, [block]))
      }
    }
    let all = try parts.flatMap { part in
      try blocksOfPages(part.blocks, content).map { (name: part.name, blocks: $0) }
    }
    if all.count < 2 { return [try pages(MapFigure())] }
    return try ([nil] + all.indices.map { $0 }).map { page in
      try pages(MapPart(pages: all.map(\.blocks), names: all.map(\.name), page: page))
    }
  }

  private func pages(_ part: MapPart) throws -> Pages {
    var figure = MapFigure(part: part)
    let pages = try pages(figure)
    guard let fit = pages.fit, !fit.isLargeEnough else { return pages }
    if part.page == nil {
      figure.part?.isBrief = true
    } else {
      // Where boxes have much to say of other pages, they say it in longer lines.
      figure.hasLongNotes = true
    }
    let other = try self.pages(figure)
    return other.fit.map { $0.smallestText > fit.smallestText } ?? false ? other : pages
  }

  private func pages(_ figure: MapFigure) throws -> Pages {
    try Drawable(figure, [moment], name: name).pages(in: style)
  }

  /// The numbers of the blocks of each page. A page grows by what the most lines join to it, as long
  /// as all fits with text that is large enough, drawn plainly; then by what is not joined to it.
  private func blocksOfPages(_ blocks: [Int], _ content: MapContent) throws -> [[Int]] {
    let neighbors = neighbors(content)
    var rest = blocks
    var groups: [[Int]] = []
    while let first = rest.first {
      var group = [first]
      rest.removeFirst()
      while !rest.isEmpty {
        var candidates = candidates(for: group, of: rest, neighbors)
        // What lines join stays together, unless it needs several pages in any case.
        if let all = candidates.first, all.count > 1, try !fit(all, content) {
          candidates = [[all[0]]]
        }
        guard let further = try candidates.first(where: { try fit(group + $0, content) })
        else { break }
        group += further
        rest.removeAll(where: further.contains)
      }
      groups.append(group.sorted())
    }
    return groups
  }

  /// The number of lines between each two blocks.
  private func neighbors(_ content: MapContent) -> [Int: [Int: Int]] {
    var neighbors: [Int: [Int: Int]] = [:]
    for link in content.links {
      let (one, other) = (content.blocks[link.from].number, content.blocks[link.to].number)
      neighbors[one, default: [:]][other, default: 0] += 1
      neighbors[other, default: [:]][one, default: 0] += 1
    }
    return neighbors
  }

  /// The blocks that the most lines join to some, one of which may be next; where none does, the
  /// first of all with what lines join to it.
  private func candidates(
    for group: [Int], of rest: [Int], _ neighbors: [Int: [Int: Int]]
  ) -> [[Int]] {
    let joined = rest.map { block in
      (block: block, count: group.reduce(0) { $0 + (neighbors[block]?[$1] ?? 0) })
    }.filter { $0.count > 0 }
    guard joined.isEmpty else {
      return joined.sorted { (-$0.count, $0.block) < (-$1.count, $1.block) }
        .prefix(Self.mostCandidates).map { [$0.block] }
    }
    var further = [rest[0]]
    var next = 0
    while next < further.count {
      let others = neighbors[further[next]] ?? [:]
      further += rest.filter { others[$0] != nil && !further.contains($0) }
      next += 1
    }
    return [further]
  }

  private static let mostCandidates = 3

  private func fit(_ group: [Int], _ content: MapContent) throws -> Bool {
    let count = group.reduce(0) { $0 + content.blocks[$1 - 1].members.count }
    guard style.pageToFit != nil else { return count <= Self.mostWithoutPage }
    guard count <= Self.mostOnAPage else { return false }
    let part = MapPart(pages: [group], page: 0)
    return try pages(MapFigure(part: part, isPlain: true)).fit?.isLargeEnough ?? false
  }

  /// More controllers on a page are no longer read as one: where no page limits them, and where one
  /// does.
  private static let (mostWithoutPage, mostOnAPage) = (12, 30)
}
