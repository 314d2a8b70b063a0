internal import VCLibYAML

/// Reads the plain part of YAML: turns libyaml's events into a syntax tree.
///
/// Constructs outside of plain YAML (anchors, aliases, tags, merge keys, directives, a second
/// document) are errors, after which reading continues. libyaml itself stops at the first syntax
/// error; the parser then blanks the wrong part, so that offsets stay valid, and reads the text
/// again.
struct YAMLParser {
  private let source: Source
  private let faults: DiagnosticCollector
  /// The source, with blanks in place of wrong parts.
  private var text: [UInt8]
  /// The blanked parts, including the lines that depend on them.
  private var blanks: [Range<Int>] = []
  private var tree: SyntaxTreeBuilder
  private var open: [Collection] = []
  /// The end of the last value: a mapping or list in block style ends with its last value.
  private var lastEnd: Int
  /// The last text in quotes with several lines.
  private var lastLongQuote: Range<Int>?
  /// Whether the tree contains the whole text; otherwise, missing parts would only cause more
  /// messages.
  private var isComplete = true
  private var isAborted = false
  /// The locations of the reported errors.
  private var reported: Set<Int> = []

  private static let maximumFaults = 100
  private static let maximumRounds = 20
  /// The maximum number of bytes to read again, in all rounds together.
  private static let maximumRereading = 20_000_000

  struct Collection {
    var start: Int
    var isMapping: Bool
    var isFlow: Bool
    /// Whether a mapping's key comes next.
    var isAtKey: Bool
  }

  init(_ source: Source, _ faults: DiagnosticCollector) {
    (self.source, self.faults) = (source, faults)
    text = source.bytes
    // A carriage return ends a line of YAML, too; from here on, all lines end at a line feed.
    if text.contains(UInt8(ascii: "\r")) {
      for offset in text.indices where text.endsLine(offset) { text[offset] = UInt8(ascii: "\n") }
    }
    lastEnd = source.textStart
    tree = SyntaxTreeBuilder(reservingFor: text.count)
  }

  consuming func parse() -> SyntaxNode? {
    refuseDirectives()
    var rereading = 0
    for _ in 0..<Self.maximumRounds {
      guard let fault = readDocument() else {
        return isComplete && !isAborted ? tree.root(of: source.bytes) : nil
      }
      rereading += text.count
      guard recover(from: fault), !isAborted, rereading <= Self.maximumRereading else { return nil }
      tree = SyntaxTreeBuilder(reservingFor: text.count)
      open = []
      lastEnd = source.textStart
      lastLongQuote = nil
    }
    return nil
  }

  /// Reads the first document, up to the first syntax error.
  private mutating func readDocument() -> YAMLFault? {
    let text = text
    return text.withUnsafeBufferPointer { bytes in
      var events = YAMLEvents(bytes, from: source.textStart)
      while !isAborted {
        guard events.advance() else { return events.fault() }
        switch events.type {
        case YAML_SCALAR_EVENT: addScalar(&events, in: bytes)
        case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT:
          if let fault = begin(&events) { return fault }
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: end(&events)
        case YAML_ALIAS_EVENT: addAlias(&events)
        case YAML_DOCUMENT_END_EVENT:
          return refuseRest(from: events.end(), isInDocument: events.isEndImplicit)
        case YAML_STREAM_END_EVENT:
          refuseEmptyText()
          return nil
        default: break
        }
      }
      return nil
    }
  }

  /// Reports an error and blanks the wrong part; returns false if nothing is left to read.
  private mutating func recover(from fault: YAMLFault) -> Bool {
    if fault.kind == .character { return refuseControlCharacters() }
    let recovery = YAMLRecovery(
      from: fault, in: text, textStart: source.textStart, open: open, lastLongQuote: lastLongQuote)
    if recovery.fault.isPrecise
      || !(reported.contains(where: recovery.line.contains) || recovery.isConsequence(of: blanks))
    {
      report(recovery.fault.diagnostic(in: source.bytes), at: recovery.fault.place)
    }
    // Where the ASCII mark is read instead, nothing is missing.
    if recovery.mark == nil { isComplete = false }
    blanks += recovery.blanks
    return recovery.blank(&text)
  }

  private mutating func report(_ message: Message, at start: Int, to end: Int? = nil) {
    let range =
      end.map { SourceRange(start: start, end: $0) }
      ?? SourceRange(ofCharacterAt: start, in: source.bytes)
    report(.error(message, at: range), at: start)
  }

  /// Reports only the first error at each location.
  private mutating func report(_ diagnostic: Diagnostic, at place: Int) {
    guard !isAborted, reported.insert(place).inserted else { return }
    faults.add(diagnostic)
    isAborted = reported.count >= Self.maximumFaults
  }
}

// MARK: Values

extension YAMLParser {
  private mutating func addScalar(
    _ events: inout YAMLEvents, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    var start = events.start()
    var end = events.end()
    if start < end, isProperty(at: start) { start = min(refuseProperties(from: start), end) }
    let style = events.scalarStyle
    let value = events.text
    if style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE {
      // libyaml's end is the beginning of the next line.
      while end > start + 1, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    } else if style != YAML_PLAIN_SCALAR_STYLE,
      bytes[start..<end].contains(UInt8(ascii: "\n"))
    {
      lastLongQuote = start..<end
    }
    if open.last?.isAtKey == true, style == YAML_PLAIN_SCALAR_STYLE, value.elementsEqual("<<".utf8)
    {
      report(.unsupportedMergeKey, at: start, to: end)
      isComplete = false
    }
    let isVerbatim = value.count == end - start && value.elementsEqual(bytes[start..<end])
    tree.add(.scalar, start, end, text: isVerbatim ? nil : String(decoding: value, as: UTF8.self))
    lastEnd = max(lastEnd, end)
    finishValue()
  }

