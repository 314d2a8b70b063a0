import VCPictures

extension PlacementProblem {
  /// Groups of blocks: the two with the most lines between them, in proportion to their sizes, are
  /// merged repeatedly, up to a maximum size.
  ///
  /// - Parameter most: The maximum number of blocks in a group.
  package func groups(ofAtMost most: Int) -> [[Int]] {
    var groups = shapes.indices.map { [$0] }
    var links = [[Int: Int]](repeating: [:], count: groups.count)
    for line in lines {
      links[line.from.block][line.to.block, default: 0] += 1
      links[line.to.block][line.from.block, default: 0] += 1
    }
    var mergers = Mergers()
    func add(_ one: Int, _ other: Int) {
      let merger = Merger(
        one, other, links[one][other] ?? 0, (groups[one].count, groups[other].count))
      if merger.size <= most { mergers.add(merger) }
    }
    for one in links.indices {
      for other in links[one].keys where one < other { add(one, other) }
    }
    while let merger = mergers.removeBest() {
      let (one, other) = (merger.one, merger.other)
      // A merger of what either group was before it grew.
      guard merger.sizes == (groups[one].count, groups[other].count),
        merger.count == links[one][other]
      else { continue }
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
      for third in links[one].keys { add(min(one, third), max(one, third)) }
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
      for end in [\Link.from, \Link.to] {
        let corner = corners[line[keyPath: end].block]
        line[keyPath: end].places[0].center = line[keyPath: end].places[0].center + corner
        line[keyPath: end].block = groupOf[line[keyPath: end].block]
      }
      return line.from.block == line.to.block ? nil : line
    }
    return PlacementProblem(
      shapes: sizes.map { [$0] }, gap: gap,
      lines: between, first: first.map { groupOf[$0] }
    ).withoutManyLines
  }

  /// The problem with bundles in place of very many lines, if each block has one shape.
  var withoutManyLines: PlacementProblem {
    guard lines.count > Self.manyLines, shapes.allSatisfy({ $0.count == 1 }) else { return self }
    var problem = self
    problem.lines = Self.bundled(lines)
    return problem
  }

  /// The number of lines above which lines between the same two blocks are bundled, because each
  /// step of annealing compares each line with each.
  package static let manyLines = 300

  /// Lines with the same two blocks as one line, between their average ends.
  private static func bundled(_ lines: [Link]) -> [Link] {
    var bundles: [Link] = []
    var places: [[Int]: Int] = [:]
    for line in lines {
      let key = [line.from.block, line.to.block]
      guard let place = places[key] else {
        places[key] = bundles.count
        bundles.append(line)
        continue
      }
      let share = line.weight / (bundles[place].weight + line.weight)
      for end in [\Link.from, \Link.to] {
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

/// Two groups that may be merged.
private struct Merger {
  let one: Int
  let other: Int
  /// The number of lines between them, and of their blocks.
  let count: Int
  let sizes: (Int, Int)
  private let value: Double

  init(_ one: Int, _ other: Int, _ count: Int, _ sizes: (Int, Int)) {
    (self.one, self.other, self.count, self.sizes) = (one, other, count, sizes)
    value = Double(count) / Double(sizes.0 * sizes.1).squareRoot()
  }

  var size: Int { sizes.0 + sizes.1 }

  /// Whether it comes before another: it has more lines in proportion to the sizes.
  func precedes(_ next: Merger) -> Bool {
    (-value, one, other) < (-next.value, next.one, next.other)
  }
}

/// The possible mergers of groups: a binary heap with the best one first.
private struct Mergers {
  private var heap: [Merger] = []

  mutating func add(_ merger: Merger) {
    heap.append(merger)
    var place = heap.count - 1
    while place > 0, case let parent = (place - 1) / 2, heap[place].precedes(heap[parent]) {
      heap.swapAt(place, parent)
      place = parent
    }
  }

  mutating func removeBest() -> Merger? {
    guard let best = heap.first else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while case let child = 2 * place + 1, child < heap.count {
      let isLeft = child + 1 == heap.count || heap[child].precedes(heap[child + 1])
      let least = isLeft ? child : child + 1
      guard heap[least].precedes(heap[place]) else { break }
      heap.swapAt(place, least)
      place = least
    }
    return best
  }
}
