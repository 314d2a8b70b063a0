import VCPictures

/// The maximum numbers of shapes kept for a subtree, and for a part of its children.
private let (kept, keptOfPart) = (28, 12)

/// The shapes of a family: the arrangements of its top and everything below that no other beats
/// both in width and in height.
///
/// Children keep their order. The time is proportional to the number of members;
/// `Packing.partitions` documents the time for each container.
struct SubtreeArrangements {
  /// The maximum number of levels of rows above lists.
  private static let rowsAboveLists = 3

  private let content: Diagram
  private let measures: ArrangementMeasures
  private let labels: [BoxIndex: Size]

  /// Whether children may form lists, rather than only rows.
  private let hangs: Bool

  init(of content: Diagram, _ measures: ArrangementMeasures, hangs: Bool) {
    self.content = content
    self.measures = measures
    self.hangs = hangs
    labels = content.labelSizes
  }

  /// The shapes of a subtree, from the narrowest to the widest.
  struct Choices {
    /// The shapes by the number of levels in rows; everything below is in lists.
    fileprivate(set) var listed: [[Shape]]
    /// The shapes whose levels are all in rows.
    fileprivate(set) var rows: [Shape]
    /// The shapes that arrange each container's children in the least room.
    fileprivate(set) var mixed: [Shape]

    /// The shapes that arrange all boxes of a level in the same way.
    var even: [Shape] { (listed.joined() + rows).undominated(keeping: kept) }
  }

  func shapes(of group: Diagram.Group) -> Choices {
    var children: [BoxIndex: [BoxIndex]] = [:]
    for member in group.members {
      if let parent = group.parents[member] { children[parent, default: []].append(member) }
    }
    var choices: [BoxIndex: Choices] = [:]
    // Children come after their parents.
    for member in group.members.reversed() {
      let below = (children[member] ?? []).compactMap { choices[$0] }
      var all = shapes(of: member, over: below)
      if hangs {
        all.rows += folded(from: member, children) { choices[$0]?.rows ?? [] }
        all.mixed += folded(from: member, children) { choices[$0]?.mixed ?? [] }
      }
      all.rows = all.rows.undominated(keeping: kept)
      all.mixed = all.mixed.undominated(keeping: kept)
      choices[member] = all
    }
    return choices[group.top] ?? Choices(listed: [], rows: [], mixed: [])
  }

  private func shapes(of box: BoxIndex, over choices: [Choices]) -> Choices {
    let (variants, label) = (content.variants(of: box, measures), labels[box])
    let levels = hangs ? Self.rowsAboveLists + 1 : 0
    if choices.isEmpty {
      let alone = variants.map { Shape(alone: box, $0) }.undominated(keeping: kept)
      return Choices(
        listed: Array(repeating: alone, count: levels), rows: alone, mixed: hangs ? alone : [])
    }
    func rows(_ choices: [[Shape]]) -> [Shape] {
      let packings = Packing.merged(choices, .beside(measures.columnGap), keeping: kept)
      return variants.flatMap { variant in packings.map { row($0, box, variant, label) } }
    }
    func lists(_ choices: [[Shape]]) -> [Shape] {
      let packings = Packing.merged(choices, .under(measures.rowGap), keeping: kept)
      return variants.flatMap { variant in packings.map { list($0, box, variant, label) } }
    }
    func columns(_ choices: [[Shape]]) -> [Shape] {
      if choices.count < 2 { return [] }
      let packings = self.columns(of: choices)
      return variants.flatMap { variant in
        packings.map { self.columns($0, box, variant, label) }
      }
    }
    if hangs, content.stacks.contains(box) {
      let pile = lists(choices.reversed().map { $0.mixed.filter(\.beginsAtLeft) })
      return Choices(listed: Array(repeating: pile, count: levels), rows: pile, mixed: pile)
    }
    var shapes = Choices(listed: [], rows: rows(choices.map(\.rows)), mixed: [])
    if !hangs { return shapes }
    for level in 0..<levels {
      let below = choices.map { $0.listed[max(0, level - 1)] }
      let found =
        switch level {
        case 0: lists(below)
        case 1: rows(below) + columns(below)
        default: rows(below)
        }
      shapes.listed.append(found.undominated(keeping: kept))
    }
    let near = choices.map { $0.mixed.filter(\.beginsAtLeft) }
    shapes.mixed = rows(choices.map(\.mixed))
    if !near.contains(where: \.isEmpty) { shapes.mixed += lists(near) + columns(near) }
    return shapes
  }

  // MARK: Shapes

  /// The distance from a container's lower edge to its children.
  private func head(_ label: Size?) -> Double {
    measures.drop + (label.map { measures.labelGap + $0.height } ?? 0)
  }

