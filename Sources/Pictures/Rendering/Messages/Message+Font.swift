import VCSource

extension Message {
  /// The names of a package of fonts.
  package struct FontPackage: Hashable, Sendable {
    /// The package in Debian and Ubuntu.
    package let debian: String
    package let homebrew: String

    package init(debian: String, homebrew: String) {
      (self.debian, self.homebrew) = (debian, homebrew)
    }
  }
}

extension Message {
  /// No installed font shows these characters of a script; the fonts to install.
  package static func missingCharacters(
    _ characters: [Unicode.Scalar], install package: FontPackage?
  ) -> Message {
    missingCharacters(
      characters: characters.prefix(8).map {
        Words.character(character: $0.quotable, number: $0.number)
      }, more: characters.count > 8 ? characters.count - 8 : nil, package: package)
  }
}

extension Message.FontPackage: RoleValue {
  package var role: Words.Role { .words(.fontPackage(debian: debian, homebrew: homebrew)) }
}
