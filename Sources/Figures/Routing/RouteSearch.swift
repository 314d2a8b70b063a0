import Pictures

/// One of the four ways along a grid; y grows upward.
enum Heading: Int, CaseIterable {
  case right
  case down
  case left
  case up

  var isLevel: Bool { self == .right || self == .left }
  var opposite: Heading { Heading(rawValue: (rawValue + 2) & 3) ?? self }
  var step: Point {
    switch self {
    case .right: Point(1, 0)
    case .down: Point(0, -1)
    case .left: Point(-1, 0)
    case .up: Point(0, 1)
    }
  }
}

/// A place of the grid at which a line may begin or end.
struct GridPort {
  let place: Int
  /// The way in which a line leaves the box there.
  let heading: Heading
  let cost: Float
}

/// Finds cheap ways on a grid: A*, a state being a place and the heading in which it was reached.
struct RouteSearch {
  /// The costs of a route besides its length, in 4-point steps.
  struct Costs {
    var bend: Float = 7
    /// A place in the frame of a family that has no part in the line.
    var foreign: Float = 12
    /// A place in the frame of one that has.
    var own: Float = 0.25
    /// A place beyond all families: it makes the figure larger.
    var beyond: Float = 2
  }

  private var costs: [Float]
  private var origins: [UInt8]
  private var stamps: [UInt32]
  /// The places at which the line looked for may end.
  private var ends: [Bool]
  private var stamp: UInt32 = 0
  private var queue = PriorityQueue<Entry>()

  init(_ grid: RouteGrid) {
    let count = grid.xs.count * grid.ys.count * 4
    costs = Array(repeating: 0, count: count)
    origins = Array(repeating: 0, count: count)
    stamps = Array(repeating: 0, count: count)
    ends = Array(repeating: false, count: grid.xs.count * grid.ys.count)
  }

  /// The places of a way, one after the other, and what it costs.
  struct Way {
    let places: [Int]
    /// In which it begins.
    let heading: Heading
    let cost: Float

    func points(on grid: RouteGrid) -> [Point] { places.map(grid.point) }
  }

