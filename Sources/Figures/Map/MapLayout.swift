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

  var content: MapContent
  let look: Look
  var boxes: [Index: (content: BoxContent, rect: Rect)] = [:]
  var blocks: [PlacedBlock] = []
  var trunks: [(child: Index, container: Index, points: [Point])] = []
  var lines: [Line] = []
  var bounds = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// That of each block on a packed page.
  var columns: [Int] = []

  /// From a box to what it contains: to the right, and down.
  private var indentation: Double { isPacked ? 22 : 30 }
  private var gap: Double { isPacked ? 9 : 14 }
  static let step = 8.0
  /// The room between blocks without a page, in steps: what is tried, one after the other.
  private static let gutters: [Double] = [5, 8, 12, 18]
  /// Width over height of a map without a page: as paper lies.
  private static let proportion = 1.414

  /// The page that it is packed for, nil for none.
  let room: PageRoom?
  /// Whether long names go on in a second line.
  private let breaksNames: Bool

  /// Whether all stands as near as it can.
  var isPacked: Bool { room != nil }

  /// A map without lines so far.
  init(_ content: MapContent, _ look: Look, for room: PageRoom? = nil, breaksNames: Bool = false) {
    self.content = content
    self.look = look
    self.room = room
    self.breaksNames = breaksNames
  }

  /// The map with all its lines.
  func laidOut() -> MapLayout {
    var map = self
    if let room {
      map = packed(for: room)
    } else {
      // What finds no way however wide the streets are is said in its box.
      while case let lost = map.place(), !lost.isEmpty { map.refer(lost) }
    }
    map.placeLabels()
    map.bounds = map.outline
    return map
  }

  /// Says in the boxes what no line says.
  mutating func refer(_ lost: [(net: Int, end: Int)]) {
    for (net, end) in lost.reversed() { content.refer(net, end: end) }
  }

  /// Places everything, with the narrowest streets that have room for all lines. Returns the ends
  /// that no line leads to in the widest.
  private mutating func place() -> [(net: Int, end: Int)] {
    let shapes = content.blocks.map(shape)
    for gutter in Self.gutters {
      let packing = BlockPacking(
        shapes.map(\.size), gutter: gutter * Self.step, proportion: Self.proportion, stacks: false)
      place(shapes, at: packing.origins, in: packing.size)
      if route(findingAll: false).isEmpty { return [] }
    }
    return route(findingAll: true, displacing: true)
  }

  // MARK: Blocks

  private var framePadding: Double { max(look.frame.paddingX, 10) }

  /// Of the strip at the top of a frame.
  private var titleHeight: Double {
    max(look.frame.paddingTop, look.fonts.frame.lineHeight + 8)
  }

  /// A block with its upper left corner at the origin.
  struct Shape {
    var members: [(member: Index, content: BoxContent, rect: Rect)] = []
    var isFramed = false
    var title: TextLine?
    var size = Size(width: 0, height: 0)
  }

  func shape(_ block: MapContent.Block) -> Shape {
    var shape = Shape()
    shape.isFramed = block.members.count > 1 || block.title != nil
    let (left, top) = shape.isFramed ? (framePadding, titleHeight) : (0, 0)
    var y = top
    var right = 0.0
    for (member, depth) in zip(block.members, block.depths) {
      var box = BoxContent(
        of: member, isPresented: false, in: content.hierarchy, look,
        notes: content.references[member] ?? [], minimumWidth: look.box.minimumWidth)
      if breaksNames { box = box.broken(look) }
      let height = max(box.size.height, leastHeight(of: member, in: block))
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
      let title = TextLine(
        block.title ?? content.hierarchy.heading(block.top), .frame, look)
      shape.title = title
      right = max(right + left, title.size.width + 2 * left)
      y += max(look.frame.paddingBottom, 8)
    }
    shape.size = Size(width: right, height: y)
    return shape
  }

  /// How high a box is at least, so that each line finds a place at its sides. In a packed frame what
  /// stands above and below a box is too near, and what contains it leaves no room at its left.
  private func leastHeight(of member: Index, in block: MapContent.Block) -> Double {
    let least = 3 * Self.step
    guard isPacked, block.members.count > 1 else { return least }
    let count = content.nets.reduce(0) { count, net in
      count + (net.source == member ? 1 : 0)
        + (net.ends.contains { $0.destination == member } ? 1 : 0)
    }
    let rows = member == block.top ? (count + 1) / 2 : count
    return max(least, 2 * MapRouter.inset + Self.step * Double(rows))
  }

  mutating func place(_ shapes: [Shape], at origins: [Point], in size: Size) {
    (boxes, blocks, trunks) = ([:], [], [])
    for (shape, origin) in zip(shapes, origins) { place(shape, at: origin) }
    bounds = Rect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
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

  /// What all that is placed takes.
  var outline: Rect {
    var rects = blocks.map(\.rect) + boxes.values.map(\.rect)
    rects += lines.flatMap { Self.strips(of: $0.points) } + lines.compactMap(\.label?.rect)
    guard let first = rects.first else { return bounds }
    return rects.reduce(first) { $0.union($1) }
  }
}
