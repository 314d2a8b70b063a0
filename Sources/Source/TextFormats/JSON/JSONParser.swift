/// Reads JSON (RFC 8259, without extensions), and continues after an error if the intention can be
/// guessed.
///
/// It is a loop with its own stack, so that deep nesting doesn't exhaust the program's stack.
struct JSONParser {
  /// The text, with ASCII marks in the places of full-width ones.
  private(set) var bytes: [UInt8]
  let faults: DiagnosticCollector
  var position: Int
  var tree: SyntaxTreeBuilder
  /// The end of the last token: the location of an error about something missing after it.
  var lastEnd: Int
  /// Whether the rest of the text is ignored, because it breaks off or has too many errors.
  var isAborted = false
  private let maximumDepth: Int
  private var frames: [Frame] = []
  private var state = State.value
  private var faultCount = 0

  private struct Frame {
    var isObject: Bool
    var start: Int
    var construct: Message.Construct { isObject ? .object : .list }
    var close: Character { isObject ? "}" : "]" }
  }

  /// The tokens that may follow; `first…` also allows a closing bracket.
  private enum State {
    case value, firstValue
    case key, firstKey
    case colon
    case separator
    case end
  }

  init(_ source: Source, _ faults: DiagnosticCollector, upTo maximumDepth: Int) {
    self.maximumDepth = maximumDepth
    bytes = source.bytes
    self.faults = faults
    position = source.textStart
    lastEnd = position
    tree = SyntaxTreeBuilder(reservingFor: bytes.count)
  }

  consuming func parse() -> SyntaxNode? {
    while state != .end, !isAborted {
      skipSpace()
      guard position < bytes.count || (state == .separator && frames.isEmpty) else {
        breaksOff()
        break
      }
      if replaceFullWidthMark() { continue }
      switch state {
      case .value, .firstValue: readValue()
      case .key, .firstKey: readKey()
      case .colon: readColon()
      case .separator: readSeparator()
      case .end: break
      }
    }
    return isAborted ? nil : tree.root(of: bytes)
  }

  var current: UInt8 { bytes[position] }

  /// Reports a full-width mark in the place of a token, and puts the ASCII mark there. Returns
  /// whether there was one.
  private mutating func replaceFullWidthMark() -> Bool {
    guard let mark = FullWidthMark(at: position, in: bytes), let ascii = mark.ascii.asciiValue
    else { return false }
    fault(.fullWidthMark(mark, in: .json), at: position)
    let blank = UInt8(ascii: " ")
    func replace(at place: Int, with replacement: [UInt8]) {
      bytes.replaceSubrange(place..<place + FullWidthMark.length, with: replacement)
    }
    if mark.character != "“" {
      // An indentation has several spaces, and one message.
      for place in stride(from: position, to: bytes.count, by: FullWidthMark.length) {
        replace(at: place, with: [ascii, blank, blank])
        let next = FullWidthMark(at: place + FullWidthMark.length, in: bytes)
        if mark.ascii != " " || next != mark { return true }
      }
    }
    replace(at: position, with: [blank, blank, ascii])
    let line = bytes[position...].prefix { $0 != UInt8(ascii: "\n") }
    let end = line.indices.first { FullWidthMark(at: $0, in: bytes)?.character == "”" }
    if let end { replace(at: end, with: [ascii, blank, blank]) }
    return true
  }

  /// The location of the comma that is the last token; nil for other tokens, and before the first.
  private var trailingComma: Int? {
    let last = lastEnd - 1
    return bytes.indices.contains(last) && bytes[last] == UInt8(ascii: ",") ? last : nil
  }

  /// The current byte, which must be ASCII, as a character.
  private var currentCharacter: Character { Character(Unicode.Scalar(current)) }

  mutating func fault(
    _ message: Message, at start: Int, to end: Int? = nil, notes: [Diagnostic.Note] = []
  ) {
    let range =
      end.map { SourceRange(start: start, end: $0) }
      ?? SourceRange(ofCharacterAt: start, in: bytes)
    faults.error(message, at: range, notes: notes)
    faultCount += 1
    if faultCount >= 100 { isAborted = true }
  }

  /// Advances over a token of one byte.
  private mutating func takeToken(before next: State) {
    position += 1
    (lastEnd, state) = (position, next)
  }

  mutating func add(_ kind: SyntaxNode.Kind, _ start: Int, text: String? = nil) {
    tree.add(kind, start, position, text: text)
    lastEnd = position
  }
}

// MARK: Values and keys

