import Pictures

/// A family set as by itself on a wide page, with strips left and right of it in which the lines of
/// each presentation come together: from there on they are a pair, side by side.
///
/// Lengths are those of the family's own layout: y upward, the top row at 0.
struct FixedFamily {
  typealias Role = Diagram.FamilyExit.Role

  /// Which line leaves or reaches the block; a pair goes by its line to the presented family.
  struct PortID: Hashable {
    let link: Int
    let role: Role

    init(_ role: Role, of link: Int) { (self.link, self.role) = (link, role) }
  }

  /// Where a pair of lines, or a single one, leaves or reaches the block.
  struct Port {
    /// The y of the pair's middle.
    let level: Double
    /// The x of the upright pieces of each line in the strip, nil for a line that goes straight.
    var presentedTurn, presentingTurn: Double?
    /// Half the pair's distance; 0 for a single line.
    let half: Double
  }

  let layout: FamilyLayout
  let frame: FrameShape?
  /// The frame and the strips.
  private(set) var bounds: Rect
  /// On the right those of presented families and requests, on the left those of presenters.
  private(set) var ports: [PortID: Port] = [:]
  /// The x at which the pair of a link may come in from above, beside the frame's title.
  private(set) var topPorts: [Int: Double] = [:]

  /// How high over a family its members' lines join the pair that comes from above.
  static let joinAbove = 8.0

  private let exits: [Diagram.FamilyExit]
  private let look: Look
  private let measures: ArrangementMeasures

  init(
    _ group: Int, _ layout: FamilyLayout, _ exits: [Diagram.FamilyExit],
    in content: Diagram, _ measures: ArrangementMeasures
  ) {
    self.layout = layout
    self.exits = exits
    look = content.look
    self.measures = measures
    let titles = content.groups[group].isFramed ? content.frameTitles(of: group) : nil
    frame = titles.map { FrameShape(around: layout.bounds, titles: $0, content.look) }
    bounds = frame?.rect ?? layout.bounds
    let top = layout[content.groups[group].top]
    let links = content.links.enumerated()
    addLeaving(links.filter { $0.element.host == group }.map { ($0.offset, $0.element) })
    let arriving = links.filter { $0.element.guest == group }.map { ($0.offset, $0.element) }
    addArriving(arriving, at: top.center.y)
    // Of one presenter: the lines of two would lie on each other.
    if let first = arriving.first { topPorts[first.0] = freeTop(of: top, under: titles ?? []) }
  }

  /// Where a pair may reach a box from above: as near to its middle as the title allows, at the left
  /// of it, where the other members' lines join it.
  private func freeTop(of box: Rect, under titles: [String]) -> Double? {
    let low = box.minX + measures.half + look.arrows.cornerRadius
    var high = box.center.x
    for title in titles {
      guard let rect = frame?.titleRect(title, look) else { continue }
      high = min(high, rect.minX - measures.half - 8)
    }
    return low <= high ? high : nil
  }

  // MARK: Exits

  private func exitLevels(_ role: Role, of link: Int) -> [FamilyLayout.ExitLevel] {
    layout.exitLevels(role, of: link, among: exits)
  }

  private func level(_ role: Role, of link: Int, at member: BoxIndex) -> Double? {
    exitLevels(role, of: link).ends[member]?.level
  }

  /// The ends of a bundle's lines, from where each leaves the family to the member's box.
  func ends(_ role: Role, of link: Int) -> [BoxIndex: (level: Double, points: [Point])] {
    exitLevels(role, of: link).ends
  }

  // MARK: Strips

  /// Lines of a link in a strip: the levels at which they leave the family, and the pair's own.
  private typealias Leaving = (id: PortID, presented: [Double], own: Double, back: Double?)

  /// Adds the strip of the lines that leave the family to the right.
  private mutating func addLeaving(_ links: [(Int, Diagram.Link)]) {
    let lines = links.flatMap { number, link -> [Leaving] in
      let levels = exitLevels(.presented, of: number).map(\.level)
      let own = level(.presented, of: number, at: link.presenter) ?? 0
      let back = level(.presenter, of: number, at: link.presenter)
      let pair: Leaving = (PortID(.presented, of: number), levels, own, back)
      if link.request == nil { return [pair] }
      let request = exitLevels(.request, of: number).map(\.level)
      return [pair, (PortID(.request, of: number), request, request.first ?? 0, nil)]
    }
    // From the top, each pair apart from the one above.
    let sorted = lines.enumerated().sorted {
      (-$0.element.own, $0.offset) < (-$1.element.own, $1.offset)
    }.map(\.element)
    var nets: [Channel.Net] = []
    var ceiling = Double.infinity
    for line in sorted {
      // Two that leave the family closer to each other stay so.
      var half = line.back == nil ? 0 : measures.half
      if let back = line.back, back < line.own { half = min(half, (line.own - back) / 2) }
      let middle = min(line.own, ceiling) - half
      ceiling = middle - half - measures.track
      ports[line.id] = Port(level: middle, half: half)
      nets.append(Channel.Net(entries: line.presented, exits: [middle + half]))
      nets.append(
        line.back.map { Channel.Net(entries: [$0], exits: [middle - half]) }
          ?? Channel.Net(entries: [], exits: []))
    }
    let channel = Channel(nets, gap: look.spacing.tracks)
    let (first, step) = (bounds.maxX + 14, look.spacing.tracks)
    let turns = channel.tracks.map { track in track.map { first + Double($0) * step } }
    for (place, line) in sorted.enumerated() {
      ports[line.id]?.presentedTurn = turns[2 * place]
      ports[line.id]?.presentingTurn = turns[2 * place + 1]
    }
    bounds.maxX += width(of: channel)
  }

  /// Adds the strip of the lines that reach the family from the left, the top's at a level.
  private mutating func addArriving(_ links: [(Int, Diagram.Link)], at top: Double) {
    var nets: [(id: PortID, net: Channel.Net)] = []
    for (number, link) in links {
      let (id, hub) = (PortID(.presenting, of: number), link.presented.hub)
      if let bundle = link.presenting {
        let own = top - measures.half
        let others = exitLevels(.presenting, of: number)
          .filter { level in !level.ends.contains { $0.member == hub } }.map(\.level)
        ports[id] = Port(level: top, half: measures.half)
        let exits = others + (bundle.spokes.contains(hub) ? [own] : [])
        nets.append((id, Channel.Net(entries: [own], exits: exits)))
      } else {
        ports[id] = Port(level: top, half: 0)
      }
      if link.request != nil, let level = exitLevels(.requested, of: number).first?.level {
        ports[PortID(.requested, of: number)] = Port(level: level, half: 0)
      }
    }
    let channel = Channel(nets.map(\.net), gap: look.spacing.tracks)
    let (left, step) = (bounds.minX - width(of: channel), look.spacing.tracks)
    for (net, track) in zip(nets, channel.tracks) {
      ports[net.id]?.presentingTurn = track.map { left + Double($0 + 1) * step }
    }
    bounds.minX = left
  }

  private func width(of channel: Channel) -> Double {
    channel.count == 0 ? 0 : 14 + Double(channel.count) * look.spacing.tracks
  }
}
