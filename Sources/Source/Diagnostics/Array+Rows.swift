/// A value of a list, such as a row that features add to, which is known by its name.
package protocol Listed: CaseIterable, RawRepresentable, Hashable where RawValue == String {}

extension Listed {
  /// Returns the one of `allCases` with a name; nil if there is none.
  package init?(rawValue: String) {
    guard let value = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = value
  }
}

extension Array where Element: RawRepresentable<String> {
  /// Adds a row to a list that features add to, such as that of the formats of pictures. Names are
  /// unique: another row with this one's would be one that nobody can choose.
  package mutating func add(_ row: Element) {
    if contains(where: { $0.rawValue == row.rawValue }) {
      fatalError("'\(row.rawValue)' is in the list already")
    }
    append(row)
  }
}
