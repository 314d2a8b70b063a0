// Values that all languages write alike.

extension Double {
  /// The number without an unnecessary fraction: `4`, `0.5`.
  package var short: String { Int(exactly: self).map(String.init) ?? String(self) }

  /// The number rounded down to one decimal: `6.9` for 6.98.
  package var inTenths: String { ((self * 10 + 0.000_1).rounded(.down) / 10).short }
}

extension Unicode.Scalar {
  /// The character itself; nil for a combining mark, which would attach to the quotation mark
  /// before it.
  package var quotable: Character? {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: nil
    default: Character(self)
    }
  }

  /// The code point: `U+20DD`.
  package var number: String { "U+" + String(value, radix: 16, uppercase: true) }
}
