import Pictures

/// Finds ways for the lines between families that have their places: in gutters, clear of boxes,
/// titles and labels, never two on one track.
struct LinkRouter {
  let placement: PlacedArrangement
  let content: Diagram
  private let measures: ArrangementMeasures
  private(set) var grid: RouteGrid
  private(set) var router: NetRouter
  /// The nets of each link: its pair or single line, then those of its request.
  private(set) var nets: [[Int]] = []

  /// What a line inside a family costs that is crossed, in 4-point steps.
  private static let inner = 30
  /// Whoever leaves the figure at all makes it larger: to come back soon by two bends gains nothing.
  private static let costs = RouteSearch.Costs(foreign: 12, own: 0.25, beyond: 0.5, crossing: 60)

  init(_ placement: PlacedArrangement) {
    self.placement = placement
    content = placement.content
    measures = placement.measures
    let room = placement.bounds.grown(4 * measures.pairRoom)
    // A large figure has a coarser grid.
    let step = max(5, (room.width * room.height / 300_000).squareRoot())
    var levels: [Double] = []
    for (family, origin) in zip(placement.fixed, placement.origins) {
      levels += family.ports.values.map { $0.level + origin.y }
    }
    // Fixed families are left and reached by a lane beside them: to go on there costs no more.
    let lane = placement.fixed.isEmpty ? 0 : measures.half + measures.clearance + step
    let bounds = placement.bounds
    let figure = Rect(
      minX: bounds.minX - lane, minY: bounds.minY, maxX: bounds.maxX + lane, maxY: bounds.maxY)
    let columns = placement.fixed.enumerated().flatMap { number, family in
      family.topPorts.values.map { $0 + placement.origins[number].x }
    }
    grid = RouteGrid(
      over: room, around: figure.grown(1), step: step, lines: levels, columns: columns)
    let routing = NetRouter.Measures(
      clearance: measures.half + measures.clearance, track: max(5, measures.track - 2),
      half: measures.half, head: content.look.arrows.headLength + 3 - measures.clearance,
      costs: Self.costs)
    router = NetRouter(grid, [], routing)
    closeObstacles()
    var all: [NetRouter.Net] = []
    for number in content.links.indices {
      let nets = placement.fixed.isEmpty ? freeNets(number) : fixedNets(number)
      self.nets.append(Array(all.count..<all.count + nets.count))
      all += nets
    }
    for number in content.links.indices {
      let exclusive = exclusive(number).flatMap { nets[$0] }
      for net in nets[number] { all[net].exclusive = exclusive }
    }
    router = NetRouter(grid, all, routing)
  }

  var boxMargin: Double { measures.half + measures.clearance }

  private mutating func closeObstacles() {
    if !placement.fixed.isEmpty {
      for group in content.groups.indices {
        grid.close(placement.rect(of: group).grown(boxMargin))
      }
      return
    }
    for (number, frame) in placement.frames.enumerated() {
      guard let frame else { continue }
      grid.add(frame: frame.rect, of: number, margin: boxMargin)
      for title in content.frameTitles(of: number) {
        grid.close(frame.titleRect(title, content.look).grown(measures.half + 2))
      }
    }
    for rect in placement.boxesWithViews { grid.close(rect.grown(boxMargin)) }
    for bundle in placement.bundles.joined() {
      for route in bundle.routes {
        grid.add(
          line: route.corners, margin: measures.half + 3.5, head: max(boxMargin, 10),
          price: Self.inner)
      }
      if let label = bundle.label { grid.close(label.grown(measures.half + 2)) }
    }
  }

  /// Finds a way for every line; false when one has none.
  mutating func routeAll() -> Bool {
    router.routeAll(passes: 2, mostLost: 2)
    guard router.lost.isEmpty else { return false }
    router.centerAll()
    return true
  }

  /// The lines of a link: its pair or single line, then those of its request.
  func lines(of number: Int) -> [NetRouter.Line] {
    nets[number].compactMap { router.lines[$0][0] }
  }

  /// How many crossings there are, with each other and with lines inside families, and what is worth
  /// as much.
  var tangle: Double {
    let inner = placement.bundles.joined().flatMap(\.routes).map(\.corners)
    return Double(router.crossings + router.crossings(with: inner))
      + 4 * max(0, router.worstDetour - 2)
  }

  /// Lines that are never there at the same moment: those from one presenter, and those to one that is
  /// presented.
  private func exclusive(_ number: Int) -> [Int] {
    let link = content.links[number]
    return content.links.indices.filter { other in
      let otherLink = content.links[other]
      return other != number
        && (otherLink.presenter == link.presenter || otherLink.guest == link.guest)
    }
  }

  /// Lines from box to box.
  private func freeNets(_ number: Int) -> [NetRouter.Net] {
    let link = content.links[number]
    /// Below a box that has a view, the view is in the way.
    func terminal(_ box: BoxIndex, in group: Int) -> NetRouter.Terminal {
      let (rect, whole) = (placement.boxes[box.value], placement.boxesWithViews[box.value])
      return NetRouter.Terminal(
        box: rect, group: Int32(group), closed: whole.minY < rect.minY - 0.01 ? .down : nil)
    }
    let (from, to) = (
      terminal(link.presenter, in: link.host), terminal(link.presented.hub, in: link.guest)
    )
    let own =
      link.presenting == nil
      ? NetRouter.Net(source: from, ends: [to], sides: .usual(fromBelow: false))
      : NetRouter.Net(source: from, ends: [to], sides: .pair, half: measures.half)
    return [own]
      + (link.request?.spokes ?? []).map { spoke in
        NetRouter.Net(
          source: terminal(spoke, in: link.host), ends: [to], sides: .usual(fromBelow: true))
      }
  }
}
