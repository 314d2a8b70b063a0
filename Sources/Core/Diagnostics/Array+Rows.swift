extension Array where Element: RawRepresentable<String> {
  /// Adds a row to a list that features add to, such as that of the formats of pictures; does nothing if a row
  /// with its name is there.
  ///
  /// - Parameter other: The row before it; nil for the last one.
  @inlinable
  package mutating func add(_ row: Element, after other: Element?) {
    if contains(where: { $0.rawValue == row.rawValue }) { return }
    let place = firstIndex { $0.rawValue == other?.rawValue }
    insert(row, at: place.map { $0 + 1 } ?? endIndex)
  }
}
