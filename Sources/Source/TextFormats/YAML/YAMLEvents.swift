internal import VCLibYAML

/// The events that libyaml reads in a text, with locations in bytes.
///
/// libyaml looks ahead by at most one key's length (1,024 characters), and stores only open
/// constructs, so a reader that stops at a depth is safe from deeper nesting.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private var cursor: CharacterCursor

  /// Begins to read `text` at an offset. The text must outlive the events.
  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    cursor = CharacterCursor(text, from: start)
    guard yaml_parser_initialize(parser) == 1 else {
      preconditionFailure("libyaml made no parser: out of memory")
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress.map { $0 + start }, text.count - start)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Advances to the next event; returns false at an error in the text.
  mutating func advance() -> Bool {
    yaml_event_delete(event)
    return yaml_parser_parse(parser, event) == 1
  }

  var type: yaml_event_type_t { event.pointee.type }

  /// The beginning and the end of the event. Request them in the order of the text.
  mutating func start() -> Int { cursor.offset(of: event.pointee.start_mark.index) }
  mutating func end() -> Int { cursor.offset(of: event.pointee.end_mark.index) }

  /// A scalar's characters, without quotes, escapes and line folding.
  var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length)
  }

  var scalarStyle: yaml_scalar_style_t { event.pointee.data.scalar.style }

  /// Whether the mapping or sequence that begins here is in brackets.
  var isFlow: Bool {
    if type == YAML_MAPPING_START_EVENT {
      return event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    }
    return event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
  }

  /// Whether the document that ends here lacks `...`.
  var isEndImplicit: Bool { event.pointee.data.document_end.implicit != 0 }

  /// Returns the error that stopped `advance`.
  mutating func fault() -> YAMLFault {
    let parser = self.parser.pointee
    guard parser.error == YAML_SCANNER_ERROR || parser.error == YAML_PARSER_ERROR else {
      let kind = parser.error == YAML_READER_ERROR ? YAMLFault.Kind.character : .unknown
      return YAMLFault(kind, .notYAML(problem: nil), at: cursor.offset(of: parser.mark.index))
    }
    let context = parser.context.map { String(cString: $0) }
    let problem = parser.problem.map { String(cString: $0) } ?? ""
    let start = context == nil ? nil : cursor.offset(of: parser.context_mark.index)
    let place = cursor.offset(of: parser.problem_mark.index)
    let isToken = parser.error == YAML_PARSER_ERROR
    switch cursor.character(at: place) {
    case UInt8(ascii: "\t") where problem == "found character that cannot start any token":
      return .tab(at: place)
    // The names are read, but no value may be here.
    case UInt8(ascii: "*") where isToken:
      return YAMLFault(.name, .unsupportedAlias, at: place)
    case UInt8(ascii: "&") where isToken:
      return YAMLFault(.name, .unsupportedAnchor, at: place)
    case UInt8(ascii: "!") where isToken: return YAMLFault(.name, .unsupportedTag, at: place)
    default: return YAMLFault(problem, at: place, context, from: start)
    }
  }
}

/// Converts character counts to byte offsets, starting from the last request, so that all marks of
/// a text take one pass.
private struct CharacterCursor {
  private let text: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let isASCII: Bool
  private var character = 0
  private var offset: Int

  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
    (self.text, self.start) = (text, start)
    offset = start
    var seen: UInt8 = 0
    for byte in text[start...] { seen |= byte }
    isASCII = seen < 0x80
  }

  mutating func offset(of character: Int) -> Int {
    if isASCII { return min(start + character, text.count) }
    while self.character < character, offset < text.count {
      offset += 1
      while isContinuation(offset) { offset += 1 }
      self.character += 1
    }
    while self.character > character, offset > start {
      offset -= 1
      while isContinuation(offset) { offset -= 1 }
      self.character -= 1
    }
    return offset
  }

  func character(at offset: Int) -> UInt8 { offset < text.count ? text[offset] : 0 }

  private func isContinuation(_ offset: Int) -> Bool {
    offset < text.count && text[offset] & 0xC0 == 0x80
  }
}
