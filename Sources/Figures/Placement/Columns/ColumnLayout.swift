import VCPictures

/// Groups in columns by depth of presentation, and the arrows in the gutters between them. A group may
/// be below its presenter's instead: both are in one pile, and their pair leads straight down. Several
/// windows are below each other, each with its own columns.
struct ColumnLayout {
  /// The offset of each group from its own coordinates.
  private(set) var origins: [Point]
  /// The rectangle of each group, including its frame.
  private(set) var rects: [Rect]
  /// The frames of the groups that have one.
  private(set) var frames: [FrameShape?]
  var routes: [LinkRoutes]

  let content: Diagram
  let layouts: [FamilyLayout]
  let measures: ArrangementMeasures
  /// The link to the group below each group, nil for the last one of a pile.
  let below: [Int?]
  /// The groups below others in a pile.
  private let lower: Set<Int>
  /// Whether titles are at the left of their frames, where no pair from above arrives.
  private let titleAtLeft: Bool
  /// The offset of each group from the first of its pile.
  var places: [Point]
  /// The middle of the pair that leads down to each group, from the first group's coordinates.
  var drops: [Double]
  /// The bounds of each pile from its first group's coordinates.
  var pileBounds: [Rect]
  /// The points at which each link's lines turn to the presented top.
  var turns: [LinkTurns]
  /// How far above its box's middle each link's pair leaves the presenter.
  var shifts: [Double]

  struct LinkTurns {
    var presented = Point(0, 0)
    var presenting = Point(0, 0)
    var request = Point(0, 0)
  }

  /// - Parameter below: The links whose guests are below their hosts, at most one for each host, and
  ///   each the only one to its guest.
  init(
    of content: Diagram, _ layouts: [FamilyLayout], _ measures: ArrangementMeasures,
    below: Set<Int> = []
  ) {
    (self.content, self.layouts, self.measures) = (content, layouts, measures)
    origins = Array(repeating: Point(0, 0), count: layouts.count)
    (places, drops) = (origins, Array(repeating: 0, count: layouts.count))
    rects = layouts.map(\.bounds)
    pileBounds = rects
    frames = layouts.map { _ in nil }
    routes = content.links.map { _ in LinkRoutes() }
    turns = content.links.map { _ in LinkTurns() }
    shifts = content.links.map { _ in 0 }
    titleAtLeft = measures.areLists || !below.isEmpty
    var next = [Int?](repeating: nil, count: layouts.count)
    for link in below where !content.isRefused(link) { next[content.links[link].host] = link }
    // Refused boxes are below all families of their piles.
    for link in below.filter(content.isRefused).sorted() {
      var last = content.links[link].host
      while let other = next[last] { last = content.links[other].guest }
      next[last] = link
    }
    self.below = next
    let depths = content.columns(below: below)
    lower = Set(below.map { content.links[$0].guest })
    var arriving = [[Int]](repeating: [], count: layouts.count)
    for (number, link) in content.links.enumerated() where !below.contains(number) {
      arriving[link.guest].append(number)
    }
    var bottom: Double?
    for band in content.bands {
      var columns: [[Int]] = []
      for group in band where !lower.contains(group) {
        while columns.count <= depths[group] { columns.append([]) }
        columns[depths[group]].append(group)
      }
      var right = 0.0
      for piles in columns {
        for pile in piles { placeInPile(from: pile) }
        right = placeColumn(piles, piles.flatMap { arriving[$0] }.sorted(), left: right)
      }
      let all = columns.map { $0.flatMap(groups(ofPile:)) }
      align(.top, in: all)
      align(.bottom, in: all)
      let links = band.flatMap { arriving[$0] + [next[$0]].compactMap(\.self) }
      for link in links where below.contains(link) { routeDown(link) }
      var bounds = bounds(of: band, links)
      // The windows above don't move, so that one window is placed as it is without others.
      if let bottom {
        let offset = Point(0, bottom - 2 * content.look.frame.gap - bounds.maxY)
        move(band, links, by: offset)
        bounds = bounds.moved(by: offset)
      }
      bottom = bounds.minY
    }
  }

  /// The rectangle of everything.
  var bounds: Rect { routes.reduce(Rect(around: rects) ?? .zero) { $0.union(of: $1) } }

  /// The groups of a pile, from the top.
  func groups(ofPile first: Int) -> [Int] {
    var groups = [first]
    while let link = below[groups[groups.count - 1]] { groups.append(content.links[link].guest) }
    return groups
  }

