import VCPictures

/// The arrows in the gutters between columns.
extension ColumnLayout {
  /// The levels at which the presenter's own lines leave its group, in the figure's coordinates.
  func levels(of link: Int) -> (presented: Double, presenter: Double) {
    let presenter = content.links[link].presenter
    func level(_ role: FamilyLayout.Exit.Role) -> Double? {
      exitLevels(of: link, role).ends[presenter]?.level
    }
    let presented = level(.presented) ?? 0
    return (presented, level(.presenter) ?? presented)
  }

  /// Half of the distance between the two lines of a pair at the presented top. It is the distance
  /// at which they left, if possible, so that both are straight. 0 for a link with one line.
  func offset(of link: Int) -> Double {
    guard content.links[link].presenting != nil else { return 0 }
    let usual = measures.areLists ? measures.half : content.look.arrows.pairOffset
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
    let top = layouts[group][content.groups[group].top]
    var y = top.center.y + origins[group].y
    let offset = offset(of: link)
    // A line that would bend a little runs straight, and ends beside the middle.
    let (presented, presenter) = levels(of: link)
    let straight = content.links[link].presenting == nil ? presented : (presented + presenter) / 2
    if abs(straight - y) < top.height / 2 - top.cornerReach / 2 - offset { y = straight }
    return (y + offset, y - offset, exitLevels(of: link, .requested).first?.level ?? y)
  }

  /// Gives each net a vertical track in the gutter, followed by the labels. Returns the gutter's
  /// right edge.
  mutating func placeTurns(of links: [Int], from left: Double) -> Double {
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
    let first = left + measures.margin
    let labels =
      channel.count == 0 ? left : first + Double(channel.count - 1) * spacing.tracks + 6
    func x(_ net: Int) -> Double {
      channel.tracks[net].map { first + Double($0) * spacing.tracks } ?? labels
    }
    let width =
      links.flatMap { content.links[$0].bundles }.filter(content.hasLabel)
      .map { content.labelSize(of: $0).width }.max() ?? 0
    let room = max(width + 12, measures.straight)
    let end = labels + room + 4
    for (place, link) in links.enumerated() {
      turns[link] = LinkTurns(
        presented: x(3 * place), presenting: joined.contains(link) ? end : x(3 * place + 1),
        request: x(3 * place + 2))
      placeLabels(of: link, middle: labels + room / 2 + 2)
    }
    return joined.isEmpty ? end : end + measures.margin
  }

  /// Places a link's labels: one above the upper line, the others below the lower lines.
  private mutating func placeLabels(of link: Int, middle: Double) {
    let arrivals = arrivals(of: link)
    func label(_ bundle: Diagram.Bundle?, _ level: Double, _ side: Double) -> Rect? {
      guard let bundle, content.hasLabel(bundle) else { return nil }
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
  mutating func route(_ number: Int) {
    let link = content.links[number]
    let top = layouts[link.guest][content.groups[link.guest].top].moved(by: origins[link.guest])
    let arrivals = arrivals(of: number)
    routes[number].presented.routes = ways(
      to: content.spokes(of: link.presented, of: number),
      from: [Point(top.minX, arrivals.presented)],
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
      to: content.spokes(of: presenting, of: number), from: end.points.reversed(),
      turn: turns[number].presenting,
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