extension JSONParser {
  private mutating func readValue() {
    let start = position
    switch current {
    case UInt8(ascii: "{"): open(isObject: true)
    case UInt8(ascii: "["): open(isObject: false)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      readText()
      state = .separator
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber()
      state = .separator
    case UInt8(ascii: "]") where state == .firstValue: close()
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","): missingValue()
    case _ where isWordByte(current):
      readWord()
      state = .separator
    default:
      skipScalar()
      fault(.cannotBeginValue(character: plain(start, position)), at: start)
    }
  }

  private mutating func missingValue() {
    let isClosing = current != UInt8(ascii: ",")
    if isClosing, let comma = trailingComma {
      fault(.trailingComma(next: currentCharacter), at: comma)
    } else {
      fault(.missingValue(next: currentCharacter), at: position)
      tree.add(.unreadable, position, position)
    }
    state = .separator
  }

  private mutating func readKey() {
    let start = position
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      readText()
      state = .colon
    case UInt8(ascii: "}") where state == .firstKey: close()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if let comma = trailingComma {
        fault(.trailingComma(next: currentCharacter), at: comma)
      }
      state = .separator
    case UInt8(ascii: ","):
      fault(.missingKey(next: ","), at: position)
      takeToken(before: .key)
    case _ where isWordByte(current):
      let isNumber = current <= UInt8(ascii: "9")
      skipWord()
      fault(.unquotedKey(word: plain(start, position)), at: start, to: position)
      add(isNumber ? .unreadable : .text, start, text: plain(start, position))
      state = .colon
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      fault(.collectionAsKey(format: TextFormat.json), at: start)
      isAborted = true
    default:
      skipScalar()
      fault(.cannotBeginKey(character: plain(start, position)), at: start)
    }
  }

  private mutating func readColon() {
    switch current {
    case UInt8(ascii: ":"), UInt8(ascii: "="):
      if current == UInt8(ascii: "=") { fault(.equalsSignForColon, at: position) }
      takeToken(before: .value)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      fault(.keyWithoutValue, at: lastEnd)
      tree.add(.unreadable, lastEnd, lastEnd)
      state = .separator
    default:
      fault(.missingColon, at: lastEnd)
      state = .value
    }
  }
}

// MARK: Brackets and commas

extension JSONParser {
  private mutating func open(isObject: Bool) {
    if frames.count == maximumDepth {
      fault(.nestedTooDeep(levels: maximumDepth), at: position)
      isAborted = true
      return
    }
    tree.begin(isObject ? .mapping : .sequence, at: position)
    frames.append(Frame(isObject: isObject, start: position))
    takeToken(before: isObject ? .firstKey : .firstValue)
  }

  private mutating func close() {
    takeToken(before: .separator)
    frames.removeLast()
    tree.end(at: position)
  }

  private mutating func readSeparator() {
    guard let frame = frames.last else { return readEnd() }
    let start = position
    switch current {
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      if current == UInt8(ascii: ";") { fault(.semicolonForComma, at: start) }
      takeToken(before: frame.isObject ? .key : .value)
    case UInt8(ascii: "}"): closeMatching(isObject: true)
    case UInt8(ascii: "]"): closeMatching(isObject: false)
    case UInt8(ascii: ":"), UInt8(ascii: "="):
      fault(.cannotFollowValue(character: plain(start, start + 1)), at: start)
      isAborted = true
    default:
      fault(.missingComma, at: lastEnd)
      state = frame.isObject ? .key : .value
    }
  }

  private mutating func readEnd() {
    state = .end
    if position < bytes.count {
      fault(.textAfterValue(format: TextFormat.json), at: position)
    }
  }

  private mutating func closeMatching(isObject: Bool) {
    guard let frame = frames.last, frame.isObject != isObject else { return close() }
    let note = unclosedNote(frame)
    let bracket = currentCharacter
    if frames.contains(where: { $0.isObject == isObject }) {
      // The bracket belongs to an outer construct, so the inner one ends before it.
      fault(.missingBracket(bracket: frame.close, next: bracket), at: position, notes: [note])
      frames.removeLast()
      tree.end(at: lastEnd)
    } else {
      fault(
        .wrongBracket(bracket: bracket, construct: frame.construct), at: position, notes: [note])
      close()
    }
  }

  private mutating func breaksOff() {
    isAborted = true
    let continuation: Words =
      switch state {
      case .key: .nextKey
      case .firstKey: .nextKeyOrBracket
      case .colon: .nextColonAndValue
      case .separator: .nextCommaOrBracket(bracket: frames.last?.close ?? "}")
      case .firstValue: .nextValueOrBracket
      case .value, .end: .nextValue
      }
    fault(
      .textBreaksOff(next: continuation), at: lastEnd,
      notes: frames.last.map { [unclosedNote($0)] } ?? [])
  }

  private func unclosedNote(_ frame: Frame) -> Diagnostic.Note {
    Diagnostic.Note(
      .unclosedConstruct(construct: frame.construct),
      at: SourceRange(start: frame.start, end: frame.start + 1))
  }
}
