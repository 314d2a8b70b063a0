/// A text under diagnosis: its name as messages show it, and its bytes.
///
/// Ranges count UTF-8 bytes, because both parsers do; people get lines and columns.
public struct Source: Sendable {
  /// What stands before the line number in a message, for instance `app.yaml`.
  public let name: String

  /// The bytes as read, a byte order mark included.
  public let bytes: [UInt8]

  /// The offset at which each line begins.
  private let lineStarts: [Int]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The line and column of a byte, both from 1; a column counts Unicode scalars, as editors do.
  public func location(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineNumber(of: offset)
    let before = bytes[lineStarts[line - 1]..<offset]
    return (line, 1 + before.count { $0 & 0xC0 != 0x80 })
  }

  /// The byte at which a line and column (both from 1, in Unicode scalars) begin.
  public func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lineStarts.count else { return bytes.count }
    var offset = lineStarts[line - 1]
    var scalars = 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      if bytes[offset] & 0xC0 != 0x80 {
        if scalars == column { break }
        scalars += 1
      }
      offset += 1
    }
    return offset
  }

  /// The text of a line without its end, unreadable bytes replaced.
  public func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

/// A stretch of a source, in UTF-8 bytes from its beginning.
public struct SourceRange: Hashable, Sendable {
  public let start: Int
  public let end: Int

  public init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }
}

/// A value and the place that it was read from, nil for values built in code.
public struct Sourced<Value> {
  public var value: Value
  public var range: SourceRange?

  public init(_ value: Value, at range: SourceRange? = nil) {
    self.value = value
    self.range = range
  }
}

extension Sourced: Sendable where Value: Sendable {}
extension Sourced: Equatable where Value: Equatable {}
