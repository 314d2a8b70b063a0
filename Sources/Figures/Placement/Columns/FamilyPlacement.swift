import VCPhrases
import VCPictures

/// The placement of a figure's families at one density. All are in a row while they fit the room;
/// otherwise some are below their presenters, and long lists are in several columns.
struct FamilyPlacement {
  private let content: Diagram
  private let measures: ArrangementMeasures
  private let room: PageRoom
  private let families: Families
  /// The exits of each family.
  private let exits: [[FamilyLayout.Exit]]
  /// The least scale that needs no further change.
  private let wanted: Double
  /// The links whose guests can be below their hosts, the last ones first.
  private let movable: [Int]
  /// The links that leave each family.
  private let linksFrom: [[Int]]
  private(set) var columns: ColumnLayout
  private(set) var scale: Double
  private(set) var detours: Int
  private var choice: Choice
  /// The layout of each family, before those of a pile are made equally wide.
  private var layouts: [FamilyLayout]

  /// The families of a figure in one form.
  enum Families {
    case rows([FamilyLayout])
    case lists([FamilyList])
  }

  /// What a placement may change to make room.
  private struct Choice: Hashable {
    /// The links whose guests are below their hosts.
    var below: Set<Int> = []
    /// The number of columns of each list.
    var columns: [Int]
  }

  /// The most placements of families to compare, times their number.
  private static let effort = 4_000

  /// - Parameter families: The families' layouts, in rows or as lists.
  init(of content: Diagram, _ families: Families, on density: Density, for room: PageRoom) {
    (self.content, self.room, self.families) = (content, room, families)
    let areLists = if case .lists = families { true } else { false }
    let measures = ArrangementMeasures(
      content.look, isTight: density >= .tight, areLists: areLists)
    self.measures = measures
    wanted = min(1, room.page.wantedText(in: content.look) / content.look.fonts.smallest)
    exits = content.exits
    choice = Choice(columns: content.groups.map { _ in 1 })
    let leading =
      switch families {
      case .lists: Array(content.links.indices)
      case .rows(let layouts) where density == .wrapped:
        content.links.indices.filter { number in
          let link = content.links[number]
          return layouts[link.host].descent(from: link.presenter, in: content, measures) != nil
        }
      // Short names and lists make room before families are below each other.
      case .rows: [Int]()
      }
    movable = leading.filter(content.canLeadDown).reversed()
    let byHost = Dictionary(grouping: content.links.indices) { content.links[$0].host }
    linksFrom = content.groups.indices.map { byHost[$0] ?? [] }
    layouts =
      switch families {
      case .rows(let layouts): layouts
      case .lists(let lists):
        zip(lists, exits).map { $0.layout(columns: 1, presenter: nil, exits: $1) }
      }
    columns = ColumnLayout(of: content, layouts, measures)
    scale = room.scale(columns.bounds.width, columns.bounds.height)
    detours = columns.routes.detours
    improve()
  }

  /// Tries every change of the best placement whose changes haven't been tried, beginning with all
  /// families side by side and with as many as possible below each other.
  private mutating func improve() {
    var piles = choice
    for link in movable where canAdd(link, to: piles) { piles.below.insert(link) }
    var known: Set = [choice]
    var open = [self]
    if known.insert(piles).inserted { open.append(with(piles)) }
    let count = content.groups.count
    var rest = max(8, min(max(24, 6 * count), Self.effort / count))
    while let next = open.indices.max(by: { open[$1].isBetter(than: open[$0]) }), rest > 0 {
      let placement = open.remove(at: next)
      if placement.isBetter(than: self) { self = placement }
      for choice in placement.changes where rest > 0 && known.insert(choice).inserted {
        open.append(placement.with(choice))
        rest -= 1
      }
    }
    for placement in open where placement.isBetter(than: self) { self = placement }
  }

  /// Whether it is better in the order of values: fewer pairs make detours, the text is nearer to the
  /// wanted size, or the figure is smaller on the page.
  func isBetter(than other: FamilyPlacement) -> Bool {
    let (text, others) = (min(scale, wanted), min(other.scale, wanted))
    return (-detours, text, -extent) > (-other.detours, others, -other.extent)
  }

