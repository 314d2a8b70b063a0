/// The longest common subsequence of two similar sequences, by Myers's greedy algorithm (1986).
///
/// Time and memory are bounded: if sequences differ in more than `mostDifferences` elements, only
/// their common beginning and end are found.
struct CommonSubsequence {
  /// The indices of the common elements, in order.
  private(set) var pairs: [(Int, Int)] = []

  private static let mostDifferences = 400

  /// - Parameter isEqual: Whether two elements, given by their indices, are equal.
  init(_ first: Int, _ second: Int, _ isEqual: (Int, Int) -> Bool) {
    var start = 0
    while start < min(first, second), isEqual(start, start) {
      pairs.append((start, start))
      start += 1
    }
    var (endOfFirst, endOfSecond) = (first, second)
    var tail: [(Int, Int)] = []
    while endOfFirst > start, endOfSecond > start, isEqual(endOfFirst - 1, endOfSecond - 1) {
      endOfFirst -= 1
      endOfSecond -= 1
      tail.append((endOfFirst, endOfSecond))
    }
    pairs += Self.middle(start..<endOfFirst, start..<endOfSecond, isEqual)
    pairs += tail.reversed()
  }

  private static func middle(
    _ first: Range<Int>, _ second: Range<Int>, _ isEqual: (Int, Int) -> Bool
  ) -> [(Int, Int)] {
    if first.isEmpty || second.isEmpty { return [] }
    let most = min(first.count + second.count, mostDifferences)
    // The furthest point on each diagonal after each number of differences; the first diagonal is
    // -most.
    var furthest = [Int](repeating: 0, count: 2 * most + 2)
    var history: [[Int]] = []
    for differences in 0...most {
      history.append(furthest)
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        let place = diagonal + most
        let isDown = isDown(diagonal, differences, furthest, most)
        var x = isDown ? furthest[place + 1] : furthest[place - 1] + 1
        while x < first.count, x - diagonal >= 0, x - diagonal < second.count,
          isEqual(first.lowerBound + x, second.lowerBound + x - diagonal)
        { x += 1 }
        furthest[place] = x
        if x >= first.count, x - diagonal >= second.count {
          return path(history, (first.count, second.count), most).map {
            (first.lowerBound + $0.0, second.lowerBound + $0.1)
          }
        }
      }
    }
    return []
  }

  private static func isDown(
    _ diagonal: Int, _ differences: Int, _ furthest: [Int], _ most: Int
  ) -> Bool {
    diagonal == -differences
      || diagonal != differences && furthest[diagonal + most - 1] < furthest[diagonal + most + 1]
  }

  /// The common elements, which are the diagonal moves, from the end back to the beginning.
  private static func path(_ history: [[Int]], _ end: (Int, Int), _ most: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (x, y) = end
    for (differences, furthest) in history.enumerated().reversed() {
      let diagonal = x - y
      let previous = diagonal + (isDown(diagonal, differences, furthest, most) ? 1 : -1)
      let (startX, startY) =
        differences == 0
        ? (0, 0) : (furthest[previous + most], furthest[previous + most] - previous)
      while x > startX, y > startY {
        x -= 1
        y -= 1
        pairs.append((x, y))
      }
      (x, y) = (startX, startY)
    }
    return pairs.reversed()
  }
}
