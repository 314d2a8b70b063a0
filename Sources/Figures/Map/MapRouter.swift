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
  /// The nodes of each net.
  private var nodes: [Int: [Int]] = [:]
  /// How often a net gave way at a node.
  private var quarrels: [Int32]
  private var states: States

  /// What is added to the length of a way, in steps: for a bend, for a crossing, and where a net must
  /// give way, the more the oftener one did.
  private static let (bendCost, crossingCost): (Int32, Int32) = (7, 6)
  private static let (displacingCost, quarrelCost): (Int32, Int32) = (40, 20)
  /// Lines that belong to no net: any, and the border of a frame.
  private static let (foreign, border): (Int32, Int32) = (.max, .max - 1)
  /// How far from a box's corners lines end at least, in points.
  static let inset = 6.0

  /// A way to one end of a net.
  struct Branch {
    /// From the box of the source, all of the way.
    let points: [Point]
    /// The nets that gave way, and have no line any more.
    let displaced: [Int]
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
    let count = columns * rows
    isBlocked = [Bool](repeating: false, count: count)
    across = [Int32](repeating: -1, count: count)
    along = across
    quarrels = [Int32](repeating: 0, count: count)
    states = States(count: 4 * count)
  }

  /// Keeps all lines out of a rectangle.
  mutating func block(_ rect: Rect) {
    for node in nodes(in: rect) { isBlocked[node] = true }
  }

  /// A line that may be crossed, and not followed.
  mutating func occupy(_ rect: Rect, isUpright: Bool) {
    occupy(rect, isUpright: isUpright, by: Self.foreign)
  }

  /// The border of a frame: a line that may be crossed even where one leaves a box.
  mutating func addBorder(_ rect: Rect, isUpright: Bool) {
    occupy(rect, isUpright: isUpright, by: Self.border)
  }

  private mutating func occupy(_ rect: Rect, isUpright: Bool, by line: Int32) {
    for node in nodes(in: rect) {
      if isUpright { along[node] = line } else { across[node] = line }
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

  /// How many nodes all searches have looked at, for each node that there is.
  var effort: Int { states.count / (columns * rows) }

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

  /// Whether a line can end here.
  private func isFree(_ port: Port, displacing: Bool) -> Bool {
    var (own, other) = (across[port.node], along[port.node])
    if port.direction % 2 == 1 { swap(&own, &other) }
    // Straight through a border.
    if other == Self.border { other = -1 }
    return [own, other].allSatisfy {
      $0 == -1 || displacing && $0 < Self.border
    }
  }

  // MARK: Search

  /// Adds a branch to a net's line, from wherever the way is shortest, else a line of its own from
  /// the box; nil when there is no way.
  ///
  /// - Parameter displacing: whether other nets give way where there is none else.
  mutating func route(
    _ net: Int, from source: Rect, to destination: Rect, _ tree: inout Tree, displacing: Bool
  ) -> Branch? {
    // An own line beside what is drawn comes last where others may give way.
    let tries =
      switch (tree.starts.isEmpty, displacing) {
      case (true, false): [(forks: false, displacing: false)]
      case (false, false): [(true, false), (false, false)]
      case (true, true): [(false, false), (false, true)]
      case (false, true): [(true, false), (true, true), (false, true)]
      }
    for (forks, displacing) in tries {
      let way = Way(
        net: Int32(net), source: source, destination: destination, forks: forks,
        displacing: displacing)
      if let branch = search(way, &tree) { return branch }
    }
    return nil
  }

  /// What is looked for.
  private struct Way {
    let net: Int32
    let source: Rect
    let destination: Rect
    /// Whether it begins at what the net has drawn, and not at the box.
    let forks: Bool
    let displacing: Bool
  }

  private mutating func search(_ way: Way, _ tree: inout Tree) -> Branch? {
    var goals: [Int: Port] = [:]
    for port in ports(of: way.destination, inset: Self.inset)
    where isFree(port, displacing: way.displacing) {
      goals[port.node * 4 + (port.direction + 2) % 4] = port
    }
    if goals.isEmpty { return nil }
    states.begin(toward: reach(of: way.destination), columns: columns)
    var starts: [Int: Port] = [:]
    if way.forks {
      for node in tree.previous.keys.sorted() where !tree.ends.contains(node) {
        // A fork bends away from the line, and not where another line crosses it.
        for direction in 0..<4 {
          let other = direction % 2 == 1 ? along[node] : across[node]
          if other == -1 || other == way.net {
            states.open(node * 4 + direction, Self.bendCost, from: -1)
          }
        }
      }
    } else {
      for port in ports(of: way.source, inset: Self.inset)
      where isFree(port, displacing: way.displacing) {
        let state = port.node * 4 + port.direction
        starts[state] = port
        states.open(state, 0, from: -1)
      }
    }
    while let state = states.next() {
      if let port = goals[state] {
        return finish(states.way(to: state), port, starts, way.net, &tree)
      }
      goOn(from: state, way, tree)
    }
    return nil
  }

  /// Opens what follows a state: the next node straight on, and the turns there.
  private mutating func goOn(from state: Int, _ way: Way, _ tree: Tree) {
    let (node, direction) = (state / 4, state % 4)
    let (dx, dy) = Self.directions[direction]
    let (column, row) = (node % columns + dx, node / columns + dy)
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    let next = row * columns + column
    guard !isBlocked[next], tree.previous[next] == nil else { return }
    let isUpright = direction % 2 == 1
    let (own, other) = isUpright ? (along[next], across[next]) : (across[next], along[next])
    var value = states.cost(of: state) + 1
    let displacing = Self.displacingCost + Self.quarrelCost * quarrels[next]
    if own != -1 {
      guard way.displacing, own < Self.border else { return }
      value += displacing
    } else if other != -1 {
      value += Self.crossingCost
    }
    states.open(next * 4 + direction, value, from: state)
    if other != -1 {
      guard way.displacing, other < Self.border else { return }
      if other != own { value += displacing }
    }
    for turn in [1, 3] {
      states.open(next * 4 + (direction + turn) % 4, value + Self.bendCost, from: state)
    }
  }

  /// The box in nodes, and how far beside it lines end.
  private func reach(of box: Rect) -> States.Target {
    States.Target(
      column: Int(((box.center.x - origin.x) / step).rounded()),
      row: Int(((box.center.y - origin.y) / step).rounded()),
      across: Int((box.width / 2 / step).rounded(.up)) + 2,
      down: Int((box.height / 2 / step).rounded(.up)) + 2)
  }

  // MARK: Lines

  private mutating func finish(
    _ states: [Int], _ end: Port, _ starts: [Int: Port], _ net: Int32, _ tree: inout Tree
  ) -> Branch {
    var displaced: Set<Int> = []
    if let first = states.first, let port = starts[first] {
      tree.starts[port.node] = port.edge
      tree.previous[port.node] = -1
      mark(port.node, net, &displaced)
    }
    for (state, next) in zip(states, states.dropFirst()) {
      let (node, following) = (state / 4, next / 4)
      markPassage(node, following, net, &displaced)
      if tree.previous[following] == nil { tree.previous[following] = node }
    }
    mark(end.node, net, &displaced)
    tree.ends.insert(end.node)
    var points = [end.edge, place(end.node)]
    var node = end.node
    while let previous = tree.previous[node], previous >= 0 {
      node = previous
      points.append(place(node))
    }
    if let start = tree.starts[node] { points.append(start) }
    for net in displaced { remove(net) }
    return Branch(points: points.reversed(), displaced: displaced.sorted())
  }

  private mutating func mark(_ node: Int, _ net: Int32, _ displaced: inout Set<Int>) {
    take(node, net, isUpright: false, &displaced)
    take(node, net, isUpright: true, &displaced)
  }

  private mutating func markPassage(
    _ node: Int, _ next: Int, _ net: Int32, _ displaced: inout Set<Int>
  ) {
    for place in node == next ? [] : [node, next] {
      take(place, net, isUpright: abs(next - node) != 1, &displaced)
    }
  }

  private mutating func take(
    _ node: Int, _ net: Int32, isUpright: Bool, _ displaced: inout Set<Int>
  ) {
    let owner = isUpright ? along[node] : across[node]
    if owner == net || owner == Self.border { return }
    if owner != -1, owner < Self.border {
      displaced.insert(Int(owner))
      quarrels[node] += 1
    }
    if isUpright { along[node] = net } else { across[node] = net }
    nodes[Int(net), default: []].append(node)
  }

  /// Takes a net's line away.
  private mutating func remove(_ net: Int) {
    for node in nodes.removeValue(forKey: net) ?? [] {
      if across[node] == Int32(net) { across[node] = -1 }
      if along[node] == Int32(net) { along[node] = -1 }
    }
  }
}

/// What a search has found out of the states: a node, and the direction in which a line comes.
private struct States {
  /// The box that is looked for: its middle, and how far around it.
  struct Target {
    var column = 0
    var row = 0
    var across = 0
    var down = 0
  }

  private var costs: [Int32]
  private var previous: [Int32]
  /// In which search a state was seen last: what is older says nothing.
  private var searches: [Int32]
  private var search: Int32 = 0
  /// The states to go on from, by the least length of a way through them; of each length the first
  /// that came comes first.
  private var waiting: [[Int32]] = []
  /// How many of each length are gone.
  private var gone: [Int] = []
  private var shortest = 0
  /// How many were gone on from in all searches.
  private(set) var count = 0
  private var target = Target()
  private var columns = 1

  init(count: Int) {
    costs = [Int32](repeating: 0, count: count)
    previous = costs
    searches = costs
  }

  mutating func begin(toward target: Target, columns: Int) {
    (self.target, self.columns) = (target, columns)
    search += 1
    for length in waiting.indices where !waiting[length].isEmpty {
      waiting[length].removeAll(keepingCapacity: true)
      gone[length] = 0
    }
    shortest = 0
  }

  func cost(of state: Int) -> Int32 { costs[state] }

  /// What is left at least.
  private func estimate(_ node: Int) -> Int32 {
    Int32(
      max(0, abs(node % columns - target.column) - target.across)
        + max(0, abs(node / columns - target.row) - target.down))
  }

  mutating func open(_ state: Int, _ value: Int32, from before: Int) {
    guard searches[state] != search || value < costs[state] else { return }
    searches[state] = search
    costs[state] = value
    previous[state] = Int32(before)
    let length = Int(value + estimate(state / 4))
    while waiting.count <= length {
      waiting.append([])
      gone.append(0)
    }
    waiting[length].append(Int32(state))
    shortest = min(shortest, length)
  }

  /// The state to go on from; nil when none is left.
  mutating func next() -> Int? {
    while shortest < waiting.count {
      guard gone[shortest] < waiting[shortest].count else {
        shortest += 1
        continue
      }
      let state = Int(waiting[shortest][gone[shortest]])
      gone[shortest] += 1
      // A shorter way was found since.
      guard shortest <= Int(costs[state] + estimate(state / 4)) else { continue }
      count += 1
      return state
    }
    return nil
  }

  /// All states on the way to one.
  func way(to last: Int) -> [Int] {
    var states = [last]
    while let state = states.last, previous[state] >= 0 { states.append(Int(previous[state])) }
    return states.reversed()
  }
}
