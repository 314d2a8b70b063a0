import Pictures

extension PlacementProblem {
  /// Groups of blocks: the two that the most lines join for their sizes become one, as long as it is
  /// not too large.
  ///
  /// - Parameter most: how many blocks a group has at most.
  func groups(ofAtMost most: Int) -> [[Int]] {
    var groups: [[Int]?] = shapes.indices.map { [$0] }
    var links = [[Int: Int]](repeating: [:], count: groups.count)
    for line in lines {
      links[line.from.block][line.to.block, default: 0] += 1
      links[line.to.block][line.from.block, default: 0] += 1
    }
    var queue = PriorityQueue<Merger>()
    func offer(_ one: Int) {
      for (other, count) in links[one] {
        guard let (a, b) = groups[one].flatMap({ a in groups[other].map { (a.count, $0.count) } })
        else { continue }
        queue.push(
          Merger(
            value: Double(count) / Double(a * b).squareRoot(), one: one, other: other,
            sizes: (a, b)))
      }
    }
    for block in groups.indices { offer(block) }
    while let next = queue.pop() {
      guard let one = groups[next.one], let other = groups[next.other],
        (one.count, other.count) == next.sizes, one.count + other.count <= most
      else { continue }
      groups[next.one] = one + other
      groups[next.other] = nil
      for (third, count) in links[next.other] {
        links[third][next.other] = nil
        if third != next.one {
          links[next.one][third, default: 0] += count
          links[third][next.one] = links[next.one][third]
        }
      }
      links[next.other] = [:]
      offer(next.one)
    }
    // What no line joins goes together.
    var together: [[Int]] = []
    let left = groups.compactMap { $0 }
    for group in left.enumerated().sorted(by: { ($0.1.count, $0.0) < ($1.1.count, $1.0) }) {
      if let last = together.last, last.count + group.element.count <= most * 3 / 5 {
        together[together.count - 1] += group.element
      } else {
        together.append(group.element)
      }
    }
    return together.map { $0.sorted() }
  }

  /// Two groups that could be one; those first that many lines join.
  private struct Merger: Prioritized {
    let value: Double
    let one, other: Int
    let sizes: (Int, Int)

    func isBefore(_ merger: Merger) -> Bool {
      value == merger.value
        ? (one, other) < (merger.one, merger.other) : value > merger.value
    }
  }

  /// Groups as blocks, in which their blocks have places.
  func merged(
    _ groups: [[Int]], _ sizes: [Size], _ corners: [Point]
  ) -> PlacementProblem {
    var groupOf = corners.map { _ in 0 }
    for (number, group) in groups.enumerated() {
      for block in group { groupOf[block] = number }
    }
    let between = lines.compactMap { line in
      var line = line
      for end in [\Line.from, \Line.to] {
        let corner = corners[line[keyPath: end].block]
        line[keyPath: end].places[0].center = line[keyPath: end].places[0].center + corner
        line[keyPath: end].block = groupOf[line[keyPath: end].block]
      }
      return line.from.block == line.to.block ? nil : line
    }
    return PlacementProblem(
      shapes: sizes.map { [$0] }, gap: gap,
      lines: between.count > Self.manyLines ? Self.bundled(between) : between,
      first: first.map { groupOf[$0] })
  }

  /// A step of annealing compares each line with each: of more than so many, those between the same two
  /// groups are one.
  private static let manyLines = 300

  /// Lines from the same block to the same block as one, from their middle to their middle.
  private static func bundled(_ lines: [Line]) -> [Line] {
    var bundles: [Line] = []
    var places: [[Int]: Int] = [:]
    for line in lines {
      let key = [line.from.block, line.to.block]
      guard let place = places[key] else {
        places[key] = bundles.count
        bundles.append(line)
        continue
      }
      let share = line.weight / (bundles[place].weight + line.weight)
      for end in [\Line.from, \Line.to] {
        let (old, new) = (
          bundles[place][keyPath: end].places[0].center, line[keyPath: end].places[0].center
        )
        bundles[place][keyPath: end].places[0].center = old * (1 - share) + new * share
      }
      bundles[place].weight += line.weight
    }
    return bundles
  }
}
