import VCFigures
import VCPictures

extension MapFlow {
  /// The contents of the first member in columns below it, each in a frame, with branches to the
  /// right or below.
  func columnShapes(_ number: Int) -> [MapShape] {
    let items = columns(of: tree.nodes[number])
    guard items.count > 1 else { return [] }
    var known: [Range<Int>: [MapShape]] = [:]
    func column(_ members: Range<Int>) -> [MapShape] {
      if let shapes = known[members] { return shapes }
      let outline = outline(number, members)
      known[members] = arrangements(of: number, outline, members).best
      return known[members] ?? []
    }
    let least = items.map { column($0).map(\.size.height).min() ?? 0 }
    let (highest, total) = (least.max() ?? 0, least.reduce(0, +))
    guard total > highest else { return [] }
    let stem = MapOutline([0], [boxes[number][0].size], measures, isFramed: false)
    let first = arrangements(of: number, stem, 0..<1)[0]
    var tried: Set<[Range<Int>]> = []
    return stride(from: highest, to: total, by: (total - highest) / 5).compactMap { height in
      var columns: [Range<Int>] = []
      for item in items {
        if let last = columns.last, case let both = last.lowerBound..<item.upperBound,
          both.count <= MapContent.mostAtOnce,
          column(both).contains(where: { $0.size.height <= height })
        {
          columns[columns.count - 1] = both
        } else {
          columns.append(item)
        }
      }
      if columns.count < 2 || !tried.insert(columns).inserted { return nil }
      let box = first.boxes[0]
      let top = box.maxY + measures.rowGap + max(measures.headRoom - measures.framePadding, 6)
      var shape = first
      (shape.columns, shape.modes) = ([0..<1] + columns, [.beside])
      let placed = nested(columns.map(column), within: height, from: box.minX)
      add(placed, to: &shape, top)
      let end = placed.last.map { $0.x + ($0.shape.frames.first?.maxX ?? 0) } ?? 0
      let room = Rect(minX: box.minX, minY: box.minY, maxX: end, maxY: top)
      // The branches of the first member are right of the columns, and of the lines to them.
      var (all, own) = (MapProfile(), MapProfile())
      all.add(room)
      for column in placed { all.add(column.shape.profile, at: Point(column.x, top)) }
      for part in first.parts {
        let size = shapes[part.item][part.shape].size
        let end = part.corner + Point(size.width, size.height)
        own.add(Rect(spanning: Point(box.maxX, part.corner.y), end))
      }
      let offset = max(0, all.place(for: own))
      for place in first.parts.indices { shape.parts[place].corner.x += offset }
      if !first.parts.isEmpty { shape.edge = box.maxX + offset }
      let heights = placed.map(\.shape.size.height)
      shape.oddness += 1 + oddness(ofRun: (placed.last?.x ?? 0) - box.minX)
      // On a screen no column is a mere rest.
      if !measures.isPacked {
        shape.oddness += 20 * (1 - (heights.min() ?? 0) / (heights.max() ?? 1))
      }
      return finished(shape, room: room)
    }
  }

  /// The contents of the first member, each with its own; none unless branches leave several.
  private func columns(of node: MapTree.Node) -> [Range<Int>] {
    let starts = node.depths.indices.filter { node.depths[$0] == 1 }
    guard starts.count > 1, node.title == nil, node.entry == 0 else { return [] }
    let columns = zip(starts, starts.dropFirst() + [node.depths.count]).map { $0..<$1 }
    let leading = columns.count { column in node.branches.contains { column.contains($0.exit) } }
    return leading > 1 ? columns : []
  }

  /// The outline of a column; only of several contents one is indented, under the line to it.
  private func outline(_ number: Int, _ members: Range<Int>) -> MapOutline {
    let depths = tree.nodes[number].depths[members]
    let isAlone = depths.count { $0 == 1 } == 1
    return MapOutline(
      depths.map { isAlone ? $0 - 1 : $0 }, boxes[number][members].map(\.size), measures,
      isFramed: true)
  }

  /// Adds columns below the first member.
  private func add(
    _ columns: [(shape: MapShape, x: Double)], to shape: inout MapShape, _ top: Double
  ) {
    for (column, x) in columns {
      let chosen = column.moved(by: Point(x, top))
      shape.boxes += chosen.boxes[shape.boxes.count...]
      shape.modes += repeatElement(
        chosen.modes.last ?? .row, count: shape.boxes.count - shape.modes.count)
      shape.frames += chosen.frames
      shape.uprights += repeatElement(0, count: shape.parts.count - shape.uprights.count)
      shape.uprights += chosen.uprights
      shape.parts += chosen.parts
      shape.oddness += chosen.oddness
    }
  }

