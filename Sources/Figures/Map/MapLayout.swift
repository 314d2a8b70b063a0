import Pictures
import ViewControllers

/// Where the boxes, frames and lines of a map are; y grows downward until `MapSketcher` draws it.
struct MapLayout {
  typealias Index = ViewController.Index

  /// A block in its place.
  struct PlacedBlock {
    var rect: Rect
    var frame: Rect?
    var title: TextLine?
    var titleRect: Rect?
  }

  /// A line of a net: which of its ends, the whole way from the source's box, and the identifier's
  /// place if there is room.
  struct Line {
    var net: Int
    var end: Int
    var points: [Point]
    var label: (text: [String], rect: Rect)?
  }

  private(set) var content: MapContent
  let look: Look
  private(set) var boxes: [Index: (content: BoxContent, rect: Rect)] = [:]
  private(set) var blocks: [PlacedBlock] = []
  private(set) var trunks: [(child: Index, container: Index, points: [Point])] = []
  private(set) var lines: [Line] = []
  private(set) var bounds = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// From a box to what it contains: to the right, and down.
  private var indentation: Double { page.isPacked ? 22 : 30 }
  private var gap: Double { page.isPacked ? 9 : 14 }
  private static let step = 8.0
  /// The room between blocks, in steps: what is tried, one after the other.
  private var gutters: [Double] { page.isPacked ? [3, 4, 5, 8] : [5, 8, 12, 18] }
  /// How often lines are drawn anew on a packed page, after one has found no way.
  private static let tries = 3

  /// What a map is made for.
  struct Page {
    /// Its width over its height; without a page as paper lies.
    var proportion = 1.414
    /// Whether all stands as near as it can.
    var isPacked = false
    /// Whether long names go on in a second line.
    var breaksNames = false
  }

  private let page: Page

  /// A map without lines so far.
  init(_ content: MapContent, _ look: Look, for page: Page) {
    self.content = content
    self.look = look
    self.page = page
  }

  /// How large it would be if all lines found ways in the narrowest streets.
  var leastSize: Size { packing(content.blocks.map(shape), gutters[0] * Self.step).size }

  /// The map with all its lines; nil where not every one finds a way on a packed page.
  func laidOut() -> MapLayout? {
    var map = self
    // What finds no way however wide the streets are is said in its box.
    while case let lost = map.place(), !lost.isEmpty {
      if page.isPacked { return nil }
      for (net, end) in lost.reversed() { map.content.refer(net, end: end) }
    }
    map.placeLabels()
    map.bounds = map.room
    return map
  }

  /// Places everything, with the narrowest streets that have room for all lines. Returns the ends
  /// that no line leads to in the widest.
  private mutating func place() -> [(net: Int, end: Int)] {
    var lost: [(net: Int, end: Int)] = []
    let shapes = content.blocks.map(shape)
    for (number, gutter) in gutters.enumerated() {
      (boxes, blocks, trunks) = ([:], [], [])
      pack(shapes, gutter * Self.step)
      // The largest first: it has the most to reach.
      var order = content.nets.indices.sorted {
        (-content.nets[$0].ends.count, $0) < (-content.nets[$1].ends.count, $1)
      }
      for _ in 0..<(page.isPacked ? Self.tries : 1) {
        lost = route(order, findingAll: number == gutters.count - 1)
        guard let first = lost.first else { return [] }
        // What found no way goes before the others the next time.
        order.removeAll { $0 == first.net }
        order.insert(first.net, at: 0)
      }
    }
    return lost
  }

  // MARK: Blocks

  private var framePadding: Double { max(look.frame.paddingX, 10) }

  /// Of the strip at the top of a frame.
  private var titleHeight: Double {
    max(look.frame.paddingTop, look.fonts.frame.lineHeight + 8)
  }

  /// A block with its upper left corner at the origin.
  private struct Shape {
    var members: [(member: Index, content: BoxContent, rect: Rect)] = []
    var isFramed = false
    var title: TextLine?
    var size = Size(width: 0, height: 0)
  }

