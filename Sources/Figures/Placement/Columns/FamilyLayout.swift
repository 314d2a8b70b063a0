import VCPictures

/// The layout of one family: boxes, labels, the routes of its arrows, and the places where lines of
/// presentations leave it. Lengths are in points, y upward, with the top row at 0.
struct FamilyLayout {
  /// A free way down out of a family, beside everything else in it, for the pair of one member.
  struct Lane {
    let member: BoxIndex
    /// The middle between the pair's two lines.
    let x: Double
    /// Whether it is beside other members.
    let isBeside: Bool
  }

  /// A height at which a net's line leaves the family.
  struct ExitLevel {
    let level: Double
    /// The points from the line that leaves the family to each member's box.
    let ends: [(member: BoxIndex, points: [Point])]
  }

  private let boxes: [BoxIndex: Rect]
  /// The label of each bundle in the family; nil if the bundle has none.
  let labels: [Rect?]
  /// The route to each spoke of each bundle, from the hub.
  let routes: [[Route]]
  let exits: [Exit]
  let exitLevels: [[ExitLevel]]
  /// The family's rectangle, including lanes.
  let bounds: Rect
  /// The free way from a member down out of a family in a list; nil if the family has none.
  let lane: Lane?

  /// The rectangle of a member's box.
  subscript(box: BoxIndex) -> Rect {
    guard let rect = boxes[box] else { preconditionFailure("a box of another family") }
    return rect
  }

  /// The members' boxes.
  var rects: [Rect] { Array(boxes.values) }

  /// Creates a layout of given positions; `bounds` grows by the lines that leave the family.
  init(
    boxes: [BoxIndex: Rect], labels: [Rect?], routes: [[Route]], exits: [Exit],
    exitLevels: [[ExitLevel]], bounds: Rect, lane: Lane? = nil
  ) {
    (self.boxes, self.labels, self.routes, self.lane) = (boxes, labels, routes, lane)
    (self.exits, self.exitLevels) = (exits, exitLevels)
    self.bounds = exitLevels.joined().flatMap(\.ends).flatMap(\.points)
      .reduce(bounds) { $0.union($1) }
  }
}

/// Families as rows.
extension FamilyLayout {
  /// Positions all parts: `dot` chooses x, and the lines between the rows decide y.
  init(_ graph: FamilyGraph, of group: Int, in content: Diagram, exits: [Exit]) {
    var graph = graph
    let loose = Ports(graph, exits: exits)
    graph.moveLabels(to: loose)
    graph.straightenTrunks(to: loose)
    let ports = Ports(graph, exits: exits)
    let corridors = Corridors(graph, ports: ports, exits: exits, look: content.look)
    var (bounds, boxes, labels): (Rect, [BoxIndex: Rect], [Rect?]) = (.zero, [:], [])
    for (index, cell) in graph.cells.enumerated() {
      let (top, half) = (corridors.top(of: index, in: graph), cell.size.width / 2)
      let rect = Rect(
        minX: cell.x - half, minY: top - cell.size.height, maxX: cell.x + half, maxY: top)
      switch cell.content {
      case .box(let member):
        boxes[member] = Rect(
          minX: rect.minX, minY: rect.maxY - cell.boxHeight, maxX: rect.maxX, maxY: rect.maxY)
      case .label: labels.append(content.style.namesStandInLegend ? nil : rect)
      case .passage: break
      }
      let room = Rect(
        minX: rect.minX, minY: rect.minY, maxX: rect.maxX + cell.lane, maxY: rect.maxY)
      bounds = index == 0 ? room : bounds.union(room)
    }
    let lines = FamilyLines(graph: graph, ports: ports, corridors: corridors)
    self.init(
      boxes: boxes, labels: labels,
      routes: content.groups[group].bundles.indices.map { bundle in
        graph.ways[bundle].map { lines.route(along: $0, of: bundle) }
      }, exits: exits,
      exitLevels: exits.indices.map { lines.exitLevels(of: $0, exits[$0], boxes) }, bounds: bounds)
  }
}

/// The lines of a family in rows.
private struct FamilyLines {
  let graph: FamilyGraph
  let ports: Ports
  let corridors: Corridors

  /// A route from the hub's box through every row to the spoke's.
  func route(along way: [Int], of bundle: Int) -> Route {
    let (hub, spoke) = (way[0], way[way.count - 1])
    let leadsToView = graph.leadsToViews(bundle)
    var points = [
      Point(
        ports.bottom(of: hub, .bundle(bundle)),
        leadsToView
          ? corridors.bottomOfView(of: hub, in: graph) : corridors.bottom(of: hub, in: graph))
    ]
    for index in way.indices.dropFirst() {
      let (from, to) = (way[index - 1], way[index])
      let start = points[points.count - 1].x
      let end = to == spoke ? ports.top(of: spoke, bundle) : graph.cells[to].x
      if let segment = graph.segment(of: bundle, from: from),
        let track = corridors.track(ofSegment: segment)
      {
        points += [Point(start, track), Point(end, track)]
      } else {
        points.append(Point(end, points[points.count - 1].y))
      }
    }
    let end = points[points.count - 1].x
    if leadsToView {
      // Past the box, and into the view from its side.
      let y =
        corridors.bottomOfView(of: spoke, in: graph) + (graph.cells[spoke].view?.height ?? 0) / 2
      return Route(through: points + [Point(end, y), Point(graph.rightEdge(of: spoke), y)])
    }
    return Route(through: points + [Point(end, corridors.top(of: spoke, in: graph))])
  }

  func exitLevels(
    of number: Int, _ exit: FamilyLayout.Exit, _ boxes: [BoxIndex: Rect]
  ) -> [FamilyLayout.ExitLevel] {
    var levels: [FamilyLayout.ExitLevel] = []
    for (row, members) in ports.rows(of: exit) {
      var lane: [(member: BoxIndex, points: [Point])] = []
      let track = corridors.track(ofExit: number, row: row)
      for member in members {
        let box = boxes[member] ?? .zero
        if ports.isClear(member, exit) {
          let level = box.center.y + max(exit.offset, 3 - box.height / 2)
          let edge = exit.isAtRight ? box.maxX : box.minX
          levels.append(
            FamilyLayout.ExitLevel(level: level, ends: [(member, [Point(edge, level)])]))
        } else if let track {
          let x = ports.bottom(of: graph.cell(of: member), .exit(number))
          lane.append((member, [Point(x, track), Point(x, box.minY)]))
        }
      }
      if let track, !lane.isEmpty {
        levels.append(FamilyLayout.ExitLevel(level: track, ends: lane))
      }
    }
    return levels
  }
}
