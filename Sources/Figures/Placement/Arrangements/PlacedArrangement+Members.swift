import VCPictures

/// The positions of boxes and lines inside a family.
extension PlacedArrangement {
  mutating func place(_ shape: Shape, left: Double, top: Double) {
    var open = [(shape: shape, left: left, top: top)]
    while let next = open.popLast() {
      let (shape, box) = (next.shape, next.shape.box)
      let boxLeft = next.left + shape.boxLeft
      let rect = Rect(
        minX: boxLeft, minY: next.top - shape.size.height,
        maxX: boxLeft + shape.size.whole.width, maxY: next.top)
      boxes[box.value] = rect
      boxesWithViews[box.value] = rect
      boxesWithViews[box.value].minY = next.top - shape.size.whole.height
      content.set(shape.size.lines, of: box)
      open += placeChildren(of: shape, left: next.left)
    }
  }

  private typealias Children = [(shape: Shape, left: Double, top: Double)]

  private mutating func placeChildren(of shape: Shape, left: Double) -> Children {
    switch shape.arrangement {
    case .alone: []
    case .row(let children): placeRow(children, of: shape, left: left)
    case .columns(let lists): placeColumns(lists, of: shape, left: left)
    case .list(let children): placeList(children, of: shape, left: left)
    case .folded(let run, let rest): placeFolded(run, rest, of: shape, left: left)
    }
  }

  /// Adds the label under a container. Returns the start of the line from the container, and the
  /// level at which the line forks.
  private mutating func bus(
    of shape: Shape, at x: Double
  ) -> (start: [Point], level: Double) {
    let whole = boxesWithViews[shape.box.value]
    var level = whole.minY
    if let size = labelSizes[shape.box] {
      labels[shape.box] = Rect(
        center: Point(x, level - measures.labelGap - size.height / 2), size: size)
      level -= measures.labelGap + size.height
    }
    level -= measures.drop - measures.dropBelowBus
    return ([Point(x, boxes[shape.box.value].minY)], level)
  }

  /// The x at which a line leaves a container's lower edge, as near to `x` as possible; directly
  /// above a nearby end, so that the line has no small bend.
  private func port(of shape: Shape, near x: Double, over ends: [Double]) -> Double {
    let x = ends.first { abs($0 - x) < content.look.fonts.name.size } ?? x
    let rect = boxes[shape.box.value]
    let view = boxesWithViews[shape.box.value].minY < rect.minY - 0.01
    let right = view ? rect.center.x - 10 : rect.maxX - 10
    return min(max(x, rect.minX + 10), max(rect.minX + 10, right))
  }

  private mutating func placeRow(_ children: [Shape], of shape: Shape, left: Double) -> Children {
    let width = children.reduce(-measures.columnGap) { $0 + $1.width + measures.columnGap }
    var (x, places): (Double, Children) = (left + (shape.width - width) / 2, [])
    let middles = children.map { child in
      defer { x += child.width + measures.columnGap }
      places.append((child, x, 0))
      return x + child.boxMiddle
    }
    let middle = ((middles.first ?? 0) + (middles.last ?? 0)) / 2
    let (start, level) = bus(of: shape, at: port(of: shape, near: middle, over: middles))
    let top = level - measures.dropBelowBus
    for index in children.indices {
      places[index].top = top
      ways[children[index].box] = Route(
        through: start + [
          Point(start[0].x, level), Point(middles[index], level), Point(middles[index], top),
        ])
    }
    return places
  }

  private mutating func placeColumns(
    _ lists: [[Shape]], of shape: Shape, left: Double
  ) -> Children {
    let widths = lists.map { measures.indent + ($0.map(\.width).max() ?? 0) }
    let width = widths.reduce(-measures.columnGap) { $0 + $1 + measures.columnGap }
    var x = left + (shape.width - width) / 2
    let lefts = widths.map { width in
      defer { x += width + measures.columnGap }
      return x
    }
    let middle = ((lefts.first ?? 0) + (lefts.last ?? 0)) / 2 + measures.trunk
    let trunks = lefts.map { $0 + measures.trunk }
    let (start, level) = bus(of: shape, at: port(of: shape, near: middle, over: trunks))
    var places: Children = []
    for (column, list) in lists.enumerated() {
      var y = level - measures.dropBelowBus - measures.rowGap
      for child in list {
        let end = childEnd(child, top: y)
        ways[child.box] = Route(
          through: start + [
            Point(start[0].x, level), Point(trunks[column], level), Point(trunks[column], end),
            Point(lefts[column] + measures.indent + child.boxLeft, end),
          ])
        places.append((child, lefts[column] + measures.indent, y))
        y -= child.height + measures.rowGap
      }
    }
    return places
  }

  private mutating func placeFolded(
    _ run: [Shape], _ rest: Shape, of shape: Shape, left: Double
  ) -> Children {
    let first = boxesWithViews[shape.box.value]
    let right = left + shape.width - rest.width
    let middle = first.center.x
    var (last, top, places): (Shape, Double, Children) = (shape, first.maxY, [])
    for child in run {
      let bottom = top - last.size.height
      top = bottom - measures.drop
      ways[child.box] = Route(through: [Point(middle, bottom), Point(middle, top)])
      places.append((child, middle - child.width / 2, top))
      last = child
    }
    // The line leaves the last box, goes up beside its column, and enters the first box of the next
    // column.
    let (from, to) = (childEnd(last, top: top), childEnd(rest, top: first.maxY))
    let track = right - content.look.arrows.headLength - measures.aside / 4
    ways[rest.box] = Route(
      through: [
        Point(middle + last.size.whole.width / 2, from), Point(track, from), Point(track, to),
        Point(right + rest.boxLeft, to),
      ])
    return places + [(rest, right, first.maxY)]
  }

  /// The level at which a line from the left reaches a child's box.
  private func childEnd(_ child: Shape, top: Double) -> Double {
    top - min(child.size.height / 2, 1.4 * content.look.fonts.name.size)
  }

  private mutating func placeList(_ children: [Shape], of shape: Shape, left: Double) -> Children {
    let rect = boxes[shape.box.value]
    let trunk = rect.minX + min(measures.trunk, rect.width / 2)
    var y = boxesWithViews[shape.box.value].minY
    if let size = labelSizes[shape.box] {
      labels[shape.box] = Rect(
        minX: trunk + 3, minY: y - 2 - size.height, maxX: trunk + 3 + size.width, maxY: y - 2)
      y -= size.height + 2
    }
    return children.map { child in
      y -= measures.rowGap
      defer { y -= child.height }
      // The child is at the left of its own room, beside the line.
      let (x, end) = (left + measures.indent, childEnd(child, top: y))
      ways[child.box] = Route(
        through: [
          Point(trunk, rect.minY), Point(trunk, end), Point(x + child.boxLeft, end),
        ])
      return (child, x, y)
    }
  }
}
