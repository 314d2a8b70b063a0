extension Array where Element: RawRepresentable<String> {
  /// Adds a row to a list that features add to, such as that of the formats of pictures. Names are
  /// unique: another row with this one's would be one that nobody can choose.
  ///
  /// - Parameter other: The row before it, which is in the list; nil for the last one.
  package mutating func add(_ row: Element, after other: Element? = nil) {
    if contains(where: { $0.rawValue == row.rawValue }) {
      fatalError("'\(row.rawValue)' is in the list already")
    }
    guard let other else { return append(row) }
    guard let place = firstIndex(where: { $0.rawValue == other.rawValue }) else {
      fatalError("'\(row.rawValue)' follows '\(other.rawValue)', which isn't in the list")
    }
    insert(row, at: place + 1)
  }
}
