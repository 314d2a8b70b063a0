import VCPictures

/// Groups in columns by depth of presentation, and the arrows in the gutters between them. Several
/// windows are below each other, each with its own columns.
struct ColumnLayout {
  /// The offset of each group from its own coordinates.
  private(set) var origins: [Point]
  /// The rectangle of each group, including its frame.
  private(set) var rects: [Rect]
  /// The frames of the groups that have one.
  private(set) var frames: [FrameShape?]
  private(set) var routes: [LinkRoutes]

  private let content: Diagram
  private let layouts: [FamilyLayout]
  /// The x of each link's vertical pieces.
  private var turns: [LinkTurns]

  /// The distance from a frame to the nearest vertical piece, in points.
  private static let margin = 14.0

  private struct LinkTurns {
    var (presented, presenting, request) = (0.0, 0.0, 0.0)
  }

  init(of content: Diagram, _ layouts: [FamilyLayout]) {
    self.content = content
    self.layouts = layouts
    origins = Array(repeating: Point(0, 0), count: layouts.count)
    rects = layouts.map(\.bounds)
    frames = layouts.map { _ in nil }
    routes = content.links.map { _ in LinkRoutes() }
    turns = content.links.map { _ in LinkTurns() }
    let depths = content.depths
    var arriving = [[Int]](repeating: [], count: layouts.count)
    for (number, link) in content.links.enumerated() { arriving[link.guest].append(number) }
    var bottom: Double?
    for band in content.bands {
      var columns: [[Int]] = []
      for group in band {
        while columns.count <= depths[group] { columns.append([]) }
        columns[depths[group]].append(group)
      }
      var right = 0.0
      for groups in columns {
        right = placeColumn(groups, groups.flatMap { arriving[$0] }.sorted(), left: right)
      }
      align(\.maxY, facing: \.minY, outward: 1, in: columns)
      align(\.minY, facing: \.maxY, outward: -1, in: columns)
      let links = band.flatMap { arriving[$0] }
      let bounds = bounds(of: band, links)
      // The windows above don't move, so that one window is placed as it is without others.
      if let bottom {
        let gap = 2 * content.look.frame.gap
        move(band, links, by: Point(0, bottom - gap - bounds.maxY))
      }
      bottom = self.bounds(of: band, links).minY
    }
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

  /// Moves the upper edges of frames up, or the lower ones down, to others that are nearly level.
  ///
  /// - Parameters:
  ///   - edge: The edge that moves, and the one of a neighbour that it faces.
  ///   - outward: The sign of the direction.
  private mutating func align(
    _ edge: WritableKeyPath<Rect, Double>, facing other: KeyPath<Rect, Double>, outward: Double,
    in columns: [[Int]]
  ) {
    func place(_ group: Int) -> Double { outward * rects[group][keyPath: edge] }
    let framed = columns.joined().filter { frames[$0] != nil }.sorted()
    for group in framed.sorted(by: { place($0) < place($1) }) {
      let own = place(group)
      guard let wanted = framed.map(place).filter({ $0 > own && $0 < own + Self.near }).max(),
        let column = columns.first(where: { $0.contains(group) })
      else { continue }
      let ends = column.map { outward * rects[$0][keyPath: other] }
      let next = ends.filter { $0 > own }.min() ?? .infinity
      guard wanted <= next - content.look.frame.gap / 2 else { continue }
      frames[group]?.extend(edge, to: outward * wanted)
      rects[group][keyPath: edge] = outward * wanted
    }
  }

  /// Places the groups of one column, and the links that lead to them. Returns its right edge.
  private mutating func placeColumn(_ groups: [Int], _ links: [Int], left: Double) -> Double {
    stack(groups, links)
    let left = links.isEmpty ? left : placeTurns(of: links, from: left)
    var right = left
    for group in groups {
      let padding = content.groups[group].isFramed ? content.look.frame.paddingX : 0
      origins[group].x = left + padding - layouts[group].bounds.minX
      frames[group] = frame(of: group)
      rects[group] = rect(of: group)
      right = max(right, rects[group].maxX)
    }
    for link in links { route(link) }
    return right
  }

  /// A group's frame at its origin, nil for a group without one.
  private func frame(of group: Int) -> FrameShape? {
    content.frame(of: group, around: layouts[group].bounds.moved(by: origins[group]))
  }

  /// The rectangle of a group at its origin.
  private func rect(of group: Int) -> Rect {
    frame(of: group)?.rect ?? layouts[group].bounds.moved(by: origins[group])
  }

  /// Sets y: puts each group's top on its presenter's row if the group above leaves room.
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
    var ceiling = Double.infinity
    for (group, y) in wanted {
      origins[group].y = y
      let excess = rect(of: group).maxY - ceiling
      if excess > 0 { origins[group].y -= excess }
      ceiling = rect(of: group).minY - content.look.frame.gap
    }
  }

