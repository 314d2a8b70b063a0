import VCPictures

/// The arrangements of families on a page.
///
/// Presented families are to the right of their presenter's family, below it, or partly both, in
/// the order of the presenters. Alternatively, all families follow each other in lines, which suits
/// chains.
struct FamilyArrangements {
  /// The order in which presented families are placed.
  enum Order: CaseIterable {
    /// The families that a top presents come first, at its right.
    case topFirst
    /// The families that a top presents come last, below everything else.
    case topLast
    /// The families of the last presenters are at the right, the very last uppermost, and those of
    /// the first presenters are below: in a wide family, no line has to pass other branches.
    case lastBeside
    /// All families follow each other in lines.
    case lines
  }

  /// The maximum numbers of arrangements kept for a family, and for a row of families.
  private static let (kept, keptOfPart) = (36, 14)

  private let content: Diagram
  private let measures: ArrangementMeasures
  /// The share of the pairs turning in a gutter that have their own tracks: 0 to 1.
  private let share: Double
  /// The shapes of each group, including frame and lanes.
  private let families: [[Block]]
  /// The size of the links' largest label with its margin, zero if they have no labels.
  private let label: Size

  init(
    of content: Diagram, _ measures: ArrangementMeasures, share: Double, families: [[Block]]
  ) {
    self.content = content
    self.measures = measures
    self.share = share
    self.families = families
    label = content.linkLabel
  }

  /// The arrangements of all families, from the narrowest to the widest.
  func blocks(in order: Order, for room: PageRoom) -> [Block] {
    let tree = LinkTree(of: content, topFirst: order == .topFirst)
    // Each window begins a tree; otherwise there are several trees only on a page with some
    // families.
    let areWindows = content.bands.count == tree.roots.count
    if order == .lines || tree.roots.count > 1 && !areWindows {
      return lines(of: tree.preorder.map { families[$0] }, for: room).undominated(
        keeping: Self.kept)
    }
    var choices: [Int: [Block]] = [:]
    for group in tree.preorder.reversed() {
      let guests = tree.guests[group].compactMap { choices.removeValue(forKey: $0) }
      choices[group] = blocks(of: families[group], presenting: guests, in: order)
    }
    guard tree.roots.count > 1 else { return choices[tree.roots[0]] ?? [] }
    return lines(of: tree.roots.compactMap { choices[$0] }, for: room).undominated(
      keeping: Self.kept)
  }

  // MARK: Beside and below

  private func blocks(
    of family: [Block], presenting guests: [[Block]], in order: Order
  ) -> [Block] {
    if guests.isEmpty { return family }
    var blocks: [Block] = []
    let most = guests.count
    // Only some numbers are tried if there are many.
    let counts = most <= 8 ? Set(0...most) : [0, 1, 2, most / 4, most / 2, most * 3 / 4, most]
    for count in counts.sorted() {
      if order == .lastBeside {
        let tops = beside(family, guests.suffix(count).reversed())
        blocks += above(tops, guests.dropLast(count))
      } else {
        let tops = beside(family, Array(guests[..<count]))
        blocks += above(tops, Array(guests[count...]))
      }
    }
    return blocks.undominated(keeping: Self.kept)
  }

  private func beside(_ family: [Block], _ guests: [[Block]]) -> [Block] {
    if guests.isEmpty { return family }
    let column = Packing.merged(guests, .under(measures.apart), keeping: Self.kept)
    let gutter = self.gutter(guests.count, label: label.width == 0 ? 0 : label.width + 14)
    return undominated(
      of: family.map(\.size), with: column.map(\.size), .beside(gutter), keeping: Self.kept
    ).map { pair in
      Block(
        pair.size,
        .beside(family[pair.first], column: column[pair.second].elements, gutter: gutter))
    }
  }

  private func above(_ tops: [Block], _ guests: [[Block]]) -> [Block] {
    if guests.isEmpty { return tops }
    let gaps = Block.Gaps(
      across: measures.apart + 8,
      down: gutter(guests.count, label: label.height == 0 ? 0 : 2 * label.height + 4))
    let shelves = Packing.partitions(
      guests, inside: .beside(gaps.across), between: .under(gaps.down), room: (0, 0),
      keeping: Self.keptOfPart, ofPart: Self.keptOfPart)
    let parts = shelves.map(\.parts)
    let rows = zip(shelves, parts).map { packing, parts in
      // A pair that passes a row to reach another one passes it at the left.
      let passing = Double(parts.count - 1) * measures.pairRoom
      return Size(width: packing.width + passing, height: packing.height)
    }
    return undominated(of: tops.map(\.size), with: rows, .under(gaps.down))
      .map { Block($0.size, .above(tops[$0.first], shelves: parts[$0.second], gaps: gaps)) }
  }

  /// The width of a gutter in which a number of pairs turn.
  private func gutter(_ pairs: Int, label: Double) -> Double {
    let turning = max(0, Double(pairs) * share - 0.5)
    return 2 * max(13, measures.clearance) + measures.pairRoom * turning + label
  }

  // MARK: Lines

