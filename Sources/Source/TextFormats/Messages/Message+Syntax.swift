extension Message {
  /// The formats of structured texts.
  package enum Format: String, Hashable, Sendable {
    /// JSON (RFC 8259).
    case json
    /// The plain part of YAML.
    case yaml
  }

  /// A construct with a beginning and an end.
  package enum Construct: String, Hashable, Sendable {
    /// JSON's word for a mapping.
    case object
    /// Keys and values in braces or on indented lines.
    case mapping
    /// Values in brackets or after dashes.
    case list
    /// Characters in quotes.
    case text
  }

  /// Syntax errors that JSON and YAML share.
  package enum Syntax: WordedFacts {
    /// A list or a mapping is in the place of a key.
    case collectionAsKey(in: Format)
    /// A quote has no partner: in JSON on its line, in YAML anywhere.
    case unclosedText(in: Format)
    /// The text contains a control character; the escape to write instead.
    case controlCharacter(escape: String, in: Format)
    /// The format doesn't have this escape; nil if the escape is unknown.
    case unknownEscape(String?, in: Format)
    /// An escape for a character's number lacks the number.
    case escapeWithoutDigits(in: Format)
    /// No colon follows a key.
    case missingColon
    /// A value is missing; the character in its place.
    case missingValue(before: Character?)
    /// The text continues after its only value.
    case textAfterValue(in: Format)
    /// Brackets or indentation have more levels than are read.
    case nestedTooDeep(levels: Int)
    /// A mark of an input method is in the place of the format's own.
    case fullWidthMark(FullWidthMark, in: Format)
    /// A bracket or a text that doesn't end begins here.
    case unclosedConstruct(Construct)
  }
}

extension Message.Syntax {
  package var words: Words {
    switch self {
    case .collectionAsKey(let format): .collectionAsKey(format: format)
    case .unclosedText(let format): .unclosedText(format: format)
    case .controlCharacter(let escape, let format):
      .controlCharacter(format: format, escape: escape)
    case .unknownEscape(let escape, let format): .unknownEscape(format: format, escape: escape)
    case .escapeWithoutDigits(let format): .escapeWithoutDigits(format: format)
    case .missingColon: .missingColon
    case .missingValue(let next): .missingValue(next: next)
    case .textAfterValue(let format): .textAfterValue(format: format)
    case .nestedTooDeep(let levels): .nestedTooDeep(levels: levels)
    case .fullWidthMark(let mark, let format):
      .fullWidthMark(
        mark: mark == .space ? "space" : mark.rawValue.description, format: format,
        ascii: mark.ascii, needsSpace: format == .yaml && mark.needsSpaceInYAML)
    case .unclosedConstruct(let construct): .unclosedConstruct(construct: construct)
    }
  }
}

extension Message {
  package static func syntax(_ fault: Syntax) -> Self { Self(fault) }
}
