import VCEngine
import VCFigures
import VCPictures

/// The positions of a map's boxes, frames and lines; y grows downward until `MapSketcher` draws it.
struct MapLayout {
  typealias Index = ViewController.Index
  typealias LineID = MapTree.LineID

  /// A frame, its title, and the index of its block.
  struct PlacedFrame {
    let block: Int
    /// The first controller in it.
    let first: Index
    let rect: Rect
    var title: Picture.Line?
  }

  /// A line of a net: the points from the source's box, and the names at it.
  struct Line {
    let id: LineID
    var points: [Point]
    var label: (text: [String], rect: Rect)?
  }

  /// A box for a screen that stands elsewhere, at the beginning of lines or at the end of one.
  struct Ghost {
    let lines: [LineID]
    let member: Index
    let content: BoxContent
    let rect: Rect
  }

  let content: MapContent
  let measures: MapMeasures
  var boxes: [Index: (content: BoxContent, rect: Rect)] = [:]
  var ghosts: [Ghost] = []
  var frames: [PlacedFrame] = []
  /// The lines to children, each with its position among its container's contents.
  var trunks: [(child: Index, container: Index, position: Int, points: [Point])] = []
  /// The arrows to the scenes that windows show first.
  var entries: [(window: Int, root: Index, points: [Point])] = []
  var lines: [Line] = []
  var bounds = Rect.zero

  var look: Look { measures.look }

  /// Places all trees, with the lines of their branches.
  init(_ flow: MapFlow, shape: Int) {
    (content, measures) = (flow.content, flow.measures)
    let nodes = flow.tree.nodes
    let blockOf = content.blockOf
    var rects: [[Rect]] = nodes.map { _ in [] }
    var placed: [MapShape?] = nodes.map { _ in nil }
    var rest = [MapShape.Part(item: flow.shapes.count - 1, shape: shape, corner: Point(0, 0))]
    while let part = rest.popLast() {
      let moved = flow.shapes[part.item][part.shape].moved(by: part.corner)
      rest += moved.parts.reversed()
      if part.item >= nodes.count {
        guard let frame = moved.frames.first,
          case let group = flow.tree.groups[part.item - nodes.count]
        else { continue }
        let top = content.blocks[group.block].top
        frames.append(placedFrame(frame, of: group.block, around: top, titled: group.title))
      } else if case let node = nodes[part.item], let top = node.members.first {
        (rects[part.item], placed[part.item]) = (moved.boxes, moved)
        if let block = blockOf[top], !node.isGhost,
          content.blocks[block].title == nil || content.isOverview
        {
          frames += moved.frames.map { frame in
            let first = zip(node.members, moved.boxes).first { frame.contains($1) }?.0
            return placedFrame(frame, of: block, around: first ?? top, titled: node.title)
          }
        }
      }
    }
    for (number, node) in nodes.enumerated() {
      guard let shape = placed[number] else { continue }
      func addGhost(_ ghost: Int, _ lines: [LineID]) {
        ghosts.append(
          Ghost(
            lines: lines, member: nodes[ghost].members[0], content: flow.boxes[ghost][0],
            rect: rects[ghost][0]))
      }
      if !node.isGhost {
        for (member, box) in zip(node.members, zip(flow.boxes[number], shape.boxes)) {
          boxes[member] = box
        }
        addTrunks(of: node, in: shape)
        addEntry(to: node.members[0], shape.frame(around: shape.boxes[0]))
      } else if !node.branches.isEmpty {
        addGhost(number, node.branches.map(\.line))
      }
      for branch in node.branches where nodes[branch.node].isGhost {
        addGhost(branch.node, [branch.line])
      }
      lines += flow.lines(of: node, in: shape) { rects[$0.node][$0.entry] }
    }
    frames.sort { $0.block < $1.block }
    bounds = outline
  }

  private func placedFrame(
    _ frame: Rect, of block: Int, around first: Index, titled title: String?
  ) -> PlacedFrame {
    let title = title.map { TextLine($0, .frame, look) }.map { title in
      Picture.Line(
        title.text, .frame,
        rect: Rect(
          center: Point(
            frame.minX + measures.framePadding + title.size.width / 2,
            frame.minY + measures.titleHeight / 2), size: title.size))
    }
    return PlacedFrame(block: block, first: first, rect: frame, title: title)
  }

