/// Rectangles in square cells, so that those near another are found without a look at all of them.
package struct RectIndex {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  /// The side of a cell, in points: about a box's.
  private static let side = 120.0

  private var rects: [(rect: Rect, owner: Int)] = []
  private var cells: [Cell: [Int]] = [:]

  package init() {}

  /// Adds a rectangle.
  ///
  /// - Parameter owner: The number of what it belongs to.
  package mutating func add(_ rect: Rect, of owner: Int = -1) {
    for cell in Self.cells(of: rect) { cells[cell, default: []].append(rects.count) }
    rects.append((rect, owner))
  }

  /// Whether a condition holds for a rectangle that shares a cell with another, as each that overlaps
  /// it does.
  package func contains(near rect: Rect, where isWanted: (Rect, Int) -> Bool) -> Bool {
    for cell in Self.cells(of: rect) {
      for number in cells[cell] ?? []
      where isWanted(rects[number].rect, rects[number].owner) { return true }
    }
    return false
  }

  /// Whether it overlaps any.
  package func overlaps(_ rect: Rect) -> Bool {
    contains(near: rect) { other, _ in other.overlaps(rect) }
  }

  /// The rectangles that share a cell with another, as each that overlaps it does, in order; the
  /// wanted ones alone.
  package func rects(
    near rect: Rect, where isWanted: (Rect, Int) -> Bool = { _, _ in true }
  ) -> [Rect] {
    if rects.isEmpty { return [] }
    var numbers: Set<Int> = []
    for cell in Self.cells(of: rect) { numbers.formUnion(cells[cell] ?? []) }
    return numbers.sorted().map { rects[$0] }.filter { isWanted($0.rect, $0.owner) }.map(\.rect)
  }

  private static func cells(of rect: Rect) -> [Cell] {
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      let first = Int((low / side).rounded(.down))
      return first...max(first, Int((high / side).rounded(.down)))
    }
    let columns = range(rect.minX, rect.maxX)
    return range(rect.minY, rect.maxY).flatMap { row in
      columns.map { Cell(column: $0, row: row) }
    }
  }
}
