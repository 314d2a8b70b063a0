import VCEngine
import VCFigures
import VCPhrases
import VCPictures

/// The arrangements of a map's trees, to the right or downward; gaps are as wide as their labels.
struct MapFlow {
  typealias Index = ViewController.Index

  let tree: MapTree
  let content: MapContent
  let measures: MapMeasures
  /// The boxes of each node's members.
  let boxes: [[BoxContent]]
  /// The labels of each net's ends.
  let labels: [[[TextLine]]]
  /// The distance from the left edges of boxes in a column to the lines down between them.
  private let stem: Double
  /// The arrangements of each node's tree, then of each group, then of all of them.
  private(set) var shapes: [[MapShape]] = []

  var look: Look { measures.look }

  init(_ tree: MapTree, _ content: MapContent, _ measures: MapMeasures, on density: Density) {
    self.tree = tree
    self.content = content
    self.measures = measures
    var boxes = tree.nodes.map { node in
      node.members.map { content.box(of: $0, isGhost: node.isGhost, measures) }
    }
    if density >= .shortNames || content.hasShortNames {
      let names = ShortNames(of: Array(boxes.joined()), measures.look)
      boxes = boxes.map { $0.map(names.box) }
    }
    if density >= .brokenNames {
      boxes = zip(tree.nodes, boxes).map { MapOutline.broken($1, $0.depths, measures) }
    }
    self.boxes = boxes
    labels = content.nets.map { net in
      net.ends.map { $0.identifiers.flatMap { Self.label($0, measures.look) } }
    }
    stem = (boxes.joined().map(\.size.width).min() ?? 0) / 2
    shapes = tree.nodes.map { _ in [] }
    for node in tree.order.reversed() { shapes[node] = shapes(ofNode: node).best }
    for group in tree.groups { shapes.append(framed(packings(of: group.roots), group)) }
    shapes.append(packings(of: Array(tree.nodes.count..<shapes.count)))
  }

  /// A long name has two lines.
  static func label(_ name: String, _ look: Look) -> [TextLine] {
    let line = TextLine(name, .detail, look)
    return line.size.width > 110 ? line.halved(look) ?? [line] : [line]
  }

  func label(of branch: MapTree.Branch) -> [TextLine] { labels[branch.line.net][branch.line.end] }

  // MARK: One node

  private func shapes(ofNode number: Int) -> [MapShape] {
    arrangements(of: number, outline(number), tree.nodes[number].members.indices)
      + columnShapes(number)
  }

  /// Some members of a node, with their branches to the right or below.
  func arrangements(of number: Int, _ outline: MapOutline, _ members: Range<Int>) -> [MapShape] {
    let node = tree.nodes[number]
    let branches = node.branches.filter { members.contains($0.exit) }
    let twins = node.twins.filter { members.contains($0.exit) }
    let shape = outlineShape(outline, members)
    if branches.isEmpty { return [finished(shape)] }
    let widths = branches.map { shapes[$0.node] }.extents(\.width)
    let listed = tree.listed(branches)
    let gap = gap(beside: branches + twins)
    let all = widths.map { beside(number, outline, members, listed, gap, $0) }
    return canLeaveBelow(branches, members) ? all + below(branches, twins, shape, widths) : all
  }

  /// Whether some members' branches may be below: they leave one, without a page the last one.
  private func canLeaveBelow(_ branches: [MapTree.Branch], _ members: Range<Int>) -> Bool {
    let exit = measures.isPacked ? branches.first?.exit : members.upperBound - 1
    return branches.allSatisfy { $0.exit == exit && $0.entry == 0 }
  }

  /// Where the first line down from a member passes those under it; nil if there are none.
  func descent(_ branches: [MapTree.Branch], in shape: MapShape) -> Double? {
    guard branches[0].exit < shape.boxes.count - 1 else { return nil }
    return shape.frames.first.map { $0.maxX + measures.lead }
  }

