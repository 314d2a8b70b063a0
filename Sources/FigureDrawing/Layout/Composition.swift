import ViewControllers

/// Families in columns by depth of presentation, and the arrows in the gutters between them.
struct Composition {
  struct PairRoutes {
    var presented: [Route] = []
    var presenting: [Route] = []
    var presentedLabel: Rect?
    var presentingLabel: Rect?
  }

  /// What to add to a family's own coordinates.
  private(set) var origins: [Point]
  private(set) var frames: [Rect]
  /// In order of presentation.
  private(set) var routes: [PairRoutes]

  private let figure: Figure
  private let layouts: [FamilyLayout]
  private let exits: [[Figure.FamilyExit]]
  /// The family that presents, and the one presented, of each presentation.
  private let ends: [(host: Int, guest: Int)]

  init(of figure: Figure, _ layouts: [FamilyLayout]) {
    self.figure = figure
    self.layouts = layouts
    exits = figure.exits
    let hierarchy = figure.hierarchy
    ends = hierarchy.presentations.map { presentation in
      (
        (hierarchy.family(of: presentation.presenter)?.number ?? 1) - 1,
        (hierarchy.family(of: presentation.presented)?.number ?? 1) - 1
      )
    }
    origins = Array(repeating: Point(0, 0), count: layouts.count)
    frames = layouts.map(\.bounds)
    routes = ends.map { _ in PairRoutes() }
    var depth = [Int](repeating: 0, count: layouts.count)
    for (host, guest) in ends { depth[guest] = depth[host] + 1 }
    var right = 0.0
    for column in 0...(depth.max() ?? 0) {
      let members = layouts.indices.filter { depth[$0] == column }
      right = placeColumn(members, left: right, isFirst: column == 0)
    }
  }

  /// Places the families of one column, and the arrows that lead to them. Returns its right edge.
  private mutating func placeColumn(_ members: [Int], left: Double, isFirst: Bool) -> Double {
    let pairs = ends.indices.filter { members.contains(ends[$0].guest) }
    stack(members)
    var left = left
    if !isFirst { left = placeArrows(of: pairs, from: left) }
    var right = left
    for family in members {
      let style = figure.template.frame
      origins[family].x = left + style.paddingX - layouts[family].bounds.minX
      frames[family] = frame(of: family)
      right = max(right, frames[family].maxX)
    }
    for pair in pairs { finishRoutes(of: pair) }
    return right
  }

  /// A family's frame at its origin: its content and the margins, wide enough for the title.
  private func frame(of family: Int) -> Rect {
    let style = figure.template.frame
    let type = figure.template.fonts.frame
    let title = figure.frameTitle(of: figure.families[family])
    let titleWidth = TextMetrics.width(of: title, font: type.face, size: type.size) + 20
    let bounds = layouts[family].bounds.moved(by: origins[family])
    let width = max(bounds.width + 2 * style.paddingX, titleWidth)
    return Rect(
      minX: bounds.minX - style.paddingX, minY: bounds.minY - style.paddingBottom,
      maxX: bounds.minX - style.paddingX + width, maxY: bounds.maxY + style.paddingTop)
  }

  /// Sets y: each family's top on its presenter's row where the one above leaves room.
  private mutating func stack(_ members: [Int]) {
    var wanted: [(family: Int, y: Double)] = members.map { family in
      guard let pair = ends.firstIndex(where: { $0.guest == family }) else { return (family, 0) }
      let (levels, offset) = (self.levels(of: pair), self.offset(of: pair))
      let top = layouts[family].boxes[figure.hierarchy.families[family].top]?.center.y ?? 0
      return (family, levels.presented - offset - top)
    }
    wanted.sort { ($0.y, -Double($0.family)) > ($1.y, -Double($1.family)) }
    var ceiling = Double.infinity
    for (family, y) in wanted {
      origins[family].y = y
      let excess = frame(of: family).maxY - ceiling
      if excess > 0 { origins[family].y -= excess }
      ceiling = frame(of: family).minY - figure.template.frame.apart
    }
  }

  /// Where the presenter's own two lines leave its family, in the figure's coordinates.
  private func levels(of pair: Int) -> (presented: Double, presenter: Double) {
    let presenter = figure.hierarchy.presentations[pair].presenter
    func level(_ role: Figure.FamilyExit.Role) -> Double? {
      pins(of: pair, role).first { $0.ends.contains { $0.member == presenter } }?.level
    }
    let presented = level(.presented) ?? 0
    return (presented, level(.presenter) ?? presented)
  }

  /// Half of the distance between the two lines of a pair where they meet the presented top: that
  /// at which they left, so that both can be straight.
  private func offset(of pair: Int) -> Double {
    let usual = figure.template.arrows.pairOffset
    let (presented, presenter) = levels(of: pair)
    guard figure.presentations[pair].presenting != nil, presented > presenter else { return usual }
    return min(max((presented - presenter) / 2, usual / 2), usual * 1.5)
  }

  /// A net's pins in the figure's coordinates.
  private func pins(of pair: Int, _ role: Figure.FamilyExit.Role) -> [FamilyLayout.Pin] {
    let family = role == .presenting ? ends[pair].guest : ends[pair].host
    let number = exits[family].firstIndex { $0.presentation == pair && $0.role == role }
    guard let number else { return [] }
    let origin = origins[family]
    return layouts[family].pins[number].map { pin in
      FamilyLayout.Pin(
        level: pin.level + origin.y,
        ends: pin.ends.map { ($0.member, $0.points.map { $0 + origin }) })
    }
  }

