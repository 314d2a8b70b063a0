import Pictures

/// Finds the lines of many nets on one grid. A net is what leads from one box to others: its lines run
/// together and fork, those of two nets only cross.
///
/// Short lines come first. Then each one that crosses another, or goes a long way round, is taken up
/// and looked for again, as all the others lie now.
struct NetRouter {
  /// A box at which lines end.
  struct Terminal {
    let box: Rect
    /// In whose frame it stands.
    let group: Int32
  }

  struct Net {
    let source: Terminal
    let ends: [Terminal]
  }

  /// Lengths in points.
  struct Measures {
    /// The least distance from a box to a line.
    let clearance: Double
    /// The least distance between two lines.
    let track: Double
    /// The length of straight line that an arrowhead needs.
    let head: Double
  }

  private struct Line {
    /// The grid's places, without the box's edges.
    let places: [Int]
    let corners: [Point]
  }

  private var grid: RouteGrid
  private let nets: [Net]
  private let measures: Measures
  private var search: RouteSearch
  private var lines: [[Line?]]

  /// A crossing, in steps of four points; a line that is taken up and looked for again may go as much
  /// farther to save one.
  private static let crossing = 40
  private static let costs = RouteSearch.Costs(bend: 10, foreign: 60, own: 0, beyond: 0.5)
  /// For each step that a line runs together with its net, so that it does not follow it far astray.
  private static let together: Float = 0.15
  private static let limit: Float = 20_000

  init(_ grid: RouteGrid, _ nets: [Net], _ measures: Measures) {
    self.grid = grid
    self.nets = nets
    self.measures = measures
    search = RouteSearch(grid)
    lines = nets.map { $0.ends.map { _ in nil } }
  }

  /// The way from the source's edge to the end's, nil where none was found.
  func corners(_ net: Int, _ end: Int) -> [Point]? { lines[net][end]?.corners }

  /// The ends that no line leads to.
  var lost: [(net: Int, end: Int)] {
    lines.indices.flatMap { net in
      lines[net].indices.filter { lines[net][$0] == nil }.map { (net, $0) }
    }
  }

  mutating func routeAll(passes: Int) {
    let order = nets.indices.flatMap { net in
      nets[net].ends.indices.map { (net: net, end: $0, distance: distance(net, $0)) }
    }.sorted { ($0.distance, $0.net, $0.end) < ($1.distance, $1.net, $1.end) }
    for (net, end, _) in order { route(net, end) }
    for _ in 1..<max(2, passes) {
      var isChanged = false
      for (net, end, _) in order where isBad(net, end) {
        route(net, end)
        isChanged = true
      }
      if !isChanged { break }
    }
  }

  private func distance(_ net: Int, _ end: Int) -> Double {
    let way = nets[net].source.box.center - nets[net].ends[end].box.center
    return abs(way.x) + abs(way.y)
  }

  /// Whether a line might be better: one that is lost, crosses others or bends often.
  private mutating func isBad(_ net: Int, _ end: Int) -> Bool {
    guard let line = lines[net][end] else { return true }
    if line.corners.count > 4 { return true }
    mark(net, sign: -1)
    defer { mark(net, sign: 1) }
    return line.places.contains { grid.crossing[$0] > 0 }
  }

  // MARK: One line

  private mutating func route(_ net: Int, _ end: Int) {
    // What a net has drawn is free for its own lines.
    mark(net, sign: -1)
    let old = lines[net][end]
    lines[net][end] = nil
    defer { mark(net, sign: 1) }
    let (source, target) = (nets[net].source, nets[net].ends[end])
    let leaving = ports(of: source.box)
    let forks = forks(of: net)
    // Where a fork and the box's own port are one, the cheaper is meant.
    var forkAt = Dictionary(uniqueKeysWithValues: forks.map { (State($0.port), $0) })
    for port in leaving {
      let state = State(port)
      if let fork = forkAt[state], port.cost <= fork.port.cost { forkAt[state] = nil }
    }
    let arriving = ports(of: target.box)
    let span = source.box.union(target.box)
    let near = span.grown(max(120, (span.width + span.height) / 3))
    for window in [near, nil] {
      let way = search.route(
        on: grid, from: leaving + forks.map(\.port), to: arriving,
        groups: [source.group, target.group], within: window, limit: Self.limit, Self.costs)
      guard let way else { continue }
      let fork = forkAt[State(place: way.places[0], heading: way.heading)]
      let trunk = fork.flatMap { lines[net][$0.line]?.places.prefix($0.shared) } ?? []
      lines[net][end] = line(Array(trunk) + way.places, from: source.box, to: target.box)
      return
    }
    lines[net][end] = old
  }

  private func line(_ places: [Int], from tail: Rect, to head: Rect) -> Line {
    let points = places.map(grid.point)
    let edges = (tail.edge(nearest: points[0]), head.edge(nearest: points[points.count - 1]))
    return Line(
      places: places, corners: Route(through: [edges.0] + points + [edges.1]).corners)
  }

  private func ports(of box: Rect) -> [GridPort] {
    grid.ports(of: box, half: 0, clearance: measures.clearance, head: measures.head).all
  }

  /// A place that a line leaves in some heading.
  private struct State: Hashable {
    let place: Int
    let heading: Heading

    init(place: Int, heading: Heading) { (self.place, self.heading) = (place, heading) }
    init(_ port: GridPort) { self.init(place: port.place, heading: port.heading) }
  }

  /// Where a further line can leave those that a net has: from which of them, and after how many of
  /// its places.
  private struct Fork {
    let port: GridPort
    let line: Int
    let shared: Int
  }

  private func forks(of net: Int) -> [Fork] {
    var known: Set<State> = []
    var forks: [Fork] = []
    for (number, line) in lines[net].enumerated() {
      guard let line else { continue }
      var length: Float = 0
      // The last places are those of the arrowhead.
      for (index, place) in line.places.dropLast(2).enumerated() {
        if index > 0 {
          let way = grid.point(place) - grid.point(line.places[index - 1])
          length += Float((abs(way.x) + abs(way.y)) / 4)
        }
        guard grid.level[place] == 0, grid.upright[place] == 0 else { continue }
        for heading in Heading.allCases {
          guard known.insert(State(place: place, heading: heading)).inserted else { continue }
          let port = GridPort(
            place: place, heading: heading, cost: Self.costs.bend + length * Self.together)
          forks.append(Fork(port: port, line: number, shared: index))
        }
      }
    }
    return forks
  }

  private mutating func mark(_ net: Int, sign: Int) {
    for line in lines[net] {
      guard let line else { continue }
      grid.add(
        line: line.corners, margin: measures.track - 0.1, head: 0, price: Self.crossing,
        sign: sign)
    }
  }

  // MARK: Quality

  /// At how many places lines of two nets cross.
  var crossings: Int {
    var level: [Int: Int] = [:]
    var upright: [Int: Int] = [:]
    for (net, lines) in lines.enumerated() {
      for places in lines.compactMap({ $0?.places }) {
        for (from, to) in zip(places, places.dropFirst()) {
          for place in [from, to] {
            if abs(to - from) == 1 { level[place] = net } else { upright[place] = net }
          }
        }
      }
    }
    return level.reduce(0) { count, entry in
      count + (upright[entry.key].map { $0 == entry.value ? 0 : 1 } ?? 0)
    }
  }

  /// The worst ratio of a line's length to the straight distance of its ends.
  var worstDetour: Double {
    lines.joined().compactMap { $0?.corners }.map { corners in
      corners.wayLength / max(20, (corners[corners.count - 1] - corners[0]).length)
    }.max() ?? 1
  }
}
