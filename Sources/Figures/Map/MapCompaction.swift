import Pictures

/// Takes the room out of a map that nothing needs: all that stands apart for lines that found another
/// way moves together, first from right to left, then from the bottom to the top. What is left of
/// something stays left of it, and every line bends where it did.
struct MapCompaction {
  /// A part of a block, which moves with it.
  struct Part {
    enum Kind {
      /// All of the block: so far it keeps from other blocks.
      case outline
      /// What no line may come nearer than so many points.
      case obstacle(clearance: Double)
      /// A border: lines cross it, and do not follow it.
      case border
    }

    let block: Int
    let kind: Kind
    var rect: Rect
  }

  /// A line of a net from one block to another, corner by corner.
  struct Line {
    let net: Int
    let source: Int
    let destination: Int
    var points: [Point]
  }

  /// How far everything has moved.
  private(set) var offsets: [Point]
  private(set) var lines: [Line]
  private var parts: [Part]
  /// The column of each block.
  private let columns: [Int]
  /// Between two blocks, and between two lines, at least.
  private let gap, step: Double

  /// - Parameters:
  ///   - parts: those of all blocks.
  ///   - columns: that of each block: what stands in one column moves to the left together.
  ///   - gap: between two blocks at least.
  ///   - step: between two lines at least.
  init(parts: [Part], lines: [Line], columns: [Int], gap: Double, step: Double) {
    offsets = [Point](repeating: Point(0, 0), count: columns.count)
    (self.columns, self.parts, self.lines) = (columns, parts, lines)
    (self.gap, self.step) = (gap, step)
  }

  /// Where more is to be moved, nothing is: every two are compared.
  private static let mostParts = 2500

  /// Moves everything as far as it can.
  mutating func run() {
    let pieces = lines.reduce(0) { $0 + $1.points.count }
    guard parts.count + pieces <= Self.mostParts, lines.allSatisfy({ $0.points.count > 1 }) else {
      return
    }
    for _ in 0..<2 {
      squeeze(columns)
      transpose()
      squeeze(Array(offsets.indices))
      transpose()
    }
  }

  private mutating func transpose() {
    for part in parts.indices { parts[part].rect = parts[part].rect.transposed }
    for line in lines.indices { lines[line].points = lines[line].points.map(\.transposed) }
    offsets = offsets.map(\.transposed)
  }

  // MARK: One direction

  /// What takes room, and the body that it belongs to: whatever moves as one.
  private struct Item {
    let body: Int
    /// Nil for a line.
    let kind: Part.Kind?
    let rect: Rect
  }

  /// Moves everything to the left; blocks of one group as one.
  private mutating func squeeze(_ groups: [Int]) {
    var bodies = Bodies(groups)
    let stems = self.stems(&bodies)
    var items = parts.map {
      Item(body: bodies.body(ofBlock: $0.block), kind: $0.kind, rect: $0.rect)
    }
    for stem in stems {
      items.append(
        Item(
          body: bodies.root(stem.body), kind: nil,
          rect: Rect(minX: stem.x, minY: stem.low, maxX: stem.x, maxY: stem.high)))
    }
    var constraints = Constraints(count: bodies.count)
    for item in items { constraints.add(item.body, item.rect.minX, item.rect.maxX) }
    // From the left, so that what stands right of something is the rest of them.
    items.sort { $0.rect.minX < $1.rect.minX }
    let (edges, reach) = (items.map(\.rect.minX), max(gap, step))
    for left in items {
      let next = edges.firstPlace { $0 >= left.rect.maxX - 0.01 }
      for right in items[next...]
      where left.body != right.body && left.rect.minY < right.rect.maxY + reach
        && right.rect.minY < left.rect.maxY + reach
      {
        guard let distance = distance(left, right) else { continue }
        let slack = max(0, right.rect.minX - left.rect.maxX - distance)
        constraints.add(left.body, right.body, slack: slack)
      }
    }
    // A straight line from block to block shows more than its arrowhead.
    for line in lines where line.points.count == 2 {
      let (one, other) = (line.points[0], line.points[1])
      guard abs(one.y - other.y) < 0.01 else { continue }
      let slack = max(0, abs(one.x - other.x) - 2 * step - 2)
      var ends = [bodies.body(ofBlock: line.source), bodies.body(ofBlock: line.destination)]
      if one.x > other.x { ends.reverse() }
      if ends[0] != ends[1] { constraints.add(ends[0], ends[1], slack: slack) }
    }
    let isFixed = Set(offsets.indices.map { bodies.body(ofBlock: $0) })
    move(constraints.solved(fixing: isFixed), bodies, stems)
  }

  private mutating func move(_ moves: [Double], _ bodies: Bodies, _ stems: [Stem]) {
    var stemsOfLines = lines.map { _ in [(point: Int, stem: Int)]() }
    for (number, stem) in stems.enumerated() {
      for use in stem.uses { stemsOfLines[use.line].append((use.point, number)) }
    }
    for part in parts.indices {
      let way = moves[bodies.body(ofBlock: parts[part].block)]
      parts[part].rect = parts[part].rect.moved(by: Point(way, 0))
    }
    for block in offsets.indices { offsets[block].x += moves[bodies.body(ofBlock: block)] }
    // A line's ends move with its blocks, and all else with the pieces that it is on.
    for line in lines.indices {
      let last = lines[line].points.count - 1
      var ways = [Double](repeating: 0, count: last + 1)
      ways[0] = moves[bodies.body(ofBlock: lines[line].source)]
      ways[last] = moves[bodies.body(ofBlock: lines[line].destination)]
      for (point, stem) in stemsOfLines[line] {
        ways[point] = moves[bodies.root(stems[stem].body)]
        ways[point + 1] = ways[point]
      }
      for point in ways.indices { lines[line].points[point].x += ways[point] }
    }
  }

