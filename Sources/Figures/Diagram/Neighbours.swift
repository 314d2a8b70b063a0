extension [[Int]] {
  /// The nodes reachable from a start, itself and the nearest first, except those reached before.
  /// The array contains each node's neighbours.
  package func reached(from start: Int, _ isReached: inout [Bool]) -> [Int] {
    if isReached[start] { return [] }
    isReached[start] = true
    var (order, place) = ([start], 0)
    while place < order.count {
      for next in self[order[place]] where !isReached[next] {
        isReached[next] = true
        order.append(next)
      }
      place += 1
    }
    return order
  }
}
