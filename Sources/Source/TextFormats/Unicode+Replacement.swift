extension Unicode.Scalar {
  /// The scalar itself, a blank for a tab, or U+FFFD for another control character. Fonts don't
  /// show those, and XML doesn't allow most of them.
  package var orReplacement: Unicode.Scalar {
    switch value {
    case 0x09: " "
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: self
    }
  }
}