  /// How far apart two items must be, where one passes the other; nil where neither is in the way.
  private func distance(_ left: Item, _ right: Item) -> Double? {
    let (distance, margin): (Double, Double)
    switch (left.kind, right.kind) {
    case (nil, nil): (distance, margin) = (step, step)
    case (.outline, .outline): (distance, margin) = (gap, gap)
    case (nil, .obstacle(let clearance)), (.obstacle(let clearance), nil):
      (distance, margin) = (clearance, clearance)
    case (nil, .border), (.border, nil): (distance, margin) = (4, 4)
    default: return nil
    }
    let (one, other) = (left.rect, right.rect)
    return one.minY < other.maxY + margin - 0.1 && other.minY < one.maxY + margin - 0.1
      ? distance : nil
  }

  // MARK: Lines

  /// An upright piece of a net's line, with all that lies on it.
  private struct Stem {
    let net: Int
    let x: Double
    var low: Double
    var high: Double
    let body: Int
    /// The pieces of lines: each from one point to the next.
    var uses: [(line: Int, point: Int)]
  }

  private func stems(_ bodies: inout Bodies) -> [Stem] {
    var pieces: [(net: Int, x: Double, low: Double, high: Double, line: Int, point: Int)] = []
    for (number, line) in lines.enumerated() {
      for point in line.points.indices.dropLast() {
        let (from, to) = (line.points[point], line.points[point + 1])
        guard abs(from.x - to.x) < 0.01 else { continue }
        pieces.append((line.net, from.x, min(from.y, to.y), max(from.y, to.y), number, point))
      }
    }
    pieces.sort {
      ($0.net, $0.x, $0.low, $0.line, $0.point) < ($1.net, $1.x, $1.low, $1.line, $1.point)
    }
    var stems: [Stem] = []
    for piece in pieces {
      if let last = stems.last, last.net == piece.net, abs(last.x - piece.x) < 0.01,
        piece.low <= last.high + 0.01
      {
        stems[stems.count - 1].high = max(last.high, piece.high)
        stems[stems.count - 1].uses.append((piece.line, piece.point))
      } else {
        stems.append(
          Stem(
            net: piece.net, x: piece.x, low: piece.low, high: piece.high, body: bodies.add(),
            uses: [(piece.line, piece.point)]))
      }
    }
    for stem in stems {
      for use in stem.uses {
        let line = lines[use.line]
        if use.point == 0 { bodies.join(stem.body, bodies.body(ofBlock: line.source)) }
        if use.point == line.points.count - 2 {
          bodies.join(stem.body, bodies.body(ofBlock: line.destination))
        }
      }
    }
    return stems
  }
}

/// What moves as one.
private struct Bodies {
  private var parents: [Int]
  private let groups: [Int]

  /// - Parameter groups: that of each block, counted from 0.
  init(_ groups: [Int]) {
    self.groups = groups
    parents = Array(0..<((groups.max() ?? -1) + 1))
  }

  var count: Int { parents.count }

  mutating func add() -> Int {
    parents.append(parents.count)
    return parents.count - 1
  }

  func root(_ body: Int) -> Int {
    var body = body
    while parents[body] != body { body = parents[body] }
    return body
  }

  func body(ofBlock block: Int) -> Int { root(groups[block]) }

  mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (root(one), root(other))
    parents[max(one, other)] = min(one, other)
  }
}

/// How far bodies can move to the left, in points: 0 for all is a solution.
private struct Constraints {
  /// The left and the right edge of each body.
  private var edges: [(left: Double, right: Double)]
  /// How much nearer one can come to another.
  private var slack: [[Int: Double]]

  init(count: Int) {
    edges = [(left: Double, right: Double)](repeating: (.infinity, -.infinity), count: count)
    slack = [[Int: Double]](repeating: [:], count: count)
  }

  mutating func add(_ body: Int, _ left: Double, _ right: Double) {
    edges[body] = (min(edges[body].left, left), max(edges[body].right, right))
  }

  mutating func add(_ left: Int, _ right: Int, slack: Double) {
    self.slack[left][right] = min(self.slack[left][right] ?? .infinity, slack)
  }

  /// As far to the left as it goes; what is not fixed there stands in the middle between that and as
  /// far to the right as it goes.
  func solved(fixing isFixed: Set<Int>) -> [Double] {
    let order = edges.indices.sorted { (edges[$0].left, $0) < (edges[$1].left, $1) }
    let pairs = order.map { body in
      (body, slack[body].sorted { $0.key < $1.key }.map { (body: $0.key, slack: $0.value) })
    }
    var least = edges.map { $0.left.isFinite ? -$0.left : 0 }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (body, others) in pairs {
        for other in others where least[other.body] < least[body] - other.slack - 0.001 {
          least[other.body] = least[body] - other.slack
          isChanged = true
        }
      }
    }
    let end = zip(edges, least).reduce(0) { max($0, $1.0.right + $1.1) }
    var most = edges.indices.map { isFixed.contains($0) ? least[$0] : end - edges[$0].right }
    isChanged = true
    while isChanged {
      isChanged = false
      for (body, others) in pairs.reversed() where !isFixed.contains(body) {
        for other in others where most[body] > most[other.body] + other.slack + 0.001 {
          most[body] = most[other.body] + other.slack
          isChanged = true
        }
      }
    }
    return zip(least, most).map { $1.isFinite ? ($0 + max($0, $1)) / 2 : 0 }
  }
}

extension Point {
  fileprivate var transposed: Point { Point(y, x) }
}

extension Rect {
  fileprivate var transposed: Rect { Rect(minX: minY, minY: minX, maxX: maxY, maxY: maxX) }
}
