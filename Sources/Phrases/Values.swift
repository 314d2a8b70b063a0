// Values that are written the same in every language.

extension Double {
  /// Without a fraction where there is none: `4`, `0.5`.
  var short: String { Int(exactly: self).map(String.init) ?? String(self) }

  /// With one digit after the point, never more than it is: `6.9` of 6.98.
  var inTenths: String { ((self * 10 + 0.000_1).rounded(.down) / 10).short }
}

extension Unicode.Scalar {
  /// The character itself, nil for a mark, which would stand on the quotation mark before it.
  var quotable: Character? {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: nil
    default: Character(self)
    }
  }

  /// `U+20DD`.
  var number: String { "U+" + String(value, radix: 16, uppercase: true) }
}
