import VCEngine
import VCFigures
import VCPictures

/// The positions of a map's boxes, frames and lines; y grows downward until `MapSketcher` draws it.
struct MapLayout {
  package typealias Index = ViewController.Index

  /// A block with its position.
  struct PlacedBlock {
    var rect: Rect
    var frame: Rect?
    var title: TextLine?
    var titleRect: Rect?
  }

  /// A line of a net: the index of its end, its points from the source's box, and the identifier's
  /// rectangle if there is room.
  struct Line {
    var net: Int
    var end: Int
    var points: [Point]
    var label: (text: [String], rect: Rect)?
  }

  var content: MapContent
  let measures: MapMeasures
  var boxes: [Index: (content: BoxContent, rect: Rect)] = [:]
  var blocks: [PlacedBlock] = []
  var trunks: [(child: Index, container: Index, points: [Point])] = []
  /// Whether the arrows to initial scenes come from above rather than from the left.
  let entersAbove: Bool
  /// The arrows to the scenes that windows show first.
  var entries: [(window: Int, root: Index, points: [Point])] = []
  var lines: [Line] = []
  /// The lines that have numbers instead of names, from 1 on.
  var numbered: [Int] = []
  var bounds = Rect.zero

  var look: Look { measures.look }

  init(_ content: MapContent, _ measures: MapMeasures, entersAbove: Bool = false) {
    self.content = content
    self.measures = measures
    self.entersAbove = entersAbove
  }

  mutating func place(_ shapes: [MapBlock], at corners: [Point]) {
    for (shape, corner) in zip(shapes, corners) {
      let rect = Rect(
        minX: corner.x, minY: corner.y, maxX: corner.x + shape.size.width,
        maxY: corner.y + shape.size.height)
      blocks.append(
        PlacedBlock(
          rect: rect, frame: shape.isFramed ? rect : nil, title: shape.title,
          titleRect: shape.titleRect?.moved(by: corner)))
      for (member, content, box) in shape.members {
        boxes[member] = (content, box.moved(by: corner))
      }
      trunks += shape.trunks.map { ($0.child, $0.container, $0.points.map { $0 + corner }) }
      if let top = shape.members.first {
        addEntries(to: top.member, from: rect)
      }
    }
  }

  private mutating func addEntries(to top: Index, from block: Rect) {
    guard let box = boxes[top]?.rect else { return }
    let head = look.arrows.headLength
    // Before a box without a frame, too, the arrow is longer than its head.
    let (edge, near) = entersAbove ? (block.minY, box.minY) : (block.minX, box.minX)
    let start = min(edge - max(12, 1.7 * head), near - max(20, 2.8 * head))
    let ends =
      entersAbove
      ? [Point(box.center.x, start), Point(box.center.x, box.minY)]
      : [Point(start, box.center.y), Point(box.minX, box.center.y)]
    for window in content.windows(showing: top).prefix(1) {
      entries.append((window, top, ends))
    }
  }

  /// The rectangle around everything that is placed.
  var outline: Rect {
    var rects = blocks.map(\.rect) + boxes.values.map(\.rect)
    rects += (lines.map(\.points) + entries.map(\.points)).flatMap(Self.strips)
    rects += lines.compactMap(\.label?.rect)
    return Rect(around: rects) ?? bounds
  }

  // MARK: Lines

  /// Routes the nets on a grid of tracks. Returns the router with its result.
  ///
  /// - Parameter mostLost: The number of lines without a route at which it stops.
  mutating func route(on tracks: Tracks, passes: Int, mostLost: Int = .max) -> NetRouter {
    let blockOf = content.blockOf
    func terminal(_ member: Index) -> NetRouter.Terminal {
      let framed = blockOf[member].flatMap { blocks[$0].frame == nil ? nil : $0 }
      return NetRouter.Terminal(box: boxes[member]?.rect ?? bounds, group: Int32(framed ?? -1))
    }
    let nets = content.nets.map { net in
      NetRouter.Net(
        source: terminal(net.source), ends: net.ends.map { terminal($0.destination) })
    }
    var router = NetRouter(
      grid(on: tracks), nets,
      NetRouter.Measures(
        clearance: measures.clearance, track: tracks.pitch - 0.1,
        head: measures.headRoom - measures.clearance, apart: 2 * look.arrows.headWidth,
        limitsEffort: true,
        costs: RouteSearch.Costs(foreign: 60, own: 0, beyond: 0.5, crossing: 40)),
      fixedTips: (trunks.map(\.points) + entries.map(\.points)).compactMap(\.last))
    router.routeAll(passes: passes, mostLost: mostLost)
    take(linesOf: router)
    return router
  }

  /// Takes over the lines that a router has found for the nets.
  mutating func take(linesOf router: NetRouter) {
    lines = content.nets.indices.flatMap { net in
      content.nets[net].ends.indices.compactMap { end in
        router.lines[net][end].map { Line(net: net, end: end, points: $0.corners) }
      }
    }
  }

  /// The lines of a grid, in the middle of square cells.
  struct Tracks {
    let pitch: Double
    /// The number of cells, and the number of additional cells around them.
    let size: Size
    let margin = 2.0
  }

  /// The grid, with all obstacles.
  private func grid(on tracks: Tracks) -> RouteGrid {
    let (pitch, margin) = (tracks.pitch, tracks.margin)
    func place(_ cell: Double) -> Double { (cell + 0.5) * pitch }
    var grid = RouteGrid(
      over: Rect(
        minX: place(-margin), minY: place(-margin), maxX: place(tracks.size.width + margin - 1),
        maxY: place(tracks.size.height + margin - 1)),
      around: Rect(
        minX: 0, minY: 0, maxX: tracks.size.width * pitch, maxY: tracks.size.height * pitch),
      step: pitch, lines: [])
    let clearance = measures.clearance
    for (number, block) in blocks.enumerated() {
      guard let frame = block.frame else { continue }
      grid.add(frame: frame, of: number, margin: clearance)
      if let title = block.titleRect { grid.close(title.grown(clearance)) }
    }
    for (_, box) in boxes { grid.close(box.rect.grown(clearance)) }
    for trunk in trunks {
      grid.add(
        line: trunk.points, margin: clearance + 1, head: look.arrows.headLength + clearance,
        price: 20)
    }
    for entry in entries {
      // A line that left beside it would seem to begin with it.
      grid.add(line: entry.points, margin: 2 * pitch - 0.1, head: 2 * pitch - 0.1, price: 60)
    }
    return grid
  }

  /// The rectangles around the segments of a line.
  static func strips(of points: [Point]) -> [Rect] {
    zip(points, points.dropFirst()).map { from, to in
      Rect(spanning: from, to).grown(1.5)
    }
  }
}
