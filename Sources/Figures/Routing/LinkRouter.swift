import VCPictures

/// Routes the lines between placed families: in gutters, clear of boxes, titles and labels, never
/// two on one track.
struct LinkRouter {
  /// The bundle that a net of the router draws; a pair's net draws two.
  struct BundleNet {
    let link: Int
    let hub: BoxIndex
    let spokes: [BoxIndex]
    let ways: WritableKeyPath<LinkRoutes, BundleRoutes>
    let net: NetRouter.Net
    /// Whether its lines fork from the pair's.
    var isJoined = false
  }

  let placement: PlacedArrangement
  let content: Diagram
  let nets: [BundleNet]
  private(set) var router: NetRouter

  /// The cost of crossing a line inside a family, in 4-point steps.
  private static let inner = 30
  /// The costs. A line outside of the figure enlarges it, so returning soon with two bends gains
  /// nothing.
  private static let costs = RouteSearch.Costs(foreign: 12, own: 0.25, beyond: 0.5, crossing: 60)

  init(_ placement: PlacedArrangement) {
    self.placement = placement
    let content = placement.content
    let nets = content.links.indices.flatMap(placement.nets)
    (self.content, self.nets) = (content, nets)
    let measures = placement.measures
    var all = nets.map(\.net)
    for (number, net) in nets.enumerated() {
      all[number].exclusive = nets.indices.filter {
        content.areExclusive(net.link, nets[$0].link)
      }
      if net.isJoined { all[number].joined = nets.firstIndex { $0.link == net.link } }
    }
    router = NetRouter(
      Self.grid(placement), all,
      NetRouter.Measures(
        clearance: measures.half + measures.clearance, track: max(5, measures.track - 2),
        half: measures.half, head: content.look.arrows.headLength + 3 - measures.clearance,
        costs: Self.costs))
  }

  /// The grid, with all obstacles.
  private static func grid(_ placement: PlacedArrangement) -> RouteGrid {
    let (measures, content) = (placement.measures, placement.content)
    let room = placement.bounds.grown(4 * measures.pairRoom)
    // A large figure has a coarser grid.
    let step = max(5, (room.width * room.height / 300_000).squareRoot())
    // Lines may begin and end in the middle of a side.
    let middles = content.links.flatMap { $0.bundles.flatMap { [$0.hub] + $0.spokes } }
      .map { placement.boxes[$0.value].center }
    let margin = measures.half + measures.clearance
    // Gaps between frames are often just wide enough for one pair.
    let edges = placement.frames.compactMap { $0?.rect.grown(margin) }
    var grid = RouteGrid(
      over: room, around: placement.bounds.grown(1), step: step,
      lines: middles.map(\.y) + edges.flatMap { [$0.minY, $0.maxY] },
      columns: middles.map(\.x) + edges.flatMap { [$0.minX, $0.maxX] })
    for (number, frame) in placement.frames.enumerated() {
      guard let frame else { continue }
      grid.add(frame: frame.rect, of: number, margin: margin)
      for title in content.frameTitles(of: number) {
        let rect = frame.titleRect(title, content.look)
        grid.close(rect.grown(measures.half + 9))
        // A line beside a title seems to be one of its letters.
        grid.closeUpright(rect.grown(measures.half + 14))
      }
    }
    for rect in placement.boxesWithViews { grid.close(rect.grown(margin)) }
    for bundle in placement.bundles.joined() {
      for route in bundle.routes {
        grid.add(
          line: route.corners, margin: measures.half + 3.5, head: max(margin, 10), price: inner)
      }
      if let label = bundle.label { grid.close(label.grown(measures.half + 2)) }
    }
    return grid
  }

  /// Routes every line; returns false if one has no route.
  mutating func routeAll() -> Bool {
    router.routeAll(passes: 2, mostLost: 2)
    guard router.lost.allSatisfy({ router.nets[$0.net].joined != nil }) else { return false }
    router.centerAll()
    router.joinAll()
    return router.lost.isEmpty
  }

  /// The number of crossings, with each other and with lines inside families, plus a penalty for
  /// detours.
  var tangle: Double {
    let inner = placement.bundles.joined().flatMap(\.routes).map(\.corners)
    return Double(router.crossings + router.crossings(with: inner))
      + 4 * max(0, router.worstDetour - 2)
  }
}

extension Diagram {
  /// Whether the lines of two links never exist in the same state, because they have one presenter
  /// or one presented controller in common.
  fileprivate func areExclusive(_ one: Int, _ other: Int) -> Bool {
    one != other
      && (links[one].presenter == links[other].presenter || links[one].guest == links[other].guest)
  }
}

extension PlacedArrangement {
  /// The nets of a link, from box to box: its pair, or the presented line alone, then the other
  /// lines.
  fileprivate func nets(of number: Int) -> [LinkRouter.BundleNet] {
    let link = content.links[number]
    let isPair = link.presenting != nil
    let (from, to) = (
      terminal(link.presenter, in: link.host), terminal(link.presented.hub, in: link.guest)
    )
    func net(
      _ bundle: Diagram.Bundle?, _ ways: WritableKeyPath<LinkRoutes, BundleRoutes>,
      fromBelow: Bool = false, isJoined: Bool = false
    ) -> LinkRouter.BundleNet? {
      guard let bundle, !content.isOfFamily(bundle, of: number) else { return nil }
      let spokes = Array(bundle.spokes.dropFirst(isJoined ? 1 : 0))
      let isToSource = bundle.hub == link.presented.hub
      let group = isToSource ? link.host : link.guest
      return spokes.isEmpty
        ? nil
        : LinkRouter.BundleNet(
          link: number, hub: bundle.hub, spokes: spokes, ways: ways,
          net: NetRouter.Net(
            source: isToSource ? to : from, ends: spokes.map { terminal($0, in: group) },
            sides: .usual(fromBelow: fromBelow, toSource: isToSource)),
          isJoined: isJoined)
    }
    let pair = LinkRouter.BundleNet(
      link: number, hub: link.presented.hub, spokes: [link.presenter], ways: \.presented,
      net: NetRouter.Net(source: from, ends: [to], sides: .pair, half: measures.half))
    return [
      isPair ? pair : nil, net(link.presented, \.presented, isJoined: isPair),
      net(link.presenting, \.presenting, isJoined: true),
      net(link.request, \.request, fromBelow: true),
    ].compactMap(\.self)
  }

  /// The terminal of a box. A view below the box closes that side.
  private func terminal(_ box: BoxIndex, in group: Int) -> NetRouter.Terminal {
    let (rect, whole) = (boxes[box.value], boxesWithViews[box.value])
    return NetRouter.Terminal(
      box: rect, group: Int32(group), closed: whole.minY < rect.minY - 0.01 ? .down : nil)
  }
}