  /// The outline of a node's members, without boxes.
  private func outline(_ number: Int) -> MapOutline {
    MapOutline(
      tree.nodes[number].depths, boxes[number].map(\.size), measures,
      title: tree.nodes[number].title.map { TextLine($0, .frame, look) },
      isFramed: isSubject(number) ? true : nil)
  }

  /// Some members below each other, indented like an outline; those before them stand nowhere.
  func outlineShape(_ outline: MapOutline, _ members: Range<Int>) -> MapShape {
    var outline = outline
    for position in 0..<members.count { outline.add(position, middle: 0) }
    return indexedFromNode(outline.shape, members)
  }

  /// A shape of some members whose positions count from the node's first one on.
  private func indexedFromNode(_ shape: MapShape, _ members: Range<Int>) -> MapShape {
    var shape = shape
    shape.boxes = Array(repeating: shape.boxes[0], count: members.lowerBound) + shape.boxes
    return shape
  }

  /// Branches in a column to the right; each member with branches is level with its first.
  func beside(
    _ number: Int, _ outline: MapOutline, _ members: Range<Int>, _ branches: [MapTree.Branch],
    _ gap: Double, _ width: Double
  ) -> MapShape {
    let node = tree.nodes[number]
    var outline = outline
    var parts: [MapShape.Part] = []
    var (bottom, oddness) = (-Double.infinity, 0.0)
    var next = 0
    for position in members {
      let first = next
      while next < branches.count, branches[next].exit == position { next += 1 }
      var middle = 0.0
      for place in first..<next {
        let branch = branches[place]
        let chosen = shapes[branch.node].lowest(within: width)
        let shape = shapes[branch.node][chosen]
        let entry = shape.boxes[branch.entry].center.y
        // On a page the label is beside the boxes above.
        let above =
          measures.isTight && place > 0 ? entry : max(entry, label(of: branch).size.height + 6)
        let below = node.twins.filter(branch.hasEnds).isEmpty ? 0 : measures.rowGap
        if place == first {
          middle = outline.add(position - members.lowerBound, middle: bottom + above)
          bottom = middle - above
        }
        let y = bottom + above - entry
        parts.append(MapShape.Part(item: branch.node, shape: chosen, corner: Point(0, y)))
        bottom = y + shape.size.height + measures.rowGap + below
        oddness += shape.oddness
      }
      if first == next { outline.add(position - members.lowerBound, middle: 0) }
    }
    outline.lowerContainers { place in
      branches.contains { $0.exit == place + members.lowerBound }
    }
    var shape = indexedFromNode(outline.shape, members)
    let left = shape.size.width + gap
    for place in parts.indices { parts[place].corner.x = left }
    shape.parts = parts
    shape.oddness = oddness
    shape.modes = shape.boxes.map { _ in .beside }
    return finished(
      shape,
      room: Rect(
        minX: shape.size.width, minY: parts[0].corner.y, maxX: left,
        maxY: parts[parts.count - 1].corner.y + 2 * measures.rowGap))
  }

  /// The width of the gap to the branches at the right: of the widest label, and of lines' lanes.
  private func gap(beside lines: [MapTree.Branch]) -> Double {
    measures.lead + Double(lanes(of: lines) - 1) * MapMeasures.track
      + measures.length(ofLabel: (lines.map { label(of: $0).size.width }.max() ?? 0) + 8)
  }

  /// The most nets that leave one member.
  func lanes(of lines: [MapTree.Branch]) -> Int {
    Dictionary(grouping: lines, by: \.exit).values.map(\.netCount).max() ?? 1
  }

  /// Whether a line needs room for dashes, which lines of some looks have.
  private func isDashed(_ branch: MapTree.Branch) -> Bool {
    let relation = content.nets[branch.line.net].relation
    return relation.isInferred || [.segue(.unwind), .segue(.showDetail)].contains(relation)
  }

