/// A text with the name that messages use for it.
///
/// Ranges count UTF-8 bytes, as both parsers do; users see lines and columns.
package struct Source: Sendable {
  /// The maximum size of a text, in bytes. Check a file's size before reading it.
  package static let maximumSize = 100_000_000

  /// The name before the line number in a message, such as `app.yaml`.
  package private(set) var name: String

  /// The bytes as read, including a byte order mark.
  package let bytes: [UInt8]

  /// The number of the first line, for a part of a longer text.
  private var firstLine = 1

  /// The offset of the first byte of text: 3 after a byte order mark, else 0.
  package private(set) var textStart = 0

  /// The passages that `bytes` has of a text that is too long to store; nil for a whole text.
  package private(set) var excerpt: Excerpt?

  /// The offsets of lines that are `linesBetweenMarks` apart. Offsets of all lines could take more
  /// memory than the text.
  private var marks = [0]
  private static let linesBetweenMarks = 64

  /// The texts that this one joins, in order; empty for a single text.
  package private(set) var parts: [Source] = []
  /// The offset of each part.
  package private(set) var partStarts: [Int] = []
  /// Whether the parts were found in a folder, rather than named one by one.
  package private(set) var isOfFolder = false
  /// Whether each part is a description that begins with the one before it.
  package private(set) var isLayered = false
  /// Why a description that this one begins with isn't read; nil if it is, and for any other text.
  package var refusedBase: Message?
  /// The lines that parts of a generated text are about; nil for a text that somebody wrote.
  package private(set) var origins: [Origin]?

  /// A text of bytes as read, in any encoding; its parser reports encoding errors.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - bytes: The whole text; of an excerpt its beginning and the passages, a line feed between them.
  ///   - firstLine: The number of its first line, for a part of a longer text.
  ///   - excerpt: The passages of a text that is too long to store.
  package init(name: String, bytes: [UInt8], firstLine: Int = 1, excerpt: Excerpt? = nil) {
    (self.name, self.excerpt, self.firstLine, self.bytes) = (name, excerpt, firstLine, bytes)
    // A byte order mark is not part of the first line.
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var marks = [textStart]
    var line = 0
    // A larger text is not read, and the message about that needs only its beginning.
    if bytes.count <= Self.maximumSize {
      bytes.withUnsafeBufferPointer { text in
        for offset in text.indices where text[offset] <= 0x0D && bytes.endsLine(offset) {
          line += 1
          if line % Self.linesBetweenMarks == 0 { marks.append(offset + 1) }
        }
      }
    }
    self.marks = marks
  }

  /// A text in memory.
  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Several texts as one. Ranges count through all texts, so that each has its file and line.
  ///
  /// - Parameters:
  ///   - name: The name in messages about no single text.
  ///   - isOfFolder: Whether the texts were found in a folder, rather than named one by one.
  ///   - isLayered: Whether each text begins with the one before it.
  package init(
    joining parts: [Source], name: String, isOfFolder: Bool = false, isLayered: Bool = false
  ) {
    (self.name, self.parts) = (name, parts)
    (self.isOfFolder, self.isLayered) = (isOfFolder, isLayered)
    var (bytes, starts): ([UInt8], [Int]) = ([], [])
    for part in parts {
      starts.append(bytes.count)
      // The line feed separates the end of a text from the beginning of the next one.
      bytes += part.bytes + [UInt8(ascii: "\n")]
    }
    (self.bytes, partStarts) = (bytes, starts)
  }

  /// A generated text, parts of which are about lines of other files.
  package init(_ text: Source, from origins: [Origin]) {
    self = text
    self.origins = origins.sorted { $0.range.start < $1.range.start }
  }

  /// The line and column of a byte in its file, both from 1, the line from `firstLine`. Columns
  /// count Unicode scalars, as editors do.
  package func location(of offset: Int) -> (line: Int, column: Int) {
    if let part = part(at: offset) { return parts[part].location(of: offset - partStarts[part]) }
    if let origin = origin(at: offset) { return (origin.line, 1) }
    let offset = clamped(offset)
    if let passage = excerpt?.passages.last(where: { $0.range.lowerBound <= offset }) {
      return passage.location(of: offset, in: bytes)
    }
    let mark = marks.lastIndex { $0 <= offset } ?? 0
    var (line, start) = (mark * Self.linesBetweenMarks + firstLine, marks[mark])
    for end in start..<offset where bytes.endsLine(end) {
      line += 1
      start = end + 1
    }
    return (line, 1 + bytes[start..<offset].count { $0 & 0xC0 != 0x80 })
  }

  /// The column of a byte, from 0, in UTF-16 code units.
  package func utf16Column(of offset: Int) -> Int {
    if let part = part(at: offset) { return parts[part].utf16Column(of: offset - partStarts[part]) }
    if origin(at: offset) != nil { return 0 }
    let offset = clamped(offset)
    let line = bytes[lineExtent(around: offset).lowerBound..<offset]
    return String(decoding: line, as: UTF8.self).utf16.count
  }

  /// The same text under another name.
  package func named(_ name: String) -> Source {
    var source = self
    source.name = name
    return source
  }

  /// The same text with blanks in place of some passages.
  package func without(_ passages: [Range<Int>]) -> Source {
    if passages.isEmpty { return self }
    var bytes = bytes
    for offset in passages.joined() where !bytes.endsLine(offset) {
      bytes[offset] = UInt8(ascii: " ")
    }
    return Source(name: name, bytes: bytes, firstLine: firstLine)
  }

  /// The bytes of the line around an offset, without its end.
  func lineExtent(around offset: Int) -> Range<Int> {
    var start = clamped(offset)
    var end = start
    while start > textStart, !bytes.endsLine(start - 1) { start -= 1 }
    while end < bytes.count, !bytes.endsLine(end) { end += 1 }
    // The carriage return before a line feed.
    while end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  private func clamped(_ offset: Int) -> Int { min(max(offset, textStart), bytes.count) }
}

extension [UInt8] {
  /// Whether a line ends with this byte: a line feed, or a carriage return without one.
  package func endsLine(_ offset: Int) -> Bool {
    switch self[offset] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): offset + 1 == count || self[offset + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}

/// A range of a source, in UTF-8 bytes from its beginning.
package struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  package let start: Int
  /// The offset after the last byte.
  package let end: Int

  /// The bytes from `start` up to `end`, which is not before it.
  package init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The character that begins at an offset; an empty range at the end of the text.
  package init(ofCharacterAt start: Int, in bytes: [UInt8]) {
    var end = min(start + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    self.init(start: start, end: end)
  }
}

extension Source {
  /// The whole characters around a range of bytes, within the text.
  package func characters(from start: Int, to end: Int) -> SourceRange {
    var (start, end) = (min(max(0, start), bytes.count), min(max(0, end), bytes.count))
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(start: start, end: end)
  }
}

/// A value with its location, which is nil for values built in code.
package struct Sourced<Value> {
  /// The value itself.
  package var value: Value
  /// The location of the value.
  package var range: SourceRange?

  /// A value with its location; nil if it was made in code.
  package init(_ value: Value, at range: SourceRange? = nil) {
    (self.value, self.range) = (value, range)
  }

  /// Returns the transformed value with the same location.
  package func map<Other>(_ make: (Value) -> Other) -> Sourced<Other> {
    Sourced<Other>(make(value), at: range)
  }
}

extension Sourced: Sendable where Value: Sendable {}
extension Sourced: Equatable where Value: Equatable {}
