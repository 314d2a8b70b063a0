extension Message {
  /// Problems with fonts.
  public enum Font: Hashable, Sendable {
    /// No installed font shows these characters of a script; the fonts to install.
    case missingCharacters([Unicode.Scalar], install: FontPackage?)
    /// The machine has no fonts; those to install.
    case noneInstalled(install: FontPackage)
    /// A template names a font family that is not installed.
    case notInstalled(family: String)
    /// A template names a file that is not a font.
    case notAFont(file: String)
    /// A font file can't be read: the file, and the system's reason.
    case unreadable(file: String, reason: String)
  }

  /// The names of a package of fonts.
  public struct FontPackage: Hashable, Sendable {
    /// The package in Debian and Ubuntu.
    public let debian: String
    /// The package in Homebrew.
    public let homebrew: String

    package init(debian: String, homebrew: String) {
      self.debian = debian
      self.homebrew = homebrew
    }
  }
}