  /// The length of the lines of a row until they have turned; on a page an only one is straight.
  func lead(of nets: Int, isStraight: Bool) -> Double {
    measures.isPacked && isStraight ? 0 : measures.lead + Double(nets - 1) * MapMeasures.track
  }

  /// Branches beside each other below the last member.
  func add(row branches: [MapTree.Branch], to shape: MapShape, height: Double) -> MapShape {
    var shape = shape
    let exit = shape.boxes[branches[0].exit]
    let labels = branches.map { label(of: $0).size }
    let descent = descent(branches, in: shape)
    let bottom = (shape.frames.first ?? exit).maxY
    let top =
      bottom + lead(of: branches.netCount, isStraight: branches.count == 1 && descent == nil)
      + max(
        measures.length(ofLabel: (labels.map(\.height).max() ?? 0) + 4),
        branches.contains(where: isDashed) ? 2 * measures.headRoom : 0)
    var profile = MapProfile()
    var right = exit.minX
    for (branch, label) in zip(branches, labels) {
      let chosen = shapes[branch.node].narrowest(within: height)
      let child = shapes[branch.node][chosen]
      let entry = child.boxes[branch.entry]
      // The first one is below the box, in one line with it, or under the line that passes others.
      let left =
        branch == branches[0]
        ? max(
          exit.minX - entry.minX, descent.map { $0 + MapMeasures.inset - entry.maxX } ?? -.infinity)
        : max(right, profile.place(for: child.profile) + measures.columnGap)
      let tip = tip(from: exit, to: entry.moved(by: Point(left, 0)))
      shape.parts.append(MapShape.Part(item: branch.node, shape: chosen, corner: Point(left, top)))
      profile.add(child.profile, at: Point(left, 0))
      right = tip + label.width + (measures.isTight ? 9 : 14)
      shape.oddness += child.oddness
    }
    shape.modes = shape.boxes.map { _ in .row }
    shape.oddness += 0.5 + oddness(ofRun: (shape.parts.last?.corner.x ?? 0) - exit.minX)
    return finished(
      shape, room: room(from: exit, descent, branches, Point(right, top), below: bottom))
  }

  /// Where a line down to a box ends.
  func tip(from exit: Rect, to entry: Rect) -> Double {
    let isBelow = abs(entry.minX - exit.minX) < 0.01
    return entry.minX + (isBelow ? stem : min(entry.width, exit.width) / 2)
  }

  /// The room of the lines from a box to the corner of what is below it.
  func room(
    from exit: Rect, _ descent: Double?, _ branches: [MapTree.Branch], _ corner: Point,
    below bottom: Double
  ) -> Rect {
    let room = Rect(minX: exit.minX, minY: bottom, maxX: corner.x, maxY: corner.y)
    guard let descent else { return room }
    let right = descent + Double(branches.netCount - 1) * MapMeasures.track
    return room.union(Point(right, exit.center.y))
  }

  /// The shape at the origin, with its size and profile, and with room for the lines to its parts.
  func finished(_ shape: MapShape, room: Rect? = nil) -> MapShape {
    var shape = shape
    let parts = shape.parts.map { shapes[$0.item][$0.shape] }
    let own = shape.boxes + shape.frames + [room].compactMap(\.self)
    let rects =
      own
      + zip(shape.parts, parts).map { part, inner in
        Rect(spanning: part.corner, part.corner + Point(inner.size.width, inner.size.height))
      }
    guard let bounds = Rect(around: rects) else { return shape }
    let offset = Point(-bounds.minX, -bounds.minY)
    shape = shape.moved(by: offset)
    shape.profile = MapProfile()
    for rect in own { shape.profile.add(rect.moved(by: offset)) }
    for (place, inner) in parts.enumerated() {
      shape.profile.add(inner.profile, at: shape.parts[place].corner)
    }
    shape.size = bounds.size
    return shape
  }
}
