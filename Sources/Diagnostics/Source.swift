/// A text under diagnosis: its name as messages show it, and its bytes.
///
/// Ranges count UTF-8 bytes, because both parsers do; people get lines and columns.
public struct Source: Sendable {
  /// The most bytes that a text may have. Check the size of a file before you read it.
  public static let maximumSize = 100_000_000

  /// What stands before the line number in a message, for instance `app.yaml`.
  public let name: String

  /// The bytes as read, a byte order mark included.
  public let bytes: [UInt8]

  /// The number of its first line, where it is a part of a longer text.
  private let firstLine: Int

  /// The offset of the first byte of text: 3 after a byte order mark, else 0.
  package let textStart: Int

  /// The offset at which every so many lines begin: a text of short lines would take less memory
  /// than the places of all of them.
  private let marks: [Int]
  private static let linesBetweenMarks = 64

  /// A text of bytes as they were read, whatever their encoding: who parses it says what is wrong.
  ///
  /// - Parameters:
  ///   - name: what messages call it.
  ///   - bytes: the whole text.
  ///   - firstLine: the number of its first line, for a part of a longer text.
  public init(name: String, bytes: [UInt8], firstLine: Int = 1) {
    self.name = name
    self.firstLine = firstLine
    self.bytes = bytes
    // A byte order mark is no part of the first line's text.
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var marks = [textStart]
    var line = 0
    // What is larger is not read, and its beginning is enough to say so.
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

  /// A text that a program holds.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The line and column of a byte, both from 1, the line from `firstLine`; a column counts Unicode scalars, as editors do.
  public func location(of offset: Int) -> (line: Int, column: Int) {
    let offset = clamped(offset)
    let mark = marks.lastIndex { $0 <= offset } ?? 0
    var (line, start) = (mark * Self.linesBetweenMarks + firstLine, marks[mark])
    for end in start..<offset where bytes.endsLine(end) {
      line += 1
      start = end + 1
    }
    return (line, 1 + bytes[start..<offset].count { $0 & 0xC0 != 0x80 })
  }

  /// The bytes of the line around an offset, without its end.
  func lineExtent(around offset: Int) -> Range<Int> {
    var start = clamped(offset)
    var end = start
    while start > textStart, !bytes.endsLine(start - 1) { start -= 1 }
    while end < bytes.count, !bytes.endsLine(end) { end += 1 }
    // A line feed's carriage return.
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

/// A stretch of a source, in UTF-8 bytes from its beginning.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public let start: Int
  /// The offset after the last byte.
  public let end: Int

  /// The bytes from `start` up to `end`, which is not before it.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The character that begins at an offset; nothing at the end of the text.
  package init(ofCharacterAt start: Int, in bytes: [UInt8]) {
    var end = min(start + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    self.init(start: start, end: end)
  }
}

extension Source {
  /// The whole characters that a stretch of bytes lies in, as far as there is text.
  package func characters(from start: Int, to end: Int) -> SourceRange {
    var (start, end) = (min(max(0, start), bytes.count), min(max(0, end), bytes.count))
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(start: start, end: end)
  }
}

/// A value and the place that it was read from, nil for values built in code.
public struct Sourced<Value> {
  /// The value itself.
  public var value: Value
  /// The place of the value.
  public var range: SourceRange?

  /// A value, and its place; nil for one that was made in code.
  public init(_ value: Value, at range: SourceRange? = nil) {
    self.value = value
    self.range = range
  }

  /// What is made of the value, at the same place.
  package func map<Other>(_ make: (Value) -> Other) -> Sourced<Other> {
    Sourced<Other>(make(value), at: range)
  }
}

extension Sourced: Sendable where Value: Sendable {}
extension Sourced: Equatable where Value: Equatable {}
