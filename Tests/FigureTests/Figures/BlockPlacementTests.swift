import Testing
import VCFigures
import VCPictures
import VCTestSupport

/// The placement of a map's blocks; each is compared with its plain definition.
@Suite struct `A placement of blocks` {
  private func sizes(_ count: Int, _ random: inout SplitMix) -> [Size] {
    (0..<count).map { _ in
      Size(
        width: Double(Int.random(in: 1...9, using: &random)),
        height: Double(Int.random(in: 1...9, using: &random)))
    }
  }

  private func pair(_ count: Int, _ random: inout SplitMix) -> SequencePair {
    SequencePair(
      first: (0..<count).shuffled(using: &random), second: (0..<count).shuffled(using: &random))
  }

  /// Whether a block is before another in the first order, and in the second.
  private func orders(_ pair: SequencePair) -> (Int, Int) -> (first: Bool, second: Bool) {
    let (first, second) = (SequencePair.places(pair.first), SequencePair.places(pair.second))
    return { (first[$0] < first[$1], second[$0] < second[$1]) }
  }

  @Test func `packs blocks to the left and up, or to the right and down`() {
    var random = SplitMix(seed: 1)
    for count in [1, 2, 5, 40] {
      let (sizes, pair) = (sizes(count, &random), pair(count, &random))
      let isBefore = orders(pair)
      let (corners, whole) = pair.packed(sizes)
      let ends = pair.packedAtEnd(sizes, of: Size(width: 300, height: 200))
      for block in 0..<count {
        var (left, top, right, bottom) = (0.0, 0.0, 300.0, 200.0)
        for other in 0..<count where other != block {
          switch isBefore(other, block) {
          case (true, true): left = max(left, corners[other].x + sizes[other].width)
          case (false, true): top = max(top, corners[other].y + sizes[other].height)
          case (false, false): right = min(right, ends[other].x)
          case (true, false): bottom = min(bottom, ends[other].y)
          }
        }
        #expect(corners[block] == Point(left, top))
        #expect(ends[block] == Point(right - sizes[block].width, bottom - sizes[block].height))
      }
      #expect(whole.width == corners.indices.map { corners[$0].x + sizes[$0].width }.max())
    }
  }

  @Test(arguments: [true, false])
  func `leaves each block the room between its neighbours`(isForward: Bool) {
    var random = SplitMix(seed: 2)
    let count = 40
    let (sizes, pair) = (sizes(count, &random), pair(count, &random))
    let isBefore = orders(pair)
    var (corners, whole) = pair.packed(sizes)
    whole = Size(width: whole.width + 20, height: whole.height + 20)
    var room = FreeRoom(pair, sizes, corners, in: whole, isForward: isForward)
    for block in isForward ? pair.second : pair.second.reversed() {
      let size = sizes[block]
      var (x, y) = ((0.0, whole.width - size.width), (0.0, whole.height - size.height))
      for other in 0..<count where other != block {
        switch isBefore(other, block) {
        case (true, true): x.0 = max(x.0, corners[other].x + sizes[other].width)
        case (false, true): y.0 = max(y.0, corners[other].y + sizes[other].height)
        case (false, false): x.1 = min(x.1, corners[other].x - size.width)
        case (true, false): y.1 = min(y.1, corners[other].y - size.height)
        }
      }
      let ranges = room.ranges(of: block)
      #expect(ranges.x == x && ranges.y == y)
      corners[block] = Point(
        Double.random(in: x.0...x.1, using: &random), Double.random(in: y.0...y.1, using: &random))
      room.pass(block, at: corners[block])
    }
  }

  /// Blocks, each joined to earlier ones near it and to some far away, as an app's scenes are.
  private func problem(_ count: Int, _ random: inout SplitMix) -> PlacementProblem {
    let sizes = sizes(count, &random)
    func end(_ block: Int) -> PlacementProblem.End {
      PlacementProblem.End(
        block: block, places: [.init(center: Point(0.5, 0.5), half: Size(width: 0.4, height: 0.4))])
    }
    let lines = (1..<count).map { block in
      let far = Int.random(in: 0..<4, using: &random) == 0 ? count : 12
      return PlacementProblem.Link(
        from: end(Int.random(in: max(0, block - far)..<block, using: &random)), to: end(block))
    }
    return PlacementProblem(
      shapes: sizes.map { [$0] }, gap: Size(width: 0, height: 0), lines: lines, first: 0)
  }

