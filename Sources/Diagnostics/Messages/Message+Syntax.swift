extension Message {
  /// The two ways to write a text.
  public enum Format: String, Hashable, Sendable {
    /// JSON, as RFC 8259 has it.
    case json
    /// The plain part of YAML.
    case yaml
  }

  /// What may begin in a text and end further on.
  public enum Construct: String, Hashable, Sendable {
    /// JSON's word for a mapping.
    case object
    /// Keys and values in braces or on indented lines.
    case mapping
    /// Values in brackets or after dashes.
    case list
    /// Characters in quotes.
    case text
  }

  /// Faults that JSON and YAML have in common.
  public enum Syntax: Hashable, Sendable {
    /// A list or a mapping stands where a key should.
    case collectionAsKey(in: Format)
    /// A quote has no partner: in JSON on its line, in YAML anywhere.
    case unclosedText(in: Format)
    /// A control character stands in the text as it is; the escape is what it is written as.
    case controlCharacter(escape: String, in: Format)
    /// An escape that the format does not have; nil where it is not known which.
    case unknownEscape(String?, in: Format)
    /// An escape of a character's number without the number.
    case escapeWithoutDigits(in: Format)
    /// No colon follows a key.
    case missingColon
    /// No value stands where one should, and what stands there instead.
    case missingValue(before: Character?)
    /// Something follows the value that is the whole text.
    case textAfterValue(in: Format)
    /// There are more levels of brackets or indentation than are read.
    case nestedTooDeep(levels: Int)
    /// A bracket, or a text, that is not closed begins here.
    case unclosedConstruct(Construct)
  }
}