  private mutating func addTrunks(of node: MapTree.Node, in shape: MapShape) {
    let places = Dictionary(zip(node.members, node.members.indices)) { first, _ in first }
    let alone = Set(
      shape.columns.filter { node.depths[$0].count { $0 == 1 } == 1 }.flatMap(\.self))
    for (member, from) in zip(node.members, shape.boxes) {
      for (position, child) in content.contents(member).enumerated() {
        guard let place = places[child] else { continue }
        let to = shape.boxes[place]
        var points = [Point(from.minX + MapMeasures.trunk, from.maxY)]
        if !shape.columns.isEmpty, member == node.members.first {
          let turn = from.maxY + measures.rowGap
          let isAbove = alone.contains(place)
          let down = isAbove ? to.center.x : to.minX - measures.indentation + MapMeasures.trunk
          points += [Point(points[0].x, turn), Point(down, turn)]
          points +=
            isAbove
            ? [Point(down, to.minY)] : [Point(down, to.center.y), Point(to.minX, to.center.y)]
        } else if to.minX < points[0].x {
          points.append(Point(points[0].x, to.minY))
        } else {
          points += [Point(points[0].x, to.center.y), Point(to.minX, to.center.y)]
        }
        trunks.append((child, member, position, points))
      }
    }
  }

  private mutating func addEntry(to top: Index, _ frame: Rect?) {
    guard let box = boxes[top]?.rect, let window = content.windows(showing: top).first
    else { return }
    // Before a box without a frame, too, the arrow is longer than its head.
    let head = look.arrows.headLength
    let start = min((frame ?? box).minX - max(12, 1.7 * head), box.minX - max(20, 2.8 * head))
    entries.append((window, top, [Point(start, box.center.y), Point(box.minX, box.center.y)]))
  }

  /// The rectangle around everything that is placed.
  var outline: Rect {
    var rects = boxes.values.map(\.rect) + frames.map(\.rect) + ghosts.map(\.rect)
    rects += (lines.map(\.points) + entries.map(\.points)).flatMap(Self.strips)
    rects += lines.compactMap(\.label?.rect)
    return Rect(around: rects) ?? bounds
  }

  /// The rectangles around the segments of a line.
  static func strips(of points: [Point]) -> [Rect] {
    zip(points, points.dropFirst()).map { from, to in
      Rect(spanning: from, to).grown(1.5)
    }
  }

  // MARK: Lines that are no branches

  /// Routes lines on a grid between those of the trees. Lines without a route are left out.
  mutating func route(_ ids: [LineID]) {
    if ids.isEmpty { return }
    var terminals: [Index: NetRouter.Terminal] = [:]
    func terminal(_ member: Index) -> NetRouter.Terminal {
      if let known = terminals[member] { return known }
      let box = boxes[member]?.rect ?? bounds
      let frame = frames.firstIndex { $0.rect.contains(box) }
      let terminal = NetRouter.Terminal(box: box, group: Int32(frame ?? -1))
      terminals[member] = terminal
      return terminal
    }
    let ends = Dictionary(grouping: ids, by: \.net).mapValues { $0.map(\.end) }
    let nets = ids.map(\.net).uniqued().map { (net: $0, ends: ends[$0] ?? []) }
    var router = NetRouter(
      grid,
      nets.map { number, ends in
        let net = content.nets[number]
        return NetRouter.Net(
          source: terminal(net.source), ends: ends.map { terminal(net.ends[$0].destination) },
          // From above, which is `down` where y grows downward, or from the left, as in a frame.
          at: net.relation == .containment ? [.left, .down] : Set(Heading.allCases))
      },
      NetRouter.Measures(
        clearance: measures.clearance, track: MapMeasures.track - 0.1,
        head: measures.headRoom - measures.clearance, apart: 2 * look.arrows.headWidth,
        costs: RouteSearch.Costs(foreign: 60, own: 0, beyond: 0.5, crossing: 40)),
      fixedTips: (trunks.map(\.points) + entries.map(\.points) + lines.map(\.points))
        .compactMap(\.last))
    router.routeAll()
    router.centerAll()
    for (place, net) in nets.enumerated() {
      for (end, line) in zip(net.ends, router.lines[place]) {
        guard let line else { continue }
        lines.append(Line(id: LineID(net: net.net, end: end), points: line.corners))
      }
    }
  }

  /// The grid, with all obstacles.
  private var grid: RouteGrid {
    let (pitch, clearance) = (MapMeasures.track, measures.clearance)
    var grid = RouteGrid(over: bounds.grown(3 * pitch), around: bounds, step: pitch, lines: [])
    for (number, frame) in frames.enumerated() {
      grid.add(frame: frame.rect, of: number, margin: clearance)
      if let title = frame.title { grid.close(title.rect.grown(clearance)) }
    }
    for box in boxes.values.map(\.rect) + ghosts.map(\.rect) { grid.close(box.grown(clearance)) }
    for trunk in trunks.map(\.points) {
      grid.add(
        line: trunk, margin: clearance + 1, head: look.arrows.headLength + clearance, price: 20)
    }
    for line in lines {
      grid.add(
        line: line.points, margin: pitch - 0.1, head: look.arrows.headLength + clearance,
        price: 40)
      if let label = line.label { grid.close(label.rect.grown(2)) }
    }
    for entry in entries {
      // A line that left beside it would seem to begin with it.
      grid.add(line: entry.points, margin: 2 * pitch - 0.1, head: 2 * pitch - 0.1, price: 60)
    }
    return grid
  }
}
