extension Array {
  /// The elements, each followed by everything below it: parents first. A loop, because the
  /// user's data may be very deep.
  package func withDescendants(_ children: (Element) -> [Element]) -> [Element] {
    var all: [Element] = []
    var stack = Array(reversed())
    while let next = stack.popLast() {
      all.append(next)
      stack.append(contentsOf: children(next).reversed())
    }
    return all
  }
}
