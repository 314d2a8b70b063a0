import VCFigures
import VCPictures

/// The boxes of objects around a figure: satellites beside the box that they belong to,
/// and the others in rows below it. An object that belongs to others is below them.
struct ObjectPlacement {
  /// What an object's references join it to: a box of the figure, or another object, by its index.
  package enum End: Hashable {
    case box(Rect)
    case object(Int)
  }

  /// The rectangle of each object.
  private(set) var rects: [Rect]
  private let sizes: [Size]
  private let ends: [Set<End>]
  private var isPlaced: [Bool]
  private var figure: Rect

  /// The distance of a satellite from its box, with room for a label, and from other parts.
  private static let (aside, air) = (46.0, 12.0)
  /// The room above a row: without lines, for each line in it, and at most; never less than a straight
  /// line needs for its label.
  private static let (room, track, mostRoom) = (36.0, 6.0, 60.0)

  /// - Parameters:
  ///   - figure: The figure's bounds.
  ///   - taken: The rectangles of its parts.
  ///   - label: The size of the widest label of a line, with the room around it.
  init(
    of sizes: [Size], joinedTo ends: [Set<End>], around figure: Rect, taken: [Rect], label: Size
  ) {
    (self.sizes, self.ends, self.figure) = (sizes, ends, figure)
    rects = sizes.map { _ in .zero }
    isPlaced = sizes.map { _ in false }
    placeSatellites(among: taken, label: label)
    while let rank = nextRank { placeRows(of: rank, label: label) }
  }

  /// The objects, those that boxes lead to first.
  private var inOrder: [Int] {
    sizes.indices.filter(joinsBox) + sizes.indices.filter { !joinsBox($0) }
  }

  private func rect(of end: End) -> Rect? {
    switch end {
    case .box(let rect): rect
    case .object(let other): isPlaced[other] ? rects[other] : nil
    }
  }

  private func joinsBox(_ object: Int) -> Bool {
    ends[object].contains { if case .box = $0 { true } else { false } }
  }

  /// The middle of the placed ends of an object; nil if there are none.
  private func middle(_ object: Int) -> Point? {
    let points = ends[object].compactMap { rect(of: $0)?.center }
      .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    return points.isEmpty ? nil : points.reduce(Point(0, 0), +) * (1 / Double(points.count))
  }

  /// Places each object that one box alone is joined to straight below the box, above it or beside it,
  /// if there is room, and then what is joined to that object alone.
  private mutating func placeSatellites(among taken: [Rect], label: Size) {
    var taken = taken
    for object in inOrder {
      let known = ends[object].compactMap(rect(of:))
      guard let box = known.first, known.count == 1 else { continue }
      let (size, center) = (sizes[object], box.center)
      let down =
        (box.height + size.height) / 2 + max(Self.aside, LabelPlacer.room(for: label.height))
      let across = (box.width + size.width) / 2 + label.width + Self.aside
      let rect = [Point(0, -down), Point(0, down), Point(-across, 0), Point(across, 0)]
        .map { Rect(center: center + $0, size: size) }
        .first { rect in
          let room = [rect, Rect(spanning: rect.center, center)].map { $0.grown(Self.air) }
          return !taken.contains { other in other != box && room.contains(where: other.overlaps) }
        }
      guard let rect else { continue }
      (rects[object], isPlaced[object]) = (rect, true)
      taken.append(rect)
      figure = figure.union(rect)
    }
  }

  /// The objects of the next row or rows: those joined to what is placed, or all if there are none.
  private var nextRank: [Int]? {
    let left = sizes.indices.filter { !isPlaced[$0] }
    let joined = left.filter { middle($0) != nil }
    return left.isEmpty ? nil : joined.isEmpty ? left : joined
  }

  private mutating func placeRows(of rank: [Int], label: Size) {
    let joinsNeighbours = rank.contains { object in
      rank.contains { ends[object].contains(.object($0)) }
    }
    let lines = rank.reduce(0) { $0 + ends[$1].count }
    let rows = ObjectRows(
      of: rank.map { sizes[$0] }, under: rank.map { middle($0)?.x }, in: figure,
      gap: joinsNeighbours ? max(60, label.width + 50) : 30,
      room: max(
        min(Self.room + Self.track * Double(lines), Self.mostRoom),
        lines > 0 ? LabelPlacer.room(for: label.height) : 0))
    for (place, rect) in rows.placed {
      (rects[rank[place]], isPlaced[rank[place]]) = (rect, true)
      figure = figure.union(rect)
    }
  }
}