  /// The heights at which a pair's two lines meet the presented top.
  private func arrivals(of pair: Int) -> (presented: Double, presenting: Double) {
    let top = figure.hierarchy.presentations[pair].presented
    let y = (layouts[ends[pair].guest].boxes[top]?.center.y ?? 0) + origins[ends[pair].guest].y
    return (y + offset(of: pair), y - offset(of: pair))
  }

  /// Gives each net its vertical track in the gutter; labels come after the tracks. Returns the
  /// gutter's right edge.
  private mutating func placeArrows(of pairs: [Int], from left: Double) -> Double {
    let spacing = figure.template.spacing
    var nets: [Channel.Net] = []
    for pair in pairs {
      let (arrivals, top) = (self.arrivals(of: pair), figure.hierarchy.presentations[pair].presented)
      nets.append(
        Channel.Net(
          entries: pins(of: pair, .presented).map(\.level), exits: [arrivals.presented],
          leaves: nil))
      let others = pins(of: pair, .presenting)
        .filter { !$0.ends.contains { $0.member == top } }.map(\.level)
      nets.append(
        Channel.Net(
          entries: pins(of: pair, .presenter).map(\.level),
          exits: [arrivals.presenting] + others, leaves: nil))
    }
    let channel = Channel(nets, gap: spacing.tracks)
    let firstTrack = left + 14
    let labelsLeft = channel.count == 0
      ? left : firstTrack + Double(channel.count - 1) * spacing.tracks + 6
    var width = 0.0
    for pair in pairs {
      for bundle in [figure.presentations[pair].presented, figure.presentations[pair].presenting] {
        if let bundle, !bundle.names.isEmpty { width = max(width, figure.labelSize(of: bundle).width) }
      }
    }
    width = max(width + 12, 40)
    let middle = labelsLeft + width / 2 + 2
    for (place, pair) in pairs.enumerated() {
      func x(_ net: Int) -> Double {
        channel.tracks[net].map { firstTrack + Double($0) * spacing.tracks } ?? labelsLeft
      }
      placeRoutes(of: pair, tracks: (x(2 * place), x(2 * place + 1)), labelMiddle: middle)
    }
    return labelsLeft + width + 4
  }

  /// The ways of a pair up to the presented family, whose x is not known yet: points at infinity
  /// stand for its boxes' edges until `finishRoutes`.
  private mutating func placeRoutes(
    of pair: Int, tracks: (presented: Double, presenting: Double), labelMiddle: Double
  ) {
    let arrivals = arrivals(of: pair)
    func label(_ bundle: Bundle?, _ level: Double, above: Bool) -> Rect? {
      guard let bundle, !bundle.names.isEmpty else { return nil }
      let size = figure.labelSize(of: bundle)
      let distance = size.height / 2 + 1.5
      return Rect(
        center: Point(labelMiddle, level + (above ? distance : -distance)), size: size)
    }
    let bundles = figure.presentations[pair]
    routes[pair].presentedLabel = label(bundles.presented, arrivals.presented, above: true)
    routes[pair].presentingLabel = label(bundles.presenting, arrivals.presenting, above: false)
    turns[pair] = tracks
  }

  /// The x of each pair's vertical pieces.
  private var turns: [Int: (presented: Double, presenting: Double)] = [:]

  /// Both bundles' ways, from their hubs, now that both families have their places.
  private mutating func finishRoutes(of pair: Int) {
    let presentation = figure.hierarchy.presentations[pair]
    guard let turn = turns[pair],
      let top = layouts[ends[pair].guest].boxes[presentation.presented]?
        .moved(by: origins[ends[pair].guest])
    else { return }
    let arrivals = arrivals(of: pair)
    let bundles = figure.presentations[pair]
    let head = Point(top.minX, arrivals.presented)
    routes[pair].presented = ways(
      to: bundles.presented.spokes, from: [head], turn: turn.presented,
      pins: pins(of: pair, .presented))
    guard let presenting = bundles.presenting else { return }
    guard let exit = pins(of: pair, .presenter).first, let end = exit.ends.first else { return }
    let start = Array(end.points.reversed())
    var guestPins = pins(of: pair, .presenting)
    for (index, pin) in guestPins.enumerated()
    where pin.ends.contains(where: { $0.member == presentation.presented }) {
      // The top's own line arrives beside its presented one, however far apart those are.
      guestPins[index] = FamilyLayout.Pin(
        level: arrivals.presenting,
        ends: [(presentation.presented, [Point(top.minX, arrivals.presenting)])])
    }
    routes[pair].presenting = ways(
      to: presenting.spokes, from: start, turn: turn.presenting, pins: guestPins)
  }

  /// From a hub along the turn to each spoke's pin.
  private func ways(
    to spokes: [ViewController.Index], from start: [Point], turn: Double,
    pins: [FamilyLayout.Pin]
  ) -> [Route] {
    var ends: [ViewController.Index: (level: Double, points: [Point])] = [:]
    for pin in pins { for end in pin.ends { ends[end.member] = (pin.level, end.points) } }
    let level = start[start.count - 1].y
    return spokes.compactMap { spoke in
      guard let end = ends[spoke] else { return nil }
      return Route(
        through: start + [Point(turn, level), Point(turn, end.level)] + end.points)
    }
  }
}
