import Pictures

/// Blocks in rows, as words in lines: where each stands.
struct BlockPacking {
  /// The upper left corner of each block; y grows downward.
  private(set) var origins: [Point] = []
  /// The whole, with a gutter on every side.
  private(set) var size: Size
  /// Those that stand one under the other have the same number.
  private(set) var columns: [Int] = []

  /// One row: from left to right columns of blocks, each with its blocks from top to bottom.
  private typealias Row = [[Int]]

  private let blocks: [Size]
  private let gutter: Double
  private let proportion: Double

  /// The best of many ways, in the order of the blocks: that which a page can show largest.
  ///
  /// - Parameters:
  ///   - blocks: their sizes.
  ///   - gutter: between two blocks at least.
  ///   - proportion: the page's width over its height.
  ///   - stacks: whether low blocks may stand one under the other beside a high one.
  init(_ blocks: [Size], gutter: Double, proportion: Double, stacks: Bool) {
    self.blocks = blocks
    self.gutter = gutter
    self.proportion = proportion
    size = Size(width: gutter, height: gutter)
    let widest = blocks.map(\.width).max() ?? 0
    let area = area
    var best: (rows: [Row], width: Double, score: Double)?
    for height in stacks ? heights : [0] {
      for factor in [0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.4, 1.6, 1.8] {
        let limit = max(widest, (area * proportion).squareRoot() * factor)
        let rows = rows(limit, height)
        let width = rows.map { $0.reduce(0) { $0 + self.width($1) + gutter } }.max() ?? 0
        // The smaller the page that holds it, the larger its texts will be.
        let score = max(
          width / proportion, rows.reduce(0) { $0 + self.height($1) + gutter })
        if best.map({ score < $0.score }) ?? true { best = (rows, width, score) }
      }
    }
    if let best { place(best.rows, best.width) }
  }

  /// What the blocks take with their gutters.
  private var area: Double {
    blocks.reduce(0) { $0 + ($1.width + gutter) * ($1.height + gutter) }
  }

  /// Up to which height blocks may be stacked: what is tried.
  private var heights: [Double] {
    let heights = blocks.map(\.height).sorted()
    let last = heights.count - 1
    let some = (0...8).map { heights.isEmpty ? 0 : heights[last * $0 / 8] }
    let square = (area / proportion).squareRoot()
    return some + [1.25, 1.6, 2, 3].map { $0 * (heights.last ?? 0) }
      + (0...16).map { square * (0.85 + 0.04 * Double($0)) }
  }

  private func rows(_ limit: Double, _ height: Double) -> [Row] {
    var rows: [Row] = [[]]
    // Of the columns before the last, and of the last column.
    var (before, width, filled) = (0.0, 0.0, 0.0)
    for (number, block) in blocks.enumerated() {
      let row = rows.count - 1
      let stacked = max(width, block.width)
      if !rows[row].isEmpty, filled + gutter + block.height <= height,
        before == 0 || before + stacked <= limit
      {
        rows[row][rows[row].count - 1].append(number)
        (width, filled) = (stacked, filled + gutter + block.height)
        continue
      }
      if !rows[row].isEmpty { before += width + gutter }
      if before > 0, before + block.width > limit {
        rows.append([])
        before = 0
      }
      rows[rows.count - 1].append([number])
      (width, filled) = (block.width, block.height)
    }
    return rows
  }

  private func width(_ column: [Int]) -> Double { column.map { blocks[$0].width }.max() ?? 0 }

  private func height(_ row: Row) -> Double {
    row.map { $0.reduce(-gutter) { $0 + blocks[$1].height + gutter } }.max() ?? 0
  }

  private mutating func place(_ rows: [Row], _ width: Double) {
    var (y, right) = (gutter, 0.0)
    var first = 0
    for row in rows {
      let taken = row.reduce(0) { $0 + self.width($1) }
      // The row's room is spread over its gaps, but no further than looks meant.
      let free = max(0, width - gutter - taken)
      let apart = row.count > 1 ? min(free / Double(row.count - 1), 2.2 * gutter) : gutter
      var x = gutter
      for column in row {
        columns += column.map { _ in first }
        first += 1
        var top = y
        for number in column {
          origins.append(Point(x, top))
          top += blocks[number].height + gutter
          right = max(right, x + blocks[number].width)
        }
        x += self.width(column) + max(apart, gutter)
      }
      y += height(row) + gutter
    }
    size = Size(width: right + gutter, height: y)
  }
}
