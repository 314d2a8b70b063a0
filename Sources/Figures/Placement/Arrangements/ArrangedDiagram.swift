import VCPhrases
import VCPictures

/// A figure of families at one density: first its estimated scale, and then its layout.
struct ArrangedDiagram {
  private let content: Diagram
  private let measures: ArrangementMeasures
  private let density: Density
  private let room: PageRoom
  private let fixed: [FixedFamily]
  private let simpler: [[Block]]
  /// The shapes of each group.
  private var families: [[Block]]
  /// The arrangements with the narrowest gutters, those with the largest scale first.
  private var candidates: [Block] = []

  /// The number of arrangements to lay out.
  private static let tries = 5
  /// The shares of a gutter's pairs with their own tracks; most pairs need none.
  private static let shares = [0.25, 0.6, 1]

  /// The minimum enlargement that justifies arranging the boxes of a level differently; the second
  /// one applies if the text is smaller than wanted.
  private static let (gain, smallGain) = (1.1, 1.02)
  /// The numbers of pairs that fit the gaps between freely placed families, tried in turn.
  private static let pairs = [1.0, 2.0]
  /// The minimum legible size of a name, in points.
  private static let legible = 3.0
  /// The share of its value that an arrangement keeps at least when families move so that lines are
  /// straight.
  private static let loss = 0.98
  /// The weight of a crossing relative to the size of text.
  private static let price = 0.4

  /// The scale of the best arrangement.
  var scale: Double { candidates.first.map(scale) ?? 0 }

  private func scale(of block: Block) -> Double { room.scale(block.width, block.height) }

  /// Estimates the arrangements.
  ///
  /// - Throws: `GraphvizError`, with Graphviz's own message.
  init(of content: Diagram, on density: Density, for room: PageRoom) throws {
    self.content = content
    self.density = density
    self.room = room
    let measures = ArrangementMeasures(content.look, on: density)
    self.measures = measures
    let families: [[Block]]
    let mixed: [[Block]]
    if density < .lists {
      let layouts = try FamilyLayout.all(of: content, exits: content.groups.map { _ in [] })
      let fixed = layouts.enumerated().map { FixedFamily($1, of: $0, in: content) }
      families = fixed.enumerated().map { group, family in
        [Block(family.bounds.size, .family(group, nil))]
      }
      self.fixed = fixed
      simpler = []
      mixed = []
    } else {
      func blocks(_ shapes: [[Shape]]) -> [[Block]] {
        shapes.enumerated().map { group, shapes in
          shapes.map { PlacedArrangement.block(group, $0, in: content) }
        }
      }
      let choices = SubtreeArrangements(of: content, measures, hangs: true)
      let all = content.groups.map(choices.shapes)
      (families, mixed) = (blocks(all.map(\.even)), blocks(all.map(\.mixed)))
      fixed = []
      let plainer = SubtreeArrangements(of: content, measures.withoutBreaks, hangs: false)
      simpler = blocks(content.groups.map { plainer.shapes(of: $0).rows })
    }
    self.families = families
    candidates = largestFirst(candidates(of: Self.shares.prefix(1)))
    if mixed.isEmpty { return }
    var other = self
    other.families = mixed
    other.candidates = largestFirst(other.candidates(of: Self.shares.prefix(1)))
    let isLarge = scale * content.look.fonts.smallest >= room.page.wantedText(in: content.look)
    if other.scale > scale * (isLarge ? Self.gain : Self.smallGain) {
      (self.families, candidates) = (mixed, other.candidates)
    }
  }

  /// The best arrangement in each order for each share of a gutter's pairs.
  private func candidates(of shares: ArraySlice<Double>) -> [Block] {
    let guests = [true, false].map { LinkTree(of: content, topFirst: $0).guests }
    return shares.flatMap { share in
      let choices = FamilyArrangements(of: content, measures, share: share, families: families)
      return FamilyArrangements.Order.allCases.compactMap { order -> Block? in
        if order != .topFirst, content.groups.count < 3 { return nil }
        // Without presentations by a top beside others, it is the first order again.
        if order == .topLast, guests[0] == guests[1] { return nil }
        // Lines of families have no gutters with tracks for pairs.
        if order == .lines, share > Self.shares[0] { return nil }
        return choices.blocks(in: order, for: room).max {
          let (one, other) = (scale(of: $0), scale(of: $1))
          return one != other ? one < other : $0.height > $1.height
        }
      }
    }
  }

  /// The blocks, those with the largest scale first, in their order if scales are equal.
  private func largestFirst(_ blocks: [Block]) -> [Block] {
    blocks.map { (scale(of: $0), $0) }.enumerated()
      .sorted { ($1.element.0, $0.offset) < ($0.element.0, $1.offset) }.map(\.element.1)
  }

