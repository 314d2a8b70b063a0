extension Message {
  /// The values of a template.
  public enum Template: Hashable, Sendable {
    /// The key's list of colours is empty.
    case noColors(key: String)
    /// The key's list of fonts is empty.
    case noFonts(key: String)
  }
}
