import VCPictures

/// Families placed freely on a page, each in one of its shapes, so that the lines of presentations
/// are short and cross little. The families are the blocks of a sequence pair.
struct AnnealedFamilies {
  private let content: Diagram
  private let measures: ArrangementMeasures
  /// The shapes of each group to try.
  private let families: [[Block]]
  /// The places of boxes in each shape; y grows downward from the block's upper left corner.
  private let places: [[[BoxIndex: PlacementProblem.Place]]]

  /// The maximum number of shapes of a family to try, from the narrowest to the widest. With more
  /// shapes, the same number of annealing steps achieves less.
  private static let shapes = 8
  /// The numbers of placements to try and to route.
  private static let (tries, routed) = (4, 3)
  /// The ratio of the wanted scale to the scale with families beside and below each other. A
  /// slightly unreachable scale makes the packing tight.
  private static let ambition = 1.05
  /// The minimum number of families; fewer families are placed well beside and below each other.
  static let least = 4

  init(of content: Diagram, _ measures: ArrangementMeasures, families: [[Block]]) {
    self.content = content
    self.measures = measures
    self.families = families.map { $0.undominated(keeping: Self.shapes) }
    places = self.families.enumerated().map { group, shapes in
      shapes.map { shape in
        let placement = PlacedArrangement(shape, of: content, measures, fixed: [], simpler: [])
        return content.groups[group].places(in: placement)
      }
    }
  }

  /// Arrangements with room for a number of pairs of lines between two families, the best first,
  /// judged by straight lines.
  ///
  /// - Parameter scale: The scale of the figure with families beside and below each other.
  func blocks(for room: PageRoom, scale: Double, pairs: Double) -> [Block] {
    let label = content.linkLabel
    let lane = 2 * (measures.half + measures.clearance) + (pairs - 1) * measures.pairRoom
    let gap = Size(width: lane + label.width, height: lane + 2 * label.height)
    let problem = PlacementProblem(
      shapes: families.map {
        $0.map { Size(width: $0.width + gap.width, height: $0.height + gap.height) }
      },
      gap: gap, lines: lines, first: 0)
    let page = BlockPlacement.Page(
      width: room.page.width, height: room.page.height,
      around: Size(
        width: room.around.width - gap.width, height: room.around.height - gap.height))
    let placement = BlockPlacement(
      problem, on: page, proportion: room.proportion,
      wantedScale: min(1, scale * Self.ambition), prices: Annealing.Prices(crossing: 4))
    return placement.placements(tries: Self.tries).prefix(Self.routed).map { placed in
      let blocks = families.indices.map { families[$0][placed.shapes[$0]] }
      let all = Array(zip(blocks, placed.corners))
      let size = Size(
        width: all.map { $1.x + $0.width }.max() ?? 0,
        height: all.map { $1.y + $0.height }.max() ?? 0)
      return Block(size, .placed(all))
    }
  }

  /// A line from each presenter, and from each receiver of a request, to the presented controller.
  private var lines: [PlacementProblem.Link] {
    content.links.flatMap { link -> [PlacementProblem.Link] in
      let to = end(link.guest, link.presented.hub)
      if link.host == link.guest { return [] }
      return ([link.presenter] + (link.request?.spokes.prefix(1) ?? [])).map {
        PlacementProblem.Link(from: end(link.host, $0), to: to)
      }
    }
  }

  private func end(_ group: Int, _ box: BoxIndex) -> PlacementProblem.End {
    PlacementProblem.End(block: group, places: places[group].compactMap { $0[box] })
  }
}

extension Diagram.Group {
  /// The places of the group's boxes in a figure of the group alone.
  fileprivate func places(in placement: PlacedArrangement) -> [BoxIndex: PlacementProblem.Place] {
    // In figures y grows upward.
    func flipped(_ rect: Rect) -> Rect {
      Rect(minX: rect.minX, minY: -rect.maxY, maxX: rect.maxX, maxY: -rect.minY)
    }
    let rects = members.map { flipped(placement.boxes[$0.value]) }
    let lines = placement.bundles.joined().flatMap(\.routes).flatMap(\.corners.pieces)
      .map { flipped(Rect(spanning: $0.from, $0.to)) }
    var places: [BoxIndex: PlacementProblem.Place] = [:]
    // More than three boxes or four lines at a side make no difference.
    for (number, (box, rect)) in zip(members, rects).enumerated() {
      let others = rects[..<number] + rects[(number + 1)...]
      places[box] = PlacementProblem.Place(
        center: rect.center, half: Size(width: rect.width / 2, height: rect.height / 2),
        hindrances: PlacementProblem.Sides(of: rect, among: others, lines).limited(to: 8))
    }
    return places
  }
}
