extension [Double] {
  /// The first place of a list in order from which a condition holds; the list's end for none.
  func firstPlace(where holds: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
