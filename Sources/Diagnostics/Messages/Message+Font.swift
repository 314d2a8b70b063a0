extension Message {
  /// The fonts that pictures are drawn with.
  public enum Font: Hashable, Sendable {
    /// Characters of a script that no installed font shows, and what to install.
    case missingCharacters([Unicode.Scalar], install: FontPackage?)
    /// The machine has no font at all; what to install.
    case noneInstalled(install: FontPackage)
    /// A family that a template names, and the machine does not have.
    case notInstalled(family: String)
    /// A file that a template names, and that is no font.
    case notAFont(file: String)
    /// One that cannot be read, in the system's words.
    case unreadable(file: String, reason: String)
  }

  /// The names of a package of fonts.
  public struct FontPackage: Hashable, Sendable {
    /// The package of Debian and Ubuntu.
    public let debian: String
    /// The package of Homebrew.
    public let homebrew: String

    package init(debian: String, homebrew: String) {
      self.debian = debian
      self.homebrew = homebrew
    }
  }
}
