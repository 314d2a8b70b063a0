extension Message {
  /// What is not YAML, or not the plain part of it that is read.
  public enum YAML: Hashable, Sendable {
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
    /// Only the first document is read; `isMarked` where `---` begins the second.
    case secondDocument(isMarked: Bool)
    /// A tab stands in the indentation.
    case tabIndentation
    /// A colon stands where no key can have been.
    case misplacedColon
    /// A key stands where a value should.
    case misplacedKey
    /// A list's dash stands where no list can begin.
    case misplacedDash
    /// A character that has another meaning begins a value.
    case reservedCharacter
    /// A text in brackets holds a colon, and no quotes.
    case unquotedColon
    /// A mapping's line has no key, or is indented wrongly.
    case lineWithoutKey
    /// A list's line has no dash, or is indented wrongly.
    case lineWithoutDash
    /// What is in brackets goes on without a comma.
    case missingCommaOrBracket(Character)
    /// A text in lines begins on the line of its `|` or `>`.
    case blockTextOnFirstLine
    /// A text in lines is said to be indented by 0.
    case blockTextIndentation
    /// An escape holds the number of no character.
    case escapeOfNoCharacter
    /// Whatever else libyaml finds, in its own words.
    case notYAML(String?)
  }
}
