import VCFigures
import VCPictures

extension MapFlow {
  /// The columns that the contents of the first member can be, if branches can leave them below.
  func columns(of node: MapTree.Node) -> [Range<Int>]? {
    guard let columns = node.columns, node.twins.isEmpty, node.title == nil, node.entry == 0,
      node.branches.allSatisfy({ $0.exit > 0 }),
      columns.allSatisfy({ canLeaveBelow(node, $0) })
    else { return nil }
    return columns
  }

  /// The contents of a container beside each other, each with its branches below.
  func columns(_ number: Int, _ columns: [Range<Int>]) -> [MapShape] {
    let node = tree.nodes[number]
    let (own, left) = (boxes[number][0].size, measures.framePadding)
    let top = left + own.height + measures.rowGap + measures.headRoom
    // The boxes of each column, and where its branches begin.
    let outlines = columns.map { column in
      var outline = MapOutline(
        column.map { node.depths[$0] - 1 }, column.map { boxes[number][$0].size }, measures,
        isFramed: false)
      for position in column.indices { outline.add(position - column.lowerBound, middle: 0) }
      return outline.shape
    }
    let frameBottom = top + (outlines.map(\.size.height).max() ?? 0) + measures.framePadding
    let choices = zip(columns, outlines).map { column, outline in
      let branches = node.branches.filter { column.contains($0.exit) }
      var shape = outline
      // Positions count from the container on.
      shape.boxes = Array(repeating: outline.boxes[0], count: column.lowerBound) + outline.boxes
      shape.frame = Rect(minX: 0, minY: 0, maxX: outline.size.width, maxY: frameBottom - top)
      if branches.isEmpty { return [finished(shape)] }
      let parts = branches.map { shapes[$0.node] }
      return
        (Set(parts.joined().map(\.size.height)).sorted().map {
          add(row: branches, to: shape, height: $0)
        }
        + lists(branches, [], below: shape, Set(parts.joined().map(\.size.width)).sorted())).best
    }
    return Set(choices.joined().map(\.size.height)).sorted().map { height in
      var shape = MapShape(modes: [.row], hasColumns: true)
      shape.boxes = [Rect(minX: left, minY: left, maxX: left + own.width, maxY: left + own.height)]
      for (column, (chosen, x)) in zip(columns, nested(choices, within: height, from: left)) {
        let corner = Point(x, top)
        shape.boxes += chosen.boxes[column.lowerBound...].map { $0.moved(by: corner) }
        shape.modes += column.map { _ in chosen.modes.last ?? .row }
        shape.parts += chosen.parts.map {
          MapShape.Part(item: $0.item, shape: $0.shape, corner: $0.corner + corner)
        }
        shape.oddness += chosen.oddness
      }
      let right = shape.boxes.map(\.maxX).max() ?? 0
      shape.frame = Rect(minX: 0, minY: 0, maxX: right + measures.framePadding, maxY: frameBottom)
      return finished(shape)
    }
  }

  /// A shape of each column, no higher than a limit, and its left edge: the narrowest together.
  private func nested(
    _ choices: [[MapShape]], within height: Double, from left: Double
  ) -> [(shape: MapShape, x: Double)] {
    typealias Column = (shape: MapShape, x: Double)
    func placed(_ shapes: [MapShape], after columns: ArraySlice<Column>) -> [Column] {
      var profile = MapProfile()
      for column in columns { profile.add(column.shape.profile, at: Point(column.x, 0)) }
      return Array(columns)
        + shapes.map { shape in
          let x = max(left, profile.place(for: shape.profile) + measures.columnGap)
          profile.add(shape.profile, at: Point(x, 0))
          return (shape, x)
        }
    }
    var columns = placed(choices.map { $0[$0.narrowest(within: height)] }, after: [])
    func right(_ columns: [Column]) -> Double {
      columns.reduce(0) { max($0, $1.x + $1.shape.size.width) }
    }
    for column in choices.indices where measures.isPacked {
      for shape in choices[column] where shape.size.height <= height + 0.01 {
        let others = columns[(column + 1)...].map(\.shape)
        let next = placed([shape] + others, after: columns[..<column])
        if right(next) < right(columns) - 1 { columns = next }
      }
    }
    return columns
  }

  /// Branches below each other in each form and width.
  func lists(
    _ branches: [MapTree.Branch], _ twins: [MapTree.Branch], below shape: MapShape,
    _ widths: [Double]
  ) -> [MapShape] {
    // A label over a box in a frame would cross the frame's border.
    let canBeNarrow = branches.allSatisfy {
      let node = tree.nodes[$0.node]
      return label(of: $0).isEmpty || node.members.count == 1 && node.title == nil
    }
    let modes: [MapShape.Mode] =
      measures.isTight && twins.isEmpty && canBeNarrow ? [.list, .narrowList] : [.list]
    let listed = tree.listed(branches)
    return modes.flatMap { mode in
      widths.map { add(mode, of: listed, twins, to: shape, width: $0) }
    }
  }
}

extension MapTree.Node {
  /// The contents of the first member, each with its own; nil if there are no two.
  var columns: [Range<Int>]? {
    let starts = depths.indices.filter { depths[$0] == 1 }
    guard starts.count > 1 else { return nil }
    return zip(starts, starts.dropFirst() + [depths.count]).map { $0..<$1 }
  }
}