  /// The levels at which the presenter's own lines leave its group, in the figure's coordinates.
  private func levels(of link: Int) -> (presented: Double, presenter: Double) {
    let presenter = content.links[link].presenter
    func level(_ role: FamilyLayout.Exit.Role) -> Double? {
      exitLevels(of: link, role).ends[presenter]?.level
    }
    let presented = level(.presented) ?? 0
    return (presented, level(.presenter) ?? presented)
  }

  /// Half of the distance between the two lines of a pair at the presented top. It is the distance
  /// at which they left, if possible, so that both are straight. 0 for a link with one line.
  private func offset(of link: Int) -> Double {
    guard content.links[link].presenting != nil else { return 0 }
    let usual = content.look.arrows.pairOffset
    let (presented, presenter) = levels(of: link)
    guard presented > presenter else { return usual }
    return min(max((presented - presenter) / 2, usual / 2), usual * 1.5)
  }

  /// The levels at which a net's lines leave its group, in the figure's coordinates.
  private func exitLevels(
    of link: Int, _ role: FamilyLayout.Exit.Role
  ) -> [FamilyLayout.ExitLevel] {
    let isGuests = role == .presenting || role == .requested
    let group = isGuests ? content.links[link].guest : content.links[link].host
    let origin = origins[group]
    return layouts[group].exitLevels(role, of: link).map { exit in
      FamilyLayout.ExitLevel(
        level: exit.level + origin.y,
        ends: exit.ends.map { ($0.member, $0.points.map { $0 + origin }) })
    }
  }

  /// The heights at which a link's lines meet the presented top.
  private func arrivals(of link: Int) -> (presented: Double, presenting: Double, request: Double) {
    let group = content.links[link].guest
    let y = layouts[group][content.groups[group].top].center.y + origins[group].y
    let offset = offset(of: link)
    return (y + offset, y - offset, exitLevels(of: link, .requested).first?.level ?? y)
  }

