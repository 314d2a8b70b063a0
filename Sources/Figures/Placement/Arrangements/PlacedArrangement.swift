import VCPictures

/// The positions of boxes, frames and lines inside families in one arrangement.
struct PlacedArrangement {
  var content: Diagram
  let measures: ArrangementMeasures
  /// The families with their layouts for a wide page; empty if families are arranged for this page.
  let fixed: [FixedFamily]
  /// The rectangle of each box, without and with its view.
  var boxes: [Rect]
  var boxesWithViews: [Rect]
  var frames: [FrameShape?]
  var bundles: [[BundleRoutes]]
  /// The offset of each fixed family from its own layout.
  var origins: [Point]
  private(set) var bounds: Rect
  /// The route to each child, and the label under each container.
  var ways: [BoxIndex: Route] = [:]
  var labels: [BoxIndex: Rect] = [:]
  let labelSizes: [BoxIndex: Size]
  /// Simpler shapes of each group than the chosen one.
  private let simpler: [[Block]]

  /// Places a block with its upper left corner at the origin.
  ///
  /// - Parameter simpler: Simpler arrangements of each group, used if they fit as well.
  init(
    _ block: Block, of content: Diagram, _ measures: ArrangementMeasures, fixed: [FixedFamily],
    simpler: [[Block]]
  ) {
    self.content = content
    self.measures = measures
    self.fixed = fixed
    self.simpler = simpler
    labelSizes = content.labelSizes
    boxes = content.boxes.map { _ in .zero }
    boxesWithViews = boxes
    frames = content.groups.map { _ in nil }
    bundles = content.groups.map { _ in [] }
    origins = content.groups.map { _ in Point(0, 0) }
    bounds = .zero
    place(block)
    bounds = Rect(around: content.groups.indices.map(rect)) ?? bounds
    guard fixed.isEmpty else { return }
    for (number, group) in content.groups.enumerated() {
      bundles[number] = group.bundles.map { bundle in
        BundleRoutes(
          routes: bundle.spokes.compactMap { ways[$0] }, label: labels[bundle.hub])
      }
    }
  }

  /// Whether every line inside the families has a route.
  var isWhole: Bool {
    zip(content.groups, bundles).allSatisfy { group, ways in
      zip(group.bundles, ways).allSatisfy { $0.spokes.count == $1.routes.count }
    }
  }

  /// The rectangle that a group covers.
  func rect(of group: Int) -> Rect {
    if !fixed.isEmpty { return fixed[group].bounds.moved(by: origins[group]) }
    return frames[group]?.rect
      ?? Rect(around: content.groups[group].members.map { boxesWithViews[$0.value] }) ?? .zero
  }

  // MARK: Families

  private mutating func place(_ block: Block) {
    var open: Places = [(block, 0, 0, block.size)]
    while let next = open.popLast() {
      let (left, top) = (next.left, next.top)
      switch next.block.arrangement {
      case .family(let group, let shape):
        place(group, shape, left: left, top: top, slot: next.slot)
      case .beside(let family, let column, let gutter):
        open += placeBeside(family, column, gutter, next.block.height, left: left, top: top)
      case .above(let first, let shelves, let gaps):
        // The presenters are placed before the presented families.
        let rows = Block(
          Size(width: next.block.width, height: next.block.height - first.height - gaps.down),
          .lines(shelves, gaps: gaps))
        open.append((rows, left, top - first.height - gaps.down, rows.size))
        open.append((first, left, top, Size(width: next.block.width, height: first.height)))
      case .lines(let lines, let gaps):
        guard let line = lines.first else { break }
        let height = line.map(\.height).max() ?? 0
        let below = height + gaps.down
        let rest = Block(
          Size(width: next.block.width, height: next.block.height - below),
          .lines(Array(lines.dropFirst()), gaps: gaps))
        open.append((rest, left, top - below, rest.size))
        let lefts = Self.spread(
          line.map(\.width),
          at: line.map { block in
            presenter(of: block).map { $0.center.x - firstMiddle(of: block).x }
          },
          apart: gaps.across, from: left, to: left + next.block.width)
        open += zip(line, lefts).map { block, left in
          (block, left, top, Size(width: block.width, height: height))
        }
      case .placed(let blocks):
        open += blocks.map { block, corner in
          (block, left + corner.x, top - corner.y, block.size)
        }
      }
    }
  }

  private typealias Places = [(block: Block, left: Double, top: Double, slot: Size)]

  /// The positions of lengths that follow each other, each as near to its preferred position as the
  /// others allow.
  private static func spread(
    _ lengths: [Double], at wanted: [Double?], apart gap: Double, from start: Double, to end: Double
  ) -> [Double] {
    var rest = lengths.reduce(-gap) { $0 + $1 + gap }
    var first = start
    return zip(lengths, wanted).map { length, wanted in
      let place = max(first, min(wanted ?? first, end - rest))
      first = place + length + gap
      rest -= length + gap
      return place
    }
  }

