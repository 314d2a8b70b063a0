extension Unicode.Scalar {
  /// Itself, or U+FFFD for a control character: XML cannot hold it, and no font shows it.
  package var orReplacement: Unicode.Scalar {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: self
    }
  }
}
