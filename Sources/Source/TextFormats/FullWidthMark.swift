/// A mark as Chinese input methods type it, in the place of the ASCII mark that JSON and YAML read.
struct FullWidthMark: Equatable {
  let character: Character
  /// The mark to write instead.
  let ascii: Character

  private static let asciiMarks: [Character: Character] = [
    "：": ":", "，": ",", "“": "\"", "”": "\"", "｛": "{", "｝": "}", "［": "[", "］": "]",
    "【": "[", "】": "]", "－": "-", "\u{3000}": " ",
  ]

  /// The length in UTF-8, of every one of them.
  static let length = 3

  /// The mark that begins at an offset.
  init?(at place: Int, in bytes: [UInt8]) {
    guard place + Self.length <= bytes.endIndex, bytes[place] >= 0xE2 else { return nil }
    let text = String(decoding: bytes[place..<place + Self.length], as: UTF8.self)
    guard text.count == 1, let mark = text.first, let ascii = Self.asciiMarks[mark] else {
      return nil
    }
    (character, self.ascii) = (mark, ascii)
  }

  /// The first mark in a part of a text, with its offset.
  static func first(in range: Range<Int>, of bytes: [UInt8]) -> (mark: FullWidthMark, place: Int)? {
    for place in range {
      if let mark = FullWidthMark(at: place, in: bytes) { return (mark, place) }
    }
    return nil
  }
}

extension SyntaxNode {
  /// The marks that keep a text without quotes in YAML from being read as keys and values: the
  /// full-width ones, or else a dash or a colon without a space after it.
  fileprivate var misreadMarks: [(message: Message, range: SourceRange)] {
    let (bytes, range) = (tree.bytes, range)
    guard kind == .scalar, range.start < range.end, !"\"'|>".utf8.contains(bytes[range.start])
    else { return [] }
    let marks = fullWidthMarks.map { mark, place in
      (
        Message.fullWidthMark(mark, in: .yaml),
        SourceRange(ofCharacterAt: place, in: bytes)
      )
    }
    return marks.isEmpty ? misreadASCII.map { [$0] } ?? [] : marks
  }

  /// The first mark of each line, which is between its key and its value. After a bracket, all marks
  /// of the line are between keys and values.
  private var fullWidthMarks: [(mark: FullWidthMark, place: Int)] {
    var marks: [(FullWidthMark, Int)] = []
    // A text after a bracket or a comma is in the place of a key.
    let before = tree.bytes[..<range.start].last { $0 != UInt8(ascii: " ") }
    var (isFirst, isInBrackets) = (true, before.map(",[{".utf8.contains) ?? false)
    for place in range.start..<range.end {
      let byte = tree.bytes[place]
      if byte == UInt8(ascii: "\n") { (isFirst, isInBrackets) = (true, false) }
      if "[{".utf8.contains(byte) { isInBrackets = true }
      guard let mark = FullWidthMark(at: place, in: tree.bytes) else { continue }
      if isFirst || isInBrackets { marks.append((mark, place)) }
      isFirst = false
      if "[{".contains(mark.ascii) { isInBrackets = true }
    }
    return marks
  }

  private var misreadASCII: (message: Message, range: SourceRange)? {
    let (bytes, range) = (tree.bytes, range)
    let opening = "[{\"'".utf8
    if bytes[range.start] == UInt8(ascii: "-"), range.start + 1 < range.end,
      opening.contains(bytes[range.start + 1])
    {
      return (.dashWithoutSpace, SourceRange(ofCharacterAt: range.start, in: bytes))
    }
    // An address has other characters after its colon.
    let colon = (range.start..<range.end - 1).first { place in
      bytes[place] == UInt8(ascii: ":")
        && (bytes[place + 1].isLetter || opening.contains(bytes[place + 1]))
    }
    guard let colon else { return nil }
    return (.colonWithoutSpace, SourceRange(ofCharacterAt: colon, in: bytes))
  }
}

extension DiagnosticCollector {
  /// Reports a node that can't be read: the mark that causes it, or else the message.
  package func refuse(_ node: SyntaxNode, _ message: Message, notes: [Diagnostic.Note] = []) {
    let causes = node.misreadMarks
    for cause in causes { error(cause.message, at: cause.range) }
    if causes.isEmpty { error(message, at: node.range, notes: notes) }
  }
}

extension Message {
  /// A mark of an input method is in the place of the format's own.
  static func fullWidthMark(_ mark: FullWidthMark, in format: TextFormat) -> Message {
    fullWidthMark(
      mark: mark.ascii == " " ? "space" : String(mark.character), format: format,
      ascii: mark.ascii,
      // YAML reads these only with a space after them.
      needsSpace: format == .yaml && (mark.ascii == ":" || mark.ascii == "-"))
  }
}