  private func shape(_ block: MapContent.Block) -> Shape {
    var shape = Shape()
    shape.isFramed = block.members.count > 1
    let (left, top) = shape.isFramed ? (framePadding, titleHeight) : (0, 0)
    var y = top
    var right = 0.0
    for (member, depth) in zip(block.members, block.depths) {
      var box = BoxContent(
        of: member, isPresented: false, in: content.hierarchy, look,
        notes: content.references[member] ?? [], minimumWidth: look.box.minimumWidth)
      if page.breaksNames { box = box.broken(look) }
      // Whole steps, so that a line finds a port on each side of every box.
      let height = max(box.size.height, 3 * Self.step)
      let x = left + Double(depth) * indentation
      shape.members.append(
        (
          member, box,
          Rect(minX: x, minY: y, maxX: x + box.size.width, maxY: y + height)
        ))
      right = max(right, x + box.size.width)
      y += height + gap
    }
    y -= gap
    if shape.isFramed {
      let title = TextLine(content.hierarchy.heading(block.top), .frame, look)
      shape.title = title
      right = max(right + left, title.size.width + 2 * left)
      y += max(look.frame.paddingBottom, 8)
    }
    shape.size = Size(width: right, height: y)
    return shape
  }

  private func packing(_ shapes: [Shape], _ gutter: Double) -> BlockPacking {
    BlockPacking(
      shapes.map(\.size), gutter: gutter, proportion: page.proportion, stacks: page.isPacked)
  }

  private mutating func pack(_ shapes: [Shape], _ gutter: Double) {
    let packing = packing(shapes, gutter)
    for (shape, origin) in zip(shapes, packing.origins) { place(shape, at: origin) }
    bounds = Rect(minX: 0, minY: 0, maxX: packing.size.width, maxY: packing.size.height)
  }

  private mutating func place(_ shape: Shape, at origin: Point) {
    let rect = Rect(
      minX: origin.x, minY: origin.y, maxX: origin.x + shape.size.width,
      maxY: origin.y + shape.size.height)
    var block = PlacedBlock(rect: rect)
    if shape.isFramed {
      block.frame = rect
      block.title = shape.title
      if let title = shape.title {
        block.titleRect = Rect(
          center: Point(
            rect.minX + framePadding + title.size.width / 2, rect.minY + titleHeight / 2),
          size: title.size)
      }
    }
    blocks.append(block)
    for (member, content, box) in shape.members {
      boxes[member] = (content, box.moved(by: origin))
    }
    for (member, _, _) in shape.members {
      guard let from = boxes[member]?.rect else { continue }
      for child in self.content.children(member) {
        guard let to = boxes[child]?.rect else { continue }
        let x = from.minX + 12
        trunks.append(
          (
            child, member,
            [Point(x, from.maxY), Point(x, to.center.y), Point(to.minX, to.center.y)]
          ))
      }
    }
  }

  // MARK: Lines