  private mutating func addAlias(_ events: inout YAMLEvents) {
    let (start, end) = (events.start(), events.end())
    report(.unsupportedAlias, at: start, to: end)
    isComplete = false
    tree.add(.unreadable, start, end)
    lastEnd = end
    finishValue()
  }

  private mutating func begin(_ events: inout YAMLEvents) -> YAMLFault? {
    var start = events.start()
    if isProperty(at: start) { start = refuseProperties(from: start) }
    if open.count == SyntaxNode.maximumDepth { return .tooDeep(at: start) }
    if open.last?.isAtKey == true {
      report(.collectionAsKey(format: TextFormat.yaml), at: start)
      isComplete = false
    }
    let isMapping = events.type == YAML_MAPPING_START_EVENT
    tree.begin(isMapping ? .mapping : .sequence, at: start)
    // A list in brackets may contain mappings with one member and no braces.
    let isFlow =
      events.isFlow && start < text.count && text[start] == UInt8(ascii: isMapping ? "{" : "[")
    open.append(Collection(start: start, isMapping: isMapping, isFlow: isFlow, isAtKey: isMapping))
    lastEnd = max(lastEnd, start)
    return nil
  }

  private mutating func end(_ events: inout YAMLEvents) {
    guard let collection = open.popLast() else { return }
    if collection.isFlow { lastEnd = events.end() }
    tree.end(at: lastEnd)
    finishValue()
  }

  private mutating func finishValue() {
    guard let last = open.indices.last, open[last].isMapping else { return }
    open[last].isAtKey.toggle()
  }
}

// MARK: Constructs outside of plain YAML

extension YAMLParser {
  private func isProperty(at offset: Int) -> Bool {
    offset < text.count && (text[offset] == UInt8(ascii: "&") || text[offset] == UInt8(ascii: "!"))
  }

  /// Reports the anchor and the tag at an offset, and returns the beginning of their value.
  private mutating func refuseProperties(from start: Int) -> Int {
    var place = start
    while isProperty(at: place) {
      let end = YAMLLine.endOfName(at: place, in: text)
      let isAnchor = text[place] == UInt8(ascii: "&")
      report(isAnchor ? .unsupportedAnchor : .unsupportedTag, at: place, to: end)
      place = YAMLLine.nextToken(from: end, in: text)
    }
    return place
  }

  /// Reports and blanks the directives before the document. libyaml compares each with every other.
  private mutating func refuseDirectives() {
    var place = YAMLLine.nextToken(from: source.textStart, in: text)
    while place < text.count, text[place] == UInt8(ascii: "%"), !isAborted {
      let line = YAMLLine(at: place, in: text, from: source.textStart)
      guard line.indentation == 0 else { return }
      report(.unsupportedDirective, at: place)
      for offset in place..<line.end { text[offset] = UInt8(ascii: " ") }
      place = YAMLLine.nextToken(from: line.end, in: text)
    }
  }

  /// Reports the text after the document, which is not read.
  private mutating func refuseRest(from start: Int, isInDocument: Bool) -> YAMLFault? {
    var isInDocument = isInDocument
    var place = start
    while true {
      place = YAMLLine.nextToken(from: place, in: text)
      guard place < text.count else { return nil }
      let line = YAMLLine(at: place, in: text, from: source.textStart)
      let isAtLineStart = place == line.start
      if isAtLineStart, line.isMarker("---") {
        report(.secondDocument(isMarked: true), at: place, to: place + 3)
        return nil
      } else if isAtLineStart, line.isMarker("...") {
        place += 3
      } else if isAtLineStart, text[place] == UInt8(ascii: "%") {
        report(.unsupportedDirective, at: place)
        place = line.end
      } else if isInDocument {
        return YAMLFault(.end, .textAfterValue(format: TextFormat.yaml), at: place)
      } else {
        report(.secondDocument(isMarked: false), at: place)
        return nil
      }
      isInDocument = false
    }
  }

  private mutating func refuseEmptyText() {
    if reported.isEmpty {
      report(.emptyText, at: source.textStart, to: source.textStart)
    }
    isComplete = false
  }

  /// Reports and blanks the characters that YAML doesn't allow.
  private mutating func refuseControlCharacters() -> Bool {
    var count = 0
    for place in text.indices where count < 20 && isForbidden(place) {
      let end = place + (text[place] < 0x80 ? 1 : text[place] == 0xC2 ? 2 : 3)
      let scalar = String(decoding: text[place..<end], as: UTF8.self).unicodeScalars.first
      let digits = String(scalar?.value ?? 0, radix: 16, uppercase: true)
      let escape = "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      report(.controlCharacter(format: TextFormat.yaml, escape: escape), at: place, to: end)
      for offset in place..<end { text[offset] = UInt8(ascii: " ") }
      count += 1
    }
    return count > 0 && count < 20
  }

  /// Whether a character is forbidden: the C0 and C1 controls except tab, line feed, return and
  /// NEL; U+FFFE and U+FFFF.
  private func isForbidden(_ offset: Int) -> Bool {
    switch text[offset] {
    case 0x20...0x7E, 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0x7F: true
    // The encoding has been checked, so the next bytes exist.
    case 0xC2: text[offset + 1] < 0xA0 && text[offset + 1] != 0x85
    case 0xEF: text[offset + 1] == 0xBF && text[offset + 2] >= 0xBE
    default: false
    }
  }
}
