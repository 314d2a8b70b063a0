import Diagnostics

/// A place where the text is not YAML, in our words.
struct YAMLFault {
  /// What is at fault, which decides what must go for the rest to be read.
  enum Kind {
    /// An escape in double quotes.
    case escape
    /// The name of an alias, an anchor or a tag.
    case name
    /// A tab in an indentation.
    case tab
    /// A colon that no key stands before.
    case colon
    /// A key that no colon follows.
    case key
    /// A text whose quote is not closed.
    case quote
    /// A line at a column where the mapping or list around it has nothing.
    case column
    /// What stands after the whole value.
    case end
    /// More nesting than is read.
    case depth
    /// A value, or something within brackets.
    case value
    /// A character that YAML does not allow, libyaml does not say where.
    case character
    case unknown
  }

  var kind: Kind
  var message: String
  /// Where it is, in bytes.
  var place: Int
  /// Where what could not be read began.
  var context: Int?
  var note: String?

  init(_ kind: Kind, _ message: String, at place: Int) {
    self.kind = kind
    self.message = message
    self.place = place
  }

  /// Takes libyaml's words.
  init(_ problem: String, at place: Int, _ context: String?, from start: Int?) {
    (kind, message) = Self.wording[problem] ?? (.value, "this is not YAML: \(problem)")
    self.place = place
    self.context = start
    if problem.hasPrefix("exceeded maximum nesting level") { self = .tooDeep(at: place) }
    guard let context, let start else { return }
    note = start < place && kind != .tab ? Self.contextWording[context] : nil
    if let name = Self.names[context] ?? (message == Self.tag ? message : nil) {
      kind = .name
      message = name
      note = nil
      if problem != "found undefined tag handle" { self.place = start }
    } else if kind == .quote {
      // Where the text ends says less than where the quote stands.
      self.place = start
      note = nil
    }
  }

  /// Whether the same line may hold another fault that is no consequence of this one.
  var isPrecise: Bool { kind == .escape || kind == .name }

  static func tooDeep(at place: Int) -> YAMLFault {
    YAMLFault(.depth, "nested more than \(SyntaxNode.maximumDepth) levels deep", at: place)
  }

  var diagnostic: Diagnostic {
    var notes: [Diagnostic.Note] = []
    if let note, let context {
      notes = [Diagnostic.Note(note, at: SourceRange(start: context, end: context + 1))]
    }
    return .error(message, at: SourceRange(start: place, end: place + 1), notes: notes)
  }
}

extension YAMLFault {
  static let alias = "aliases ('*name') are not read; write the value again"
  static let anchor = "anchors ('&name') are not read; write the value where it is used"
  static let tag = "tags ('!name') are not read; a value has the type that its key asks for"
  static let afterEnd = "the text goes on here after its value has ended"
  static let unclosedText = "the text that begins here is not closed"
  static let missingColon = "':' is missing after the key"
  private static let tab = "tabs do not indent YAML; use spaces"

  private static let wording: [String: (Kind, String)] = [
    "mapping values are not allowed in this context": (
      .colon,
      "no ':' may stand here: the line is indented wrongly, or a text with ': ' needs quotes"
    ),
    "mapping keys are not allowed in this context": (.value, "no key may stand here"),
    "block sequence entries are not allowed in this context": (.value, "no '- ' may stand here"),
    "could not find expected ':'": (.key, missingColon),
    "did not find expected key": (
      .column, "a key is missing here, or the line is indented wrongly"
    ),
    "did not find expected '-' indicator": (
      .column, "'- ' is missing here, or the line is indented wrongly"
    ),
    "did not find expected ',' or ']'": (.value, "',' or ']' is missing here"),
    "did not find expected ',' or '}'": (.value, "',' or '}' is missing here"),
    "did not find expected node content": (.value, "a value is missing here"),
    "did not find expected <document start>": (.end, afterEnd),
    "found unexpected end of stream": (.quote, unclosedText),
    "found unexpected document indicator": (.quote, unclosedText),
    "found character that cannot start any token": (
      .value, "no value begins with this character; put the text in quotes"
    ),
    "found unknown escape character": (.escape, "YAML has no such escape"),
    "did not find expected hexdecimal number": (.escape, "the escape takes hexadecimal digits"),
    "found invalid Unicode character escape code": (.escape, "the escape is no character"),
    "found unexpected ':'": (.value, "no ':' may stand here; put the text in quotes"),
    "did not find expected comment or line break": (
      .value, "a text in lines begins on the line after its '|' or '>'"
    ),
    "found an indentation indicator equal to 0": (
      .value, "a text in lines is indented by 1 to 9 spaces"
    ),
    "found a tab character where an indentation space is expected": (.tab, tab),
    "found a tab character that violates indentation": (.tab, tab),
    "found undefined tag handle": (.name, tag),
  ]

  private static let contextWording = [
    "while parsing a quoted scalar": "the text begins here",
    "while parsing a block mapping": "the mapping begins here",
    "while parsing a block collection": "the list begins here",
    "while parsing a flow mapping": "the mapping that begins here is not closed",
    "while parsing a flow sequence": "the list that begins here is not closed",
    "while scanning a plain scalar": "the text begins here",
  ]

  private static let names = [
    "while scanning an alias": alias,
    "while scanning an anchor": anchor,
    "while scanning a tag": tag,
    "while parsing a tag": tag,
  ]

  /// A tab where libyaml found no token.
  static func tab(at place: Int) -> YAMLFault { YAMLFault(.tab, tab, at: place) }
}