  private func row(
    _ packing: Packing<Shape>, _ box: BoxIndex, _ variant: BoxVariant, _ label: Size?
  ) -> Shape {
    let children = packing.elements
    var (middles, x): ([Double], Double) = ([], 0)
    for child in children {
      middles.append(x + child.boxMiddle)
      x += child.width + measures.columnGap
    }
    let middle = ((middles.first ?? 0) + (middles.last ?? 0)) / 2
    return shape(
      packing, box, variant, label, about: children.count == 1 ? middles[0] : middle, .row(children)
    )
  }

  private func columns(
    _ packing: Packing<Shape>, _ box: BoxIndex, _ variant: BoxVariant, _ label: Size?
  ) -> Shape {
    let last = packing.width - (packing.parts.last.map { listWidth($0) } ?? 0)
    return shape(
      packing, box, variant, label, about: measures.trunk + last / 2, .columns(packing.parts))
  }

  private func listWidth(_ list: [Shape]) -> Double {
    measures.indent + (list.map(\.width).max() ?? 0)
  }

  /// A shape of a box above its children, with its middle as near to `middle` as possible.
  private func shape(
    _ packing: Packing<Shape>, _ box: BoxIndex, _ variant: BoxVariant, _ label: Size?,
    about middle: Double,
    _ arrangement: Shape.Arrangement
  ) -> Shape {
    let width = max(packing.width, variant.whole.width, label?.width ?? 0)
    // A box wider than its children has them under its middle.
    let shift = (width - packing.width) / 2
    let left = min(max(0, middle + shift - variant.whole.width / 2), width - variant.whole.width)
    return Shape(
      width, variant.whole.height + head(label) + packing.height, box, variant, boxLeft: left,
      arrangement)
  }

  /// The maximum number of boxes in a run, the first column of a folded chain.
  private static let longestRun = 12
  /// The minimum number of boxes in a run, and in the rest of the chain. A single box beside
  /// another looks like its sibling, but boxes that begin columns don't.
  private static let shortestRun = 3

  /// The shapes of a chain of only children in columns.
  private func folded(
    from box: BoxIndex, _ children: [BoxIndex: [BoxIndex]], _ rest: (BoxIndex) -> [Shape]
  ) -> [Shape] {
    if children[box]?.count != 1 { return [] }
    var shapes: [Shape] = []
    // In one column either all boxes have broken lines, or none.
    for breaks in Set([0, content.variants(of: box, measures).count - 1]).sorted() {
      var (run, width, height): ([Shape], Double, Double) = ([], 0, 0)
      var next = box
      while run.count < Self.longestRun, labels[next] == nil, let below = children[next],
        below.count == 1,
        let variant = content.variants(of: next, measures).prefix(breaks + 1).last,
        variant.height == variant.whole.height
      {
        let shape = Shape(alone: next, variant)
        height += shape.height + (run.isEmpty ? 0 : measures.drop)
        width = max(width, shape.width)
        run.append(shape)
        next = below[0]
        guard run.count >= Self.shortestRun else { continue }
        let rests = rest(next).filter { $0.depth >= Self.shortestRun && $0.beginsAtLeft }
        shapes += rests.map { rest in
          Shape(
            width + measures.aside + rest.width, max(height, rest.height), box, run[0].size,
            boxLeft: (width - run[0].width) / 2, .folded(run: Array(run.dropFirst()), rest: rest))
        }
      }
    }
    return shapes.undominated(keeping: kept)
  }

  /// A list beside a line.
  private func list(
    _ packing: Packing<Shape>, _ box: BoxIndex, _ variant: BoxVariant, _ label: Size?
  ) -> Shape {
    let name = label.map { $0.height + 2 } ?? 0
    let beside = label.map { measures.trunk + 3 + $0.width } ?? 0
    return Shape(
      max(variant.whole.width, measures.indent + packing.width, beside),
      variant.whole.height + name + measures.rowGap + packing.height, box, variant, boxLeft: 0,
      .list(packing.elements))
  }

  /// The packings of children in lists side by side.
  private func columns(of choices: [[Shape]]) -> [Packing<Shape>] {
    Packing.partitions(
      choices, inside: .under(measures.rowGap), between: .beside(measures.columnGap),
      room: (measures.indent, measures.rowGap), keeping: kept, ofPart: keptOfPart
    ).filter { $0.parts.count > 1 && $0.parts.contains { $0.count > 1 } }
  }
}

extension Shape {
  /// Whether a line from the left reaches the box soon; if the box is in the middle above its
  /// children, the line would be long.
  fileprivate var beginsAtLeft: Bool { boxLeft <= size.whole.width / 2 }
}
