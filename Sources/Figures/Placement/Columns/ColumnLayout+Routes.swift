import VCPictures

/// The arrows in the gutters between columns.
extension ColumnLayout {
  /// The levels at which the presenter's own lines leave its group, in the figure's coordinates.
  func levels(of link: Int) -> (presented: Double, presenter: Double) {
    let (host, presenter) = (content.links[link].host, content.links[link].presenter)
    func level(_ role: FamilyLayout.Exit.Role) -> Double? {
      exitLevels(of: link, role, in: host)
        .first { $0.ends.contains { $0.member == presenter } }?.level
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

  /// The levels at which a net's lines leave a group, in the figure's coordinates.
  private func exitLevels(
    of link: Int, _ role: FamilyLayout.Exit.Role, in group: Int
  ) -> [FamilyLayout.ExitLevel] {
    let presenter = content.links[link].presenter
    return layouts[group].exitLevels(role, of: link).map { exit in
      let isPresenters = exit.ends.contains { $0.member == presenter }
      let origin = origins[group] + Point(0, isPresenters ? shifts[link] : 0)
      return FamilyLayout.ExitLevel(
        level: exit.level + origin.y,
        ends: exit.ends.map { ($0.member, $0.points.map { $0 + origin }) })
    }
  }

  /// The heights at which a net's lines leave a group, except that of one member.
  private func entries(
    of link: Int, _ role: FamilyLayout.Exit.Role, in group: Int, except member: BoxIndex? = nil
  ) -> [Double] {
    exitLevels(of: link, role, in: group).lazy
      .filter { !$0.ends.contains { $0.member == member } }.map(\.level)
  }

  /// Lets a pair that would bend leave its box at a level that both boxes reach, if no other does.
  mutating func straighten(_ number: Int) {
    let link = content.links[number]
    let (levels, offset) = (levels(of: number), offset(of: number))
    let ends = [(link.host, link.presenter), (link.guest, content.groups[link.guest].top)].map {
      let box = layouts[$0][$1].moved(by: origins[$0])
      return box.grown(-box.cornerReach / 2 - offset)
    }
    let (low, high) = (max(ends[0].minY, ends[1].minY), min(ends[0].maxY, ends[1].maxY))
    guard low < high, content.links.count(where: { $0.presenter == link.presenter }) == 1,
      exitLevels(of: number, .presented, in: link.host).first?.ends.first?.points.count == 1
    else { return }
    let middle = (levels.presented + levels.presenter) / 2
    shifts[number] = middle.clamped(to: low...high) - middle
  }

  /// The levels at which a link's lines meet the presented top, as points without an x.
  private func arrivals(of link: Int) -> LinkTurns {
    let group = content.links[link].guest
    let top = layouts[group][content.groups[group].top]
    var y = top.center.y + origins[group].y
    let offset = offset(of: link)
    // A line that would bend a little runs straight, and ends beside the middle.
    let (presented, presenter) = levels(of: link)
    let straight = content.links[link].presenting == nil ? presented : (presented + presenter) / 2
    if abs(straight - y) < top.height / 2 - top.cornerReach / 2 - offset { y = straight }
    let requested = layouts[group].exitLevels(.requested, of: link).first
    return LinkTurns(
      presented: Point(0, y + offset), presenting: Point(0, y - offset),
      request: Point(0, requested.map { $0.level + origins[group].y } ?? y))
  }

  /// Gives each net a vertical track in the gutter, followed by the labels. Returns the gutter's
  /// right edge.
  mutating func placeTurns(of links: [Int], from left: Double) -> Double {
    let spacing = content.look.spacing
    var nets: [Channel.Net] = []
    // The links whose guests' lines join beyond the labels, beside the guests, so that they don't meet
    // those of the hosts.
    var joined: Set<Int> = []
    for number in links {
      let (link, ends) = (content.links[number], arrivals(of: number))
      turns[number] = ends
      var others = entries(of: number, .presenting, in: link.guest, except: link.presented.hub)
      if !others.isEmpty, abs(levels(of: number).presenter - ends.presenting.y) < 0.5 {
        joined.insert(number)
        others = []
      }
      nets += [
        Channel.Net(
          entries: entries(of: number, .presented, in: link.host), exits: [ends.presented.y]),
        Channel.Net(
          entries: entries(of: number, .presenter, in: link.host),
          exits: link.presenting == nil ? [] : [ends.presenting.y] + others),
        Channel.Net(
          entries: entries(of: number, .request, in: link.host),
          exits: link.request == nil ? [] : [ends.request.y]),
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
      turns[link].presented.x = x(3 * place)
      turns[link].presenting.x = joined.contains(link) ? end : x(3 * place + 1)
      turns[link].request.x = x(3 * place + 2)
      placeLabels(of: link, middle: labels + room / 2 + 2)
    }
    return joined.isEmpty ? end : end + measures.margin
  }

  /// Places a link's labels: one above the upper line, the others below the lower lines.
  private mutating func placeLabels(of link: Int, middle: Double) {
    func label(_ bundle: Diagram.Bundle?, _ level: Double, _ side: Double) -> Rect? {
      guard let bundle, content.hasLabel(bundle) else { return nil }
      let size = content.labelSize(of: bundle)
      return Rect(
        center: Point(middle, level + side * (size.height / 2 + 1.5)), size: size)
    }
    let bundles = content.links[link]
    routes[link].presented.label = label(bundles.presented, turns[link].presented.y, 1)
    routes[link].presenting.label = label(bundles.presenting, turns[link].presenting.y, -1)
    routes[link].request.label = label(bundles.request, turns[link].request.y, -1)
  }

  /// Routes all bundles of a link from their hubs, after both groups have been placed.
  mutating func route(_ number: Int) {
    let (link, turns) = (content.links[number], turns[number])
    let top = layouts[link.guest][content.groups[link.guest].top].moved(by: origins[link.guest])
    let left = turns.presented.x < top.maxX ? top.minX : top.maxX
    routes[number].presented.routes = ways(
      to: content.spokes(of: link.presented, of: number),
      from: [Point(left, turns.presented.y)], turn: turns.presented.x,
      levels: exitLevels(of: number, .presented, in: link.host))
    if let request = link.request,
      let end = exitLevels(of: number, .requested, in: link.guest).first?.ends.first
    {
      routes[number].request.routes = ways(
        to: request.spokes, from: end.points.reversed(), turn: turns.request.x,
        levels: exitLevels(of: number, .request, in: link.host))
    }
    guard let presenting = link.presenting,
      let end = exitLevels(of: number, .presenter, in: link.host).first?.ends.first
    else { return }
    var levels = exitLevels(of: number, .presenting, in: link.guest)
    for (index, level) in levels.enumerated()
    where level.ends.contains(where: { $0.member == link.presented.hub }) {
      // The top's own line arrives beside its presented one, however far apart those are.
      levels[index] = FamilyLayout.ExitLevel(
        level: turns.presenting.y,
        ends: [(link.presented.hub, [Point(left, turns.presenting.y)])])
    }
    routes[number].presenting.routes = ways(
      to: content.spokes(of: presenting, of: number), from: end.points.reversed(),
      turn: turns.presenting.x, levels: levels)
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
