import VCPictures

/// Routes many nets on one grid. A net consists of lines from one box to others: its lines run
/// together and fork; lines of two nets only cross.
///
/// Short lines are routed first. Then each line that crosses others or bends often is removed and
/// routed again around all others.
package struct NetRouter {
  package struct RoutedLine {
    /// The grid's places, except the ends at the boxes' edges.
    package let places: [Int]
    package fileprivate(set) var corners: [Point]
  }

  package private(set) var grid: RouteGrid
  package let nets: [Net]
  package let measures: Measures
  private let search: RouteSearch
  /// The tips of arrows that are no net's.
  package let fixedTips: RectIndex
  /// The ends at each box.
  let arrivals: [Rect: [(net: Int, end: Int)]]
  package private(set) var lines: [[RoutedLine?]]

  package init(_ grid: RouteGrid, _ nets: [Net], _ measures: Measures, fixedTips: [Point] = []) {
    var (tips, arrivals) = (RectIndex(), [Rect: [(net: Int, end: Int)]]())
    for tip in fixedTips { tips.add(Rect(spanning: tip, tip)) }
    for (number, net) in nets.enumerated() {
      for (end, terminal) in net.ends.enumerated() {
        arrivals[terminal.box, default: []].append((number, end))
      }
    }
    (self.fixedTips, self.arrivals) = (tips, arrivals)
    self.grid = grid
    self.nets = nets
    self.measures = measures
    search = RouteSearch(grid, lines: nets.reduce(0) { $0 + $1.ends.count })
    lines = nets.map { $0.ends.map { _ in nil } }
  }

  /// Routes all lines.
  package mutating func routeAll() {
    let all = nets.indices.flatMap { net in nets[net].ends.indices.map { (net: net, end: $0) } }
    let boxes = all.map { (nets[$0.net].source.box, nets[$0.net].ends[$0.end].box) }
    let order = grid.order(of: boxes, clearance: measures.clearance).map { all[$0] }
    for (net, end) in order { route(net, end) }
    for (net, end) in order where isBad(net, end) { route(net, end) }
  }

  /// Whether a line may be improved: one that has no route, crosses others or bends often.
  private mutating func isBad(_ net: Int, _ end: Int) -> Bool {
    guard let line = lines[net][end] else { return true }
    if line.corners.count > 4 { return true }
    mark(net, sign: -1)
    defer { mark(net, sign: 1) }
    return line.places.contains { grid.crossing[$0] > 0 }
  }

  // MARK: One line

  private mutating func route(_ net: Int, _ end: Int) {
    // A net's own lines may share their places.
    mark(net, sign: -1)
    let old = lines[net][end]
    lines[net][end] = nil
    lines[net][end] = line(net, end) ?? old
    mark(net, sign: 1)
  }

  /// The cheapest line to one end, which may fork from other lines of the net.
  private func line(_ net: Int, _ end: Int) -> RoutedLine? {
    let (source, target) = (nets[net].source, nets[net].ends[end])
    let leaving = ports(of: source)
    let (all, sides) = (ports(of: target), nets[net].sides)
    let own = all.filter { sides.contains($0.heading) }
    let arriving = spaced(own.isEmpty ? all : own, at: target.box, net)
    let forks = forks(of: net, to: end)
    // If a fork and the box's own port coincide, the cheaper one is used.
    var forkAt = Dictionary(uniqueKeysWithValues: forks.map { ($0.port.state, $0) })
    for port in leaving {
      if let fork = forkAt[port.state], port.cost <= fork.port.cost { forkAt[port.state] = nil }
    }
    let way = search.route(
      on: grid, from: leaving + forks.map(\.port), to: arriving,
      between: (source.box, target.box), groups: (source.group, target.group), measures.costs)
    guard let way else { return nil }
    let places = (forkAt[way.start]?.places ?? []) + way.places
    return RoutedLine(
      places: places, corners: grid.corners(of: places, from: source.box, to: target.box))
  }

  private func ports(of terminal: Terminal) -> [GridPort] {
    grid.ports(of: terminal.box, clearance: measures.clearance, head: measures.head)
  }

  private mutating func mark(_ net: Int, sign: Int) {
    for line in lines[net] {
      guard let line else { continue }
      grid.add(
        line: line.corners, margin: measures.track, head: 0,
        price: measures.costs.crossing, sign: sign)
    }
  }

  // MARK: Refinement

  /// Moves the segments that lead from one side of a gutter to the other into the middle of the
  /// free space.
  package mutating func centerAll() {
    // Lines that fork overlap.
    for net in lines.indices where lines[net].count == 1 { center(net, 0) }
  }

  private mutating func center(_ net: Int, _ end: Int) {
    guard var corners = lines[net][end]?.corners else { return }
    mark(net, sign: -1)
    for start in corners.indices.dropFirst().dropLast(2) {
      move(&corners, from: start)
    }
    lines[net][end]?.corners = corners
    mark(net, sign: 1)
  }

  /// The distance by which a segment may move outward, so that its line becomes longer, in points.
  private static let outward = 12.0

  /// Moves one segment, in the same direction as those before and after it, or a little outward from
  /// both.
  private func move(_ corners: inout [Point], from start: Int) {
    let (before, from, to, after) = (
      corners[start - 1], corners[start], corners[start + 1], corners[start + 2]
    )
    let isLevel = abs(from.y - to.y) < 0.01
    let places = isLevel ? grid.ys : grid.xs
    func across(_ point: Point) -> Double { isLevel ? point.y : point.x }
    let (lower, upper) = (
      min(across(before), across(after)), max(across(before), across(after))
    )
    // A box at an end of the line keeps room for the arrowhead.
    let room = start == 1 || start == corners.count - 3 ? measures.clearance + 2 : 1
    let range = RouteGrid.range(
      places, across(from) <= lower ? across(from) - Self.outward : lower + room,
      across(from) >= upper ? across(from) + Self.outward : upper - room)
    guard let own = places.firstIndex(where: { abs($0 - across(from)) < 0.01 }),
      range.contains(own)
    else { return }
    var (first, last) = (own, own)
    while first > range.lowerBound, isFree(first - 1, from, to, isLevel) { first -= 1 }
    while last < range.upperBound - 1, isFree(last + 1, from, to, isLevel) { last += 1 }
    let chosen = (places[first] + places[last]) / 2
    for corner in [start, start + 1] {
      if isLevel { corners[corner].y = chosen } else { corners[corner].x = chosen }
    }
  }

  /// Whether a segment of a line may be at a place of the grid, and turn at both ends.
  private func isFree(_ place: Int, _ from: Point, _ to: Point, _ isLevel: Bool) -> Bool {
    let (ends, width) = (isLevel ? grid.xs : grid.ys, grid.xs.count)
    let (low, high) = isLevel ? (from.x, to.x) : (from.y, to.y)
    let range = RouteGrid.range(ends, min(low, high) - 0.01, max(low, high) + 0.01)
    for along in range {
      let cell = isLevel ? place * width + along : along * width + place
      if (isLevel ? grid.level : grid.upright)[cell] > 0 { return false }
      let isEnd = along == range.lowerBound || along == range.upperBound - 1
      if isEnd, (isLevel ? grid.upright : grid.level)[cell] > 0 { return false }
    }
    return true
  }
}
