import Pictures

extension LineRouter {
  /// The points at which lines may bend, between two boxes.
  struct Grid {
    private var xs: [Double] = []
    private var ys: [Double] = []
    /// Whether the piece from a point to the next in its row, or in its column, is taken; and how
    /// many lines cross it.
    private var isLevelTaken: [Bool] = []
    private var isUprightTaken: [Bool] = []
    private var levelCrossings: [Int32] = []
    private var uprightCrossings: [Int32] = []
    private var isOnLine: [Bool] = []
    private let tails: [Port]
    private let heads: [Port]
    /// How many points it has.
    var size: Int { isLevelTaken.count }

    /// The room that a label needs on a way.
    struct LabelRoom {
      /// How long a level piece must be for it, and an upright one, in points.
      let level, upright: Double
      /// Whether it can stand about a point.
      let isFree: (Point) -> Bool
    }

    /// A place at the edge of a box, and the point beside it from which a line leads there.
    struct Port {
      let edge: Point
      let point: Point
      /// How far it is from the middle of its side.
      let offset: Double

      var isLevel: Bool { edge.y == point.y }
      /// From the box.
      var direction: Direction {
        isLevel ? (point.x > edge.x ? .right : .left) : (point.y > edge.y ? .up : .down)
      }
    }

    init?(_ router: LineRouter, _ tail: Rect, _ head: Rect) {
      tails = Self.ports(of: tail, opposite: head, [], router)
      heads = Self.ports(of: head, opposite: tail, tails, router)
      let margin = LineRouter.clearance + 4
      var (x, y) = ([Double](), [Double]())
      for obstacle in router.obstacles {
        x += [obstacle.minX - margin, obstacle.maxX + margin]
        y += [obstacle.minY - margin, obstacle.maxY + margin]
      }
      for line in router.lines {
        let rect = line.rect
        if line.isLevel {
          y += [rect.minY - LineRouter.apart, rect.maxY + LineRouter.apart]
        } else {
          x += [rect.minX - LineRouter.apart, rect.maxX + LineRouter.apart]
        }
      }
      x += [router.bounds.minX - 14, router.bounds.maxX + 14]
      y += [router.bounds.minY - 14, router.bounds.maxY + 14]
      let ports = tails + heads
      xs = Self.distinct(x, keeping: ports.map(\.point.x))
      ys = Self.distinct(y, keeping: ports.map(\.point.y))
      let count = xs.count * ys.count
      guard !tails.isEmpty, !heads.isEmpty, count <= LineRouter.mostPoints else { return nil }
      isLevelTaken = Array(repeating: false, count: count)
      isUprightTaken = isLevelTaken
      isOnLine = isLevelTaken
      levelCrossings = Array(repeating: 0, count: count)
      uprightCrossings = levelCrossings
      for obstacle in router.obstacles { take(obstacle.grown(LineRouter.clearance)) }
      for line in router.lines { take(line) }
    }

    /// In order, none twice; what must be kept is, and what is nearer to it than a point is not.
    private static func distinct(_ values: [Double], keeping kept: [Double]) -> [Double] {
      let marked = (values.map { ($0, false) } + kept.map { ($0, true) }).sorted {
        $0.0 == $1.0 ? $0.1 && !$1.1 : $0.0 < $1.0
      }
      var result: [(value: Double, isKept: Bool)] = []
      for (value, isKept) in marked {
        guard let last = result.last, value - last.value < 1 else {
          result.append((value, isKept))
          continue
        }
        if isKept, !last.isKept {
          result[result.count - 1] = (value, true)
        } else if isKept, value - last.value > 0.001 {
          result.append((value, true))
        }
      }
      return result.map(\.value)
    }

    // MARK: What is taken

    private func index(_ column: Int, _ row: Int) -> Int { row * xs.count + column }

    /// The places in a list between two values, without these.
    private func places(_ list: [Double], _ low: Double, _ high: Double) -> Range<Int> {
      let first = list.firstPlace { $0 > low }
      return first..<max(first, list.firstPlace { $0 >= high })
    }

    private mutating func take(_ rect: Rect) {
      let (columns, rows) = places(in: rect)
      takeLevel(columns, rows)
      takeUpright(columns, rows)
    }