  /// The arrangements of blocks in lines of various widths, in order.
  private func lines(of choices: [[Block]], for room: PageRoom) -> [Block] {
    let gaps = Block.Gaps(
      across: measures.apart + 22 + label.width, down: measures.apart + 22 + 2 * label.height)
    let widest = choices.map { $0.first?.width ?? 0 }.max() ?? 0
    let area = choices.reduce(0) { $0 + ($1.map { $0.width * $0.height }.min() ?? 0) }
    let square = (area * room.proportion).squareRoot()
    return (8..<26).compactMap { step in
      lines(of: choices, width: max(widest, square * Double(step) / 10), gaps)
    }
  }

  /// Lines no wider than `width`, with the least total height.
  private func lines(of choices: [[Block]], width: Double, _ gaps: Block.Gaps) -> Block? {
    typealias Lines = (height: Double, last: Packing<Block>?, before: Int)
    var best: [Lines?] = [(0, nil, 0)]
    for end in 1...choices.count {
      var found: Lines?
      var packings: [Packing<Block>] = []
      for start in (0..<end).reversed() {
        let first = choices[start].filter { $0.width <= width + 0.01 }.map(Packing.init)
        packings =
          packings.isEmpty && start == end - 1
          ? first
          : Packing.added(
            first, packings, .beside(gaps.across), joins: true, keeping: Self.keptOfPart
          ).filter { $0.width <= width + 0.01 }
        guard let lowest = packings.min(by: { $0.height < $1.height }) else { break }
        guard let before = best[start] else { continue }
        let height = before.height + lowest.height + (start == 0 ? 0 : gaps.down)
        if found.map({ height < $0.height }) ?? true { found = (height, lowest, start) }
      }
      best.append(found)
    }
    var (lines, end): ([Packing<Block>], Int) = ([], choices.count)
    while end > 0, let found = best[end], let line = found.last {
      lines.append(line)
      end = found.before
    }
    guard end == 0, let height = best[choices.count]?.height else { return nil }
    lines.reverse()
    let widest = lines.map(\.width).max() ?? 0
    return Block(
      Size(width: widest, height: height), .lines(lines.map(\.elements), gaps: gaps))
  }
}

extension Diagram {
  /// The size of the largest label of a line between families; zero if the names are in the legend.
  var linkLabel: Size {
    var label = Size.zero
    if style.namesStandInLegend { return label }
    for bundle in links.flatMap(\.bundles) where !bundle.names.isEmpty {
      let size = labelSize(of: bundle)
      label = Size(width: max(label.width, size.width), height: max(label.height, size.height))
    }
    return label
  }
}

/// The tree of presenting groups: each group is below the first group that leads to it.
struct LinkTree {
  private(set) var roots: [Int] = []
  private(set) var guests: [[Int]]
  /// The groups, hosts before their guests.
  private(set) var preorder: [Int] = []

  /// Creates the tree.
  ///
  /// - Parameter topFirst: Whether presentations by a group's top precede the others, rather than
  ///   follow them.
  init(of content: Diagram, topFirst: Bool) {
    guests = Array(repeating: [], count: content.groups.count)
    var hosts = [Int?](repeating: nil, count: content.groups.count)
    var presenters = [BoxIndex?](repeating: nil, count: content.groups.count)
    for link in content.links where hosts[link.guest] == nil && link.host != link.guest {
      hosts[link.guest] = link.host
      presenters[link.guest] = link.presenter
      guests[link.host].append(link.guest)
    }
    for (host, group) in content.groups.enumerated() where guests[host].count > 1 {
      var places: [BoxIndex: Int] = [:]
      for (place, member) in group.members.enumerated() { places[member] = place }
      places[group.top] = topFirst ? 0 : group.members.count
      func place(_ guest: Int) -> Int { presenters[guest].flatMap { places[$0] } ?? 0 }
      guests[host].sort { (place($0), $0) < (place($1), $1) }
    }
    // In different states, two families may present each other; then one of them is a root.
    var isReached = hosts.map { _ in false }
    for group in hosts.indices where hosts[group] == nil { reach(group, &isReached) }
    for group in hosts.indices where !isReached[group] { reach(group, &isReached) }
  }

  private mutating func reach(_ root: Int, _ isReached: inout [Bool]) {
    roots.append(root)
    isReached[root] = true
    var open = [root]
    while let group = open.popLast() {
      preorder.append(group)
      guests[group].removeAll { isReached[$0] }
      for guest in guests[group] { isReached[guest] = true }
      open += guests[group].reversed()
    }
  }
}

/// The room for the figure itself on a page, in points of the page.
package struct PageRoom {
  package let page: PageSize
  /// The size of the margins and of the texts around the figure.
  package let around: Size

  /// The scale at which a figure of this size fits the page.
  package func scale(_ width: Double, _ height: Double) -> Double {
    page.scale(for: Size(width: width + around.width, height: height + around.height))
  }

  /// The room for one of several figures in a grid.
  ///
  /// - Parameter apart: The distance between two figures, in points of the picture.
  func divided(columns: Int, rows: Int, apart: Double) -> PageRoom {
    let (across, down) = (Double(columns), Double(rows))
    return PageRoom(
      page: page.divided(columns: columns, rows: rows),
      around: Size(width: around.width / across + apart, height: around.height / down + apart))
  }

  /// The width divided by the height.
  package var proportion: Double { page.height.map { page.width / $0 } ?? 0.4 }
}
