import VCFigures
import VCPictures

extension MapFlow {
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
        + [0.6, 0.8, 1, 1.2, 1.4, 1.7, 2.1].map { max(widest, $0 * side) })
    return widths.sorted().map { packing(of: items, width: $0) }.best
  }

  /// Whether it is the tree of the controller whose neighbourhood is shown.
  func isSubject(_ item: Int) -> Bool {
    tree.nodes.indices.contains(item) && !tree.nodes[item].isGhost
      && !content.subjects.isDisjoint(with: tree.nodes[item].members)
  }

  /// A subject's tree right of those from which lines lead to it.
  private func fan(_ items: [Int], into subject: Int, _ number: Int) -> MapShape {
    var shape = MapShape()
    var (right, bottom) = (0.0, 0.0)
    for item in items where item != subject {
      let chosen = shapes[item].lowest(within: 0)
      let size = shapes[item][chosen].size
      shape.parts.append(MapShape.Part(item: item, shape: chosen, corner: Point(0, bottom)))
      (right, bottom) = (max(right, size.width), bottom + size.height + measures.rowGap)
    }
    let label = tree.others.map { labels[$0.net][$0.end].size.width }.max() ?? 0
    let left =
      right + measures.lead + Double(items.count) * MapMeasures.track
      + measures.length(ofLabel: label + 8)
    let (own, middle) = (shapes[subject][number], (bottom - measures.rowGap) / 2)
    let corner = Point(left, middle - own.boxes[0].center.y)
    shape.parts.append(MapShape.Part(item: subject, shape: number, corner: corner))
    shape.oddness = own.oddness
    return finished(shape)
  }

  /// Each item as far up as it fits without covering an earlier one, and there as far left.
  private func packing(of items: [Int], width: Double) -> MapShape {
    var shape = MapShape()
    var skyline = MapSkyline(width: width, gap: measures.treeGap)
    for item in items {
      let chosen = shapes[item].lowest(within: width)
      shape.parts.append(
        MapShape.Part(
          item: item, shape: chosen, corner: skyline.place(shapes[item][chosen].size)))
      shape.oddness += shapes[item][chosen].oddness
    }
    return finished(shape)
  }

  /// The shapes of a group with its frame and title.
  func framed(_ shapes: [MapShape], _ group: MapTree.Group) -> [MapShape] {
    guard let title = group.title else { return shapes }
    let width = TextLine(title, .frame, look).size.width
    return shapes.map { inner in
      var shape = inner
      let corner = Point(measures.framePadding, measures.titleHeight)
      for place in shape.parts.indices {
        shape.parts[place].corner = shape.parts[place].corner + corner
      }
      shape.size = Size(
        width: max(inner.size.width, width) + 2 * corner.x,
        height: inner.size.height + corner.y + max(look.frame.paddingBottom, 8))
      shape.frame = Rect(minX: 0, minY: 0, maxX: shape.size.width, maxY: shape.size.height)
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