    private mutating func take(_ line: Segment) {
      let (columns, rows) = places(in: line.rect.grown(LineRouter.apart - 1))
      for row in rows { for column in columns { isOnLine[index(column, row)] = true } }
      let across = places(in: line.rect.grown(1))
      if line.isLevel {
        takeLevel(columns, rows)
        guard let row = piece(ys, across: line.rect.minY) else { return }
        for column in across.columns { uprightCrossings[index(column, row)] += 1 }
      } else {
        takeUpright(columns, rows)
        guard let column = piece(xs, across: line.rect.minX) else { return }
        for row in across.rows { levelCrossings[index(column, row)] += 1 }
      }
    }

    private func places(in rect: Rect) -> (columns: Range<Int>, rows: Range<Int>) {
      (places(xs, rect.minX, rect.maxX), places(ys, rect.minY, rect.maxY))
    }

    /// The pieces that touch a place, and so the one before the first, too.
    private func pieces(at places: Range<Int>) -> Range<Int> {
      max(0, places.lowerBound - 1)..<max(1, places.upperBound)
    }

    private mutating func takeLevel(_ columns: Range<Int>, _ rows: Range<Int>) {
      for row in rows {
        for column in pieces(at: columns) { isLevelTaken[index(column, row)] = true }
      }
    }

    private mutating func takeUpright(_ columns: Range<Int>, _ rows: Range<Int>) {
      for column in columns {
        for row in pieces(at: rows) { isUprightTaken[index(column, row)] = true }
      }
    }

    /// The piece between two places of a list that a line at a value crosses.
    private func piece(_ list: [Double], across value: Double) -> Int? {
      let after = list.firstPlace { $0 > value }
      return after > 0 ? after - 1 : nil
    }

    // MARK: The search

    /// The cheapest way from a tail's edge to a head's, nil for none.
    ///
    /// - Parameter label: what must have room on the way; nil where nothing must.
    /// - Returns: the way's corners, and the middle of the label.
    func cheapestWay(with label: LabelRoom? = nil) -> (corners: [Point], label: Point?)? {
      // Four states for each point, by the direction in which it was come to; and as many again for
      // ways that have the label behind them.
      let (states, directions) = (size * 4, Direction.allCases)
      var costs = [Double](repeating: .infinity, count: label == nil ? states : 2 * states)
      var before = [Int](repeating: -1, count: costs.count)
      var start: [Int: Port] = [:]
      var ends: [Int: [Port]] = [:]
      var queue = PriorityQueue<Entry>()
      for port in heads {
        guard let place = place(of: port) else { continue }
        // Of those at one point, the first of each direction.
        if ends[place, default: []].contains(where: { $0.isLevel == port.isLevel }) { continue }
        ends[place, default: []].append(port)
      }
      for port in tails {
        guard let place = place(of: port) else { continue }
        let state = place * 4 + port.direction.rawValue
        guard port.offset * 0.2 < costs[state] else { continue }
        costs[state] = port.offset * 0.2
        start[state] = port
        queue.push(Entry(state: state, cost: costs[state]))
      }
      var best: (state: Int, port: Port, cost: Double)?
      while let entry = queue.pop() {
        let (state, cost) = (entry.state, entry.cost)
        if let best, cost >= best.cost { break }
        guard cost <= costs[state] else { continue }
        let isLabelled = state >= states
        let (place, direction) = (state % states / 4, directions[state % 4])
        // It ends in the direction in which the port leads.
        for port in isLabelled || label == nil ? ends[place] ?? [] : [] {
          if port.isLevel != direction.isLevel, isOnLine[place] { continue }
          let turn = port.isLevel == direction.isLevel ? 0 : LineRouter.bend
          let whole = cost + turn + port.offset * 0.2
          if whole < best?.cost ?? .infinity { best = (state, port, whole) }
        }
        func goOn(to next: Int, _ price: Double) {
          guard cost + price < costs[next] else { return }
          costs[next] = cost + price
          before[next] = state
          queue.push(Entry(state: next, cost: cost + price))
        }
        for next in directions where next.isLevel == direction.isLevel || !isOnLine[place] {
          // A way that turns back is cut short; but the label stays where it is.
          if isLabelled, next == direction.opposite { continue }
          let turn = next.isLevel == direction.isLevel ? 0 : LineRouter.bend
          if let piece = piece(from: place, next) {
            goOn(
              to: state - state % states + piece.end * 4 + next.rawValue,
              piece.length + turn + Double(piece.crossings) * LineRouter.crossing)
          }
          if let label, !isLabelled, next != direction.opposite,
            let piece = piece(from: place, next, with: label)
          {
            goOn(
              to: states + piece.end * 4 + next.rawValue,
              piece.length + turn + Double(piece.crossings) * LineRouter.crossing)
          }
        }
      }
      guard let best else { return nil }
      var way = [best.state]
      while let state = way.last, before[state] >= 0 { way.append(before[state]) }
      way.reverse()
      guard let tail = start[way[0]] else { return nil }
      let points = way.map { point($0 % states / 4) }
      let labelled = way.indices.dropFirst().first { way[$0] >= states }
      return (
        Self.withoutReturns([tail.edge] + points + [best.port.edge]),
        labelled.map { Self.middle(points[$0 - 1], points[$0]) }
      )
    }

