import Diagnostics
internal import Yams

/// Turns Yams's marks (line and column from 1, in Unicode scalars, lines as libyaml counts them)
/// into offsets.
///
/// Marks come in the order of the text, so each search goes on from the last one: linear in all,
/// also for a text of one line.
struct MarkReader {
  private let bytes: [UInt8]
  private let start: Int
  private var offset: Int
  private var line = 1
  private var column = 1

  init(_ source: Source) {
    self.init(source.bytes, from: source.textStart)
  }

  private init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
    offset = start
  }

  /// The offset of one mark in bytes that begin at `start`.
  static func offset(of mark: Mark, in bytes: [UInt8], from start: Int) -> Int {
    var reader = MarkReader(bytes, from: start)
    return reader.offset(of: mark)
  }

  mutating func offset(of mark: Mark) -> Int {
    if mark.line < line { self = MarkReader(bytes, from: start) }
    while mark.line == line, mark.column < column, offset > start {
      offset -= 1
      while offset > start, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      column -= 1
    }
    bytes.withUnsafeBufferPointer { buffer in
      while offset < buffer.count, line < mark.line || (line == mark.line && column < mark.column) {
        let length = breakLength(buffer)
        if length > 0 {
          if line == mark.line { break }
          offset += length
          line += 1
          column = 1
        } else {
          offset += 1
          while offset < buffer.count, buffer[offset] & 0xC0 == 0x80 { offset += 1 }
          column += 1
        }
      }
    }
    return offset
  }

  private func breakLength(_ buffer: UnsafeBufferPointer<UInt8>) -> Int {
    switch buffer[offset] {
    case 0x0A: 1
    case 0x0D, 0xC2, 0xE2: lineBreakLength(bytes, at: offset)
    default: 0
    }
  }
}
