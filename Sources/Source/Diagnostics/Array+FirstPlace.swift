extension Array {
  /// The first index of a sorted list from which a condition holds; the list's end if there is
  /// none.
  @inlinable package func firstPlace(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