  /// The narrowest shape of each column, no higher than a limit, and its left edge.
  private func nested(
    _ choices: [[MapShape]], within height: Double, from left: Double
  ) -> [(shape: MapShape, x: Double)] {
    var profile = MapProfile()
    return choices.map { shapes in
      let shape = shapes[shapes.narrowest(within: height)]
      let x = max(left, profile.place(for: shape.profile) + measures.columnGap)
      profile.add(shape.profile, at: Point(x, 0))
      return (shape, x)
    }
  }

  /// Branches below some members, beside each other or below each other, in each form.
  func below(
    _ branches: [MapTree.Branch], _ twins: [MapTree.Branch], _ shape: MapShape, _ widths: [Double]
  ) -> [MapShape] {
    let parts = branches.map { shapes[$0.node] }
    let listed = tree.listed(branches)
    let heights = parts.extents(\.height)
    var all: [MapShape] = []
    // A line down into a frame would cross its title.
    if twins.isEmpty, branches.allSatisfy({ tree.nodes[$0.node].title == nil }) {
      all = heights.map { add(row: branches, to: shape, height: $0) }
    }
    all += widths.map { add(list: listed, twins, to: shape, width: $0) }
    // The same in several columns, each with the lines down to its boxes.
    guard branches.count > 3, twins.isEmpty else { return all }
    let least = parts.map { $0.map(\.size.height).min() ?? 0 }
    let (highest, total) = (least.max() ?? 0, least.reduce(0) { $0 + $1 + measures.rowGap })
    return all
      + [2, 3, 4, 6, 9].filter { $0 < Double(branches.count) }.map {
        add(list: listed, [], to: shape, width: 0, height: max(highest, 1.05 * total / $0))
      }
  }

  /// Branches below each other, below the last member and indented, in columns of a limited height.
  func add(
    list branches: [MapTree.Branch], _ twins: [MapTree.Branch], to shape: MapShape, width: Double,
    height: Double = .infinity
  ) -> MapShape {
    var shape = shape
    let exit = shape.boxes[branches[0].exit]
    let labels = branches.map { label(of: $0).size }
    let widest = (branches + twins).map { label(of: $0).size.width }.max() ?? 0
    let lanes = Double((branches + twins).netCount - 1) * MapMeasures.track
    let lead = lanes + measures.length(ofLabel: widest + 8)
    var upright = exit.minX + MapMeasures.trunk
    let descent = descent(branches, in: shape)
    let end = (shape.frames.first ?? exit).maxY
    let isFolded = height < .infinity
    let start = end + measures.rowGap + (descent == nil && !isFolded ? 0 : measures.lead + lanes)
    var (bottom, right, lowest) = (start, 0.0, start)
    for (branch, label) in zip(branches, labels) {
      let chosen =
        isFolded
        ? shapes[branch.node].narrowest(within: height) : shapes[branch.node].lowest(within: width)
      let child = shapes[branch.node][chosen]
      if bottom > start, bottom + child.size.height > start + height {
        (upright, bottom) = (right + measures.columnGap, start)
        shape.oddness += 0.5
      }
      let left = upright + lead
      shape.uprights.append(upright)
      let entry = child.boxes[branch.entry]
      // A label is over its line; on a page it is beside the boxes above.
      let above =
        measures.isTight && bottom > start ? 0 : label.height + 6 - entry.center.y
      let y = bottom + max(0, above)
      shape.parts.append(MapShape.Part(item: branch.node, shape: chosen, corner: Point(left, y)))
      bottom = y + child.size.height + measures.rowGap
      if twins.contains(where: branch.hasEnds) { bottom += measures.rowGap }
      (right, lowest) = (max(right, left + child.size.width), max(lowest, y + measures.rowGap))
      shape.oddness += child.oddness
    }
    shape.modes = shape.boxes.map { _ in .list }
    shape.oddness += 1 + oddness(ofRun: upright - exit.minX)
    let corner = Point(
      exit.minX + MapMeasures.trunk + lead,
      isFolded ? lowest : shape.parts[shape.parts.count - 1].corner.y + measures.rowGap)
    return finished(
      shape, room: room(from: exit, descent, branches + twins, corner, below: exit.maxY))
  }
}
