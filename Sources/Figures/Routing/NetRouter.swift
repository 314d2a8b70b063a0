import VCPictures

/// Routes many nets on one grid. A net consists of lines from one box to others: its lines run
/// together and fork; lines of two nets only cross.
///
/// Short lines are routed first. Then each line that crosses others or takes a detour is removed
/// and routed again around all others.
package struct NetRouter {
  package struct RoutedLine {
    /// The grid's places, except the ends at the boxes' edges and the part shared with a pair.
    package let places: [Int]
    /// The corners of the part shared with a pair.
    var shared: [Point] = []
    package fileprivate(set) var corners: [Point]
    /// Whether the line that the pair's first box points with is at the left in the line's
    /// direction.
    var isLeft = true
  }

  package private(set) var grid: RouteGrid
  package let nets: [Net]
  package let measures: Measures
  private let search: RouteSearch
  /// The tips of arrows that are no net's.
  package let fixedTips: RectIndex
  /// The ends at each box, if tips keep a distance.
  let arrivals: [Rect: [(net: Int, end: Int)]]
  package private(set) var lines: [[RoutedLine?]]

  package init(_ grid: RouteGrid, _ nets: [Net], _ measures: Measures, fixedTips: [Point] = []) {
    var (tips, arrivals) = (RectIndex(), [Rect: [(net: Int, end: Int)]]())
    if measures.apart > 0 {
      for tip in fixedTips { tips.add(Rect(spanning: tip, tip)) }
      for (number, net) in nets.enumerated() {
        for (end, terminal) in net.ends.enumerated() {
          arrivals[terminal.box, default: []].append((number, end))
        }
      }
    }
    (self.fixedTips, self.arrivals) = (tips, arrivals)
    self.grid = grid
    self.nets = nets
    self.measures = measures
    let lineCount = nets.reduce(0) { $0 + $1.ends.count }
    search = RouteSearch(grid, lines: measures.limitsEffort ? lineCount : nil)
    lines = nets.map { $0.ends.map { _ in nil } }
  }

  /// The ends without a route.
  package var lost: [(net: Int, end: Int)] {
    lines.indices.flatMap { net in
      lines[net].indices.filter { lines[net][$0] == nil }.map { (net, $0) }
    }
  }

  /// Routes all lines.
  ///
  /// - Parameter mostLost: The number of lines without a route at which it stops.
  package mutating func routeAll(passes: Int, mostLost: Int = .max) {
    let order = nets.indices.filter { nets[$0].joined == nil }.flatMap { net in
      nets[net].ends.indices.map {
        (net: net, end: $0, turns: canBeStraight(net, $0) ? 0 : 1, distance: distance(net, $0))
      }
    }.sorted { ($0.turns, $0.distance, $0.net, $0.end) < ($1.turns, $1.distance, $1.net, $1.end) }
    var lost = 0
    for (net, end, _, _) in order {
      route(net, end)
      if lines[net][end] == nil { lost += 1 }
      if lost >= mostLost { return }
    }
    for _ in 1..<max(2, passes) {
      var isChanged = false
      for (net, end, _, _) in order where isBad(net, end) {
        route(net, end)
        isChanged = true
      }
      if !isChanged { break }
    }
  }

  func distance(_ net: Int, _ end: Int) -> Double {
    let way = nets[net].source.box.center - nets[net].ends[end].box.center
    return abs(way.x) + abs(way.y)
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
    let free = [net] + nets[net].exclusive
    for other in free { mark(other, sign: -1) }
    let old = lines[net][end]
    lines[net][end] = nil
    defer { for other in free { mark(other, sign: 1) } }
    if let pair = nets[net].joined {
      mark(pair, sign: -1)
      lines[net][end] = line(net, end, from: pair)
      mark(pair, sign: 1)
    }
    lines[net][end] = lines[net][end] ?? line(net, end, from: nil) ?? old
  }

  /// The line to one end.
  ///
  /// - Parameter pair: The pair's net from which the line forks; nil for a line from the box.
  private func line(_ net: Int, _ end: Int, from pair: Int?) -> RoutedLine? {
    let (leaving, arriving) = (
      ports(of: nets[net].source, net), ports(of: nets[net].ends[end], net)
    )
    switch nets[net].sides {
    case .any:
      return line(
        net, end, from: leaving.all, pair,
        to: spaced(arriving.all, at: nets[net].ends[end].box, net)
      )?.line
    case .usual(let fromBelow, true):
      return line(
        net, end, from: leaving.arriving(fromBelow: fromBelow), pair, to: arriving.leaving())?.line
    case .usual(let fromBelow, false):
      return line(
        net, end, from: leaving.leaving(), pair, to: arriving.arriving(fromBelow: fromBelow))?.line
    case .pair: return pairLine(net, end, leaving, arriving)
    }
  }

  /// The cheapest line, which may fork from other lines of the net, or from a pair's if there is
  /// one.
  ///
  /// - Parameter around: Whether it had better be outside the figure than in the two families.
  func line(
    _ net: Int, _ end: Int, from leaving: [GridPort], _ pair: Int?, to arriving: [GridPort],
    isLeft: Bool = true, below limit: Float = RouteSearch.limit, around: Bool = false
  ) -> (line: RoutedLine, cost: Float)? {
    let (source, target) = (nets[net].source, nets[net].ends[end])
    let (forks, leaving) = (forks(of: net, to: end, from: pair), pair == nil ? leaving : [])
    // If a fork and the box's own port coincide, the cheaper one is used.
    var forkAt = Dictionary(uniqueKeysWithValues: forks.map { ($0.port.state, $0) })
    for port in leaving {
      if let fork = forkAt[port.state], port.cost <= fork.port.cost { forkAt[port.state] = nil }
    }
    let starts = leaving + forks.map(\.port)
    let way = search.route(
      on: grid, from: starts, to: arriving, between: (source.box, target.box),
      groups: (source.group, target.group), around ? measures.costs.around : measures.costs,
      below: limit)
    guard let way else { return nil }
    let fork = forkAt[way.start]
    let places = (fork?.places ?? []) + way.places
    let corners = grid.corners(
      of: places, from: source.box, to: target.box, after: fork?.shared ?? [])
    let half = nets[net].half
    if half > 0, corners.turnsBack(within: 2 * half + measures.track) { return nil }
    return (
      RoutedLine(places: places, shared: fork?.shared ?? [], corners: corners, isLeft: isLeft),
      way.cost
    )
  }

  private func ports(of terminal: Terminal, _ net: Int) -> BoxPorts {
    grid.ports(
      of: terminal.box, half: nets[net].half, clearance: measures.clearance, head: measures.head,
      except: terminal.closed)
  }

  private mutating func mark(_ net: Int, sign: Int) {
    for line in lines[net] {
      guard let line else { continue }
      grid.add(
        line: line.corners, margin: nets[net].half + measures.half + measures.track, head: 0,
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

  /// Routes the lines that fork from those of pairs, after the pairs have their final routes. The two
  /// lines of a pair are exchanged where the others then cross it less.
  mutating func joinAll() {
    for pair in nets.indices {
      let forking = nets(forkingFrom: pair)
      if forking.isEmpty { continue }
      routeEnds(of: forking)
      let (before, count) = (lines, crossings(ofPair: pair))
      if count == 0 || lines[pair][0] == nil { continue }
      lines[pair][0]?.isLeft.toggle()
      routeEnds(of: forking)
      let areRouted = forking.allSatisfy { lines[$0].allSatisfy { $0 != nil } }
      if areRouted, crossings(ofPair: pair) < count { continue }
      for net in forking { mark(net, sign: -1) }
      lines = before
      for net in forking { mark(net, sign: 1) }
    }
  }

  /// The nets whose lines fork from a pair's.
  func nets(forkingFrom pair: Int) -> [Int] { nets.indices.filter { nets[$0].joined == pair } }

  private mutating func routeEnds(of nets: [Int]) {
    for net in nets {
      for end in lines[net].indices { route(net, end) }
    }
  }

  private mutating func center(_ net: Int, _ end: Int) {
    guard var corners = lines[net][end]?.corners else { return }
    let free = [net] + nets[net].exclusive
    for other in free { mark(other, sign: -1) }
    for start in corners.indices.dropFirst().dropLast(2) {
      move(&corners, from: start, half: nets[net].half)
    }
    lines[net][end]?.corners = corners
    for other in free { mark(other, sign: 1) }
  }

  /// The distance by which a segment may move outward, so that its line becomes longer, in points.
  private static let outward = 12.0

  /// Moves one segment, in the same direction as those before and after it, or a little outward from
  /// both.
  private func move(_ corners: inout [Point], from start: Int, half: Double) {
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
    let middle = (places[first] + places[last]) / 2
    // Lines fork from pairs at places of the grid alone.
    let chosen =
      half == 0
      ? middle
      : places[first...last].min { abs($0 - middle) < abs($1 - middle) } ?? middle
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
