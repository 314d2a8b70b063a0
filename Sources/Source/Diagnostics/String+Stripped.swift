extension StringProtocol {
  /// The text without blanks at both ends.
  package var stripped: String {
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex
    return String(self[..<end].drop(while: \.isWhitespace))
  }
}
