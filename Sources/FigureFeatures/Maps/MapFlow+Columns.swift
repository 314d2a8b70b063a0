import VCFigures
import VCPictures

extension MapFlow {
  /// The contents of the first member beside each other in one frame, each with its branches below.
  func columns(_ number: Int) -> [MapShape] {
    let node = tree.nodes[number]
    guard let columns = columns(of: node), node.twins.isEmpty,
      node.branches.allSatisfy({ $0.exit > 0 }),
      columns.allSatisfy({ canLeaveBelow(node, $0) })
    else { return [] }
    let outlines = columns.map { filled(outline(number, $0, isFramed: false), $0) }
    let bottom = (outlines.map(\.size.height).max() ?? 0) + measures.framePadding
    let choices = zip(columns, outlines).map { column, outline in
      let branches = node.branches.filter { column.contains($0.exit) }
      var shape = outline
      // Their branches begin below the lowest column.
      shape.frames = [Rect(minX: 0, minY: 0, maxX: outline.size.width, maxY: bottom)]
      if branches.isEmpty { return [finished(shape)] }
      return below(
        branches, [], shape, Set(branches.flatMap { shapes[$0.node] }.map(\.size.width)).sorted()
      ).best
    }
    let left = measures.framePadding
    return Set(choices.joined().map(\.size.height)).sorted().map { height in
      var shape = MapShape(modes: [.row], columns: columns)
      let own = boxes[number][0].size
      shape.boxes = [Rect(minX: left, minY: left, maxX: left + own.width, maxY: left + own.height)]
      let top = left + own.height + measures.rowGap + measures.headRoom
      add(nested(choices, within: height, from: left), to: &shape, top)
      let right = (shape.boxes.map(\.maxX).max() ?? 0) + measures.framePadding
      shape.frames = [Rect(minX: 0, minY: 0, maxX: right, maxY: top + bottom)]
      return finished(shape)
    }
  }

  /// The contents of the first member in columns below it, each in a frame, with branches to the
  /// right or below.
  func folded(_ number: Int) -> [MapShape] {
    let node = tree.nodes[number]
    guard let items = columns(of: node) else { return [] }
    var known: [Range<Int>: [MapShape]] = [:]
    func column(_ members: Range<Int>) -> [MapShape] {
      if let shapes = known[members] { return shapes }
      let outline = outline(number, members, isFramed: true)
      known[members] = arrangements(of: number, outline, members).best
      return known[members] ?? []
    }
    let least = items.map { column($0).map(\.size.height).min() ?? 0 }
    guard let highest = least.max() else { return [] }
    let stem = MapOutline([0], [boxes[number][0].size], measures, isFramed: false)
    let first = arrangements(of: number, stem, 0..<1).filter { $0.modes.first ?? .beside == .beside }
    let heights = (0..<6).map { highest + Double($0) / 6 * (least.reduce(0, +) - highest) }
    var tried: Set<[Range<Int>]> = []
    return heights.flatMap { height -> [MapShape] in
      var columns: [Range<Int>] = []
      for item in items {
        if let last = columns.last, case let both = last.lowerBound..<item.upperBound,
          column(both).contains(where: { $0.size.height <= height })
        {
          columns[columns.count - 1] = both
        } else {
          columns.append(item)
        }
      }
      if columns.count < 2 || !tried.insert(columns).inserted { return [] }
      return first.prefix(1).map { first in
        var shape = first
        shape.columns = [0..<1] + columns
        shape.modes = [.beside]
        let top = first.boxes[0].maxY + measures.rowGap + max(measures.headRoom - measures.framePadding, 6)
        add(
          nested(columns.map(column), within: height, from: first.boxes[0].minX), to: &shape, top)
        let right = shape.parts.dropFirst(first.parts.count).reduce(0) {
          max($0, $1.corner.x + shapes[$1.item][$1.shape].size.width)
        }
        let edge = max(right, shape.frames.map(\.maxX).max() ?? 0)
        for place in first.parts.indices {
          shape.parts[place].corner.x += edge - first.boxes[0].maxX
        }
        if !first.parts.isEmpty { shape.edge = edge }
        shape.oddness += 1
        let end = shape.frames.last?.minX ?? 0
        return finished(
          shape, room: Rect(minX: first.boxes[0].minX, minY: first.boxes[0].minY, maxX: end, maxY: top))
      }
    }
  }

  /// The columns that the contents of the first member can be.
  private func columns(of node: MapTree.Node) -> [Range<Int>]? {
    let starts = node.depths.indices.filter { node.depths[$0] == 1 }
    guard starts.count > 1, node.title == nil, node.entry == 0 else { return nil }
    return zip(starts, starts.dropFirst() + [node.depths.count]).map { $0..<$1 }
  }

  /// The outline of a column; only of several contents one is indented, under the line to it.
  private func outline(_ number: Int, _ members: Range<Int>, isFramed: Bool) -> MapOutline {
    let depths = tree.nodes[number].depths[members]
    let isAlone = depths.count { $0 == 1 } == 1
    return MapOutline(
      depths.map { isAlone ? $0 - 1 : $0 }, boxes[number][members].map(\.size), measures,
      isFramed: isFramed)
  }

  /// Adds columns below the first member.
  private func add(_ columns: [(shape: MapShape, x: Double)], to shape: inout MapShape, _ top: Double) {
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

  /// Branches below some members, beside each other or below each other, in each form.
  func below(
    _ branches: [MapTree.Branch], _ twins: [MapTree.Branch], _ shape: MapShape, _ widths: [Double]
  ) -> [MapShape] {
    let parts = branches.map { shapes[$0.node] }
    let listed = tree.listed(branches)
    let heights = Set(parts.joined().map(\.size.height)).sorted()
    var all: [MapShape] = []
    // A line down into a frame would cross its title.
    if twins.isEmpty, branches.allSatisfy({ tree.nodes[$0.node].title == nil }) {
      all = heights.map { add(row: branches, to: shape, height: $0) }
    }
    // A label over a box in a frame would cross the frame's border.
    let canBeNarrow = branches.allSatisfy {
      let node = tree.nodes[$0.node]
      return label(of: $0).isEmpty || node.members.count == 1 && node.title == nil
    }
    let modes: [MapShape.Mode] =
      measures.isTight && twins.isEmpty && canBeNarrow ? [.list, .narrowList] : [.list]
    for mode in modes {
      all += widths.map { add(mode, of: listed, twins, to: shape, width: $0) }
      // The same in several columns, each with the lines down to its boxes.
      guard branches.count > 3, twins.isEmpty else { continue }
      let highest = parts.map { $0.map(\.size.height).min() ?? 0 }.max() ?? 0
      let total = parts.reduce(0) {
        $0 + ($1.map(\.size.height).min() ?? 0) + measures.rowGap
      }
      all += [2, 3, 4, 6, 9].filter { $0 < Double(branches.count) }.map {
        add(mode, of: listed, [], to: shape, width: 0, height: max(highest, 1.05 * total / $0))
      }
    }
    return all
  }
}
