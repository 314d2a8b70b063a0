/// Something that takes room.
protocol Sized: Sendable {
  var width: Double { get }
  var height: Double { get }
}

/// Some things beside or under each other, perhaps in several parts.
struct Run<Element: Sized>: Sized {
  var width: Double
  var height: Double
  var parts: [[Element]]

  init(_ element: Element) {
    (width, height, parts) = (element.width, element.height, [[element]])
  }

  init(width: Double, height: Double, parts: [[Element]]) {
    (self.width, self.height, self.parts) = (width, height, parts)
  }

  var elements: [Element] { parts.count == 1 ? parts[0] : parts.flatMap(\.self) }

  /// With more room around it.
  func grown(width: Double, height: Double) -> Run {
    Run(width: self.width + width, height: self.height + height, parts: parts)
  }
}

/// How things are set in a run.
struct RunDirection {
  /// Side by side, else one under the other.
  let isLevel: Bool
  /// Between two of them, in points.
  let gap: Double

  static func beside(_ gap: Double) -> RunDirection { RunDirection(isLevel: true, gap: gap) }
  static func under(_ gap: Double) -> RunDirection { RunDirection(isLevel: false, gap: gap) }
}

extension Array where Element: Sized {
  /// Those that no other beats in both directions, from the narrowest to the widest. Of too many
  /// those are kept whose forms differ most evenly, the narrowest and the widest always.
  func front(keeping limit: Int) -> [Element] {
    Figures.front(
      of: enumerated().map { ($0.offset, $0.element.width, $0.element.height) }, keeping: limit
    ).map { self[$0.index] }
  }
}

/// The sizes that no other beats in both directions, from the narrowest on.
private func front(
  of sizes: [(index: Int, width: Double, height: Double)], keeping limit: Int
) -> [(index: Int, width: Double, height: Double)] {
  let sorted = sizes.sorted { one, other in
    if one.width != other.width { return one.width < other.width }
    return one.height != other.height ? one.height < other.height : one.index < other.index
  }
  var kept: [(index: Int, width: Double, height: Double)] = []
  var least = Double.infinity
  for size in sorted where size.height < least - 0.01 {
    kept.append(size)
    least = size.height
  }
  guard kept.count > limit, limit > 1 else { return kept }
  return (0..<limit).map { kept[$0 * (kept.count - 1) / (limit - 1)] }
}

extension Run {
  /// The best ways to set one of each front beside or under each other.
  static func merged(
    _ fronts: [[Element]], _ direction: RunDirection, keeping limit: Int
  ) -> [Run] {
    guard let first = fronts.first else { return [] }
    if fronts.count > tooMany { return [only(fronts, direction)] }
    return fronts.dropFirst().reduce(first.map(Run.init)) {
      added($0, $1.map(Run.init), direction, joins: true, keeping: limit)
    }
  }

  /// Each of some runs with each of some others after it, those that are best; in the same part or
  /// in parts of its own.
  static func added(
    _ runs: [Run], _ others: [Run], _ direction: RunDirection, joins: Bool, keeping limit: Int
  ) -> [Run] {
    let (gap, isLevel) = (direction.gap, direction.isLevel)
    var sizes: [(index: Int, width: Double, height: Double)] = []
    sizes.reserveCapacity(runs.count * others.count)
    // The sizes alone: the parts are looked at when it is known which are kept.
    let second = others.map { ($0.width, $0.height) }
    for run in runs {
      for (width, height) in second {
        sizes.append(
          (
            sizes.count, isLevel ? run.width + gap + width : max(run.width, width),
            isLevel ? max(run.height, height) : run.height + gap + height
          ))
      }
    }
    return front(of: sizes, keeping: limit).map { size in
      var parts = runs[size.index / others.count].parts
      let more = others[size.index % others.count].parts
      if joins { parts[parts.count - 1] += more.joined() } else { parts += more }
      return Run(width: size.width, height: size.height, parts: parts)
    }
  }

