import VCSource

extension Message {
  /// Problems with fonts.
  package enum Font: WordedFacts {
    /// No installed font shows these characters of a script; the fonts to install.
    case missingCharacters([Unicode.Scalar], install: FontPackage?)
    /// Only fonts for another language show the Han of a Chinese figure; the fonts to install.
    case noneForChinese(install: FontPackage)
    /// The machine has no fonts; those to install.
    case noneInstalled(install: FontPackage)
    /// A template names a font family that is not installed.
    case notInstalled(family: String)
    /// A template names a file that is not a font.
    case notAFont(file: String)
    /// A font file can't be read: the file, and the reason in each language.
    case unreadable(file: String, reason: Words)
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
  package var words: Words {
    switch self {
    case .missingCharacters(let characters, let package):
      .missingCharacters(
        characters: characters.prefix(8).map {
          Words.character(character: $0.quotable, number: $0.number)
        }, more: characters.count > 8 ? characters.count - 8 : nil, package: package)
    case .noneForChinese(let package): .noChineseFont(package: package)
    case .noneInstalled(let package): .noneInstalled(package: package)
    case .notInstalled(let family): .notInstalled(family: family)
    case .notAFont(let file): .notAFont(file: file)
    case .unreadable(let file, let reason): .unreadable(file: file, reason: reason)
    }
  }
}

extension Message {
  package static func font(_ fault: Font) -> Self { Self(fault) }
}

extension Message.FontPackage: RoleValue {
  package var role: Words.Role { .words(.fontPackage(debian: debian, homebrew: homebrew)) }
}
