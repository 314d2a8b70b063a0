import VCSource

extension Message {
  /// Problems with fonts.
  package enum Font: WordedFacts {
    /// No installed font shows these characters of a script; the fonts to install.
    case missingCharacters([Unicode.Scalar], install: FontPackage?)
    /// The machine has no fonts; those to install.
    case noneInstalled(install: FontPackage)
    /// A template names a font family that is not installed.
    case notInstalled(family: String)
    /// A template names a file that is not a font.
    case notAFont(file: String)
    /// A font file can't be read: the file, and the reason in each language.
    case unreadable(file: String, reason: [Language: String])
  }

  /// The names of a package of fonts.
  package struct FontPackage: Hashable, Sendable {
    /// The package in Debian and Ubuntu.
    package let debian: String
    /// The package in Homebrew.
    package let homebrew: String

    package init(debian: String, homebrew: String) {
      self.debian = debian
      self.homebrew = homebrew
    }
  }
}

extension Message.Font {
  package func text(in wording: Wording) -> String {
    wording.choose({ $0.text(of: self) }, { $0.text(of: self) })
  }
}

extension Message {
  package static func font(_ fault: Font) -> Self { Self(fault) }
}