  /// The layout of the best of a few arrangements, with all lines and labels; nil if none has room
  /// for all of them.
  func layout() -> DiagramLayout? {
    let isLegible = scale * content.look.fonts.name.size >= Self.legible
    let isFree =
      density >= .lists && isLegible && content.groups.count >= AnnealedFamilies.least
    // One is enough if families are placed freely next, or if the text is illegible.
    var best = bestOfCandidates(isOneEnough: isFree || !isLegible)
    guard isFree else { return straightened(best)?.layout }
    lazy var placement = AnnealedFamilies(of: content, measures, families: families)
    // Free placement is unnecessary if the best arrangement has no crossings, and wide gaps are
    // only for lines that cross in narrow ones.
    for pairs in Self.pairs where best?.isTangled ?? true {
      let blocks = placement.blocks(for: room, scale: scale, pairs: pairs)
      for block in blocks where scale(of: block) > best?.value ?? 0 && best?.isTangled ?? true {
        if let next = drawn(block), next.value > best?.value ?? 0 { best = next }
      }
    }
    return straightened(best)?.layout
  }

  /// The same arrangement with families where their lines are straight, if it is better.
  private func straightened(_ drawn: Drawn?) -> Drawn? {
    guard let drawn,
      let placement = drawn.router.placement.moved(drawn.router.straighteningMoves),
      let next = self.drawn(placement), next.router.router.bends < drawn.router.router.bends,
      next.value > drawn.value * Self.loss
    else { return drawn }
    return next
  }

  /// The best of the arrangements in order, laid out.
  private func bestOfCandidates(isOneEnough: Bool) -> Drawn? {
    guard let first = candidates.first else { return nil }
    var best = drawn(first)
    if best != nil, isOneEnough { return best }
    let all = largestFirst(candidates + candidates(of: Self.shares.dropFirst()))
    for block in all.prefix(Self.tries) where block !== first {
      if scale(of: block) <= best?.value ?? 0 { break }
      if let next = drawn(block), next.value > best?.value ?? 0 { best = next }
      if best != nil, isOneEnough { break }
    }
    return best
  }

  /// An arrangement with all its lines, laid out.
  private struct Drawn {
    let layout: DiagramLayout
    let router: LinkRouter
    /// The scale, reduced for bends, length and crossings.
    let value: Double
    /// Whether lines cross, or take long detours.
    let isTangled: Bool
  }

  private func drawn(_ block: Block) -> Drawn? {
    drawn(PlacedArrangement(block, of: content, measures, fixed: fixed, simpler: simpler))
  }

  private func drawn(_ placement: PlacedArrangement) -> Drawn? {
    guard placement.isWhole else { return nil }
    var router = LinkRouter(placement)
    guard router.routeAll() else { return nil }
    var routes = router.routes
    if !content.style.namesStandInLegend {
      var labels = LabelPlacer(placement, routes)
      guard labels.place(labelsOf: content, in: &routes) else { return nil }
    }
    var layout = DiagramLayout(
      of: placement.content, boxes: placement.boxes, frames: placement.frames,
      bundles: placement.bundles, links: routes, covering: placement.bounds)
    layout.isArranged = true
    let size = layout.bounds.width + layout.bounds.height
    let plain = 1 - 0.0005 * Double(router.router.bends) - 0.007 * router.router.length / size
    let tangle = router.tangle
    let scale = room.scale(layout.bounds.width, layout.bounds.height)
    return Drawn(
      layout: layout, router: router,
      value: scale * max(0.1, plain) / (1 + tangle * Self.price / Double(10 + routes.count)),
      isTangled: tangle > 0)
  }
}

extension LabelPlacer {
  /// Creates a placer for labels among the boxes and lines of an arrangement.
  fileprivate init(_ placement: PlacedArrangement, _ routes: [LinkRoutes]) {
    let content = placement.content
    var walls = placement.boxes + placement.boxesWithViews
    for (number, frame) in placement.frames.enumerated() {
      guard let frame else { continue }
      walls += content.frameTitles(of: number).map { frame.titleRect($0, content.look) }
    }
    walls += placement.bundles.joined().compactMap(\.label)
    let bundles = placement.bundles.joined() + routes.flatMap(\.all)
    self.init(
      walls: walls, frames: placement.frames.compactMap { $0?.rect },
      lines: bundles.flatMap(\.routes).map(\.corners), bounds: placement.bounds)
  }

  /// Places the labels of all links; returns false if a label has no room.
  fileprivate mutating func place(
    labelsOf content: Diagram, in routes: inout [LinkRoutes]
  ) -> Bool {
    for (number, link) in content.links.enumerated() {
      guard place(link.presented, &routes[number].presented, content),
        place(link.presenting, &routes[number].presenting, content),
        place(link.request, &routes[number].request, content)
      else { return false }
    }
    return true
  }

  private mutating func place(
    _ bundle: Diagram.Bundle?, _ ways: inout BundleRoutes, _ content: Diagram
  ) -> Bool {
    guard let bundle, !bundle.names.isEmpty else { return true }
    ways.label = place(
      content.labelSize(of: bundle), along: ways.routes.map(\.corners),
      .beside(isBelow: bundle.relation != .presented))
    return ways.label != nil
  }
}