  /// The rectangle of groups and of the links to them.
  private func bounds(of groups: [Int], _ links: [Int]) -> Rect {
    let all = Rect(around: groups.map { rects[$0] }) ?? .zero
    return links.reduce(all) { $0.union(of: routes[$1]) }
  }

  private mutating func move(_ groups: [Int], _ links: [Int], by offset: Point) {
    for group in groups {
      origins[group] = origins[group] + offset
      rects[group] = rects[group].moved(by: offset)
      frames[group] = frames[group]?.moved(by: offset)
    }
    for link in links { routes[link].move(by: offset) }
  }

  /// The distance in which frames' edges are made level, because boxes of unequal heights in one row
  /// would give frames that differ by a few points.
  private static let near = 16.0

  /// The heights that a group's top takes.
  private func row(of group: Int) -> Range<Double> {
    let top = layouts[group][content.groups[group].top].moved(by: origins[group])
    return top.minY..<top.maxY
  }

  /// Moves the upper edges of frames up, or the lower ones down, to others that are nearly level; the
  /// upper edges of all frames whose tops are in one row.
  private mutating func align(_ side: FrameShape.Side, in columns: [[Int]]) {
    func place(_ group: Int) -> Double { side.reach(of: rects[group]) }
    let framed = columns.joined().filter { frames[$0] != nil }.sorted()
    // Labels fill the gaps in piles.
    let movable = framed.filter {
      below[$0] == nil && !lower.contains($0) || content.style.namesStandInLegend
    }
    let rows = layouts.indices.map(row)
    for group in movable.sorted(by: { place($0) < place($1) }) {
      let own = place(group)
      let higher = framed.filter {
        place($0) > own
          && (place($0) < own + Self.near || side == .top && rows[$0].overlaps(rows[group]))
      }
      guard let wanted = higher.map(place).max(),
        let column = columns.first(where: { $0.contains(group) })
      else { continue }
      // The edge of a neighbour that it would meet.
      let next = column.map { -side.opposite.reach(of: rects[$0]) }.filter { $0 >= own }.min()
      guard wanted <= (next ?? .infinity) - content.look.frame.gap / 2 else { continue }
      frames[group]?.extend(side, to: wanted)
      rects[group] = frames[group]?.rect ?? rects[group]
    }
  }

  /// Places the piles of one column, and the links that lead to them. Returns its right edge.
  private mutating func placeColumn(_ piles: [Int], _ links: [Int], left: Double) -> Double {
    stack(piles, links)
    for link in links { straighten(link) }
    let left = links.isEmpty ? left : placeTurns(of: links, from: left)
    var right = left
    for pile in piles {
      origins[pile].x = left - pileBounds[pile].minX
      right = max(right, left + pileBounds[pile].width)
      for group in groups(ofPile: pile) {
        origins[group] = origins[pile] + places[group]
        frames[group] = frame(of: group, at: origins[group])
        rects[group] = frames[group]?.rect ?? layouts[group].bounds.moved(by: origins[group])
      }
    }
    for link in links { route(link) }
    return right
  }

  /// A group's frame at an origin, nil for a group without one.
  func frame(of group: Int, at origin: Point) -> FrameShape? {
    content.frame(
      of: group, around: layouts[group].bounds.moved(by: origin), titleAtLeft: titleAtLeft)
  }

  /// The rectangle of a group at an origin.
  func rect(of group: Int, at origin: Point) -> Rect {
    frame(of: group, at: origin)?.rect ?? layouts[group].bounds.moved(by: origin)
  }

  /// Sets y: puts the first top of each pile on its presenter's row if the pile above leaves room.
  private mutating func stack(_ groups: [Int], _ links: [Int]) {
    var linkTo: [Int: Int] = [:]
    for link in links where linkTo[content.links[link].guest] == nil {
      linkTo[content.links[link].guest] = link
    }
    var wanted: [(group: Int, y: Double)] = groups.map { group in
      guard let link = linkTo[group] else { return (group, 0) }
      let top = layouts[group][content.groups[group].top].center.y
      return (group, levels(of: link).presented - offset(of: link) - top)
    }
    wanted.sort { ($0.y, -Double($0.group)) > ($1.y, -Double($1.group)) }
    // Families that are never in one state may share a place.
    var above: [(pile: [Int], bottom: Double)] = []
    for (group, y) in wanted {
      let pile = self.groups(ofPile: group)
      let ceiling = above.filter { content.meet($0.pile, pile) }.map(\.bottom).min() ?? .infinity
      origins[group].y = y
      origins[group].y -= max(0, y + pileBounds[group].maxY - ceiling)
      above.append((pile, origins[group].y + pileBounds[group].minY - content.look.frame.gap))
    }
  }
}
