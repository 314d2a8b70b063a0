// Values made in code have no location, so a literal is enough.

extension Sourced: ExpressibleByUnicodeScalarLiteral where Value == String {
  /// A text without a location.
  package init(unicodeScalarLiteral value: String) { self.init(value) }
}

extension Sourced: ExpressibleByExtendedGraphemeClusterLiteral where Value == String {
  /// A text without a location.
  package init(extendedGraphemeClusterLiteral value: String) { self.init(value) }
}

extension Sourced: ExpressibleByStringLiteral where Value == String {
  /// A text without a location.
  package init(stringLiteral value: String) { self.init(value) }
}

extension Sourced: ExpressibleByIntegerLiteral where Value == Int {
  /// A number without a location.
  package init(integerLiteral value: Int) { self.init(value) }
}

extension Sourced: ExpressibleByBooleanLiteral where Value == Bool {
  /// A flag without a location.
  package init(booleanLiteral value: Bool) { self.init(value) }
}
