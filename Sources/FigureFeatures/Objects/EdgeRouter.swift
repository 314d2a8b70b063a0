import VCFigures
import VCPictures

/// Routes edges among boxes, texts and lines with fixed positions, each with a label that
/// interrupts it or stands beside it. A routed edge is an obstacle for the next; those with several
/// bends are routed again around all others.
struct EdgeRouter {
  /// An edge between two boxes, and its label's size.
  struct Edge {
    let tail, head: Rect
    let label: Size
  }

  /// A route, and its label's rectangle.
  struct Way {
    let corners: [Point]
    let label: Rect
  }

  private var grid: RouteGrid
  private let search: RouteSearch
  /// The labels' obstacles besides the edges.
  private let labels: LabelPlacer
  private let frames: [Rect]
  private let edges: [Edge]
  /// The way of each edge, nil for one without a route.
  private(set) var ways: [Way?]

  /// The distances from a line to a box, to another line, and to the end of an arrowhead, in
  /// points.
  private static let (clearance, apart, head) = (5.0, 10.0, 10.0)
  /// The most that a route with room for its label may cost in addition to the cheapest.
  private static let detour: Float = 60
  private static let costs = RouteSearch.Costs(
    foreign: 2, own: 0, beyond: 0.25, crossing: 6, leg: 14)

  /// - Parameters:
  ///   - boxes: The boxes and texts.
  ///   - bounds: The bounds of the whole figure.
  ///   - edges: The edges. With more of them the grid is coarser, so that time is bounded.
  init(boxes: [Rect], lines: [[Point]], frames: [Rect], bounds: Rect, edges: [Edge]) {
    (self.frames, self.edges) = (frames, edges)
    ways = edges.map { _ in nil }
    labels = LabelPlacer(walls: boxes, frames: frames, lines: lines, bounds: bounds)
    let room = bounds.grown(14 + Self.apart * Double(min(edges.count, 12)))
    let places = min(150_000, 2_000_000 / Double(max(1, edges.count)))
    // Places in the middle of gaps for one line are on the grid.
    var (columns, rows): ([Double], [Double]) = ([], [])
    for box in boxes {
      columns += [box.minX - Self.clearance, box.maxX + Self.clearance]
      rows += [box.minY - Self.clearance, box.maxY + Self.clearance]
    }
    for (from, to) in lines.flatMap(\.pieces) {
      if abs(from.y - to.y) < 0.01 {
        rows += [from.y - Self.apart, from.y + Self.apart]
      } else {
        columns += [from.x - Self.apart, from.x + Self.apart]
      }
    }
    grid = RouteGrid(
      over: room, around: bounds, step: max(5, (room.width * room.height / places).squareRoot()),
      lines: rows, columns: columns)
    search = RouteSearch(grid)
    for (number, frame) in frames.enumerated() {
      grid.add(frame: frame, of: number, margin: Self.clearance)
    }
    for box in boxes { grid.close(box.grown(Self.clearance)) }
    for line in lines { add(line) }
    let order = grid.order(of: edges.map { ($0.tail, $0.head) }, clearance: Self.clearance)
    for edge in order { route(edge) }
    for edge in order where ways[edge]?.corners.count ?? 5 > 4 { route(edge) }
  }

  /// Routes an edge around all others.
  private mutating func route(_ number: Int) {
    let old = ways[number]
    ways[number] = nil
    if let old { mark(old, sign: -1) }
    ways[number] = way(of: edges[number]) ?? old
    if let way = ways[number] { mark(way) }
  }

  private mutating func mark(_ way: Way, sign: Int = 1) {
    add(way.corners, sign: sign)
    grid.close(way.label.grown(Self.clearance), sign: sign)
  }

  private mutating func add(_ line: [Point], sign: Int = 1) {
    grid.add(line: line, margin: Self.apart - 0.1, head: 0, price: Self.costs.crossing, sign: sign)
    // No line crosses an arrowhead.
    for way in [line, line.reversed()] where way.count > 1 {
      let head = Rect(spanning: way[0], way[0].toward(way[1], 1.2 * Self.head))
      grid.close(head.grown(4), sign: sign)
    }
  }

  /// The cheapest route with room for the label; its arrowhead is rather on no other line.
  private func way(of edge: Edge) -> Way? {
    let ends = ports(of: edge.head)
    let free = ends.filter { port in
      let tip = edge.head.edge(nearest: grid.point(port.place))
      return !grid.hasLine(in: Rect(spanning: tip, tip + port.heading.step * (1.2 * Self.head)))
    }
    return edge.tail == edge.head
      ? nil : way(of: edge, to: free) ?? (free.count < ends.count ? way(of: edge, to: ends) : nil)
  }

  private func way(of edge: Edge, to arriving: [GridPort]) -> Way? {
    let (tail, head) = (edge.tail, edge.head)
    let labels = ways.compactMap(\.self).reduce(into: labels) { labels, way in
      labels.add(line: way.corners)
      labels.add(label: way.label)
    }
    let groups = (group(of: tail), group(of: head))
    func route(_ starts: [GridPort], _ ends: [GridPort], _ limit: Float) -> RouteSearch.Way? {
      search.route(
        on: grid, from: starts, to: ends, between: (tail, head), groups: groups, Self.costs,
        below: limit)
    }
    func labelled(_ route: RouteSearch.Way) -> Way? {
      let corners = grid.corners(of: route.places, from: tail, to: head)
      let label = labels.place(edge.label, in: corners) ?? labels.place(edge.label, beside: corners)
      return label.map { Way(corners: corners, label: $0) }
    }
    let leaving = ports(of: tail)
    guard let cheapest = route(leaving, arriving, RouteSearch.limit) else { return nil }
    if let way = labelled(cheapest) { return way }
    // Without room at the cheapest, those by other sides of the boxes may have it.
    var (best, limit): (Way?, Float) = (nil, cheapest.cost + Self.detour)
    for side in Heading.allCases {
      let sides = [leaving, arriving].map { $0.filter { $0.heading == side } }
      for (starts, ends) in [(sides[0], arriving), (leaving, sides[1])] {
        guard let other = route(starts, ends, limit), let way = labelled(other) else { continue }
        (best, limit) = (way, other.cost)
      }
    }
    return best
  }

  private func ports(of box: Rect) -> [GridPort] {
    grid.ports(of: box, clearance: Self.clearance, head: Self.head)
  }

  private func group(of box: Rect) -> Int32 { Int32(frames.firstIndex { $0.contains(box) } ?? -1) }
}
