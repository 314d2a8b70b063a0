import VCPictures

/// The room in which each block can move: up to those beside it in a sequence pair, and those above
/// and below it. Blocks are asked about and moved in the order of the pair's second sequence, or
/// against it.
package struct FreeRoom {
  private let sizes: [Size]
  private let whole: Size
  private let isForward: Bool
  /// The place of each block in the pair's first order.
  private let places: [Int]
  /// The limits from blocks that are yet to be passed: the greatest corner to the right and
  /// downward, or the least end to the left and upward.
  private var ahead: [Point]
  /// The limits from blocks that were passed.
  private var beside: PrefixLeast
  private var across: PrefixLeast

  package init(
    _ pair: SequencePair, _ sizes: [Size], _ corners: [Point], in whole: Size, isForward: Bool
  ) {
    (self.sizes, self.whole, self.isForward) = (sizes, whole, isForward)
    places = SequencePair.places(pair.first)
    beside = PrefixLeast(sizes.count)
    across = beside
    ahead = corners
    // The other way around, so that each block is asked about before it is passed.
    var (x, y) = (beside, beside)
    for block in isForward ? pair.second.reversed() : pair.second {
      ahead[block] = Self.limits(x, y, places[block], !isForward)
      Self.pass(block, corners[block], sizes[block], places[block], !isForward, &x, &y)
    }
  }

  /// The ranges in which a block's corner can be.
  package func ranges(
    of block: Int
  ) -> (x: (low: Double, high: Double), y: (low: Double, high: Double)) {
    let passed = Self.limits(beside, across, places[block], isForward)
    let (before, after) = isForward ? (passed, ahead[block]) : (ahead[block], passed)
    let (width, height) = (sizes[block].width, sizes[block].height)
    return (
      (max(0, -before.x), min(whole.width - width, after.x - width)),
      (max(0, -before.y), min(whole.height - height, after.y - height))
    )
  }

  /// Takes the next block as passed.
  package mutating func pass(_ block: Int, at corner: Point) {
    Self.pass(block, corner, sizes[block], places[block], isForward, &beside, &across)
  }

  /// The limits of a block from others: of those before it in the second order the negated ends,
  /// else the corners.
  ///
  /// - Parameter areBefore: Whether the others are before it.
  private static func limits(
    _ beside: PrefixLeast, _ across: PrefixLeast, _ place: Int, _ areBefore: Bool
  ) -> Point {
    let count = beside.count
    // A block before another in both orders is left of it; in the second only, above it.
    return areBefore
      ? Point(beside.least(before: place), across.least(before: count - 1 - place))
      : Point(beside.least(before: count - 1 - place), across.least(before: place))
  }

  private static func pass(
    _ block: Int, _ corner: Point, _ size: Size, _ place: Int, _ isBefore: Bool,
    _ beside: inout PrefixLeast, _ across: inout PrefixLeast
  ) {
    let opposite = beside.count - 1 - place
    if isBefore {
      beside.add(-(corner.x + size.width), at: place)
      across.add(-(corner.y + size.height), at: opposite)
    } else {
      beside.add(corner.x, at: opposite)
      across.add(corner.y, at: place)
    }
  }
}

/// The least of numbers at the first places of a row: Fenwick's tree.
struct PrefixLeast {
  private var nodes: [Double]

  init(_ count: Int) { nodes = Array(repeating: .infinity, count: count) }

  var count: Int { nodes.count }

  mutating func add(_ number: Double, at place: Int) {
    var place = place
    while place < nodes.count {
      if number < nodes[place] { nodes[place] = number }
      place |= place + 1
    }
  }

  /// The least number at the places before one; infinity for none.
  func least(before place: Int) -> Double {
    var (least, next) = (Double.infinity, place - 1)
    while next >= 0 {
      if nodes[next] < least { least = nodes[next] }
      next = (next & (next + 1)) - 1
    }
    return least
  }
}
