/// Groups in columns by depth of presentation, and the arrows in the gutters between them.
struct Composition {
  /// One bundle's ways, from the hub to each spoke, and where its label is.
  struct BundleRoutes {
    var routes: [Route] = []
    var label: Rect?
  }

  struct LinkRoutes {
    var presented = BundleRoutes()
    var presenting = BundleRoutes()
    var request = BundleRoutes()
  }

  /// What to add to a group's own coordinates.
  private(set) var origins: [Point]
  private(set) var frames: [Rect]
  private(set) var routes: [LinkRoutes]

  private let figure: Figure
  private let layouts: [FamilyLayout]
  private let exits: [[Figure.FamilyExit]]
  /// The x of each link's vertical pieces.
  private var turns: [LinkTurns]

  private struct LinkTurns {
    var presented = 0.0
    var presenting = 0.0
    var request = 0.0
  }

  init(of figure: Figure, _ layouts: [FamilyLayout]) {
    self.figure = figure
    self.layouts = layouts
    exits = figure.exits
    origins = Array(repeating: Point(0, 0), count: layouts.count)
    frames = layouts.map(\.bounds)
    routes = figure.links.map { _ in LinkRoutes() }
    turns = figure.links.map { _ in LinkTurns() }
    var members: [[Int]] = []
    for (group, depth) in figure.depths.enumerated() {
      while members.count <= depth { members.append([]) }
      members[depth].append(group)
    }
    var arriving = [[Int]](repeating: [], count: members.count)
    let depths = figure.depths
    for (number, link) in figure.links.enumerated() { arriving[depths[link.guest]].append(number) }
    var right = 0.0
    for (column, groups) in members.enumerated() {
      right = placeColumn(groups, arriving[column], left: right)
    }
    alignTops(of: members)
  }

  /// Raises frames whose tops are nearly those of others: boxes of unequal heights in one row would
  /// otherwise show as frames that miss each other by a few points.
  private mutating func alignTops(of columns: [[Int]]) {
    let near = 16.0
    let framed = frames.indices.filter { figure.groups[$0].isFramed }
    for group in framed.sorted(by: { frames[$0].maxY < frames[$1].maxY }) {
      let tops = framed.map { frames[$0].maxY }
      guard
        let top = tops.filter({ $0 > frames[group].maxY && $0 < frames[group].maxY + near }).max(),
        let column = columns.first(where: { $0.contains(group) })
      else { continue }
      let ceiling =
        column.filter { frames[$0].minY > frames[group].minY }.map { frames[$0].minY }
        .min() ?? .infinity
      if top <= ceiling - figure.template.frame.apart / 2 { frames[group].maxY = top }
    }
  }

  /// Places the groups of one column, and the links that lead to them. Returns its right edge.
  private mutating func placeColumn(_ groups: [Int], _ links: [Int], left: Double) -> Double {
    stack(groups, links)
    let left = links.isEmpty ? left : placeTurns(of: links, from: left)
    var right = left
    for group in groups {
      let padding = figure.groups[group].isFramed ? figure.template.frame.paddingX : 0
      origins[group].x = left + padding - layouts[group].bounds.minX
      frames[group] = frame(of: group)
      right = max(right, frames[group].maxX)
    }
    for link in links { route(link) }
    return right
  }

  /// A group's frame at its origin: its content and the margins, wide enough for the title.
  private func frame(of group: Int) -> Rect {
    let bounds = layouts[group].bounds.moved(by: origins[group])
    guard figure.groups[group].isFramed else { return bounds }
    let style = figure.template.frame
    let width = max(bounds.width + 2 * style.paddingX, figure.frameTitleWidth(of: group) + 20)
    return Rect(
      minX: bounds.minX - style.paddingX, minY: bounds.minY - style.paddingBottom,
      maxX: bounds.minX - style.paddingX + width, maxY: bounds.maxY + figure.template.frameTop)
  }

  /// Sets y: each group's top on its presenter's row where the one above leaves room.
  private mutating func stack(_ groups: [Int], _ links: [Int]) {
    var linkTo: [Int: Int] = [:]
    for link in links where linkTo[figure.links[link].guest] == nil {
      linkTo[figure.links[link].guest] = link
    }
    var wanted: [(group: Int, y: Double)] = groups.map { group in
      guard let link = linkTo[group] else { return (group, 0) }
      let top = layouts[group].boxes[figure.groups[group].top]?.center.y ?? 0
      return (group, levels(of: link).presented - offset(of: link) - top)
    }
    wanted.sort { ($0.y, -Double($0.group)) > ($1.y, -Double($1.group)) }
    var ceiling = Double.infinity
    for (group, y) in wanted {
      origins[group].y = y
      let excess = frame(of: group).maxY - ceiling
      if excess > 0 { origins[group].y -= excess }
      ceiling = frame(of: group).minY - figure.template.frame.apart
    }
  }

  /// Where the presenter's own two lines leave its group, in the figure's coordinates.
  private func levels(of link: Int) -> (presented: Double, presenter: Double) {
    let presenter = figure.links[link].presenter
    func level(_ role: Figure.FamilyExit.Role) -> Double? {
      pins(of: link, role).first { $0.ends.contains { $0.member == presenter } }?.level
    }
    let presented = level(.presented) ?? 0
    return (presented, level(.presenter) ?? presented)
  }

  /// Half of the distance between the two lines of a pair where they meet the presented top: that
  /// at which they left, so that both can be straight. 0 for a link with one line.
  private func offset(of link: Int) -> Double {
    guard figure.links[link].presenting != nil else { return 0 }
    let usual = figure.template.arrows.pairOffset
    let (presented, presenter) = levels(of: link)
    guard presented > presenter else { return usual }
    return min(max((presented - presenter) / 2, usual / 2), usual * 1.5)
  }