  /// The cheapest way from one of some ports to one of others; nil when there is none that costs
  /// less than `limit`.
  ///
  /// - Parameters:
  ///   - groups: those whose frames it may cross for little.
  ///   - window: what it may not leave; nil for all of the grid.
  mutating func route(
    on grid: RouteGrid, from starts: [GridPort], to ends: [GridPort], groups: [Int32],
    within window: Rect? = nil, limit: Float, _ prices: Costs = Costs()
  ) -> Way? {
    if starts.isEmpty || ends.isEmpty { return nil }
    stamp += 1
    queue.removeAll()
    var goals: [Int32: Float] = [:]
    defer { for end in ends { self.ends[end.place] = false } }
    let width = grid.xs.count
    var target = Rect(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    for end in ends {
      let state = Int32(end.place * 4 + end.heading.opposite.rawValue)
      goals[state] = min(goals[state] ?? .infinity, end.cost)
      self.ends[end.place] = true
      let (x, y) = (grid.xs[end.place % width], grid.ys[end.place / width])
      target = target.union(Rect(minX: x, minY: y, maxX: x, maxY: y))
    }
    let found = grid.level.withUnsafeBufferPointer { level in
      grid.upright.withUnsafeBufferPointer { upright in
        grid.crossing.withUnsafeBufferPointer { crossing in
          grid.group.withUnsafeBufferPointer { group in
            grid.xs.withUnsafeBufferPointer { xs in
              grid.ys.withUnsafeBufferPointer { ys in
                search(
                  Planes(
                    level: level, upright: upright, crossing: crossing, group: group, xs: xs,
                    ys: ys, window: grid.places(in: window)),
                  starts, goals, target, groups, limit, prices)
              }
            }
          }
        }
      }
    }
    guard let found else { return nil }
    let (places, heading) = places(to: found.state, grid)
    return Way(places: places, heading: heading, cost: found.cost)
  }

  /// The grid's arrays, without the checks of each access: every place is one of the grid's.
  private struct Planes {
    let level, upright, crossing: UnsafeBufferPointer<UInt16>
    let group: UnsafeBufferPointer<Int32>
    let xs, ys: UnsafeBufferPointer<Double>
    let window: (columns: Range<Int>, rows: Range<Int>)
  }

  private mutating func search(
    _ grid: Planes, _ starts: [GridPort], _ goals: [Int32: Float], _ target: Rect,
    _ groups: [Int32], _ limit: Float, _ prices: Costs
  ) -> (state: Int32, cost: Float)? {
    let (width, columns, rows) = (grid.xs.count, grid.window.columns, grid.window.rows)
    func estimate(_ column: Int, _ row: Int) -> Float {
      let (x, y) = (grid.xs[column], grid.ys[row])
      let across = max(0, target.minX - x, x - target.maxX)
      let down = max(0, target.minY - y, y - target.maxY)
      // A way that must change both needs a bend.
      return Float((across + down) / 4) + (across > 0 && down > 0 ? prices.bend : 0)
    }
    for start in starts {
      reach(
        Int32(start.place * 4 + start.heading.rawValue), start.cost, from: 4,
        estimate(start.place % width, start.place / width))
    }
    var best: (state: Int32, cost: Float)?
    while let next = queue.pop() {
      let (cost, state) = (next.cost, next.state)
      if next.estimate >= best?.cost ?? limit { break }
      let index = Int(state)
      if cost > costs[index] { continue }
      // Few places are an end, and a look-up costs.
      if ends[index >> 2], let end = goals[state], best.map({ cost + end < $0.cost }) ?? true {
        best = (state, cost + end)
      }
      let (place, heading) = (index >> 2, index & 3)
      let (column, row) = (place % width, place / width)
      for turn in 0..<4 where turn != 2 {
        let next = (heading + turn) & 3
        let isLevel = next & 1 == 0
        let plane = isLevel ? grid.level : grid.upright
        // No turn into another line's track.
        if turn != 0, plane[place] > 0 { continue }
        let (toColumn, toRow) = (
          column + (next == 0 ? 1 : next == 2 ? -1 : 0), row + (next == 3 ? 1 : next == 1 ? -1 : 0)
        )
        guard columns.contains(toColumn), rows.contains(toRow) else { continue }
        let to = toRow * width + toColumn
        if plane[to] > 0 { continue }
        let length =
          isLevel
          ? abs(grid.xs[toColumn] - grid.xs[column]) : abs(grid.ys[toRow] - grid.ys[row])
        var step = Float(length / 4)
        let group = grid.group[to]
        if group >= 0 {
          step *= 1 + (groups.contains(group) ? prices.own : prices.foreign)
        } else if group == -2 {
          step *= 1 + prices.beyond
        }
        step += (turn == 0 ? 0 : prices.bend) + Float(grid.crossing[to])
        reach(
          Int32(to * 4 + next), cost + step, from: UInt8(heading), estimate(toColumn, toRow))
      }
    }
    return best
  }

  private mutating func reach(_ state: Int32, _ cost: Float, from heading: UInt8, _ rest: Float) {
    let index = Int(state)
    if stamps[index] == stamp, costs[index] <= cost { return }
    stamps[index] = stamp
    costs[index] = cost
    origins[index] = heading
    queue.push(Entry(estimate: cost + rest, cost: cost, state: state))
  }

  private func places(to state: Int32, _ grid: RouteGrid) -> (places: [Int], heading: Heading) {
    let width = grid.xs.count
    var places: [Int] = []
    var state = Int(state)
    while true {
      let place = state >> 2
      places.append(place)
      let (origin, heading) = (Int(origins[state]), Heading(rawValue: state & 3) ?? .right)
      guard origin < 4 else { return (places.reversed(), heading) }
      let before = (
        column: place % width - Int(heading.step.x), row: place / width - Int(heading.step.y)
      )
      state = (before.row * width + before.column) * 4 + origin
    }
  }

  /// A state to go on from; those with the least estimate first, and of equal ones the farthest.
  private struct Entry: Prioritized {
    let estimate: Float
    let cost: Float
    let state: Int32

    func isBefore(_ other: Entry) -> Bool {
      if estimate != other.estimate { return estimate < other.estimate }
      if cost != other.cost { return cost > other.cost }
      return state < other.state
    }
  }
}