    private static func middle(_ one: Point, _ other: Point) -> Point {
      one.toward(other, (other - one).length / 2)
    }

    /// Without the points where a way turns back on itself: beside a box it may bend sooner than at
    /// the port's point.
    private static func withoutReturns(_ points: [Point]) -> [Point] {
      var corners: [Point] = []
      for point in points {
        while let last = corners.last, let before = corners.dropLast().last {
          let isLevel = abs(before.y - last.y) < 0.01 && abs(last.y - point.y) < 0.01
          let isUpright = abs(before.x - last.x) < 0.01 && abs(last.x - point.x) < 0.01
          guard isLevel || isUpright else { break }
          corners.removeLast()
        }
        corners.append(point)
      }
      return corners
    }

    private func point(_ index: Int) -> Point { Point(xs[index % xs.count], ys[index / xs.count]) }

    private func place(of port: Port) -> Int? {
      let (column, row) = (
        xs.firstPlace { $0 >= port.point.x - 0.001 }, ys.firstPlace { $0 >= port.point.y - 0.001 }
      )
      guard column < xs.count, row < ys.count else { return nil }
      return index(column, row)
    }

    /// A straight line from one point to another.
    typealias Piece = (end: Int, length: Double, crossings: Int32)

    /// The line from a point to the next; nil where none may go there.
    private func piece(from place: Int, _ direction: Direction) -> Piece? {
      let (column, row) = (place % xs.count, place / xs.count)
      switch direction {
      case .right:
        guard column + 1 < xs.count, !isLevelTaken[place] else { return nil }
        return (place + 1, xs[column + 1] - xs[column], levelCrossings[place])
      case .left:
        guard column > 0, !isLevelTaken[place - 1] else { return nil }
        return (place - 1, xs[column] - xs[column - 1], levelCrossings[place - 1])
      case .up:
        guard row + 1 < ys.count, !isUprightTaken[place] else { return nil }
        return (place + xs.count, ys[row + 1] - ys[row], uprightCrossings[place])
      case .down:
        let below = place - xs.count
        guard row > 0, !isUprightTaken[below] else { return nil }
        return (below, ys[row] - ys[row - 1], uprightCrossings[below])
      }
    }

    /// The line from a point to the first that leaves room for a label in its middle.
    private func piece(
      from place: Int, _ direction: Direction, with label: LabelRoom
    ) -> Piece? {
      let room = direction.isLevel ? label.level : label.upright
      var line: Piece = (place, 0, 0)
      // Where the label has no room, it may have some a bit further on.
      while line.length < 1.5 * room, let next = piece(from: line.end, direction) {
        line = (next.end, line.length + next.length, line.crossings + next.crossings)
        if line.length >= room, label.isFree(Self.middle(point(place), point(line.end))) {
          return line
        }
      }
      return nil
    }
  }

  /// Where a line goes; y grows upward.
  enum Direction: Int, CaseIterable {
    case right, left, up, down

    var isLevel: Bool { self == .right || self == .left }
    var opposite: Direction {
      switch self {
      case .right: .left
      case .left: .right
      case .up: .down
      case .down: .up
      }
    }
  }

  /// A state to go on from: the cheapest first; of equal costs the lower number.
  private struct Entry: Prioritized {
    let state: Int
    let cost: Double

    func isBefore(_ other: Entry) -> Bool {
      cost == other.cost ? state < other.state : cost < other.cost
    }
  }
}
