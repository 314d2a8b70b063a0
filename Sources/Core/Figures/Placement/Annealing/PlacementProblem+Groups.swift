import VCPictures

extension PlacementProblem {
  /// Groups of blocks: the two with the most lines between them, in proportion to their sizes, are
  /// merged repeatedly, up to a maximum size.
  ///
  /// - Parameter most: The maximum number of blocks in a group.
  func groups(ofAtMost most: Int) -> [[Int]] {
    var groups = shapes.indices.map { [$0] }
    var links = [[Int: Int]](repeating: [:], count: groups.count)
    for line in lines {
      links[line.from.block][line.to.block, default: 0] += 1
      links[line.to.block][line.from.block, default: 0] += 1
    }
    while let (_, one, other) = bestMerger(of: groups, links, most) {
      groups[one] += groups[other]
      groups[other] = []
      for (third, count) in links[other] {
        links[third][other] = nil
        if third != one {
          links[one][third, default: 0] += count
          links[third][one] = links[one][third]
        }
      }
      links[other] = [:]
    }
    // Groups without lines between them are joined.
    var together: [[Int]] = []
    let left = groups.filter { !$0.isEmpty }
    for group in left.enumerated().sorted(by: { ($0.1.count, $0.0) < ($1.1.count, $1.0) }) {
      if let last = together.last, last.count + group.element.count <= most * 3 / 5 {
        together[together.count - 1] += group.element
      } else {
        together.append(group.element)
      }
    }
    return together.map { $0.sorted() }
  }

  /// The two groups with the most lines between them, in proportion to their sizes.
  private func bestMerger(
    of groups: [[Int]], _ links: [[Int: Int]], _ most: Int
  ) -> (value: Double, one: Int, other: Int)? {
    var best: (value: Double, one: Int, other: Int)?
    for (one, joined) in links.enumerated() {
      for (other, count) in joined where one < other {
        let (a, b) = (groups[one].count, groups[other].count)
        if a + b > most { continue }
        let next = (value: Double(count) / Double(a * b).squareRoot(), one: one, other: other)
        // Makes the result independent of the dictionary's order.
        if let best, (-best.value, best.one, best.other) < (-next.value, one, other) { continue }
        best = next
      }
    }
    return best
  }

  /// The groups as blocks, with fixed positions of their members.
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

  /// The number of lines above which lines between the same two groups are bundled, because each
  /// step of annealing compares each line with each.
  private static let manyLines = 300

  /// Lines with the same two blocks as one line, between their average ends.
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
