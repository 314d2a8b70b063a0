extension JSONParser {
  /// Advances to the next token; comments on the way are errors.
  mutating func skipSpace() {
    while position < bytes.count, !isAborted {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      case UInt8(ascii: "#"): skipComment(toEndOfLine: true)
      case UInt8(ascii: "/"):
        guard position + 1 < bytes.count else { return }
        let next = bytes[position + 1]
        guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { return }
        skipComment(toEndOfLine: next == UInt8(ascii: "/"))
      default: return
      }
    }
  }

  private mutating func skipComment(toEndOfLine: Bool) {
    let start = position
    if toEndOfLine {
      while position < bytes.count, current != UInt8(ascii: "\n") { position += 1 }
      return fault(.commentInJSON, at: start)
    }
    position += 2
    while position < bytes.count {
      position += 1
      if bytes[position - 1] == UInt8(ascii: "/"), bytes[position - 2] == UInt8(ascii: "*"),
        position - start >= 4
      {
        return fault(.commentInJSON, at: start)
      }
    }
    fault(.unclosedComment, at: start)
    isAborted = true
  }

  /// Skips one character of any kind.
  mutating func skipScalar() {
    position += 1
    while position < bytes.count, current & 0xC0 == 0x80 { position += 1 }
  }

  mutating func skipWord() {
    while position < bytes.count, isWordByte(current),
      FullWidthMark(at: position, in: bytes) == nil
    {
      position += 1
    }
  }

  /// Whether a byte belongs to a word: letters in any script, digits and the other characters of
  /// names.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "+"), 0x80...0xFF:
      true
    default: byte.isLetter || byte.isDigit
    }
  }

  func plain(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
