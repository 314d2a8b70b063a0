import Diagnostics

/// Reads YAML as most people write it, in one pass: mappings and lists, in blocks or in brackets,
/// texts of one line with or without quotes, comments.
///
/// It knows no faults. Whatever it does not expect, it leaves to `YAMLParser`, which takes many
/// times as long; what it reads, it reads as that does, place by place.
struct UsualYAMLReader {
  private let bytes: [UInt8]
  private var position: Int
  private var lineStart: Int
  private var lastEnd: Int
  private var depth = 0
  private var tree: SyntaxTreeBuilder

  private static let maximumDepth = 64

  init(_ source: Source) {
    bytes = source.bytes
    position = source.textStart
    lineStart = position
    lastEnd = position
    tree = SyntaxTreeBuilder(reservingFor: bytes.count)
  }

  /// The whole text, or nil when anything in it is out of the usual.
  consuming func read() -> Node? {
    guard hasUsualCharacters, skipToContent(), readBlock(), position == bytes.count else {
      return nil
    }
    return tree.root(of: bytes)
  }

  /// Printable characters and line feeds: no tabs, no other line breaks, no marks of byte order.
  private var hasUsualCharacters: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for offset in position..<bytes.count {
        switch bytes[offset] {
        case 0x20...0x7E, 0x0A, 0x80...0xC1, 0xC3...0xE1, 0xE3...0xEE, 0xF0...0xFF: continue
        // The encoding has been checked: what must follow follows.
        case 0xC2 where bytes[offset + 1] >= 0xA0: continue
        case 0xE2 where bytes[offset + 1] != 0x80 || bytes[offset + 2] & 0xFE != 0xA8: continue
        case 0xEF where bytes[offset + 1] != 0xBB && bytes[offset + 1] != 0xBF: continue
        default: return false
        }
      }
      return true
    }
  }

  private var column: Int { position - lineStart }

  private func isBlankOrEnd(at offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset] == UInt8(ascii: " ")
      || bytes[offset] == UInt8(ascii: "\n")
  }

  private var isAtDash: Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: "-") && isBlankOrEnd(at: position + 1)
  }

  private var isAtColon: Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: ":")
      && isBlankOrEnd(at: position + 1)
  }

  /// Goes on to the next character that is no space and in no comment; false for a `#` that may
  /// be either.
  private mutating func skipToContent() -> Bool {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "): position += 1
      case UInt8(ascii: "\n"):
        position += 1
        lineStart = position
      case UInt8(ascii: "#"):
        guard position == lineStart || isBlankOrEnd(at: position - 1) else { return false }
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      default: return true
      }
    }
    return true
  }

  /// Goes on to the next line that says something; false when this one still does.
  private mutating func skipToNextLine() -> Bool {
    let line = lineStart
    return skipToContent() && (position == bytes.count || lineStart > line)
  }
}

// MARK: Blocks

extension UsualYAMLReader {
  /// What begins here, with all its lines; ends where the next content begins.
  private mutating func readBlock() -> Bool {
    guard position < bytes.count, depth < Self.maximumDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    if isAtDash { return readList() }
    if isAtBracket { return readBrackets() && skipToNextLine() }
    guard let key = scalar(inBrackets: false) else { return false }
    if isAtColon { return readMapping(from: key) }
    add(key)
    return skipToNextLine()
  }

  private mutating func readList() -> Bool {
    let (column, start) = (column, position)
    tree.begin(.sequence, at: start)
    lastEnd = max(lastEnd, start)
    while isAtDash, self.column == column {
      position += 1
      guard skipToContent(), self.column > column, readBlock() else { return false }
    }
    tree.end(at: max(lastEnd, start))
    return position == bytes.count || self.column <= column
  }

  private mutating func readMapping(from firstKey: Scalar) -> Bool {
    let (column, start) = (firstKey.start - lineStart, firstKey.start)
    var key = firstKey
    tree.begin(.mapping, at: start)
    lastEnd = max(lastEnd, start)
    while true {
      add(key)
      position += 1
      guard readValue(ofKeyAt: column) else { return false }
      guard position < bytes.count, self.column >= column else { break }
      guard self.column == column, let next = scalar(inBrackets: false), isAtColon else {
        return false
      }
      key = next
    }
    tree.end(at: max(lastEnd, start))
    return true
  }

