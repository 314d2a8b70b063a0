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
  package var words: Words {
    switch self {
    case .unsupportedAlias: .unsupportedAlias
    case .unsupportedAnchor: .unsupportedAnchor
    case .unsupportedTag: .unsupportedTag
    case .unsupportedMergeKey: .unsupportedMergeKey
    case .unsupportedDirective: .unsupportedDirective
    case .secondDocument(let isMarked): .secondDocument(isMarked: isMarked)
    case .tabIndentation: .tabIndentation
    case .misplacedColon: .misplacedColon
    case .colonWithoutSpace: .colonWithoutSpace
    case .dashWithoutSpace: .dashWithoutSpace
    case .misplacedKey: .misplacedKey
    case .misplacedDash: .misplacedDash
    case .reservedCharacter: .reservedCharacter
    case .unquotedColon: .unquotedColon
    case .lineWithoutKey: .lineWithoutKey
    case .lineWithoutDash: .lineWithoutDash
    case .missingCommaOrBracket(let bracket): .missingCommaOrBracket(bracket: bracket)
    case .blockTextOnFirstLine: .blockTextOnFirstLine
    case .blockTextIndentation: .blockTextIndentation
    case .escapeOfNoCharacter: .escapeOfNoCharacter
    case .notYAML(let problem): .notYAML(problem: problem)
    }
  }
}

extension Message {
  package static func yaml(_ fault: YAML) -> Self { Self(fault) }
}
