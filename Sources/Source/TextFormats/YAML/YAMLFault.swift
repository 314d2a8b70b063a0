/// An error in YAML, with its location.
package struct YAMLFault {
  /// The kind of error, which decides how much must be blanked before the text can be read again.
  package enum Kind {
    /// An escape in double quotes.
    case escape
    /// The name of an alias, an anchor or a tag.
    case name
    /// A full-width mark in the place of an ASCII one.
    case mark
    /// A tab in an indentation.
    case tab
    /// A colon without a key before it.
    case colon
    /// A key without a colon after it.
    case key
    /// A text with an unclosed quote.
    case quote
    /// A line at a column where the mapping or list around it has nothing.
    case column
    /// Text after the whole value.
    case end
    /// Nesting that is too deep.
    case depth
    /// A value, or something within brackets.
    case value
    /// A character that YAML doesn't allow; libyaml doesn't say where.
    case character
    case unknown
  }

  var kind: Kind
  var message: Message
  /// The location, in bytes.
  var place: Int
  /// The beginning of the construct that couldn't be read.
  var context: Int?
  var note: Message?

  init(_ kind: Kind, _ message: Message, at place: Int) {
    (self.kind, self.message, self.place) = (kind, message, place)
  }

  /// Creates the error from libyaml's text.
  init(_ problem: String, at place: Int, _ context: String?, from start: Int?) {
    (kind, message) = Self.wording[problem] ?? (.value, .notYAML(problem: problem))
    (self.place, self.context) = (place, start)
    if problem.hasPrefix("exceeded maximum nesting level") { self = .tooDeep(at: place) }
    guard let context, let start else { return }
    note = start < place && kind != .tab ? Self.contextWording[context] : nil
    if let name = Self.names[context] ?? (message == .unsupportedTag ? message : nil) {
      kind = .name
      message = name
      note = nil
      if problem != "found undefined tag handle" { self.place = start }
    } else if kind == .quote {
      // The location of the opening quote is more useful than the end of the text.
      self.place = start
      note = nil
    }
  }

  /// Whether the same line may contain another error that is not a consequence of this one.
  var isPrecise: Bool { kind == .escape || kind == .name || kind == .mark }

  static func tooDeep(at place: Int) -> YAMLFault {
    YAMLFault(.depth, .nestedTooDeep(levels: SyntaxNode.maximumDepth), at: place)
  }

  func diagnostic(in bytes: [UInt8]) -> Diagnostic {
    var notes: [Diagnostic.Note] = []
    if let note, let context {
      notes = [Diagnostic.Note(note, at: SourceRange(ofCharacterAt: context, in: bytes))]
    }
    return .error(message, at: SourceRange(ofCharacterAt: place, in: bytes), notes: notes)
  }
}

// libyaml describes errors only in English. An update may change the texts: a test contains an
// input for each of them.
extension YAMLFault {
  static let unclosedText = Message.unclosedText(format: TextFormat.yaml)

  /// The kinds and messages by libyaml's text for the problem.
  package static let wording: [String: (Kind, Message)] = [
    "mapping values are not allowed in this context": (.colon, .misplacedColon),
    "mapping keys are not allowed in this context": (.value, .misplacedKey),
    "block sequence entries are not allowed in this context": (.value, .misplacedDash),
    "could not find expected ':'": (.key, .missingColon),
    "did not find expected key": (.column, .lineWithoutKey),
    "did not find expected '-' indicator": (.column, .lineWithoutDash),
    "did not find expected ',' or ']'": (.value, .missingCommaOrBracket(bracket: "]")),
    "did not find expected ',' or '}'": (.value, .missingCommaOrBracket(bracket: "}")),
    "did not find expected node content": (.value, .missingValue(next: nil)),
    "did not find expected <document start>": (.end, .textAfterValue(format: TextFormat.yaml)),
    "found unexpected end of stream": (.quote, unclosedText),
    "found unexpected document indicator": (.quote, unclosedText),
    "found character that cannot start any token": (.value, .reservedCharacter),
    "found unknown escape character": (
      .escape, .unknownEscape(format: TextFormat.yaml, escape: nil)
    ),
    "did not find expected hexdecimal number": (
      .escape, .escapeWithoutDigits(format: TextFormat.yaml)
    ),
    "found invalid Unicode character escape code": (.escape, .escapeOfNoCharacter),
    "found unexpected ':'": (.value, .unquotedColon),
    "did not find expected comment or line break": (.value, .blockTextOnFirstLine),
    "found an indentation indicator equal to 0": (.value, .blockTextIndentation),
    "found a tab character where an indentation space is expected": (.tab, tab),
    "found a tab character that violates indentation": (.tab, tab),
    "found undefined tag handle": (.name, .unsupportedTag),
  ]

  /// The notes by libyaml's text for the construct being read, if it deserves a note.
  package static let contextWording: [String: Message] = [
    "while parsing a quoted scalar": .beginsHere(construct: Message.Construct.text),
    "while parsing a block mapping": .beginsHere(construct: Message.Construct.mapping),
    "while parsing a block collection": .beginsHere(construct: Message.Construct.list),
    "while parsing a flow mapping": .unclosedConstruct(construct: Message.Construct.mapping),
    "while parsing a flow sequence": .unclosedConstruct(construct: Message.Construct.list),
    "while scanning a plain scalar": .beginsHere(construct: Message.Construct.text),
  ]

  /// The messages by libyaml's text for a name that is not supported.
  package static let names: [String: Message] = [
    "while scanning an alias": .unsupportedAlias,
    "while scanning an anchor": .unsupportedAnchor,
    "while scanning a tag": .unsupportedTag,
    "while parsing a tag": .unsupportedTag,
  ]

  private static let tab = Message.tabIndentation

  /// A tab where libyaml found no token.
  static func tab(at place: Int) -> YAMLFault { YAMLFault(.tab, tab, at: place) }
}