  /// Places a family, and returns the positions of the blocks at its right, each as near to the
  /// level of its presenter as the others allow.
  private mutating func placeBeside(
    _ family: Block, _ column: [Block], _ gutter: Double, _ height: Double, left: Double,
    top: Double
  ) -> Places {
    guard case .family(let host, let shape) = family.arrangement else { return [] }
    place(
      host, shape, left: left, top: top, slot: Size(width: family.width, height: height))
    let width = column.map(\.width).max() ?? 0
    let tops = Self.spread(
      column.map(\.height),
      at: column.map { block in
        presenter(of: block).map { top - $0.center.y - firstMiddle(of: block).y }
      },
      apart: measures.apart, from: 0, to: height)
    return zip(column, tops).map { block, depth in
      (
        block, left + family.width + gutter, top - depth,
        Size(width: width, height: block.height)
      )
    }
  }

  /// The first group of a block.
  private func first(of block: Block) -> (group: Int, shape: Shape?)? {
    var block = block
    while true {
      switch block.arrangement {
      case .family(let group, let shape): return (group, shape)
      case .beside(let family, _, _): block = family
      case .above(let top, _, _): block = top
      case .lines(let lines, _):
        guard let first = lines.first?.first else { return nil }
        block = first
      case .placed: return nil
      }
    }
  }

  /// The box of the presenter of a block's first group; nil if it isn't placed yet.
  private func presenter(of block: Block) -> Rect? {
    guard let first = first(of: block),
      let link = content.links.first(where: {
        $0.guest == first.group && $0.host != first.group
      })
    else { return nil }
    let box = boxes[link.presenter.value]
    return box.width > 0 ? box : nil
  }

  /// The middle of a block's first box, from the block's upper left corner; y grows downward.
  private func firstMiddle(of block: Block) -> Point {
    guard let first = first(of: block) else { return Point(0, 0) }
    guard let shape = first.shape else {
      let family = fixed[first.group]
      let middle = family.layout[content.groups[first.group].top].center
      return Point(middle.x - family.bounds.minX, family.bounds.maxY - middle.y)
    }
    let padding = padding(of: first.group)
    return Point(padding.side + shape.boxMiddle, padding.top + shape.size.height / 2)
  }

  private typealias Padding = (side: Double, top: Double, bottom: Double)

  private func padding(of group: Int) -> Padding {
    content.groups[group].isFramed
      ? FrameShape.padding(content.look, hasTitle: content.titlesFamilies) : (0, 0, 0)
  }

  /// A block for a group in a shape, including its frame.
  static func block(_ group: Int, _ shape: Shape, in content: Diagram) -> Block {
    guard content.groups[group].isFramed else {
      return Block(shape.size, .family(group, shape))
    }
    let padding = FrameShape.padding(content.look, hasTitle: content.titlesFamilies)
    let width = FrameShape.width(
      around: shape.width, titles: content.frameTitles(of: group), content.look)
    let height = shape.height + padding.top + padding.bottom
    return Block(Size(width: width, height: height), .family(group, shape))
  }

  private mutating func place(
    _ group: Int, _ shape: Shape?, left: Double, top: Double, slot: Size
  ) {
    guard let shape else {
      let family = fixed[group]
      origins[group] = Point(left - family.bounds.minX, top - family.bounds.maxY)
      let origin = origins[group]
      for box in content.groups[group].members {
        boxes[box.value] = family.layout[box].moved(by: origin)
        let height = content.size(of: content[box]).height
        boxesWithViews[box.value] = boxes[box.value]
        boxesWithViews[box.value].minY = boxes[box.value].maxY - height
      }
      frames[group] = family.frame?.moved(by: origin)
      bundles[group] = [family.layout].bundles(at: [origin])[0]
      return
    }
    let chosen = simpler(than: shape, group, slot)
    let padding = padding(of: group)
    let block = Self.block(group, chosen, in: content)
    let inset = (block.width - chosen.width) / 2
    place(chosen, left: left + inset, top: top - padding.top)
    let inside = Rect(
      minX: left + padding.side, minY: top - padding.top - chosen.height,
      maxX: left + block.width - padding.side, maxY: top - padding.top)
    frames[group] = content.frame(
      of: group, around: inside, titleAtLeft: measures.titlesAtLeft)
  }

  /// The lowest of the simpler shapes that fit the slot; if there is none, the shape itself.
  private func simpler(than shape: Shape, _ group: Int, _ slot: Size) -> Shape {
    guard simpler.indices.contains(group) else { return shape }
    let fitting = simpler[group].filter {
      $0.width <= slot.width + 0.1 && $0.height <= slot.height + 0.1
    }
    guard let lowest = fitting.min(by: { $0.height < $1.height }),
      case .family(_, let simpler?) = lowest.arrangement
    else { return shape }
    return simpler
  }
}
