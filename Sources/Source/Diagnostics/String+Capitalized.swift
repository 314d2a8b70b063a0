extension StringProtocol {
  /// The text with an upper-case first letter; the others stay.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
