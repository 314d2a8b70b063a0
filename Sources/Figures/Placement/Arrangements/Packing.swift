import VCPictures

/// Something with a size.
protocol Sized: Sendable {
  var width: Double { get }
  var height: Double { get }
}

extension Sized {
  var size: Size { Size(width: width, height: height) }
}

/// Elements beside or under each other, possibly in several parts.
struct Packing<Element: Sized>: Sized {
  let width: Double
  let height: Double
  private let composition: Composition

  /// The composition of a packing, from which its parts are computed on request. Most packings are
  /// discarded first, so creating one takes constant time.
  private enum Composition: Sendable {
    case one(Element)
    case parts([[Element]])
    /// The second continues the last part of the first.
    indirect case joined(Composition, Composition)
    indirect case apart(Composition, Composition)

    func append(to parts: inout [[Element]]) {
      switch self {
      case .one(let element): parts.append([element])
      case .parts(let more): parts += more
      case .apart(let first, let second):
        first.append(to: &parts)
        second.append(to: &parts)
      case .joined(let first, let second):
        first.append(to: &parts)
        second.appendElements(to: &parts[parts.count - 1])
      }
    }

    private func appendElements(to elements: inout [Element]) {
      switch self {
      case .one(let element): elements.append(element)
      case .parts(let more): for part in more { elements += part }
      case .apart(let first, let second), .joined(let first, let second):
        first.appendElements(to: &elements)
        second.appendElements(to: &elements)
      }
    }
  }

  init(_ element: Element) {
    self.init(element.size, .one(element))
  }

