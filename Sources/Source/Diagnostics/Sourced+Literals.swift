// Values made in code have no location, so a literal is enough.
extension Sourced: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByStringLiteral
where Value == String {
  package init(stringLiteral value: String) { self.init(value) }
}

extension Sourced: ExpressibleByIntegerLiteral where Value == Int {
  package init(integerLiteral value: Int) { self.init(value) }
}

extension Sourced: ExpressibleByBooleanLiteral where Value == Bool {
  package init(booleanLiteral value: Bool) { self.init(value) }
}
