import VCPictures

/// Places blocks on a page: anneals a sequence pair, and distributes the free space.
///
/// Few blocks are annealed at once. More blocks are first divided into groups with many lines
/// inside; each group is annealed separately, then the groups as blocks, and then all blocks for a
/// short time.
package struct BlockPlacement {
  /// The blocks' upper left corners, and the size of all of them, in cells.
  package struct Placed {
    package var corners: [Point]
    /// The shape of each block.
    package var shapes: [Int]
    package var size: Size
    /// The cost found by annealing; less is better.
    package var cost: Double
  }

  private var problem: PlacementProblem
  private let goal: PlacementGoal
  private let prices: Annealing.Prices
  /// Whether there is no page, so that the size follows the blocks.
  private let isFree: Bool

  /// The number of blocks annealed at once; groups have two thirds as many.
  private static let few = 36
  /// The number of blocks above which all keep the order from their groups.
  private static let many = 400
  /// The number of groups above which they are divided into groups in turn, because each step of
  /// annealing compares each group and line with each.
  private static let manyGroups = 60
  /// The number of comparisons in one annealing: of blocks and lines, each with each.
  private static let work = 32_000_000
  private static let (leastSteps, mostSteps) = (600, 8000)
  /// The number of comparisons in a step above which all blocks keep the order from their groups.
  private static let mostEffort = 530_000

  /// A page in cells, and the space taken around the blocks.
  package struct Page {
    package let width: Double
    /// The height; nil for any height.
    package let height: Double?
    package let around: Size

    package init(width: Double, height: Double? = nil, around: Size) {
      (self.width, self.height, self.around) = (width, height, around)
    }
  }

  /// - Parameters:
  ///   - page: The page, nil for none.
  ///   - proportion: The figure's width divided by its height, if there is no page.
  ///   - wantedScale: The scale below which the page should not shrink the blocks; nil for the
  ///     scale of well-packed blocks.
  package init(
    _ problem: PlacementProblem, on page: Page?, proportion: Double, wantedScale: Double? = nil,
    prices: Annealing.Prices = Annealing.Prices()
  ) {
    self.problem = problem
    self.prices = prices
    isFree = page == nil
    if let page {
      let height = page.height ?? max(page.width * 2.5, 1.3 * problem.area / page.width)
      var goal = PlacementGoal(
        page: Size(width: page.width, height: height), around: page.around,
        scale: wantedScale ?? 1)
      // A well-packed page has a tenth of free space; find the scale at which that is so.
      while wantedScale == nil, goal.scale > 0.01, case let room = goal.room(at: goal.scale),
        room.width <= 0 || room.height <= 0 || room.width * room.height * 0.9 < problem.area
      {
        goal.scale *= 0.98
      }
      self.goal = goal
    } else {
      let height = (problem.area * 1.3 / proportion).squareRoot()
      goal = PlacementGoal(page: Size(width: height * proportion, height: height), scale: 1)
    }
  }

  /// The scale at which well-packed blocks fit the page.
  package var wantedScale: Double { goal.scale }

  /// Several placements, the best first, judged by straight lines.
  package func placements(tries: Int) -> [Placed] {
    (1...max(1, tries)).map { placed(seed: UInt64($0)) }
      .enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
      .map(\.element)
  }

  private func placed(seed: UInt64) -> Placed {
    var random = PseudoRandom(seed: seed)
    if problem.count <= Self.few {
      let start = SequencePair(of: layers(acrossPage: seed % 2 == 1), on: goal.page)
      let found = anneal(problem.withoutManyLines, start, goal, heat: 4, &random)
      return spread(found.pair, found.shapes, found.cost)
    }
    let (pair, shapes) = inGroups(&random)
    if problem.count > Self.many || Self.effort(of: problem) > Self.mostEffort {
      return spread(pair, shapes, 0)
    }
    let found = anneal(problem.fixed(shapes), pair, goal, heat: 1, &random)
    return spread(found.pair, shapes, found.cost)
  }

  /// - Parameter part: The number of annealings that share the effort.
  private func anneal(
    _ problem: PlacementProblem, _ pair: SequencePair, _ goal: PlacementGoal, heat: Double,
    part: Int = 1, _ random: inout PseudoRandom
  ) -> (pair: SequencePair, shapes: [Int], cost: Double) {
    // Few blocks have few orders.
    let most = min(Self.mostSteps, 200 + 60 * problem.count * problem.count)
    let effort = max(1, Self.effort(of: problem))
    let steps = min(most, max(Self.leastSteps, Self.work / part / effort))
    return Annealing(problem, prices).run(from: pair, for: goal, steps: steps, heat: heat, &random)
  }

  /// The number of comparisons in a step of annealing.
  private static func effort(of problem: PlacementProblem) -> Int {
    let parts = problem.count + problem.lines.count
    return parts * parts
  }

  // MARK: Starts

  /// The blocks in layers: each one a layer below the blocks that lead to it, and near these within
  /// its layer.
  private func layers(acrossPage: Bool) -> [Point] {
    var leads = [[Int]](repeating: [], count: problem.count)
    var isReached = [Bool](repeating: false, count: problem.count)
    for line in problem.lines { leads[line.from.block].append(line.to.block) }
    var positions = [Point](repeating: Point(0, 0), count: problem.count)
    var taken: [Int] = []
    for start in (problem.first.map { [$0] } ?? []) + Array(problem.shapes.indices) {
      var layer = isReached[start] ? [] : [start]
      isReached[start] = true
      var depth = 0
      while !layer.isEmpty {
        if taken.count == depth { taken.append(0) }
        for block in layer {
          positions[block] =
            acrossPage
            ? Point(Double(depth), Double(taken[depth]))
            : Point(Double(taken[depth]), Double(depth))
          taken[depth] += 1
        }
        var next: [Int] = []
        for block in layer.flatMap({ leads[$0] }) where !isReached[block] {
          isReached[block] = true
          next.append(block)
        }
        layer = next
        depth += 1
      }
    }
    return positions
  }

  // MARK: Groups

  /// The order of all blocks that results from their groups, and their shapes.
  private func inGroups(_ random: inout PseudoRandom) -> (order: SequencePair, shapes: [Int]) {
    var shapes = [Int](repeating: 0, count: problem.count)
    var corners = [Point](repeating: Point(0, 0), count: problem.count)
    var orders: [SequencePair] = []
    var sizes: [Size] = []
    let groups = problem.groups(ofAtMost: Self.few * 2 / 3)
    let stretch = (goal.page.width / goal.page.height).squareRoot()
    for group in groups {
      let part = problem.part(group)
      let side = (part.area * 1.15).squareRoot()
      let goal = PlacementGoal(
        page: Size(width: side * stretch, height: side / stretch), scale: 1)
      let start = SequencePair(
        first: shuffled(part.count, &random), second: shuffled(part.count, &random))
      let (pair, chosen, _) = anneal(part, start, goal, heat: 4, part: groups.count, &random)
      let packed = pair.packed(part.fixed(chosen).sizes)
      for (place, block) in group.enumerated() {
        (corners[block], shapes[block]) = (packed.corners[place], chosen[place])
      }
      sizes.append(packed.size)
      orders.append(
        SequencePair(first: pair.first.map { group[$0] }, second: pair.second.map { group[$0] }))
    }
    let pair = order(
      ofGroups: problem.fixed(shapes).merged(groups, sizes, corners), among: problem.count, &random)
    let whole = SequencePair(
      first: pair.first.flatMap { orders[$0].first },
      second: pair.second.flatMap { orders[$0].second })
    return (whole, shapes)
  }

  /// The order of groups as blocks.
  ///
  /// - Parameter count: The number of blocks in all groups.
  private func order(
    ofGroups groups: PlacementProblem, among count: Int, _ random: inout PseudoRandom
  ) -> SequencePair {
    // Many groups are grouped again, unless grouping has just merged nothing.
    if groups.count > Self.manyGroups, groups.count < count {
      var whole = self
      whole.problem = groups
      return whole.inGroups(&random).order
    }
    let order = Array(0..<groups.count)
    return anneal(
      groups, SequencePair(first: order, second: order), goal, heat: 4, &random
    ).pair
  }

  private func shuffled(_ count: Int, _ random: inout PseudoRandom) -> [Int] {
    var order = Array(0..<count)
    for place in stride(from: count - 1, to: 0, by: -1) {
      order.swapAt(place, random.index(below: place + 1))
    }
    return order
  }

  // MARK: Free space

  /// Distributes free space: moves each block, within the space that the others leave, so that its
  /// lines become straight.
  private func spread(_ pair: SequencePair, _ shapes: [Int], _ cost: Double) -> Placed {
    let problem = problem.fixed(shapes)
    let sizes = problem.sizes
    let (least, packed) = pair.packed(sizes)
    var size = packed
    if !isFree {
      // The whole page is available, but a small figure isn't enlarged to fill it.
      let scale = min(1, goal.scale(packed.width, packed.height))
      let room = goal.room(at: scale)
      size = Size(
        width: min(room.width, packed.width * 1.15).rounded(.down),
        height: min(room.height, packed.height * 1.15).rounded(.down))
      size = Size(
        width: max(size.width, packed.width), height: max(size.height, packed.height))
    }
    let greatest = pair.packedAtEnd(sizes, of: size)
    var corners = zip(least, greatest).map {
      Point((($0.x + $1.x) / 2).rounded(.down), (($0.y + $1.y) / 2).rounded(.down))
    }
    var ends = [[(own: Point, other: Int, target: Point)]](repeating: [], count: sizes.count)
    for line in problem.lines {
      let (from, to) = (line.from.places[0].center, line.to.places[0].center)
      ends[line.from.block].append((from, line.to.block, to))
      ends[line.to.block].append((to, line.from.block, from))
    }
    for round in 0..<6 {
      var room = FreeRoom(pair, sizes, corners, in: size, isForward: round % 2 == 0)
      for block in round % 2 == 0 ? pair.second : pair.second.reversed() {
        let wishes = ends[block].map { corners[$0.other] + $0.target - $0.own }
        let (x, y) = room.ranges(of: block)
        corners[block] = Point(
          Self.place(in: x, wishes.map(\.x)), Self.place(in: y, wishes.map(\.y)))
        room.pass(block, at: corners[block])
      }
    }
    if prices.settles { settle(&corners, sizes, ends.map { $0.map(\.other) }) }
    return Placed(corners: corners, shapes: shapes, size: size, cost: cost)
  }

  /// The median of the wishes within the free range; without wishes, the middle of the range.
  private static func place(in range: (low: Double, high: Double), _ wishes: [Double]) -> Double {
    var place = (range.low + range.high) / 2
    if !wishes.isEmpty {
      let sorted = wishes.sorted()
      place = (sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2
    }
    return min(max(place, range.low), range.high).rounded(.down)
  }
}
