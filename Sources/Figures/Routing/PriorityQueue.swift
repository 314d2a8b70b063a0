/// What a search goes on from, in an order of its own. Where neither of two is before the other they
/// are the same, so that a search always takes the same way.
protocol Prioritized {
  func isBefore(_ other: Self) -> Bool
}

/// A queue that gives first what is before all others: a binary heap.
struct PriorityQueue<Element: Prioritized> {
  private var heap: [Element] = []

  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  mutating func push(_ element: Element) {
    heap.append(element)
    heap.withUnsafeMutableBufferPointer { heap in
      var child = heap.count - 1
      while child > 0 {
        let parent = (child - 1) / 2
        guard element.isBefore(heap[parent]) else { break }
        heap[child] = heap[parent]
        child = parent
      }
      heap[child] = element
    }
  }

  /// The first, nil where there is none.
  mutating func pop() -> Element? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first }
    heap.withUnsafeMutableBufferPointer { heap in
      var parent = 0
      while true {
        var child = 2 * parent + 1
        if child >= heap.count { break }
        if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
        guard heap[child].isBefore(last) else { break }
        heap[parent] = heap[child]
        parent = child
      }
      heap[parent] = last
    }
    return first
  }
}