  @Test func `merges the groups with the most lines in proportion first`() {
    var random = SplitMix(seed: 3)
    let (problem, most) = (problem(60, &random), 8)
    var groups = (0..<60).map { [$0] }
    while true {
      func count(_ one: Int, _ other: Int) -> Int {
        problem.lines.count { line in
          let ends = [line.from.block, line.to.block]
          return ends.contains(where: groups[one].contains)
            && ends.contains(where: groups[other].contains)
        }
      }
      var best: (value: Double, one: Int, other: Int)?
      for one in groups.indices {
        for other in groups.indices where one < other {
          let (a, b) = (groups[one].count, groups[other].count)
          guard a > 0, b > 0, a + b <= most, case let lines = count(one, other), lines > 0 else {
            continue
          }
          let value = Double(lines) / Double(a * b).squareRoot()
          if value > best?.value ?? 0 { best = (value, one, other) }
        }
      }
      guard let best else { break }
      groups[best.one] += groups[best.other]
      groups[best.other] = []
    }
    // What is small is joined without lines.
    let merged = groups.filter { !$0.isEmpty }.map { $0.sorted() }
    let found = problem.groups(ofAtMost: most)
    for group in merged { #expect(found.contains { Set($0).isSuperset(of: group) }) }
    #expect(found.joined().sorted() == Array(0..<60))
  }

  @Test(arguments: [30, 100, 2000])
  func `places many blocks in groups of groups, beside each other`(count: Int) throws {
    var random = SplitMix(seed: 4)
    let problem = problem(count, &random)
    let placement = BlockPlacement(problem, on: nil, proportion: 1.4)
    let placed = try #require(placement.placements(tries: 1).first)
    var index = RectIndex()
    for (corner, size) in zip(placed.corners, problem.sizes) {
      let rect = Rect(
        minX: corner.x, minY: corner.y, maxX: corner.x + size.width, maxY: corner.y + size.height)
      #expect(!index.overlaps(rect))
      #expect(rect.minX >= 0 && rect.maxX <= placed.size.width)
      #expect(rect.minY >= 0 && rect.maxY <= placed.size.height)
      index.add(rect)
    }
    // Not spread over much more than the blocks need.
    #expect(placed.size.width * placed.size.height < 3 * problem.area)
  }
}

/// A search for a route that shares its effort with very many others.
@Suite struct `A search in a hurry` {
  private func grid(_ walls: [Rect]) -> RouteGrid {
    let bounds = Rect(minX: 0, minY: 0, maxX: 1000, maxY: 1000)
    var grid = RouteGrid(over: bounds, around: bounds, step: 10, lines: [])
    for wall in walls { grid.close(wall) }
    return grid
  }

  private func way(_ grid: RouteGrid, lines: Int?) -> RouteSearch.Way? {
    let (from, to) = (
      Rect(minX: 20, minY: 480, maxX: 60, maxY: 520),
      Rect(minX: 900, minY: 480, maxX: 940, maxY: 520)
    )
    func ports(_ box: Rect) -> [GridPort] {
      grid.ports(of: box, clearance: 5, head: 10).all
    }
    return RouteSearch(grid, lines: lines).route(
      on: grid, from: ports(from), to: ports(to), between: (from, to), groups: (-1, -1),
      RouteSearch.Costs(foreign: 2, own: 0, beyond: 0.5, crossing: 40))
  }

  @Test func `finds a route around walls, and none where there is none`() throws {
    let walls = [
      Rect(minX: 300, minY: -10, maxX: 320, maxY: 800),
      Rect(minX: 600, minY: 200, maxX: 620, maxY: 1010),
    ]
    let grid = grid(walls)
    let (patient, hurried) = (
      try #require(way(grid, lines: nil)), try #require(way(grid, lines: .max))
    )
    #expect(patient.cost <= hurried.cost && hurried.cost < 2 * patient.cost)
    for (from, to) in zip(hurried.places, hurried.places.dropFirst()) {
      #expect([1, grid.width].contains(abs(to - from)))
    }
    for place in hurried.places { #expect(!walls.contains { $0.contains(grid.point(place)) }) }
    let closed = self.grid([Rect(minX: 300, minY: -10, maxX: 320, maxY: 1010)])
    #expect(way(closed, lines: .max) == nil && way(closed, lines: nil) == nil)
  }
}
