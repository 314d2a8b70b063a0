import Pictures

/// The shapes of a family: for its top, and all that hangs under it, the arrangements that no other
/// beats both in width and in height.
///
/// Children keep their order. Takes time in proportion to the members, and for each container as
/// `Packing.partitions` says.
struct SubtreeArrangements {
  /// The most shapes that are kept of a subtree, and of a part of its children.
  private static let (kept, keptOfPart) = (28, 12)

  private let content: Diagram
  private let measures: ArrangementMeasures
  /// Whether children may hang in lists, or only stand in rows.
  private let hangs: Bool
  private let labels: [BoxIndex: Size]

  init(of content: Diagram, _ measures: ArrangementMeasures, hangs: Bool) {
    self.content = content
    self.measures = measures
    self.hangs = hangs
    labels = content.labelSizes
  }

  /// The shapes of a group, from the narrowest to the widest.
  func shapes(of group: Diagram.Group) -> [Shape] {
    var children: [BoxIndex: [BoxIndex]] = [:]
    for member in group.members {
      if let parent = group.parents[member] { children[parent, default: []].append(member) }
    }
    var choices: [BoxIndex: [Shape]] = [:]
    // Children come after their parents.
    for member in group.members.reversed() {
      let below = (children[member] ?? []).compactMap { choices.removeValue(forKey: $0) }
      choices[member] = shapes(of: member, over: below, label: labels[member])
    }
    return choices[group.top] ?? []
  }

  private func shapes(of box: BoxIndex, over choices: [[Shape]], label: Size?) -> [Shape] {
    let variants = content.variants(of: box, measures)
    if choices.isEmpty {
      return variants.map { Shape($0.whole.width, $0.whole.height, box, $0, boxLeft: 0, .alone) }
        .undominated(keeping: Self.kept)
    }
    var shapes: [Shape] = []
    let row = Packing.merged(choices, .beside(measures.columnGap), keeping: Self.kept)
    let list = hangs ? Packing.merged(choices, .under(measures.rowGap), keeping: Self.kept) : []
    let parts = hangs && choices.count > 1 ? (columns(of: choices), shelves(of: choices)) : ([], [])
    for variant in variants {
      shapes += row.map { self.row($0, box, variant, label) }
      shapes += list.map { hanging($0, box, variant, label, isList: true) }
      // A box beside another reads as its sibling, unless it begins a column of its own.
      if choices.count == 1, label == nil {
        shapes += choices[0].filter { $0.depth > 2 || measures.setsBeside }.map {
          aside($0, box, variant)
        }
      }
      shapes += parts.0.map { columns($0, box, variant, label) }
      shapes += parts.1.map { hanging($0, box, variant, label, isList: false) }
    }
    return shapes.undominated(keeping: Self.kept)
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

  /// A box over what hangs under it, its middle as near to `middle` as both allow.
  private func shape(
    _ packing: Packing<Shape>, _ box: BoxIndex, _ variant: BoxVariant, _ label: Size?,
    about middle: Double,
    _ arrangement: Shape.Arrangement
  ) -> Shape {
    let width = max(packing.width, variant.whole.width, label?.width ?? 0)
    // What is wider than its children has them under its middle.
    let shift = (width - packing.width) / 2
    let left = min(max(0, middle + shift - variant.whole.width / 2), width - variant.whole.width)
    return Shape(
      width, variant.whole.height + head(label) + packing.height, box, variant, boxLeft: left,
      arrangement)
  }

  private func aside(_ child: Shape, _ box: BoxIndex, _ variant: BoxVariant) -> Shape {
    Shape(
      variant.whole.width + measures.aside + child.width,
      max(variant.whole.height, child.height), box, variant, boxLeft: 0, .aside(child))
  }

  /// A list or shelves beside a line.
  private func hanging(
    _ packing: Packing<Shape>, _ box: BoxIndex, _ variant: BoxVariant, _ label: Size?, isList: Bool
  ) -> Shape {
    let name = label.map { $0.height + 2 } ?? 0
    let beside = label.map { measures.trunk + 3 + $0.width } ?? 0
    return Shape(
      max(variant.whole.width, measures.indent + packing.width, beside),
      variant.whole.height + name + measures.rowGap + packing.height, box, variant, boxLeft: 0,
      isList ? .list(packing.elements) : .shelves(packing.parts))
  }

  // MARK: Parts of the children

  /// The children in lists side by side.
  private func columns(of choices: [[Shape]]) -> [Packing<Shape>] {
    Packing.partitions(
      choices, inside: .under(measures.rowGap), between: .beside(measures.columnGap),
      room: (measures.indent, measures.rowGap), keeping: Self.kept, ofPart: Self.keptOfPart
    ).filter { $0.parts.count > 1 && $0.parts.contains { $0.count > 1 } }
  }

  /// The children in rows, one under the other; no row but the last has only one.
  private func shelves(of choices: [[Shape]]) -> [Packing<Shape>] {
    if choices.count < 3 { return [] }
    return Packing.partitions(
      choices, inside: .beside(measures.columnGap), between: .under(measures.rowGap),
      room: (0, measures.drop), keeping: Self.kept, ofPart: Self.keptOfPart
    ).filter { packing in
      packing.parts.count > 1 && packing.parts.dropLast().allSatisfy { $0.count > 1 }
    }
  }
}