  /// A net's pins in the figure's coordinates.
  private func pins(of link: Int, _ role: Figure.FamilyExit.Role) -> [FamilyLayout.Pin] {
    let isGuests = role == .presenting || role == .requested
    let group = isGuests ? figure.links[link].guest : figure.links[link].host
    let number = exits[group].firstIndex { $0.link == link && $0.role == role }
    guard let number else { return [] }
    let origin = origins[group]
    return layouts[group].pins[number].map { pin in
      FamilyLayout.Pin(
        level: pin.level + origin.y,
        ends: pin.ends.map { ($0.member, $0.points.map { $0 + origin }) })
    }
  }

  /// The heights at which a link's lines meet the presented top.
  private func arrivals(of link: Int) -> (presented: Double, presenting: Double, request: Double) {
    let group = figure.links[link].guest
    let box = layouts[group].boxes[figure.groups[group].top]
    let y = (box?.center.y ?? 0) + origins[group].y
    let offset = offset(of: link)
    return (y + offset, y - offset, pins(of: link, .requested).first?.level ?? y)
  }

  /// Gives each net its vertical track in the gutter; labels come after the tracks. Returns the
  /// gutter's right edge.
  private mutating func placeTurns(of links: [Int], from left: Double) -> Double {
    let spacing = figure.template.spacing
    var nets: [Channel.Net] = []
    for link in links {
      let arrivals = self.arrivals(of: link)
      let top = figure.links[link].presented.hub
      let others = pins(of: link, .presenting)
        .filter { !$0.ends.contains { $0.member == top } }.map(\.level)
      nets += [
        Channel.Net(
          entries: pins(of: link, .presented).map(\.level), exits: [arrivals.presented]),
        Channel.Net(
          entries: pins(of: link, .presenter).map(\.level),
          exits: figure.links[link].presenting == nil ? [] : [arrivals.presenting] + others),
        Channel.Net(
          entries: pins(of: link, .request).map(\.level),
          exits: figure.links[link].request == nil ? [] : [arrivals.request]),
      ]
    }
    let channel = Channel(nets, gap: spacing.tracks)
    let first = left + 14
    let labels =
      channel.count == 0 ? left : first + Double(channel.count - 1) * spacing.tracks + 6
    func x(_ net: Int) -> Double {
      channel.tracks[net].map { first + Double($0) * spacing.tracks } ?? labels
    }
    for (place, link) in links.enumerated() {
      turns[link] = LinkTurns(
        presented: x(3 * place), presenting: x(3 * place + 1), request: x(3 * place + 2))
    }
    let width =
      links.flatMap { figure.links[$0].bundles }.filter { !$0.names.isEmpty }
      .map { figure.labelSize(of: $0).width }.max() ?? 0
    let room = max(width + 12, 40)
    for link in links { placeLabels(of: link, middle: labels + room / 2 + 2) }
    return labels + room + 4
  }

  /// Above the upper line, below the lower ones.
  private mutating func placeLabels(of link: Int, middle: Double) {
    let arrivals = arrivals(of: link)
    func label(_ bundle: Bundle?, _ level: Double, _ side: Double) -> Rect? {
      guard let bundle, !bundle.names.isEmpty else { return nil }
      let size = figure.labelSize(of: bundle)
      return Rect(
        center: Point(middle, level + side * (size.height / 2 + 1.5)), size: size)
    }
    let bundles = figure.links[link]
    routes[link].presented.label = label(bundles.presented, arrivals.presented, 1)
    routes[link].presenting.label = label(bundles.presenting, arrivals.presenting, -1)
    routes[link].request.label = label(bundles.request, arrivals.request, -1)
  }

  /// All ways of a link, from their hubs, now that both groups have their places.
  private mutating func route(_ link: Int) {
    let content = figure.links[link]
    guard
      let top = layouts[content.guest].boxes[figure.groups[content.guest].top]?
        .moved(by: origins[content.guest])
    else { return }
    let arrivals = arrivals(of: link)
    routes[link].presented.routes = ways(
      to: content.presented.spokes, from: [Point(top.minX, arrivals.presented)],
      turn: turns[link].presented, pins: pins(of: link, .presented))
    if let request = content.request, let end = pins(of: link, .requested).first?.ends.first {
      routes[link].request.routes = ways(
        to: request.spokes, from: end.points.reversed(), turn: turns[link].request,
        pins: pins(of: link, .request))
    }
    guard let presenting = content.presenting,
      let end = pins(of: link, .presenter).first?.ends.first
    else { return }
    var guestPins = pins(of: link, .presenting)
    for (index, pin) in guestPins.enumerated()
    where pin.ends.contains(where: { $0.member == content.presented.hub }) {
      // The top's own line arrives beside its presented one, however far apart those are.
      guestPins[index] = FamilyLayout.Pin(
        level: arrivals.presenting,
        ends: [(content.presented.hub, [Point(top.minX, arrivals.presenting)])])
    }
    routes[link].presenting.routes = ways(
      to: presenting.spokes, from: end.points.reversed(), turn: turns[link].presenting,
      pins: guestPins)
  }

  /// From a hub along the turn to each spoke's pin.
  private func ways(
    to spokes: [Figure.Node], from start: [Point], turn: Double, pins: [FamilyLayout.Pin]
  ) -> [Route] {
    var ends: [Figure.Node: (level: Double, points: [Point])] = [:]
    for pin in pins { for end in pin.ends { ends[end.member] = (pin.level, end.points) } }
    let level = start[start.count - 1].y
    return spokes.compactMap { spoke in
      guard let end = ends[spoke] else { return nil }
      return Route(
        through: start + [Point(turn, level), Point(turn, end.level)] + end.points)
    }
  }
}