  private mutating func readValue(ofKeyAt column: Int) -> Bool {
    let line = lineStart
    guard skipToContent(), position < bytes.count else { return false }
    if lineStart > line {
      return (self.column > column || (self.column == column && isAtDash)) && readBlock()
    }
    if isAtBracket { return readBrackets() && skipToNextLine() }
    guard !isAtDash, let value = scalar(inBrackets: false), !isAtColon else { return false }
    add(value)
    return skipToNextLine()
  }
}

// MARK: Brackets

extension UsualYAMLReader {
  private var isAtBracket: Bool {
    position < bytes.count
      && (bytes[position] == UInt8(ascii: "[") || bytes[position] == UInt8(ascii: "{"))
  }

  private mutating func readBrackets() -> Bool {
    guard depth < Self.maximumDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    let isMapping = bytes[position] == UInt8(ascii: "{")
    let close = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    tree.begin(isMapping ? .mapping : .sequence, at: position)
    position += 1
    while true {
      guard skipToContent(), position < bytes.count else { return false }
      if bytes[position] == close { break }
      if isMapping {
        guard let key = scalar(inBrackets: true), isAtColon else { return false }
        add(key)
        position += 1
        guard skipToContent() else { return false }
      }
      guard readItem(), skipToContent(), position < bytes.count else { return false }
      if bytes[position] == UInt8(ascii: ",") {
        position += 1
      } else if bytes[position] != close {
        return false
      }
    }
    position += 1
    lastEnd = position
    tree.end(at: position)
    return !isAtColon
  }

  private mutating func readItem() -> Bool {
    if isAtBracket { return readBrackets() }
    guard let value = scalar(inBrackets: true) else { return false }
    add(value)
    return true
  }
}

// MARK: Scalars

extension UsualYAMLReader {
  private struct Scalar {
    let start: Int
    let end: Int
    /// Without its quotes, if it has some.
    let text: String?
  }

  private mutating func add(_ scalar: Scalar) {
    tree.add(.scalar, scalar.start, scalar.end, text: scalar.text)
    lastEnd = scalar.end
  }

  /// Reads a text of one line, and the blanks after it.
  private mutating func scalar(inBrackets: Bool) -> Scalar? {
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return plainScalar(inBrackets: inBrackets)
    }
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "\\") || bytes[position] == UInt8(ascii: "\n") {
        return nil
      }
      position += 1
    }
    let end = position
    guard end < bytes.count, end > start + 1, end - start < 1000 else { return nil }
    position += 1
    guard position == bytes.count || bytes[position] != quote else { return nil }
    return Scalar(
      start: start, end: position, text: String(decoding: bytes[(start + 1)..<end], as: UTF8.self))
  }

  private mutating func plainScalar(inBrackets: Bool) -> Scalar? {
    let start = position
    guard canBeginPlainScalar else { return nil }
    var end = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      switch bytes[position] {
      case UInt8(ascii: ":"):
        if isBlankOrEnd(at: position + 1) {
          // A blank before a key's colon is out of the usual, and so is a very long key.
          guard end == position, end - start < 1000 else { return nil }
          return Scalar(start: start, end: end, text: nil)
        }
        if inBrackets { return nil }
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        if inBrackets { return Scalar(start: start, end: end, text: nil) }
      case UInt8(ascii: "?"):
        if inBrackets { return nil }
      case UInt8(ascii: "#"):
        if position > end { return Scalar(start: start, end: end, text: nil) }
      default: break
      }
      if bytes[position] != UInt8(ascii: " ") { end = position + 1 }
      position += 1
    }
    return Scalar(start: start, end: end, text: nil)
  }

  /// Whether a text without quotes begins here for certain.
  private var canBeginPlainScalar: Bool {
    switch bytes[position] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "("),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "+"), 0x80...0xFF:
      true
    default: false
    }
  }
}