  /// Returns the ends that no line leads to: all of them, or the first.
  private mutating func route(_ order: [Int], findingAll: Bool) -> [(net: Int, end: Int)] {
    lines = []
    var router = MapRouter(in: bounds, step: Self.step)
    for (_, box) in boxes { router.block(box.rect.grown(Self.step - 0.1)) }
    for block in blocks {
      if let title = block.titleRect { router.block(title.grown(page.isPacked ? 4 : 2)) }
      // A line may cross a border, and not follow it: where gutters are wide, it seldom would.
      for (side, isUpright) in page.isPacked ? block.frame?.sides ?? [] : [] {
        router.occupy(side.grown(3.9), isUpright: isUpright)
      }
    }
    for trunk in trunks {
      let (top, corner, end) = (trunk.points[0], trunk.points[1], trunk.points[2])
      router.occupy(
        Rect(minX: top.x - 5, minY: top.y, maxX: top.x + 5, maxY: corner.y), isUpright: true)
      router.block(
        Rect(minX: corner.x - 5, minY: corner.y - 5, maxX: end.x, maxY: corner.y + 5))
    }
    var lost: [(net: Int, end: Int)] = []
    for net in order {
      guard let source = boxes[content.nets[net].source]?.rect else { continue }
      var tree = MapRouter.Tree()
      let ends = content.nets[net].ends.indices.sorted { a, b in
        let (first, second) = (distance(net, a, source), distance(net, b, source))
        return (first, a) < (second, b)
      }
      for end in ends {
        let destination = content.nets[net].ends[end].destination
        guard let box = boxes[destination]?.rect,
          let branch = router.route(net, from: source, to: box, &tree)
        else {
          lost.append((net, end))
          if !findingAll { return lost }
          continue
        }
        lines.append(
          Line(net: net, end: end, points: Route(through: branch.points).corners))
      }
    }
    lines.sort { ($0.net, $0.end) < ($1.net, $1.end) }
    return lost.sorted { $0 < $1 }
  }

  private func distance(_ net: Int, _ end: Int, _ source: Rect) -> Double {
    guard let box = boxes[content.nets[net].ends[end].destination]?.rect else { return 0 }
    let way = box.center - source.center
    return abs(way.x) + abs(way.y)
  }

  /// What all that is placed takes.
  private var room: Rect {
    var rects = blocks.map(\.rect) + boxes.values.map(\.rect)
    rects += lines.flatMap { Self.room(of: $0.points) } + lines.compactMap(\.label?.rect)
    guard let first = rects.first else { return bounds }
    return rects.reduce(first) { $0.union($1) }
  }

  // MARK: Labels

  /// Identifiers stand beside a level piece of their own line, where there is room.
  private mutating func placeLabels() {
    var taken = boxes.values.map(\.rect) + blocks.compactMap(\.titleRect)
    for trunk in trunks { taken += Self.room(of: trunk.points) }
    let rooms = lines.map { Self.room(of: $0.points) }
    for index in lines.indices {
      let names = content.nets[lines[index].net].ends[lines[index].end].identifiers
      guard !names.isEmpty else { continue }
      let texts = names.map { TextLine($0, .detail, look) }
      let size = texts.size
      let others = taken + rooms.indices.filter { $0 != index }.flatMap { rooms[$0] }
      let pieces = zip(lines[index].points, lines[index].points.dropFirst()).reversed()
      search: for (from, to) in pieces where abs(from.y - to.y) < 0.01 {
        guard abs(from.x - to.x) > size.width + 8 else { continue }
        let middle = (from.x + to.x) / 2
        for y in [from.y - size.height / 2 - 3, from.y + size.height / 2 + 3] {
          let rect = Rect(center: Point(middle, y), size: size)
          let isFree =
            bounds.contains(rect) && !others.contains { $0.overlaps(rect.grown(2)) }
            && !rooms[index].contains { $0.overlaps(rect.grown(0.5)) }
            && !blocks.contains { block in
              block.frame.map { $0.overlaps(rect) && !$0.contains(rect) } ?? false
            }
          guard isFree else { continue }
          lines[index].label = (names, rect)
          taken.append(rect)
          break search
        }
      }
    }
  }

  /// What the pieces of a line take.
  private static func room(of points: [Point]) -> [Rect] {
    zip(points, points.dropFirst()).map { from, to in
      Rect(spanning: from, to).grown(1.5)
    }
  }
}

extension Rect {
  /// Left, right, top and bottom, as rectangles without an area.
  fileprivate var sides: [(side: Rect, isUpright: Bool)] {
    let (one, other) = (Point(minX, minY), Point(maxX, maxY))
    return [
      (Rect(spanning: one, Point(minX, maxY)), true),
      (Rect(spanning: Point(maxX, minY), other), true),
      (Rect(spanning: one, Point(maxX, minY)), false),
      (Rect(spanning: Point(minX, maxY), other), false),
    ]
  }
}
