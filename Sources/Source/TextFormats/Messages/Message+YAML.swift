extension Message {
  /// Syntax errors in YAML, and parts of it that are not read.
  package enum YAML: WordedFacts {
    /// `*name` is not read.
    case unsupportedAlias
    /// `&name` is not read.
    case unsupportedAnchor
    /// `!name` is not read.
    case unsupportedTag
    /// The key `<<` is not read.
    case unsupportedMergeKey
    /// A line that begins with `%` is not read.
    case unsupportedDirective
    /// Only the first document is read; `isMarked` if `---` begins the second.
    case secondDocument(isMarked: Bool)
    /// The indentation contains a tab.
    case tabIndentation
    /// A colon can't follow here.
    case misplacedColon
    /// A key's colon has no space after it, so that the line is one text.
    case colonWithoutSpace
    /// The dash of a list's element has no space after it.
    case dashWithoutSpace
    /// A key is in the place of a value.
    case misplacedKey
    /// A list can't begin here.
    case misplacedDash
    /// A value begins with a character that has another meaning.
    case reservedCharacter
    /// A text in brackets contains a colon without quotes.
    case unquotedColon
    /// A mapping's line has no key, or is indented wrongly.
    case lineWithoutKey
    /// A list's line has no dash, or is indented wrongly.
    case lineWithoutDash
    /// A comma or the closing bracket is missing.
    case missingCommaOrBracket(Character)
    /// A block text begins on the line of its `|` or `>`.
    case blockTextOnFirstLine
    /// A block text declares an indentation of 0.
    case blockTextIndentation
    /// An escape has the number of no character.
    case escapeOfNoCharacter
    /// Another problem that libyaml finds, in its own words.
    case notYAML(String?)
  }
}

extension Message.YAML {
  package func text(in wording: Wording) -> String {
    wording.choose({ $0.text(of: self) }, { $0.text(of: self) })
  }
}

extension Message {
  package static func yaml(_ fault: YAML) -> Self { Self(fault) }
}
