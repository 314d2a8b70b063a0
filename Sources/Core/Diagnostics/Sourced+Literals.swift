// Values made in code have no location, so a literal is enough.

extension Sourced: ExpressibleByUnicodeScalarLiteral where Value == String {
  /// A text without a location.
  public init(unicodeScalarLiteral value: String) { self.init(value) }
}

extension Sourced: ExpressibleByExtendedGraphemeClusterLiteral where Value == String {
  /// A text without a location.
  public init(extendedGraphemeClusterLiteral value: String) { self.init(value) }
}

extension Sourced: ExpressibleByStringLiteral where Value == String {
  /// A text without a location.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Sourced: ExpressibleByIntegerLiteral where Value == Int {
  /// A number without a location.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension Sourced: ExpressibleByBooleanLiteral where Value == Bool {
  /// A flag without a location.
  public init(booleanLiteral value: Bool) { self.init(value) }
}