  /// Creates a packing of things that follow each other.
  ///
  /// - Parameter parts: The elements of each thing.
  init(_ things: [some Sized], _ direction: PackingDirection, parts: [[Element]]) {
    let gaps = direction.gap * Double(things.count - 1)
    let (widths, heights) = (things.map(\.width), things.map(\.height))
    let size =
      direction.isLevel
      ? Size(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
      : Size(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
    self.init(size, .parts(parts))
  }

  /// Creates a packing of two others, in one part or in separate parts.
  init(_ size: Size, _ first: Packing, _ second: Packing, joins: Bool) {
    let (first, second) = (first.composition, second.composition)
    self.init(size, joins ? .joined(first, second) : .apart(first, second))
  }

  private init(_ size: Size, _ composition: Composition) {
    (width, height, self.composition) = (size.width, size.height, composition)
  }

  var parts: [[Element]] {
    var parts: [[Element]] = []
    composition.append(to: &parts)
    return parts
  }

  var elements: [Element] { parts.flatMap(\.self) }

  /// Adds room around the packing.
  func grown(width: Double, height: Double) -> Packing {
    Packing(Size(width: self.width + width, height: self.height + height), composition)
  }
}

/// The direction in which elements follow each other.
struct PackingDirection {
  /// Whether the elements are side by side, rather than one under the other.
  let isLevel: Bool
  /// The gap between two elements, in points.
  let gap: Double

  static func beside(_ gap: Double) -> PackingDirection {
    PackingDirection(isLevel: true, gap: gap)
  }
  static func under(_ gap: Double) -> PackingDirection {
    PackingDirection(isLevel: false, gap: gap)
  }
}

extension Array where Element: Sized {
  /// The elements that no other beats in both directions, from the narrowest to the widest. If
  /// there are more than the limit, evenly distributed ones are kept, including the narrowest and
  /// the widest.
  func undominated(keeping limit: Int) -> [Element] {
    VCFigures.undominated(
      of: enumerated().map { ($0.offset, $0.element.width, $0.element.height) }, keeping: limit
    ).map { self[$0.index] }
  }
}

/// The pairs of one size and another after it that no other pair beats in both directions, from the
/// narrowest on.
///
/// Side by side, only one pair for each height is considered, that of the narrowest sizes no higher
/// (Stockmeyer 1983). So the number of pairs is the sum of both numbers, not their product.
func undominated(
  of firsts: [Size], with seconds: [Size], _ direction: PackingDirection, keeping limit: Int = .max
) -> [(first: Int, second: Int, size: Size)] {
  let (ones, others) = (firsts.staircase(direction), seconds.staircase(direction))
  guard let low = ones.first?.across, let otherLow = others.first?.across else { return [] }
  var across = max(low, otherLow)
  var sizes: [(index: Int, width: Double, height: Double)] = []
  sizes.reserveCapacity(ones.count + others.count)
  var (one, other) = (0, 0)
  while true {
    while one + 1 < ones.count, ones[one + 1].across <= across { one += 1 }
    while other + 1 < others.count, others[other + 1].across <= across { other += 1 }
    let along = ones[one].along + direction.gap + others[other].along
    let index = ones[one].index * seconds.count + others[other].index
    sizes.append(direction.isLevel ? (index, along, across) : (index, across, along))
    var next = Double.infinity
    if one + 1 < ones.count { next = ones[one + 1].across }
    if other + 1 < others.count { next = min(next, others[other + 1].across) }
    if next == .infinity { break }
    across = next
  }
  return undominated(of: sizes, keeping: limit).map {
    (
      $0.index / seconds.count, $0.index % seconds.count,
      Size(width: $0.width, height: $0.height)
    )
  }
}

extension [Size] {
  /// The sizes shorter than all sizes that are no larger across, in ascending order across.
  fileprivate func staircase(
    _ direction: PackingDirection
  ) -> [(index: Int, along: Double, across: Double)] {
    let steps = indices.map { index -> (index: Int, along: Double, across: Double) in
      let size = self[index]
      return direction.isLevel
        ? (index, size.width, size.height) : (index, size.height, size.width)
    }.sorted { ($0.across, $0.along, $0.index) < ($1.across, $1.along, $1.index) }
    var shortest = Double.infinity
    return steps.filter { step in
      defer { shortest = Swift.min(shortest, step.along) }
      return step.along < shortest
    }
  }
}

/// The sizes that no other beats in both directions, from the narrowest on.
private func undominated(
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

extension Packing {
  /// The best packings of one element of each choice, beside or under each other.
  static func merged(
    _ choices: [[Element]], _ direction: PackingDirection, keeping limit: Int
  ) -> [Packing] {
    guard let first = choices.first else { return [] }
    if choices.count > tooMany { return [only(choices, direction)] }
    return choices.dropFirst().reduce(first.map(Packing.init)) {
      added($0, $1.map(Packing.init), direction, joins: true, keeping: limit)
    }
  }

  /// The best packings of one of the first packings followed by one of the others, in one part or
  /// in separate parts.
  static func added(
    _ packings: [Packing], _ others: [Packing], _ direction: PackingDirection, joins: Bool,
    keeping limit: Int
  ) -> [Packing] {
    undominated(of: packings.map(\.size), with: others.map(\.size), direction, keeping: limit)
      .map { Packing($0.size, packings[$0.first], others[$0.second], joins: joins) }
  }

  /// The best ways to divide a row of choices into parts: each part in one direction, the parts in
  /// another, with room around each part.
  ///
  /// The time is proportional to the square of the number of choices, up to `many` of them. If
  /// there are more, only parts of equal length are tried.
  static func partitions(
    _ choices: [[Element]], inside: PackingDirection, between: PackingDirection,
    room: (width: Double, height: Double), keeping limit: Int, ofPart partLimit: Int
  ) -> [Packing] {
    if choices.count > tooMany {
      return equalParts(of: choices, inside, between, room).undominated(keeping: limit)
    }
    let parts = self.parts(of: choices, inside, room, keeping: partLimit)
    let count = choices.count
    var best: [[Packing]] = Array(repeating: [], count: count + 1)
    for end in 1...count {
      var packings: [Packing] = []
      for start in 0..<end where parts[start].count >= end - start {
        let part = parts[start][end - start - 1]
        if part.isEmpty { continue }
        packings +=
          start == 0
          ? part : added(best[start], part, between, joins: false, keeping: partLimit)
      }
      best[end] = packings.undominated(keeping: end == count ? limit : partLimit)
    }
    return best[count]
  }

  /// The number of elements above which only equal parts are tried.
  private static var many: Int { 24 }

  /// The number of elements above which each has only one size.
  private static var tooMany: Int { 300 }

  /// A packing of one element of each choice, the one with the least area.
  private static func only(_ choices: [[Element]], _ direction: PackingDirection) -> Packing {
    let elements = choices.compactMap { choice in
      choice.min { $0.width * $0.height < $1.width * $1.height }
    }
    return Packing(elements, direction, parts: [elements])
  }

  private static func equalParts(
    of choices: [[Element]], _ inside: PackingDirection, _ between: PackingDirection,
    _ room: (width: Double, height: Double)
  ) -> [Packing] {
    (2...64).map { number in
      let length = (choices.count + number - 1) / number
      let parts = stride(from: 0, to: choices.count, by: length).map { start in
        only(Array(choices[start..<min(start + length, choices.count)]), inside)
          .grown(width: room.width, height: room.height)
      }
      return Packing(parts, between, parts: parts.flatMap(\.parts))
    }
  }

  /// The packings for each start and each length; none for lengths that aren't tried.
  private static func parts(
    of choices: [[Element]], _ direction: PackingDirection, _ room: (width: Double, height: Double),
    keeping limit: Int
  ) -> [[[Packing]]] {
    let count = choices.count
    let lengths = count <= many ? nil : Set((1...16).map { (count + $0 - 1) / $0 })
    return choices.indices.map { start in
      let wanted = lengths?.filter { start.isMultiple(of: $0) }
      if wanted?.isEmpty == true { return [] }
      var packings: [Packing] = []
      return (1...min(wanted?.max() ?? count, count - start)).map { length in
        let next = choices[start + length - 1].map(Packing.init)
        packings =
          length == 1
          ? next.undominated(keeping: limit)
          : added(packings, next, direction, joins: true, keeping: limit)
        let isWanted = wanted.map { $0.contains(length) || start + length == count } ?? true
        return isWanted ? packings.map { $0.grown(width: room.width, height: room.height) } : []
      }
    }
  }
}
