extension Array where Element: Hashable {
  /// Returns the distinct elements, in the order of their first occurrence.
  package func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
