import Pictures

/// A family set as by itself on a wide page, with strips left and right of it in which the lines of
/// each presentation come together: from there on they are a pair, side by side.
///
/// Lengths are those of the family's own layout: y upward, the top row at 0.
struct FixedFamily {
  /// Where a pair of lines, or a single one, leaves or reaches the block.
  struct Port {
    /// Of the pair's middle.
    let level: Double
    /// The x of the upright pieces of each line in the strip, nil for a line that goes straight.
    let presentedTurn, presentingTurn: Double?
    /// Of the distance between the two lines, 0 for one.
    let half: Double
  }

  let layout: FamilyLayout
  let frame: FrameShape?
  /// The frame and the strips.
  let bounds: Rect
  /// For each link that leaves the family or leads to it, requests apart.
  private(set) var hostPorts: [Int: Port] = [:]
  private(set) var guestPorts: [Int: Port] = [:]
  private(set) var requestPorts: [Int: Port] = [:]
  private(set) var requestedPorts: [Int: Port] = [:]
  /// The x at which the pair of a link may come in from above, beside the frame's title.
  private(set) var topPorts: [Int: Double] = [:]

  /// How high over a family its members' lines join the pair that comes from above.
  static let joinAbove = 8.0

  private let exits: [FamiliesContent.FamilyExit]

  init(
    _ group: Int, _ layout: FamilyLayout, _ exits: [FamiliesContent.FamilyExit],
    in content: FamiliesContent, _ measures: FitMeasures
  ) {
    self.layout = layout
    self.exits = exits
    let isFramed = content.groups[group].isFramed
    frame =
      isFramed
      ? FrameShape(
        around: layout.bounds, titles: content.frameTitles(of: group), content.look) : nil
    let rect = frame?.rect ?? layout.bounds
    var bounds = rect
    let strip = Strip(look: content.look, measures)

    var leaving = FixedLines()
    for (number, link) in content.links.enumerated() where link.host == group {
      let presented = Self.levels(.presented, of: number, exits, layout)
      let own = Self.level(.presented, of: number, at: link.presenter, exits, layout)
      let back = Self.level(.presenter, of: number, at: link.presenter, exits, layout)
      leaving.add(number, presented, own ?? 0, back)
      if link.request != nil {
        let levels = Self.levels(.request, of: number, exits, layout)
        leaving.add(-1 - number, levels, levels.first ?? 0, nil)
      }
    }
    let right = strip.ports(leaving, beginningAt: rect.maxX, entersFromFamily: true)
    bounds.maxX = right.edge
    for (number, port) in right.ports {
      if number < 0 { requestPorts[-1 - number] = port } else { hostPorts[number] = port }
    }

    var arriving = FixedLines()
    let top = layout[content.groups[group].top].center.y
    for (number, link) in content.links.enumerated() where link.guest == group {
      let others = link.presenting.map { bundle in
        Self.levels(.presenting, of: number, exits, layout, without: link.presented.hub)
          + (bundle.spokes.contains(link.presented.hub) ? [top - measures.half] : [])
      }
      arriving.addGuest(number, top, others, half: link.presenting == nil ? 0 : measures.half)
      if link.request != nil,
        let level = Self.levels(.requested, of: number, exits, layout).first
      {
        arriving.addGuest(-1 - number, level, nil, half: 0)
      }
    }
    let left = strip.guestPorts(arriving, endingAt: rect.minX)
    bounds.minX = left.edge
    for (number, port) in left.ports {
      if number < 0 { requestedPorts[-1 - number] = port } else { guestPorts[number] = port }
    }
    self.bounds = bounds
    // Of one presenter: the lines of two would lie on each other.
    if let link = content.links.firstIndex(where: { $0.guest == group }) {
      let titles = isFramed ? content.frameTitles(of: group) : []
      topPorts[link] = freeTop(
        of: layout[content.groups[group].top], under: titles, content.look, measures)
    }
  }

  /// Where a pair may reach a box from above: as near to its middle as the title allows, at the left
  /// of it, where the other members' lines join it.
  private func freeTop(
    of box: Rect, under titles: [String], _ look: Look, _ measures: FitMeasures
  ) -> Double? {
    let low = box.minX + measures.half + look.arrows.cornerRadius
    var high = box.center.x
    for title in titles {
      guard let rect = frame?.titleRect(title, look) else { continue }
      high = min(high, rect.minX - measures.half - 8)
    }
    return low <= high ? high : nil
  }

  private static func exitLevels(
    _ role: FamiliesContent.FamilyExit.Role, of link: Int, _ exits: [FamiliesContent.FamilyExit],
    _ layout: FamilyLayout
  ) -> [FamilyLayout.ExitLevel] {
    exits.firstIndex { $0.link == link && $0.role == role }.map { layout.exitLevels[$0] } ?? []
  }