  /// The area, times the height: readers prefer what is side by side to what is far below. A larger
  /// text counts somewhat less than the room that it takes.
  private var extent: Double {
    let size = columns.bounds.size
    return size.width * size.height * size.height / (scale * scale.squareRoot())
  }

  /// Whether a guest can be below its host: no other is, and the pair crosses none that leaves the host.
  private func canAdd(_ number: Int, to choice: Choice) -> Bool {
    let link = content.links[number]
    let family = layouts[link.host]
    let box = family[link.presenter]
    return linksFrom[link.host].allSatisfy { other in
      if other == number { return true }
      let crosses =
        family[content.links[other].presenter].minX < box.maxX
        && family.exitLevels(.presented, of: other).contains { $0.level < box.minY }
      return !crosses && !choice.below.contains(other)
    }
  }

  /// The choices with one change more.
  private var changes: [Choice] {
    var changes: [Choice] = []
    for link in movable {
      var next = choice
      if next.below.remove(link) == nil {
        guard canAdd(link, to: choice) else { continue }
        next.below.insert(link)
      }
      changes.append(next)
    }
    guard case .lists(let lists) = families else { return changes }
    for group in lists.indices where choice.columns[group] < min(4, lists[group].mostColumns) {
      var next = choice
      next.columns[group] += 1
      changes.append(next)
    }
    return changes
  }

  private func with(_ choice: Choice) -> FamilyPlacement {
    var next = self
    next.choice = choice
    var placed = layouts
    if case .lists(let lists) = families {
      let (before, presenters) = (presenters(in: self.choice), presenters(in: choice))
      func layout(_ group: Int, width: Double = 0) -> FamilyLayout {
        lists[group].layout(
          columns: choice.columns[group], presenter: presenters[group], width: width,
          exits: exits[group])
      }
      for group in lists.indices
      where before[group] != presenters[group]
        || self.choice.columns[group] != choice.columns[group]
      {
        next.layouts[group] = layout(group)
      }
      placed = next.layouts
      // The families of a pile are equally wide, so that pairs run straight through it.
      for pile in content.piles(below: choice.below) where pile.count > 1 {
        let titles = pile.flatMap(content.frameTitles).map(content.look.fonts.frame.width)
        // A pair reaches a family beside its title.
        let least =
          (titles.max() ?? 0) + measures.half + measures.clearance + measures.laneInset
        let width = pile.map { placed[$0].bounds.width }.reduce(least, max)
        for group in pile where placed[group].bounds.width < width {
          placed[group] = layout(group, width: width)
        }
      }
    }
    next.columns = ColumnLayout(of: content, placed, measures, below: choice.below)
    next.scale = room.scale(next.columns.bounds.width, next.columns.bounds.height)
    next.detours = next.columns.routes.detours
    return next
  }

  /// The member of each family whose pair leads down.
  private func presenters(in choice: Choice) -> [Int: BoxIndex] {
    Dictionary(
      uniqueKeysWithValues: choice.below.map {
        (content.links[$0].host, content.links[$0].presenter)
      })
  }
}

extension Diagram {
  /// Whether the pair of a link can lead down: it is the only one to its guest, and one line each way.
  fileprivate func canLeadDown(_ number: Int) -> Bool {
    let link = links[number]
    // In different states, two families may present each other.
    guard link.host < link.guest, link.request == nil, link.presented.relation == .presented,
      links.count(where: { $0.guest == link.guest }) == 1
    else { return false }
    return [link.presented, link.presenting].compactMap(\.self)
      .allSatisfy { spokes(of: $0, of: number).count == 1 }
  }

  /// The groups of each pile, from the top.
  func piles(below: Set<Int>) -> [[Int]] {
    var next: [Int: Int] = [:]
    for link in below { next[links[link].host] = links[link].guest }
    let lower = Set(next.values)
    return groups.indices.filter { !lower.contains($0) }.map { first in
      var pile = [first]
      while let group = next[pile[pile.count - 1]] { pile.append(group) }
      return pile
    }
  }
}
