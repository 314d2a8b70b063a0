import VCPhrases
import VCPictures

/// A placement of a figure's families at one density. All are in a row while they fit the room;
/// otherwise some are below their presenters, and long lists are in several columns.
struct FamilyPlacement {
  let columns: ColumnLayout
  let scale: Double
  let detours: Int
  /// The scale of the text, up to the one that is wanted.
  private let text: Double
  /// The scale in tenths of that, where families are rather below each other than with broken names.
  private let tenths: Double
  /// The area, times the height: readers prefer what is side by side to what is far below. A larger
  /// text counts somewhat less than the room that it takes.
  fileprivate let extent: Double
  fileprivate let choice: Choice
  /// The layout of each family, before those of a pile are made equally wide.
  fileprivate let layouts: [FamilyLayout]

  /// The families of a figure in one form.
  enum Families {
    case rows([FamilyLayout])
    case lists([FamilyList])
  }

  /// What a placement may change to make room.
  fileprivate struct Choice: Hashable {
    /// The links whose guests are below their hosts.
    var below: Set<Int> = []
    /// The number of columns of each list.
    var columns: [Int]
  }

  /// - Parameter families: The families' layouts, in rows or as lists.
  init(of content: Diagram, _ families: Families, on density: Density, for room: PageRoom) {
    var search = PlacementSearch(of: content, families, on: density, for: room)
    self = search.best()
  }

  fileprivate init(
    _ choice: Choice, _ layouts: [FamilyLayout], in columns: ColumnLayout, for room: PageRoom,
    wanted: Double, on density: Density
  ) {
    (self.choice, self.layouts, self.columns) = (choice, layouts, columns)
    let size = columns.bounds.size
    scale = room.scale(size.width, size.height)
    text = min(scale, wanted)
    tenths = density < .tight ? 0 : (10 * scale / wanted).rounded()
    detours = columns.routes.detours
    extent = size.width * size.height * size.height / (scale * scale.squareRoot())
  }

  /// Whether it is better in the order of values: fewer pairs make detours, the text is nearer to the
  /// wanted size or larger by a tenth, or the figure is smaller on the page.
  func isBetter(than other: FamilyPlacement) -> Bool {
    (-detours, text, tenths, -extent) > (-other.detours, other.text, other.tenths, -other.extent)
  }
}

/// The search for the best placement, by changes of one family or of one pile.
private struct PlacementSearch {
  typealias Choice = FamilyPlacement.Choice

  /// A list in one of its forms.
  private struct ListForm: Hashable {
    let (group, columns): (Int, Int)
    /// The link that leads down.
    let leading: Int?
    let width: Double
  }

  private let content: Diagram
  private let measures: ArrangementMeasures
  private let density: Density
  private let room: PageRoom
  private let families: FamilyPlacement.Families
  private let exits: [[FamilyLayout.Exit]]
  /// The least scale that needs no further change.
  private let wanted: Double
  /// The links whose guests can be below their hosts, the last ones first.
  private let movable: [Int]
  /// The links that leave each family.
  private let linksFrom: [[Int]]
  /// The lists that are laid out.
  private var known: [ListForm: FamilyLayout] = [:]

  /// The most placements of families to compare, times their number.
  private static let effort = 4_000

  init(
    of content: Diagram, _ families: FamilyPlacement.Families, on density: Density,
    for room: PageRoom
  ) {
    (self.content, self.density) = (content, density)
    (self.room, self.families) = (room, families)
    let areLists = if case .lists = families { true } else { false }
    let measures = ArrangementMeasures(
      content.look, isTight: density >= .tight, areLists: areLists)
    self.measures = measures
    wanted = min(1, room.page.wantedText(in: content.look) / content.look.fonts.smallest)
    exits = content.exits
    let leading =
      switch families {
      case .lists: Array(content.links.indices)
      case .rows(let layouts) where density == .wrapped:
        content.links.indices.filter { number in
          let link = content.links[number]
          return link.request == nil
            && layouts[link.host].descent(from: link.presenter, in: content, measures) != nil
        }
      // Short names and lists make room before families are below each other.
      case .rows: [Int]()
      }
    movable = leading.filter(content.canLeadDown).reversed()
    let byHost = Dictionary(grouping: content.links.indices) { content.links[$0].host }
    linksFrom = content.groups.indices.map { byHost[$0] ?? [] }
  }

  /// Tries every change of the best placement whose changes haven't been tried, beginning with all
  /// families side by side and with as many as possible below each other.
  mutating func best() -> FamilyPlacement {
    let one = Choice(columns: content.groups.map { _ in 1 })
    let layouts =
      switch families {
      case .rows(let layouts): layouts
      case .lists: content.groups.indices.map { layout(of: $0, one) }
      }
    let row = placement(one, layouts)
    var (piles, hosts) = (one, [Int]())
    for link in movable where canAdd(link, to: piles, layouts) {
      piles.below.insert(link)
      hosts.append(content.links[link].host)
    }
    var tried: Set = [one]
    var (best, open) = (row, [row])
    if tried.insert(piles).inserted { open.append(placement(piles, changing: hosts, of: row)) }
    let count = content.groups.count
    var rest = max(8, min(max(24, 6 * count), Self.effort / count))
    while let next = open.indices.max(by: { open[$1].isBetter(than: open[$0]) }), rest > 0 {
      let placement = open.remove(at: next)
      if placement.isBetter(than: best) { best = placement }
      for (choice, group) in changes(of: placement)
      where rest > 0 && tried.insert(choice).inserted {
        open.append(self.placement(choice, changing: [group], of: placement))
        rest -= 1
      }
    }
    for placement in open where placement.isBetter(than: best) { best = placement }
    guard case .lists(let lists) = families else { return best }
    // Columns of leaves that make neither the text larger nor the figure much smaller are taken back.
    for group in lists.indices where best.choice.columns[group] > 1 && lists[group].dividesLeaves {
      var choice = best.choice
      choice.columns[group] = 1
      let next = placement(choice, changing: [group], of: best)
      if next.scale >= 0.99 * best.scale, next.extent <= 1.5 * best.extent { best = next }
    }
    return best
  }