  /// The best ways to cut a row of fronts into parts: each part set in one direction, the parts in
  /// another, with room around each part.
  ///
  /// Takes time in proportion to the square of the fronts' number up to `many` of them; of more,
  /// only parts of equal numbers are tried.
  static func partitions(
    _ fronts: [[Element]], inside: RunDirection, between: RunDirection,
    room: (width: Double, height: Double), keeping limit: Int, ofPart partLimit: Int
  ) -> [Run] {
    if fronts.count > tooMany {
      return equalParts(of: fronts, inside, between, room).front(keeping: limit)
    }
    let parts = self.parts(of: fronts, inside, room, keeping: partLimit)
    let count = fronts.count
    var best: [[Run]] = Array(repeating: [], count: count + 1)
    for end in 1...count {
      var runs: [Run] = []
      for start in 0..<end where parts[start].count >= end - start {
        let part = parts[start][end - start - 1]
        if part.isEmpty { continue }
        runs +=
          start == 0
          ? part : added(best[start], part, between, joins: false, keeping: partLimit)
      }
      best[end] = runs.front(keeping: end == count ? limit : partLimit)
    }
    return best[count]
  }

  /// From how many on only parts of equal numbers are tried.
  private static var many: Int { 24 }

  /// From how many on each has only one size, so that the work is theirs alone.
  private static var tooMany: Int { 300 }

  /// One of each front, that with the least area.
  private static func only(_ fronts: [[Element]], _ direction: RunDirection) -> Run {
    let elements = fronts.compactMap { front in
      front.min { $0.width * $0.height < $1.width * $1.height }
    }
    let gaps = direction.gap * Double(elements.count - 1)
    var (width, height) = (direction.isLevel ? gaps : 0, direction.isLevel ? 0 : gaps)
    for element in elements {
      width = direction.isLevel ? width + element.width : max(width, element.width)
      height = direction.isLevel ? max(height, element.height) : height + element.height
    }
    return Run(width: width, height: height, parts: [elements])
  }

  private static func equalParts(
    of fronts: [[Element]], _ inside: RunDirection, _ between: RunDirection,
    _ room: (width: Double, height: Double)
  ) -> [Run] {
    (2...64).map { number in
      let length = (fronts.count + number - 1) / number
      let parts = stride(from: 0, to: fronts.count, by: length).map { start in
        only(Array(fronts[start..<min(start + length, fronts.count)]), inside)
          .grown(width: room.width, height: room.height)
      }
      let gaps = between.gap * Double(parts.count - 1)
      let (widths, heights) = (parts.map(\.width), parts.map(\.height))
      return Run(
        width: between.isLevel ? widths.reduce(gaps, +) : widths.max() ?? 0,
        height: between.isLevel ? heights.max() ?? 0 : heights.reduce(gaps, +),
        parts: parts.flatMap(\.parts))
    }
  }

  /// For each first one, and each number from there on, the runs of so many; none for numbers that
  /// are not tried.
  private static func parts(
    of fronts: [[Element]], _ direction: RunDirection, _ room: (width: Double, height: Double),
    keeping limit: Int
  ) -> [[[Run]]] {
    let count = fronts.count
    let lengths = count <= many ? nil : Set((1...16).map { (count + $0 - 1) / $0 })
    return fronts.indices.map { start in
      let wanted = lengths?.filter { start.isMultiple(of: $0) }
      if wanted?.isEmpty == true { return [] }
      var runs: [Run] = []
      return (1...min(wanted?.max() ?? count, count - start)).map { length in
        let next = fronts[start + length - 1].map(Run.init)
        runs =
          length == 1
          ? next.front(keeping: limit)
          : added(runs, next, direction, joins: true, keeping: limit)
        let isWanted = wanted.map { $0.contains(length) || start + length == count } ?? true
        return isWanted ? runs.map { $0.grown(width: room.width, height: room.height) } : []
      }
    }
  }
}