  /// Gives each net a vertical track in the gutter, followed by the labels. Returns the gutter's
  /// right edge.
  private mutating func placeTurns(of links: [Int], from left: Double) -> Double {
    let spacing = content.look.spacing
    var nets: [Channel.Net] = []
    // The links whose guests' lines join beyond the labels, beside the guests, so that they don't meet
    // those of the hosts.
    var joined: Set<Int> = []
    for link in links {
      let arrivals = self.arrivals(of: link)
      let top = content.links[link].presented.hub
      var others = exitLevels(of: link, .presenting)
        .filter { !$0.ends.contains { $0.member == top } }.map(\.level)
      if !others.isEmpty, abs(levels(of: link).presenter - arrivals.presenting) < 0.5 {
        joined.insert(link)
        others = []
      }
      nets += [
        Channel.Net(
          entries: exitLevels(of: link, .presented).map(\.level), exits: [arrivals.presented]),
        Channel.Net(
          entries: exitLevels(of: link, .presenter).map(\.level),
          exits: content.links[link].presenting == nil ? [] : [arrivals.presenting] + others),
        Channel.Net(
          entries: exitLevels(of: link, .request).map(\.level),
          exits: content.links[link].request == nil ? [] : [arrivals.request]),
      ]
    }
    let channel = Channel(nets, gap: spacing.tracks)
    let first = left + Self.margin
    let labels =
      channel.count == 0 ? left : first + Double(channel.count - 1) * spacing.tracks + 6
    func x(_ net: Int) -> Double {
      channel.tracks[net].map { first + Double($0) * spacing.tracks } ?? labels
    }
    let width =
      links.flatMap { content.links[$0].bundles }.filter { !$0.names.isEmpty }
      .map { content.labelSize(of: $0).width }.max() ?? 0
    let room = max(width + 12, 40)
    let end = labels + room + 4
    for (place, link) in links.enumerated() {
      turns[link] = LinkTurns(
        presented: x(3 * place), presenting: joined.contains(link) ? end : x(3 * place + 1),
        request: x(3 * place + 2))
      placeLabels(of: link, middle: labels + room / 2 + 2)
    }
    return joined.isEmpty ? end : end + Self.margin
  }

  /// Places a link's labels: one above the upper line, the others below the lower lines.
  private mutating func placeLabels(of link: Int, middle: Double) {
    let arrivals = arrivals(of: link)
    func label(_ bundle: Diagram.Bundle?, _ level: Double, _ side: Double) -> Rect? {
      guard let bundle, !bundle.names.isEmpty else { return nil }
      let size = content.labelSize(of: bundle)
      return Rect(
        center: Point(middle, level + side * (size.height / 2 + 1.5)), size: size)
    }
    let bundles = content.links[link]
    routes[link].presented.label = label(bundles.presented, arrivals.presented, 1)
    routes[link].presenting.label = label(bundles.presenting, arrivals.presenting, -1)
    routes[link].request.label = label(bundles.request, arrivals.request, -1)
  }

  /// Routes all bundles of a link from their hubs, after both groups have been placed.
  private mutating func route(_ number: Int) {
    let link = content.links[number]
    let top = layouts[link.guest][content.groups[link.guest].top].moved(by: origins[link.guest])
    let arrivals = arrivals(of: number)
    routes[number].presented.routes = ways(
      to: link.presented.spokes, from: [Point(top.minX, arrivals.presented)],
      turn: turns[number].presented, levels: exitLevels(of: number, .presented))
    if let request = link.request,
      let end = exitLevels(of: number, .requested).first?.ends.first
    {
      routes[number].request.routes = ways(
        to: request.spokes, from: end.points.reversed(), turn: turns[number].request,
        levels: exitLevels(of: number, .request))
    }
    guard let presenting = link.presenting,
      let end = exitLevels(of: number, .presenter).first?.ends.first
    else { return }
    var levels = exitLevels(of: number, .presenting)
    for (index, level) in levels.enumerated()
    where level.ends.contains(where: { $0.member == link.presented.hub }) {
      // The top's own line arrives beside its presented one, however far apart those are.
      levels[index] = FamilyLayout.ExitLevel(
        level: arrivals.presenting,
        ends: [(link.presented.hub, [Point(top.minX, arrivals.presenting)])])
    }
    routes[number].presenting.routes = ways(
      to: presenting.spokes, from: end.points.reversed(), turn: turns[number].presenting,
      levels: levels)
  }

  /// Routes from a hub along the turn to the level at which each spoke's line leaves.
  private func ways(
    to spokes: [BoxIndex], from start: [Point], turn: Double, levels: [FamilyLayout.ExitLevel]
  ) -> [Route] {
    let (ends, hubLevel) = (levels.ends, start[start.count - 1].y)
    return spokes.map { spoke in
      guard let end = ends[spoke] else { preconditionFailure("a line that leaves nowhere") }
      return Route(
        through: start + [Point(turn, hubLevel), Point(turn, end.level)] + end.points)
    }
  }
}