  /// Whether a guest can be below its host: no other is, the pair crosses no line that leaves the
  /// host, and a request can leave at the right.
  private func canAdd(_ number: Int, to choice: Choice, _ layouts: [FamilyLayout]) -> Bool {
    let link = content.links[number]
    let family = layouts[link.host]
    let box = family[link.presenter]
    if link.request != nil, choice.columns[link.host] > 1 { return false }
    return linksFrom[link.host].allSatisfy { other in
      if other == number || content.isRefused(number) || content.isRefused(other) { return true }
      let levels = [.presented, .request].flatMap { family.exitLevels($0, of: other) }
      let crosses =
        family[content.links[other].presenter].minX < box.maxX
        && levels.contains { $0.level < box.minY }
      return !crosses && !choice.below.contains(other)
    }
  }

  /// The choices with one change more, each with the group whose layout changes.
  private func changes(of placement: FamilyPlacement) -> [(choice: Choice, group: Int)] {
    let choice = placement.choice
    var changes: [(choice: Choice, group: Int)] = []
    for link in movable {
      var next = choice
      if next.below.remove(link) == nil {
        guard canAdd(link, to: choice, placement.layouts) else { continue }
        next.below.insert(link)
      }
      changes.append((next, content.links[link].host))
    }
    guard case .lists(let lists) = families else { return changes }
    for group in lists.indices
    where choice.columns[group] < min(4, lists[group].mostColumns)
      && !linksFrom[group].contains(where: {
        choice.below.contains($0) && content.links[$0].request != nil
      })
    {
      var next = choice
      next.columns[group] += 1
      changes.append((next, group))
    }
    return changes
  }

  /// A placement with another choice that changes the layout of some groups.
  private mutating func placement(
    _ choice: Choice, changing groups: [Int], of last: FamilyPlacement
  ) -> FamilyPlacement {
    var layouts = last.layouts
    if case .lists = families {
      for group in groups { layouts[group] = layout(of: group, choice) }
    }
    return placement(choice, layouts)
  }

  private mutating func placement(
    _ choice: Choice, _ layouts: [FamilyLayout]
  ) -> FamilyPlacement {
    FamilyPlacement(
      choice, layouts,
      in: ColumnLayout(of: content, inPiles(layouts, choice), measures, below: choice.below),
      for: room, wanted: wanted, on: density)
  }

  /// The layouts with the lists of each pile equally wide, so that pairs run straight through it.
  private mutating func inPiles(_ layouts: [FamilyLayout], _ choice: Choice) -> [FamilyLayout] {
    guard case .lists = families else { return layouts }
    var layouts = layouts
    for pile in content.piles(below: choice.below) where pile.count > 1 {
      // A pair reaches a family beside its title.
      let least =
        (pile.compactMap { content.titleWidths[$0] }.max() ?? 0) + measures.half
        + measures.clearance + measures.laneInset
        + (content.links.contains { $0.request != nil } ? measures.requestRoom : 0)
      let width = pile.map { layouts[$0].bounds.width }.reduce(least, max)
      for group in pile where layouts[group].bounds.width < width {
        layouts[group] = layout(of: group, choice, width: width)
      }
    }
    return layouts
  }

  private mutating func layout(of group: Int, _ choice: Choice, width: Double = 0) -> FamilyLayout {
    guard case .lists(let lists) = families else { preconditionFailure("rows are laid out") }
    // At most one pair of a family leads down.
    let leading = linksFrom[group].first { choice.below.contains($0) && !content.isRefused($0) }
    let form = ListForm(
      group: group, columns: choice.columns[group], leading: leading, width: width)
    if let layout = known[form] { return layout }
    let layout = lists[group].layout(
      columns: form.columns, leading: leading.map { content.links[$0] }, width: width,
      exits: exits[group])
    known[form] = layout
    return layout
  }
}

extension Diagram {
  /// Whether the pair of a link can lead down: it is the only one to its guest, and one line each way.
  fileprivate func canLeadDown(_ number: Int) -> Bool {
    let link = links[number]
    // In different states, two families may present each other.
    guard link.host < link.guest,
      link.presented.relation == .presented || isRefused(number) && link.request == nil,
      links.count(where: { $0.guest == link.guest }) == 1
    else { return false }
    return link.bundles.allSatisfy { spokes(of: $0, of: number).count == 1 }
  }

  /// The groups of each pile, from the top.
  func piles(below: Set<Int>) -> [[Int]] {
    var next: [Int: Int] = [:]
    for link in below where !isRefused(link) { next[links[link].host] = links[link].guest }
    let lower = Set(next.values)
    return groups.indices.filter { !lower.contains($0) }.map { first in
      var pile = [first]
      while let group = next[pile[pile.count - 1]] { pile.append(group) }
      return pile
    }
  }
}
