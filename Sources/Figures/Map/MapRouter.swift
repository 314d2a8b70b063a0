import Pictures

/// Finds ways between boxes along the lines of a grid, so that no two nets run on the same stretch,
/// and none touches a box or a text that is not its own.
///
/// y grows downward here, as a page is read; `MapLayout` turns it over.
struct MapRouter {
  /// The distance of two lines, in points.
  let step: Double
  private let columns: Int
  private let rows: Int
  private let origin: Point
  private var isBlocked: [Bool]
  /// The net that runs through a node from left to right, or from top to bottom; -1 for none.
  private var across: [Int32]
  private var along: [Int32]

  /// What is added to the length of a way, in steps.
  private static let (bendCost, crossingCost): (Int32, Int32) = (7, 6)
  /// A line that belongs to no net.
  private static let foreign: Int32 = .max

  /// A way of a net, and where on the net's line it begins.
  struct Branch {
    /// From the box of the source, all of the way.
    var points: [Point]
  }

  /// What a net has drawn so far: each node, and the one before it on the way from the source.
  struct Tree {
    fileprivate var previous: [Int: Int] = [:]
    /// Where the line leaves its box: the edge before each first node.
    fileprivate var starts: [Int: Point] = [:]
    /// The nodes before arrowheads, from which nothing forks.
    fileprivate var ends: Set<Int> = []
  }

  init(in bounds: Rect, step: Double) {
    self.step = step
    origin = Point(bounds.minX, bounds.minY)
    columns = max(2, Int((bounds.width / step).rounded(.up)) + 1)
    rows = max(2, Int((bounds.height / step).rounded(.up)) + 1)
    isBlocked = [Bool](repeating: false, count: columns * rows)
    across = [Int32](repeating: -1, count: columns * rows)
    along = across
  }

  /// Keeps all lines out of a rectangle.
  mutating func block(_ rect: Rect) {
    for node in nodes(in: rect) { isBlocked[node] = true }
  }

  /// A line that may be crossed, and not followed.
  mutating func occupy(_ rect: Rect, isUpright: Bool) {
    for node in nodes(in: rect) {
      if isUpright { along[node] = Self.foreign } else { across[node] = Self.foreign }
    }
  }

  private func nodes(in rect: Rect) -> [Int] {
    let left = max(0, Int(((rect.minX - origin.x) / step).rounded(.up)))
    let right = min(columns - 1, Int(((rect.maxX - origin.x) / step).rounded(.down)))
    let top = max(0, Int(((rect.minY - origin.y) / step).rounded(.up)))
    let bottom = min(rows - 1, Int(((rect.maxY - origin.y) / step).rounded(.down)))
    guard left <= right, top <= bottom else { return [] }
    return (top...bottom).flatMap { row in (left...right).map { row * columns + $0 } }
  }

  private func place(_ node: Int) -> Point {
    Point(
      origin.x + Double(node % columns) * step, origin.y + Double(node / columns) * step)
  }

  // MARK: Ports

  /// Where a line can leave a box: a node, the direction outward, and the point of the edge.
  private struct Port {
    let node: Int
    let direction: Int
    let edge: Point
  }

  /// Right, down, left, up.
  private static let directions = [(1, 0), (0, 1), (-1, 0), (0, -1)]

  private func ports(of box: Rect, inset: Double) -> [Port] {
    var ports: [Port] = []
    func add(_ column: Int, _ row: Int, _ direction: Int, _ edge: Point) {
      guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
      let node = row * columns + column
      if !isBlocked[node] { ports.append(Port(node: node, direction: direction, edge: edge)) }
    }
    let (clear, x, y) = (step, origin.x, origin.y)
    let left = Int(((box.minX - clear - x) / step).rounded(.down))
    let right = Int(((box.maxX + clear - x) / step).rounded(.up))
    let top = Int(((box.minY - clear - y) / step).rounded(.down))
    let bottom = Int(((box.maxY + clear - y) / step).rounded(.up))
    for row in Int(
      ((box.minY + inset - y) / step).rounded(.up))...max(
        Int(((box.minY + inset - y) / step).rounded(.up)),
        Int(((box.maxY - inset - y) / step).rounded(.down)))
    {
      let height = y + Double(row) * step
      guard height > box.minY + 2, height < box.maxY - 2 else { continue }
      add(right, row, 0, Point(box.maxX, height))
      add(left, row, 2, Point(box.minX, height))
    }
    for column in Int(
      ((box.minX + inset - x) / step).rounded(.up))...max(
        Int(((box.minX + inset - x) / step).rounded(.up)),
        Int(((box.maxX - inset - x) / step).rounded(.down)))
    {
      let width = x + Double(column) * step
      guard width > box.minX + 2, width < box.maxX - 2 else { continue }
      add(column, bottom, 1, Point(width, box.maxY))
      add(column, top, 3, Point(width, box.minY))
    }
    return ports
  }

  // MARK: Search

