/// The rows of a PNG's pixels as they are decompressed: each begins with the number of its filter.
struct PNGRows {
  private static let filters: ClosedRange<UInt8> = 0...4

  /// The passes that are still to come, the next one last: the bytes of a row, and the number of rows.
  private var passes: [(length: Int, rows: Int)]
  /// The bytes of the current row that are still to come.
  private var rest = 0
  private(set) var areDamaged = false

  /// Whether no row is missing, and each has a filter that exists.
  var areWhole: Bool { passes.isEmpty && rest == 0 && !areDamaged }

  /// - Parameter isInterlaced: Whether the pixels come in seven passes (Adam7).
  init(width: Int, height: Int, bitsPerPixel: Int, isInterlaced: Bool) {
    let starts: [(x: Int, y: Int, dx: Int, dy: Int)] =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    passes = starts.compactMap { start in
      let columns = (width - start.x + start.dx - 1) / start.dx
      let rows = (height - start.y + start.dy - 1) / start.dy
      return columns > 0 && rows > 0 ? (1 + (columns * bitsPerPixel + 7) / 8, rows) : nil
    }.reversed()
  }

  /// Counts bytes. Returns whether more are needed.
  mutating func count(_ bytes: ArraySlice<UInt8>) -> Bool {
    var bytes = bytes
    while let first = bytes.first {
      if rest == 0 {
        guard let pass = passes.popLast() else { return false }
        if pass.rows > 1 { passes.append((pass.length, pass.rows - 1)) }
        rest = pass.length
        areDamaged = areDamaged || !Self.filters.contains(first)
      }
      let part = bytes.prefix(rest)
      rest -= part.count
      bytes = bytes.dropFirst(part.count)
    }
    return !areDamaged && (rest > 0 || !passes.isEmpty)
  }
}
