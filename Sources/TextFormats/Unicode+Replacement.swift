extension Unicode.Scalar {
  /// Itself, a blank for a tab, or U+FFFD for another control character, which no font shows; most of
  /// them XML cannot hold either.
  package var orReplacement: Unicode.Scalar {
    switch value {
    case 0x09: " "
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: self
    }
  }
}