  /// Adds a branch to a net's line, from wherever the way is shortest, else a line of its own from
  /// the box; nil when there is no way.
  mutating func route(
    _ net: Int, from source: Rect, to destination: Rect, _ tree: inout Tree
  ) -> Branch? {
    if !tree.starts.isEmpty,
      let branch = search(Int32(net), from: source, to: destination, &tree, forks: true)
    {
      return branch
    }
    return search(Int32(net), from: source, to: destination, &tree, forks: false)
  }

  private mutating func search(
    _ net: Int32, from source: Rect, to destination: Rect, _ tree: inout Tree, forks: Bool
  ) -> Branch? {
    let goals = ports(of: destination, inset: 6).filter { isFree($0, for: net) }
    var goal: [Int: Port] = [:]
    for port in goals { goal[port.node * 4 + (port.direction + 2) % 4] = port }
    if goal.isEmpty { return nil }
    let count = columns * rows * 4
    var cost = [Int32](repeating: .max, count: count)
    var before = [Int32](repeating: -1, count: count)
    var queue = PriorityQueue<Entry>()
    var opened = 0
    let target = (
      Int(((destination.center.x - origin.x) / step).rounded()),
      Int(((destination.center.y - origin.y) / step).rounded())
    )
    let reach = (
      Int((destination.width / 2 / step).rounded(.up)) + 2,
      Int((destination.height / 2 / step).rounded(.up)) + 2
    )
    func estimate(_ node: Int) -> Int32 {
      Int32(
        max(0, abs(node % columns - target.0) - reach.0)
          + max(0, abs(node / columns - target.1) - reach.1))
    }
    func open(_ state: Int, _ value: Int32, _ previous: Int) {
      guard value < cost[state] else { return }
      cost[state] = value
      before[state] = Int32(previous)
      queue.push(Entry(value: value + estimate(state / 4), order: opened, state: state))
      opened += 1
    }
    var starts: [Int: Port] = [:]
    if !forks {
      for port in ports(of: source, inset: 6) where isFree(port, for: net) {
        let state = port.node * 4 + port.direction
        starts[state] = port
        open(state, 0, -1)
      }
    } else {
      for node in tree.previous.keys.sorted() where !tree.ends.contains(node) {
        // A fork bends away from the line, and not where another line crosses it.
        for direction in 0..<4 {
          let other = direction % 2 == 1 ? along[node] : across[node]
          if other == -1 || other == net { open(node * 4 + direction, Self.bendCost, -1) }
        }
      }
    }
    while let entry = queue.pop() {
      let state = entry.state
      let (node, direction) = (state / 4, state % 4)
      if let port = goal[state] {
        return finish(state, before, port, starts, net, &tree)
      }
      let base = cost[state]
      if entry.value > base + estimate(node) { continue }
      let (dx, dy) = Self.directions[direction]
      let (column, row) = (node % columns + dx, node / columns + dy)
      guard (0..<columns).contains(column), (0..<rows).contains(row) else { continue }
      let next = row * columns + column
      guard !isBlocked[next], tree.previous[next] == nil else { continue }
      let isUpright = direction % 2 == 1
      guard (isUpright ? along[next] : across[next]) == -1 else { continue }
      let isCrossing = (isUpright ? across[next] : along[next]) != -1
      let value = base + 1 + (isCrossing ? Self.crossingCost : 0)
      open(next * 4 + direction, value, state)
      guard !isCrossing else { continue }
      for turn in [1, 3] {
        open(next * 4 + (direction + turn) % 4, value + Self.bendCost, state)
      }
    }
    return nil
  }

  /// Whether a port is nobody else's.
  private func isFree(_ port: Port, for net: Int32) -> Bool {
    across[port.node] == -1 && along[port.node] == -1
  }

  private mutating func finish(
    _ last: Int, _ before: [Int32], _ end: Port, _ starts: [Int: Port], _ net: Int32,
    _ tree: inout Tree
  ) -> Branch {
    var states = [last]
    while let state = states.last, before[state] >= 0 { states.append(Int(before[state])) }
    states.reverse()
    if let first = states.first, let port = starts[first] {
      tree.starts[port.node] = port.edge
      tree.previous[port.node] = -1
      mark(port.node, net)
    }
    for (state, next) in zip(states, states.dropFirst()) {
      let (node, following) = (state / 4, next / 4)
      markPassage(node, following, net)
      if tree.previous[following] == nil { tree.previous[following] = node }
    }
    mark(end.node, net)
    tree.ends.insert(end.node)
    var points = [end.edge, place(end.node)]
    var node = end.node
    while let previous = tree.previous[node], previous >= 0 {
      node = previous
      points.append(place(node))
    }
    if let start = tree.starts[node] { points.append(start) }
    return Branch(points: points.reversed())
  }

  private mutating func mark(_ node: Int, _ net: Int32) {
    across[node] = net
    along[node] = net
  }

  private mutating func markPassage(_ node: Int, _ next: Int, _ net: Int32) {
    if abs(next - node) == 1 {
      across[node] = net
      across[next] = net
    } else if next != node {
      along[node] = net
      along[next] = net
    }
  }
}

/// A state to go on from: the least value first; of equal ones the first that came.
private struct Entry: Prioritized {
  let value: Int32
  let order: Int
  let state: Int

  func isBefore(_ other: Entry) -> Bool { (value, order) < (other.value, other.order) }
}
