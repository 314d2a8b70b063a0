import VCPictures

/// Simulated annealing (Kirkpatrick, Gelatt and Vecchi, 1983) of a sequence pair: random steps at
/// first, in the end only improvements.
///
/// The time of a step is proportional to the square of the blocks and of the lines, and there are
/// thousands of steps. So the loops are plain and use manually allocated memory. They call no
/// function of the C library, whose last digits differ between systems.
package final class Annealing {
  /// The costs of a placement's flaws; a crossing costs `crossing`.
  package struct Prices {
    /// The cost of text half as large as wanted, for each line and ten more.
    package var text = 5.0
    /// The cost of a full page, so that of two placements with equal text the tighter one is
    /// better.
    var fullness = 2.0
    package var crossing = 2.0
    /// The cost of a line as long as a block is wide.
    package var length = 0.25
    /// The cost of a line that leads back: up, or to the left.
    var backward = 0.4
    /// The cost of the distance from the page's upper left corner to the first block, in blocks.
    package var distance = 0.5
    /// Whether what lines connect moves as far up and to the left as it can.
    var settles = false

    package static let usual = Prices()
    /// The prices of a figure that is read from its upper left.
    package static let flowing = Prices(backward: 2, distance: 4, settles: true)
  }

  package let problem: PlacementProblem
  let prices: Prices
  package let (blocks, lines): (Int, Int)
  package let gap: Size
  /// The widths, heights and corners.
  package let (w, h, x, y): (Numbers, Numbers, Numbers, Numbers)
  /// The two orders, the index of each block in the first, and the orders before a step.
  package let (p, q, place): (Places, Places, Places)
  private let (oldP, oldQ, bestP, bestQ): (Places, Places, Places, Places)
  /// The shape of each block.
  private var shapes: [Int]
  /// The blocks with several shapes, and the lines that end in each block.
  private let (changeable, ends): ([Int], [[Int]])
  /// The block whose shape the last step changed, and its shape before.
  private var changed: (block: Int, shape: Int)?
  package let (from, to): (Places, Places)
  /// Eight numbers for each line: the box's middle, half its size, and the obstacles at its sides.
  package let (tails, heads): (Numbers, Numbers)
  /// The number of lines that each one represents.
  let weights: Numbers
  /// The ends of the straight lines.
  let (sx, sy, tx, ty): (Numbers, Numbers, Numbers, Numbers)

  /// The number of all lines that are represented.
  package lazy var weight = problem.lines.reduce(0) { $0 + $1.weight }

  /// The side of a square with a block's average area.
  package lazy var side = (problem.area / Double(max(1, blocks))).squareRoot()

  package typealias Numbers = UnsafeMutablePointer<Double>
  package typealias Places = UnsafeMutablePointer<Int>

  init(_ problem: PlacementProblem, _ prices: Prices = Prices()) {
    self.problem = problem
    self.prices = prices
    gap = problem.gap
    (blocks, lines) = (problem.count, problem.lines.count)
    func numbers(_ count: Int) -> Numbers {
      let numbers = Numbers.allocate(capacity: count)
      numbers.initialize(repeating: 0, count: count)
      return numbers
    }
    func places(_ count: Int) -> Places {
      let places = Places.allocate(capacity: count)
      places.initialize(repeating: 0, count: count)
      return places
    }
    (w, h, x, y) = (numbers(blocks), numbers(blocks), numbers(blocks), numbers(blocks))
    (p, q, place) = (places(blocks), places(blocks), places(blocks))
    (oldP, oldQ, bestP, bestQ) = (
      places(blocks), places(blocks), places(blocks), places(blocks)
    )
    (from, to) = (places(lines), places(lines))
    (tails, heads) = (numbers(8 * lines), numbers(8 * lines))
    weights = numbers(lines)
    (sx, sy, tx, ty) = (numbers(lines), numbers(lines), numbers(lines), numbers(lines))
    shapes = [Int](repeating: 0, count: blocks)
    changeable = problem.shapes.indices.filter { problem.shapes[$0].count > 1 }
    var ends = [[Int]](repeating: [], count: blocks)
    for (number, line) in problem.lines.enumerated() {
      (from[number], to[number]) = (line.from.block, line.to.block)
      weights[number] = line.weight
      ends[line.from.block].append(number)
      ends[line.to.block].append(number)
    }
    self.ends = ends
    for block in 0..<blocks { take(0, of: block) }
  }

  /// Gives a block one of its shapes.
  private func take(_ shape: Int, of block: Int) {
    shapes[block] = shape
    let size = problem.shapes[block][shape]
    (w[block], h[block]) = (size.width, size.height)
    for number in ends[block] {
      let line = problem.lines[number]
      if from[number] == block { write(line.from.places[shape], to: tails + 8 * number) }
      if to[number] == block { write(line.to.places[shape], to: heads + 8 * number) }
    }
  }

  private func write(_ place: PlacementProblem.Place, to row: Numbers) {
    let sides = place.hindrances
    (row[0], row[1]) = (place.center.x, place.center.y)
    (row[2], row[3]) = (place.half.width, place.half.height)
    (row[4], row[5], row[6], row[7]) = (sides.right, sides.below, sides.left, sides.above)
  }

  deinit {
    for numbers in [w, h, x, y, tails, heads, weights, sx, sy, tx, ty] { numbers.deallocate() }
    for places in [p, q, place, oldP, oldQ, bestP, bestQ, from, to] { places.deallocate() }
  }

  // MARK: Steps

  /// Returns the best pair, and each block's shape, found in a number of steps from another pair.
  ///
  /// - Parameter heat: The cost that a step may add at first.
  func run(
    from pair: SequencePair, for goal: PlacementGoal, steps: Int, heat: Double,
    _ random: inout PseudoRandom
  ) -> (pair: SequencePair, shapes: [Int], cost: Double) {
    for number in 0..<blocks {
      (p[number], q[number]) = (pair.first[number], pair.second[number])
    }
    guard blocks > 1 else { return (pair, shapes, 0) }
    var cost = cost(for: goal, unlessOver: .infinity)
    var (best, bestShapes) = (cost, shapes)
    copy(p, bestP)
    copy(q, bestQ)
    // Each stage is a tenth cooler than the previous one: from 4 to 0.05 in 42 stages.
    var heat = heat
    var stages = 1
    var end = heat
    while end > Self.coldest {
      end *= Self.cooling
      stages += 1
    }
    let perStage = max(1, steps / stages)
    for _ in 0..<stages where !WorkLimit.isReached {
      var step = 0
      while step < perStage {
        step += 1
        copy(p, oldP)
        copy(q, oldQ)
        change(&random)
        // A higher cost would be refused anyway.
        let next = self.cost(for: goal, unlessOver: cost + Self.reach * heat)
        if next <= cost || accepts(next - cost, at: heat, &random) {
          cost = next
          if next < best {
            best = next
            copy(p, bestP)
            copy(q, bestQ)
            if !changeable.isEmpty { bestShapes = shapes }
          }
        } else {
          copy(oldP, p)
          copy(oldQ, q)
          if let changed { take(changed.shape, of: changed.block) }
        }
      }
      heat *= Self.cooling
    }
    return (
      SequencePair(
        first: (0..<blocks).map { bestP[$0] }, second: (0..<blocks).map { bestQ[$0] }),
      bestShapes, best
    )
  }

  private static let (cooling, coldest) = (0.9, 0.05)
  /// The maximum cost of a step, as a multiple of the heat.
  private static let reach = 4.0

  /// Whether a step that increases the cost is accepted; the probability approximates an
  /// exponential.
  private func accepts(_ loss: Double, at heat: Double, _ random: inout PseudoRandom) -> Bool {
    let rest = 1 - loss / (Self.reach * heat)
    guard rest > 0 else { return false }
    return random.unit() < rest * rest * rest * rest
  }

  private func copy(_ source: Places, _ target: Places) {
    target.update(from: source, count: blocks)
  }

  /// Changes the placement: moves a block beside another, exchanges two blocks, exchanges two
  /// neighbours in one order, or gives a block another shape.
  private func change(_ random: inout PseudoRandom) {
    changed = nil
    if !changeable.isEmpty, random.unit() < 0.25 {
      let block = changeable[random.index(below: changeable.count)]
      changed = (block, shapes[block])
      return take(random.index(below: problem.shapes[block].count), of: block)
    }
    let chance = random.unit()
    if chance < 0.55, lines > 0 {
      let line = random.index(below: lines)
      let ends = random.unit() < 0.5 ? (from[line], to[line]) : (to[line], from[line])
      move(ends.0, beside: ends.1, in: p, before: random.unit() < 0.5)
      move(ends.0, beside: ends.1, in: q, before: random.unit() < 0.5)
    } else if chance < 0.75 {
      let (one, other) = (random.index(below: blocks), random.index(below: blocks))
      if one == other { return }
      move(one, beside: other, in: p, before: random.unit() < 0.5)
      move(one, beside: other, in: q, before: random.unit() < 0.5)
    } else if chance < 0.9 {
      let (i, j) = (random.index(below: blocks), random.index(below: blocks))
      let (one, other) = (p[i], p[j])
      (p[i], p[j]) = (other, one)
      guard random.unit() < 0.7 else { return }
      var k = 0
      while k < blocks {
        if q[k] == one { q[k] = other } else if q[k] == other { q[k] = one }
        k += 1
      }
    } else {
      let order = random.unit() < 0.5 ? p : q
      let i = random.index(below: blocks - 1)
      (order[i], order[i + 1]) = (order[i + 1], order[i])
    }
  }

  private func move(_ block: Int, beside other: Int, in order: Places, before: Bool) {
    var (read, write) = (0, 0)
    while read < blocks {
      if order[read] != block {
        order[write] = order[read]
        write += 1
      }
      read += 1
    }
    var place = 0
    while order[place] != other { place += 1 }
    if !before { place += 1 }
    var next = blocks - 1
    while next > place {
      order[next] = order[next - 1]
      next -= 1
    }
    order[place] = block
  }
}
