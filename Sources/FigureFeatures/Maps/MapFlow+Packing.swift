import VCFigures
import VCPictures

extension MapFlow {
  /// How far an arrangement with a level line of some length is from a plain one.
  func oddness(ofRun length: Double) -> Double { max(0, length - 250) / 100 }

  /// The arrangement with the largest scale, at least the wanted one; or a plainer, smaller one.
  func best(for room: PageRoom?, scale: (Size) -> Double, wanted: Double) -> Int {
    let all = shapes[shapes.count - 1]
    // A page of any height is filled in its width rather than in its height.
    let isHigh = room.map { $0.page.height ?? .infinity > 2 * $0.page.width } ?? false
    // A few odd trees count less among many.
    let weight = min(0.02, 0.3 / Double(tree.nodes.count))
    func value(_ shape: MapShape) -> Double {
      let (side, scale) = ((shape.size.width * shape.size.height).squareRoot(), scale(shape.size))
      // A scale above 1 counts as 1: a page never enlarges text.
      if scale < min(wanted, 1) { return scale / (1 + 0.002 * shape.oddness) - 1 }
      let excess = isHigh ? max(1, shape.size.height / shape.size.width / 1.3) : 1
      return scale / (1 + weight * shape.oddness) / (side * excess).squareRoot()
    }
    return all.indices.max { value(all[$0]) < value(all[$1]) } ?? 0
  }

  /// Trees or groups beside and below each other, roughly in their order.
  func packings(of items: [Int]) -> [MapShape] {
    if items.count > 1, let subject = items.first(where: isSubject) {
      return shapes[subject].indices.map { fan(items, into: subject, $0) }.best
    }
    let area = items.reduce(0) { sum, item in
      sum + (shapes[item].map { $0.size.width * $0.size.height }.min() ?? 0)
    }
    let side = area.squareRoot()
    let widest = items.map { shapes[$0].map(\.size.width).min() ?? 0 }.max() ?? 0
    let widths = Set(
      items.prefix(3).flatMap { shapes[$0].map(\.size.width) }
        + (6...21).map { max(widest, Double($0) / 10 * side) })
    return widths.sorted().map { packing(of: items, width: $0) }.best
  }

  /// Whether it is the tree of the controller whose neighbourhood is shown.
  func isSubject(_ item: Int) -> Bool {
    tree.nodes.indices.contains(item) && !tree.nodes[item].isGhost
      && !content.subjects.isDisjoint(with: tree.nodes[item].members)
  }

  /// The kinds of the lines that are no branches to some controllers.
  func kindsOfLines(to subjects: Set<Index>) -> Set<Relation> {
    Set(
      tree.others.filter { subjects.contains(content[$0].destination) }
        .map { content.nets[$0.net].relation })
  }

  /// A subject's tree right of those from which lines lead to it, one of which is straight.
  private func fan(_ items: [Int], into subject: Int, _ number: Int) -> MapShape {
    var shape = MapShape()
    var (right, bottom) = (0.0, 0.0)
    let lines = tree.others.filter { content.subjects.contains(content[$0].destination) }
    let sources = Set(lines.map { content.nets[$0.net].source })
    var starts: [Double] = []
    for item in items where item != subject {
      let chosen = shapes[item].lowest(within: 0)
      let (own, members) = (shapes[item][chosen], tree.nodes[item].members)
      shape.parts.append(MapShape.Part(item: item, shape: chosen, corner: Point(0, bottom)))
      starts += members.indices.filter { sources.contains(members[$0]) }
        .map { bottom + own.boxes[$0].center.y }
      (right, bottom) = (
        max(right, own.size.width), bottom + own.size.height + measures.rowGap
      )
    }
    let label = lines.map { labels[$0.net][$0.end].size.width }.max() ?? 0
    let kinds = Double(kindsOfLines(to: content.subjects).count)
    let left =
      right + label + 8 + measures.lead + kinds * MapMeasures.track + measures.headRoom
    let own = shapes[subject][number]
    let place = tree.nodes[subject].members.firstIndex(where: content.subjects.contains) ?? 0
    let middle = max(0, starts.count - 1) / 2
    let level = starts.isEmpty ? (bottom - measures.rowGap) / 2 : starts[middle]
    let corner = Point(left, level - own.boxes[place].center.y)
    shape.parts.append(MapShape.Part(item: subject, shape: number, corner: corner))
    shape.oddness = own.oddness
    return finished(shape)
  }

  /// Each item as far up as it fits without covering an earlier one, and there as far left.
  private func packing(of items: [Int], width: Double) -> MapShape {
    var shape = MapShape()
    var skyline = MapSkyline(width: width, gap: measures.treeGap)
    let chosen = items.map { shapes[$0].lowest(within: width) }
    let isFramed = zip(items, chosen).map { !shapes[$0][$1].frames.isEmpty }
    // A tree without a frame is level with the boxes in the others' frames.
    let padding = isFramed.contains(true) ? measures.framePadding : 0
    for (number, item) in items.enumerated() {
      let own = shapes[item][chosen[number]]
      let inset = isFramed[number] ? 0 : padding
      let corner = skyline.place(
        Size(width: own.size.width + inset, height: own.size.height + inset))
      shape.parts.append(
        MapShape.Part(item: item, shape: chosen[number], corner: corner + Point(inset, inset)))
      shape.oddness += own.oddness
    }
    return finished(shape)
  }

  /// The shapes of a group with its frame and title.
  func framed(_ shapes: [MapShape], _ group: MapTree.Group) -> [MapShape] {
    guard let title = group.title else { return shapes }
    let width = TextLine(title, .frame, look).size.width
    return shapes.map { inner in
      let corner = Point(measures.framePadding, measures.titleHeight)
      var shape = inner.moved(by: corner)
      shape.size = Size(
        width: max(inner.size.width, width) + 2 * corner.x,
        height: inner.size.height + corner.y + max(look.frame.paddingBottom, 8))
      shape.frames = [Rect(minX: 0, minY: 0, maxX: shape.size.width, maxY: shape.size.height)]
      return shape
    }
  }
}

/// The lower edge of everything that is placed so far on a strip, in steps from left to right.
private struct MapSkyline {
  private let width: Double
  private let gap: Double
  /// The left end of each step, and the height that is free from there to the next one.
  private var steps = [Point(0, 0)]

  init(width: Double, gap: Double) { (self.width, self.gap) = (width, gap) }

  /// Places a rectangle as far up as it fits, and there as far left. Returns its upper left corner.
  mutating func place(_ size: Size) -> Point {
    let right = size.width + gap
    var best = Point(0, .infinity)
    for step in steps where step.x == 0 || step.x + size.width <= width + 0.01 {
      let y = steps(from: step.x, to: step.x + right).map(\.y).max() ?? 0
      if y < best.y - 0.01 { best = Point(step.x, y) }
    }
    let (start, end) = (best.x, best.x + right)
    let after = steps.last { $0.x <= end + 0.01 }?.y ?? 0
    steps.removeAll { $0.x > start - 0.01 && $0.x < end + 0.01 }
    steps += [Point(start, best.y + size.height + gap), Point(end, after)]
    steps.sort { $0.x < $1.x }
    return best
  }

  /// The steps that reach into a range.
  private func steps(from left: Double, to right: Double) -> ArraySlice<Point> {
    let first = steps.lastIndex { $0.x <= left + 0.01 } ?? 0
    let end = steps.firstIndex { $0.x >= right - 0.01 } ?? steps.count
    return steps[first..<max(end, first + 1)]
  }
}
