import VCPictures

/// Boxes in rows below a figure, each as near to its preferred x as the others in its row allow.
struct ObjectRows {
  /// Each box, by its index in the input, with its rectangle; row by row, from left to right.
  private(set) var placed: [(place: Int, rect: Rect)] = []

  /// Creates the rows.
  ///
  /// - Parameters:
  ///   - middles: The preferred x of each box's middle; nil for the middle of the figure.
  ///   - figure: The rectangle above the rows.
  ///   - gap: The distance between two boxes in a row, in points.
  ///   - room: The distance above each row, in points.
  init(of sizes: [Size], under middles: [Double?], in figure: Rect, gap: Double, room: Double) {
    let widths = sizes.map(\.width)
    // As few rows as possible, of similar widths.
    let widest = max(figure.width, 560)
    let all = widths.rows(upTo: widest, gap: gap)
    let limits = stride(from: 0.5, to: 1, by: 0.05).lazy.map { $0 * widest }
    let balanced =
      limits.map { widths.rows(upTo: $0, gap: gap) }.first { $0.count == all.count } ?? all
    var top = figure.minY - room
    for row in balanced {
      func middle(_ place: Int) -> Double { middles[place] ?? figure.center.x }
      let row = row.sorted { (middle($0), $0) < (middle($1), $1) }
      let lefts = Self.lefts(
        of: row.map { sizes[$0].width }, under: row.map(middle), gap: gap, in: figure)
      for (place, left) in zip(row, lefts) {
        let size = sizes[place]
        let rect = Rect(minX: left, minY: top - size.height, maxX: left + size.width, maxY: top)
        placed.append((place, rect))
      }
      top -= (row.map { sizes[$0].height }.max() ?? 0) + room
    }
  }

  /// The left edges of the boxes in a row, within the figure if it is wide enough.
  private static func lefts(
    of widths: [Double], under middles: [Double], gap: Double, in bounds: Rect
  ) -> [Double] {
    // The total width of the preceding boxes; without it, each edge must be at or after the
    // previous one.
    var reach: [Double] = []
    for width in widths { reach.append((reach.last ?? 0) + width + gap) }
    let before = [0] + reach.dropLast()
    // Boxes that would overlap are moved together, to the mean of their preferred positions.
    var groups: [(edge: Double, count: Int)] = []
    for (place, middle) in middles.enumerated() {
      groups.append((middle - widths[place] / 2 - before[place], 1))
      while groups.count > 1, groups[groups.count - 2].edge > groups[groups.count - 1].edge {
        let (last, other) = (groups.removeLast(), groups.removeLast())
        let count = last.count + other.count
        let sum = last.edge * Double(last.count) + other.edge * Double(other.count)
        groups.append((sum / Double(count), count))
      }
    }
    let width = (reach.last ?? 0) - gap
    let room = bounds.width < width ? bounds.center.x - width / 2 : bounds.minX
    let edges = groups.flatMap { Array(repeating: $0.edge, count: $0.count) }
    return zip(edges, before).map { edge, before in
      min(max(edge, room), max(room, bounds.maxX - width)) + before
    }
  }
}
