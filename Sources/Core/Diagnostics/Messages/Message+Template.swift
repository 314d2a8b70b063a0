extension Message {
  /// Problems with the values of a template.
  public enum Template: Hashable, Sendable {
    /// The key's list of colours is empty.
    case noColors(key: String)
    /// A text's contrast to its ground, by their keys, is below the 4.5 that WCAG requires.
    case faintText(String, on: String, contrast: Double)
    /// The key's list of fonts is empty.
    case noFonts(key: String)
  }
}