  private static func levels(
    _ role: FamiliesContent.FamilyExit.Role, of link: Int, _ exits: [FamiliesContent.FamilyExit],
    _ layout: FamilyLayout, without member: BoxIndex? = nil
  ) -> [Double] {
    exitLevels(role, of: link, exits, layout)
      .filter { level in !level.ends.contains { $0.member == member } }.map(\.level)
  }

  private static func level(
    _ role: FamiliesContent.FamilyExit.Role, of link: Int, at member: BoxIndex,
    _ exits: [FamiliesContent.FamilyExit], _ layout: FamilyLayout
  ) -> Double? {
    exitLevels(role, of: link, exits, layout)
      .first { $0.ends.contains { $0.member == member } }?.level
  }

  /// The ends of a bundle's lines, from where each leaves the family to the member's box.
  func ends(
    _ role: FamiliesContent.FamilyExit.Role, of link: Int
  ) -> [BoxIndex: (level: Double, points: [Point])] {
    var ends: [BoxIndex: (level: Double, points: [Point])] = [:]
    for level in Self.exitLevels(role, of: link, exits, layout) {
      for end in level.ends { ends[end.member] = (level.level, end.points) }
    }
    return ends
  }
}

/// The lines of a strip, before they have their places.
struct FixedLines {
  fileprivate var links: [(number: Int, presented: [Double], own: Double, back: Double?)] = []
  fileprivate var guests: [(number: Int, top: Double, others: [Double]?, half: Double)] = []

  fileprivate mutating func add(
    _ number: Int, _ presented: [Double], _ own: Double, _ back: Double?
  ) {
    links.append((number, presented, own, back))
  }

  fileprivate mutating func addGuest(
    _ number: Int, _ top: Double, _ others: [Double]?, half: Double
  ) {
    guests.append((number, top, others, half))
  }
}

/// Where the lines of a strip turn.
private struct Strip {
  let look: Look
  let measures: FitMeasures

  typealias Ports = (ports: [(Int, FixedFamily.Port)], edge: Double)

  init(look: Look, _ measures: FitMeasures) { (self.look, self.measures) = (look, measures) }

  /// Those of the lines that leave a family to the right.
  func ports(_ lines: FixedLines, beginningAt left: Double, entersFromFamily: Bool) -> Ports {
    // From the top, each pair apart from the one above.
    let sorted = lines.links.enumerated().sorted {
      (-$0.element.own, $0.offset) < (-$1.element.own, $1.offset)
    }.map(\.element)
    var nets: [Channel.Net] = []
    var pairs: [(middle: Double, half: Double)] = []
    var ceiling = Double.infinity
    for line in sorted {
      // Two that leave the family closer to each other stay so.
      var half = line.back == nil ? 0 : measures.half
      if let back = line.back, back < line.own { half = min(half, (line.own - back) / 2) }
      let middle = min(line.own, ceiling) - half
      ceiling = middle - half - measures.track
      pairs.append((middle, half))
      nets.append(Channel.Net(entries: line.presented, exits: [middle + half]))
      nets.append(
        line.back.map { Channel.Net(entries: [$0], exits: [middle - half]) }
          ?? Channel.Net(entries: [], exits: []))
    }
    let channel = Channel(nets, gap: look.spacing.tracks)
    func turn(_ net: Int) -> Double? {
      channel.tracks[net].map { left + 14 + Double($0) * look.spacing.tracks }
    }
    let ports = sorted.indices.map { place in
      (
        sorted[place].number,
        FixedFamily.Port(
          level: pairs[place].middle, presentedTurn: turn(2 * place),
          presentingTurn: turn(2 * place + 1), half: pairs[place].half)
      )
    }
    let width = channel.count == 0 ? 0 : 14 + Double(channel.count) * look.spacing.tracks
    return (ports, left + width)
  }

  /// Those of the lines that reach a family from the left.
  func guestPorts(_ lines: FixedLines, endingAt right: Double) -> Ports {
    let nets = lines.guests.map { guest in
      Channel.Net(
        entries: guest.others == nil ? [] : [guest.top - guest.half], exits: guest.others ?? [])
    }
    let channel = Channel(nets, gap: look.spacing.tracks)
    let tracks = Double(channel.count) * look.spacing.tracks
    let width = channel.count == 0 ? 0 : 14 + tracks
    let ports = lines.guests.indices.map { place in
      let guest = lines.guests[place]
      return (
        guest.number,
        FixedFamily.Port(
          level: guest.top, presentedTurn: nil,
          presentingTurn: channel.tracks[place].map {
            right - width + Double($0 + 1) * look.spacing.tracks
          }, half: guest.half)
      )
    }
    return (ports, right - width)
  }
}
