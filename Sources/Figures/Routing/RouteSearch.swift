import VCPictures

/// Finds the cheapest routes on a grid with A*. A state is a place with the heading in which it was
/// reached.
package final class RouteSearch {
  /// A state's cost, and the search, heading and number of steps in which it was reached.
  private struct Known {
    var cost: Float = 0
    var stamp: UInt32 = 0
  }

  private let states: UnsafeMutableBufferPointer<Known>
  private var stamp: UInt32 = 0
  /// The last queue entry of each slice of costs. A slice's entries are linked, so that adding and
  /// removing take constant time.
  private let slices: UnsafeMutableBufferPointer<Int32>
  /// The number of slices in a step.
  private static let fineness: Float = 2
  /// The maximum route cost: more than any sensible route costs.
  package static let limit: Float = 20_000
  /// The number of states after which a search hurries: it looks for any good route rather than for
  /// the cheapest.
  private let patience: Int
  /// The number of states in which all searches for a figure's lines may be patient.
  private static let work = 60_000_000
  /// The limits of the number for one search; figures of 200 scenes need fewer than the greatest.
  private static let (leastPatience, mostPatience) = (2_000, 200_000)
  /// The number of states after which a hurried search gives up: the more, the fewer lines there are.
  private let most: Int
  /// The number of states in all lines' searches, and the least of one.
  private static let (mostWork, leastMost) = (600_000_000, 800_000)
  /// The number of states after which a search asks whether it should end.
  private static let breath = 4_096
  /// The weights of the remaining distance in a hurried search, and in one that took three times its
  /// share. In a large figure, a route crosses a line every few steps, which the lower bound of its cost
  /// doesn't contain: it costs about four times as much.
  private static let (hurry, greatHurry): (Float, Float) = (4, 10)

  /// - Parameter lines: The number of lines to route, which share the effort; nil for few.
  package init(_ grid: RouteGrid, lines: Int? = nil) {
    let count = grid.xs.count * grid.ys.count * 4
    let share =
      lines.map { max(Self.leastPatience, min(Self.mostPatience, Self.work / max(1, $0))) } ?? .max
    // A small grid has fewer states.
    patience = count > share ? share : .max / 4
    most = max(Self.leastMost, lines.map { Self.mostWork / max(1, $0) } ?? .max)
    states = .allocate(capacity: count)
    states.initialize(repeating: Known())
    // In a hurry, a state's slice may be beyond the maximum cost.
    let last = count > share ? Self.limit * (1 + Self.greatHurry) : Self.limit
    slices = .allocate(capacity: Int(last * Self.fineness) + 1)
    slices.initialize(repeating: -1)
  }

  deinit {
    states.deallocate()
    slices.deallocate()
  }

  /// The places of a route in order, and its cost.
  package struct Way {
    package let places: [Int]
    /// The state in which it begins.
    package let start: Int
    package let cost: Float
  }

  /// The cheapest route near two boxes from some ports to others, or one with a wider detour; nil
  /// if there is none.
  ///
  /// - Parameters:
  ///   - groups: The groups of the two boxes, whose frames the route may cross at a low cost.
  ///   - limit: The cost that the route must stay below.
  package func route(
    on grid: RouteGrid, from starts: [GridPort], to ends: [GridPort], between boxes: (Rect, Rect),
    groups: (Int32, Int32), _ prices: Costs, below limit: Float = RouteSearch.limit
  ) -> Way? {
    if WorkLimit.isReached { return nil }
    let span = boxes.0.union(boxes.1)
    let size = span.width + span.height
    for margin in [max(120, size / 3), max(600, 1.5 * size)] {
      let window = grid.places(in: span.grown(margin))
      let way = route(
        on: grid, from: starts, to: ends, groups: groups, within: window, prices, limit)
      if way != nil { return way }
      if window.columns.count == grid.xs.count, window.rows.count == grid.ys.count { break }
    }
    return nil
  }

  private func route(
    on grid: RouteGrid, from starts: [GridPort], to ends: [GridPort], groups: (Int32, Int32),
    within window: (columns: Range<Int>, rows: Range<Int>), _ prices: Costs, _ limit: Float
  ) -> Way? {
    if starts.isEmpty || ends.isEmpty { return nil }
    // The lowest six bits are for headings and steps.
    stamp += 64
    let goals = Dictionary(ends.map { ($0.arrival, $0.cost) }, uniquingKeysWith: min)
    let first = grid.point(ends[0].place)
    let target = ends.reduce(Rect(spanning: first, first)) { $0.union(grid.point($1.place)) }
    let found = grid.level.withUnsafeBufferPointer { level in
      grid.upright.withUnsafeBufferPointer { upright in
        grid.crossing.withUnsafeBufferPointer { crossing in
          grid.group.withUnsafeBufferPointer { group in
            grid.xs.withUnsafeBufferPointer { xs in
              grid.ys.withUnsafeBufferPointer { ys in
                search(
                  Planes(
                    level: level, upright: upright, crossing: crossing, group: group, xs: xs,
                    ys: ys, window: window),
                  starts, goals, target, groups, prices, limit)
              }
            }
          }
        }
      }
    }
    guard let found else { return nil }
    let (places, start) = places(to: found.state, from: starts, grid)
    return Way(places: places, start: start, cost: found.cost)
  }

  /// The grid's arrays, without bounds checks, because every place is on the grid.
  private struct Planes {
    let level, upright, crossing: UnsafeBufferPointer<UInt16>
    let group: UnsafeBufferPointer<Int32>
    let xs, ys: UnsafeBufferPointer<Double>
    let window: (columns: Range<Int>, rows: Range<Int>)
  }

  private func search(
    _ grid: Planes, _ starts: [GridPort], _ goals: [Int: Float], _ target: Rect,
    _ groups: (Int32, Int32), _ prices: Costs, _ limit: Float
  ) -> (state: Int, cost: Float)? {
    let (states, slices, stamp) = (states, slices, stamp)
    var entries: [Entry] = []
    var (slice, last) = (Int.max, 0)
    var best: (state: Int, cost: Float)?
    var least = limit
    var (passed, weight): (Int, Float) = (0, 1)
    func queue(_ cost: Float, _ state: Int, _ rest: Float) {
      let own = min(Int((cost + weight * rest) * Self.fineness), slices.count - 1)
      (slice, last) = (min(slice, own), max(last, own))
      entries.append(Entry(cost: cost, state: Int32(state), before: slices[own]))
      slices[own] = Int32(entries.count - 1)
    }
    defer {
      while slice <= last {
        slices[slice] = -1
        slice += 1
      }
    }
    let (width, columns, rows) = (grid.xs.count, grid.window.columns, grid.window.rows)
    /// A lower bound of the remaining cost: the distance, and the bends that every route needs.
    func rest(_ column: Int, _ row: Int, _ heading: Int) -> Float {
      let (x, y) = (grid.xs[column], grid.ys[row])
      // To the right and up.
      let across = x < target.minX ? target.minX - x : x > target.maxX ? target.maxX - x : 0
      let down = y < target.minY ? target.minY - y : y > target.maxY ? target.maxY - y : 0
      let (along, aside) = heading & 1 == 0 ? (across, down) : (down, across)
      let isAway = heading == 0 || heading == 3 ? along < 0 : along > 0
      let bends: Float = isAway ? 2 : aside != 0 ? 1 : 0
      return Float((abs(across) + abs(down)) / 4) + bends * prices.bend
    }
    func isNear(_ column: Int, _ row: Int) -> Bool {
      grid.xs[column] >= target.minX && grid.xs[column] <= target.maxX
        && grid.ys[row] >= target.minY && grid.ys[row] <= target.maxY
    }
    func reach(
      _ state: Int, _ cost: Float, from heading: Int, by steps: Int = 1, _ column: Int, _ row: Int
    ) {
      let known = states[state]
      if known.stamp & ~63 == stamp, known.cost <= cost { return }
      let rest = rest(column, row, state & 3)
      if cost + rest >= least { return }
      states[state] = Known(cost: cost, stamp: stamp | UInt32(steps << 2 | heading))
      queue(cost, state, rest)
    }
    /// Orders what is in the queue by the weight.
    func requeue() {
      var waiting: [Entry] = []
      while slice <= last {
        var number = slices[slice]
        while number >= 0 {
          waiting.append(entries[Int(number)])
          number = entries[Int(number)].before
        }
        slices[slice] = -1
        slice += 1
      }
      (slice, last, entries) = (.max, 0, [])
      for entry in waiting {
        let (place, heading) = (Int(entry.state) >> 2, Int(entry.state) & 3)
        queue(entry.cost, Int(entry.state), rest(place % width, place / width, heading))
      }
    }
    for start in starts {
      reach(
        start.state, start.cost, from: start.heading.rawValue, start.place % width,
        start.place / width)
    }
    while slice <= last {
      let number = slices[slice]
      if number < 0 {
        slice += 1
        if best != nil || weight == 1, Float(slice) >= least * Self.fineness { break }
        continue
      }
      slices[slice] = entries[Int(number)].before
      let (index, cost) = (Int(entries[Int(number)].state), entries[Int(number)].cost)
      if cost > states[index].cost { continue }
      passed += 1
      if passed == patience || passed == 3 * patience, best == nil {
        weight = passed == patience ? Self.hurry : Self.greatHurry
        requeue()
      } else if weight > 1, passed == most {
        break
      } else if passed % Self.breath == 0, WorkLimit.isReached {
        break
      }
      let (place, heading) = (index >> 2, index & 3)
      let (column, row) = (place % width, place / width)
      // At a goal, no cost remains.
      if isNear(column, row), let end = goals[index], cost + end < least {
        (best, least) = ((index, cost + end), cost + end)
      }
      for turn in 0..<4 where turn != 2 {
        let next = (heading + turn) & 3
        let isLevel = next & 1 == 0
        let plane = isLevel ? grid.level : grid.upright
        // Don't turn into another line's track.
        if turn != 0, plane[place] > 0 { continue }
        var (from, toColumn, toRow, whole) = (place, column, row, cost)
        // After a bend, a line doesn't turn at once.
        var (steps, leg) = (0, turn == 0 ? 0 : prices.leg)
        repeat {
          let start = isLevel ? grid.xs[toColumn] : grid.ys[toRow]
          toColumn += next == 0 ? 1 : next == 2 ? -1 : 0
          toRow += next == 3 ? 1 : next == 1 ? -1 : 0
          guard columns.contains(toColumn), rows.contains(toRow) else { break }
          let to = toRow * width + toColumn
          if plane[to] > 0 { break }
          let length = abs((isLevel ? grid.xs[toColumn] : grid.ys[toRow]) - start)
          var step = Float(length / 4)
          let (group, before) = (grid.group[to], grid.group[from])
          if group >= 0 {
            step *= 1 + (group == groups.0 || group == groups.1 ? prices.own : prices.foreign)
          } else if group == -2 {
            step *= 1 + prices.beyond
          }
          if group != before, group >= 0 || before >= 0 { step += prices.border }
          whole += step + ((turn == 0 || steps > 0 ? 0 : prices.bend) + Float(grid.crossing[to]))
          (from, steps, leg) = (to, steps + 1, leg - length)
          if leg <= 0 || isNear(toColumn, toRow) && goals[to * 4 + next] != nil {
            reach(to * 4 + next, whole, from: heading, by: steps, toColumn, toRow)
          }
        } while leg > 0 && steps < 15
      }
    }
    return best
  }

  private func places(
    to end: Int, from starts: [GridPort], _ grid: RouteGrid
  ) -> (places: [Int], start: Int) {
    let width = grid.xs.count
    let starting = Dictionary(starts.map { ($0.state, $0.cost) }, uniquingKeysWith: min)
    var places: [Int] = []
    var state = end
    while true {
      let place = state >> 2
      places.append(place)
      let (known, heading) = (states[state], Heading(rawValue: state & 3) ?? .right)
      if starting[state] == known.cost { return (places.reversed(), state) }
      let way = Int(heading.step.x) + Int(heading.step.y) * width
      state = (place - way * Int(known.stamp >> 2 & 15)) * 4 + Int(known.stamp & 3)
    }
  }

  /// A state in the queue.
  private struct Entry {
    let cost: Float
    let state: Int32
    /// The previous entry in its slice, -1 for none.
    let before: Int32
  }
}
