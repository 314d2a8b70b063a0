import VCFigures
import VCPictures

extension MapFlow {
  /// Trees or groups beside and below each other, roughly in their order.
  func packings(of items: [Int]) -> [MapShape] {
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
