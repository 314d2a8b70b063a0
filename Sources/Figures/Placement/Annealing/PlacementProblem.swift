import VCPictures

/// Blocks, each in one of several shapes, and the lines between them. The lines should cross
/// little, run over few blocks and be short.
///
/// All lengths are in cells of a grid; y grows downward.
package struct PlacementProblem {
  /// One end of a line: a box in a block.
  package struct End {
    package var block: Int
    /// The place of the box in each of the block's shapes.
    package var places: [Place]

    package init(block: Int, places: [Place]) {
      (self.block, self.places) = (block, places)
    }
  }

  package struct Place {
    /// The box's middle, from the block's upper left corner.
    package var center: Point
    /// Half of its width and height.
    package var half: Size
    /// The obstacles in the block for a line that leaves the box straight to the right, downward,
    /// to the left and upward, in blocks run over.
    package var hindrances = Sides()

    package init(center: Point, half: Size, hindrances: Sides = Sides()) {
      (self.center, self.half, self.hindrances) = (center, half, hindrances)
    }
  }

  package struct Sides {
    package var right = 0.0
    package var below = 0.0
    package var left = 0.0
    package var above = 0.0
  }

  package struct Link {
    package var from: End
    package var to: End
    /// The number of lines that it represents.
    package var weight = 1.0

    package init(from: End, to: End, weight: Double = 1) {
      (self.from, self.to, self.weight) = (from, to, weight)
    }
  }

  /// The sizes of each block's shapes, including the space around it.
  package var shapes: [[Size]]
  /// The part of each size that is space, at the right and below.
  package var gap: Size
  /// The lines; none leads from a block to itself.
  package var lines: [Link]
  /// The block to be read first, which is at the upper left if that costs little.
  package var first: Int?

  package init(shapes: [[Size]], gap: Size, lines: [Link], first: Int? = nil) {
    (self.shapes, self.gap, self.lines, self.first) = (shapes, gap, lines, first)
  }

  package var count: Int { shapes.count }

  /// The area of the blocks, each in its smallest shape.
  package var area: Double {
    shapes.reduce(0) { $0 + ($1.map { $0.width * $0.height }.min() ?? 0) }
  }

  /// The sizes of the first shapes.
  package var sizes: [Size] { shapes.map { $0[0] } }

  /// The problem with one shape for each block.
  func fixed(_ chosen: [Int]) -> PlacementProblem {
    var fixed = self
    fixed.shapes = zip(shapes, chosen).map { [$0[$1]] }
    fixed.lines = lines.map { line in
      var line = line
      line.from.places = [line.from.places[chosen[line.from.block]]]
      line.to.places = [line.to.places[chosen[line.to.block]]]
      return line
    }
    return fixed
  }

  /// The problem of some of the blocks, in their order.
  package func part(_ members: [Int]) -> PlacementProblem {
    var places: [Int: Int] = [:]
    for (place, member) in members.enumerated() { places[member] = place }
    return PlacementProblem(
      shapes: members.map { shapes[$0] }, gap: gap,
      lines: lines.compactMap { line in
        guard let from = places[line.from.block], let to = places[line.to.block] else { return nil }
        var line = line
        (line.from.block, line.to.block) = (from, to)
        return line
      },
      first: first.flatMap { places[$0] })
  }
}

extension PlacementProblem.Sides {
  /// The obstacles at the sides of a box among others, each in blocks run over; y grows downward.
  ///
  /// - Parameter lines: The pieces of lines, each of which both lines of a pair would cross.
  package init(of own: Rect, among others: some Sequence<Rect>, _ lines: [Rect] = []) {
    let (box, line) = (2.5, 2.0)
    for rect in others {
      let isBeside = rect.minY < own.maxY && rect.maxY > own.minY
      let isOver = rect.minX < own.maxX && rect.maxX > own.minX
      if isBeside, rect.minX > own.maxX { right += box }
      if isBeside, rect.maxX < own.minX { left += box }
      if isOver, rect.minY >= own.maxY { below += box }
      if isOver, rect.maxY <= own.minY { above += box }
    }
    // Lines that fork share a piece.
    let (middle, edge) = (own.center, own.grown(-0.1))
    let beside = lines.filter { $0.minY < middle.y && $0.maxY > middle.y }.map(\.minX)
    let over = lines.filter { $0.minX < middle.x && $0.maxX > middle.x }.map(\.minY)
    right += line * Double(Set(beside.filter { $0 > edge.maxX }).count)
    left += line * Double(Set(beside.filter { $0 < edge.minX }).count)
    below += line * Double(Set(over.filter { $0 > edge.maxY }).count)
    above += line * Double(Set(over.filter { $0 < edge.minY }).count)
  }

  package mutating func add(_ other: Self) {
    right += other.right
    below += other.below
    left += other.left
    above += other.above
  }

  package func limited(to most: Double) -> Self {
    Self(
      right: min(right, most), below: min(below, most), left: min(left, most),
      above: min(above, most))
  }
}

/// The page that a placement is made for.
package struct PlacementGoal {
  /// The page, in cells, and the space taken around the blocks.
  package var page: Size
  package var around = Size.zero
  /// The scale below which a placement's text is too small.
  package var scale: Double

  package func scale(_ width: Double, _ height: Double) -> Double {
    let (across, down) = (
      page.width / (width + around.width), page.height / (height + around.height)
    )
    return across < down ? across : down
  }

  /// The room for blocks on a page at a scale.
  package func room(at scale: Double) -> Size {
    Size(width: page.width / scale - around.width, height: page.height / scale - around.height)
  }
}

/// Pseudorandom numbers that are the same on every system: Steele, Lea and Flood's SplitMix64.
struct PseudoRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 to 1, excluding 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// An index below a number.
  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }
}
