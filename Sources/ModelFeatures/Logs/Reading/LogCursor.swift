import VCDescriptions
import VCSource

/// A cursor that reads the words and pointers of a log, however they are wrapped, quoted or
/// escaped.
struct LogCursor {
  let bytes: ArraySlice<UInt8>
  var position: Int

  static let longestName = 2_000
  static let longestDetail = 400

  var next: UInt8? { byte(at: position) }

  func byte(at offset: Int) -> UInt8? {
    offset >= bytes.startIndex && offset < bytes.endIndex ? bytes[offset] : nil
  }

  func has(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset >= bytes.startIndex, offset + count <= bytes.endIndex else { return false }
    return text.withUTF8Buffer { word in
      for index in 0..<count where bytes[offset + index] != word[index] { return false }
      return true
    }
  }

  mutating func take(_ text: StaticString) -> Bool {
    guard has(text, at: position) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Reads a word; a page may have curled its quotation marks, and a terminal may have broken it once.
  mutating func take(_ word: [UInt8]) -> Bool {
    var offset = position
    var isBroken = false
    for letter in word {
      if byte(at: offset) == letter {
        offset += 1
      } else if !isBroken, offset > position, let after = endOfBreak(at: offset),
        byte(at: after) == letter
      {
        isBroken = true
        offset = after + 1
      } else if letter == UInt8(ascii: "'"), has("’", at: offset) || has("‘", at: offset) {
        offset += "’".utf8.count
      } else {
        return false
      }
    }
    position = offset
    return true
  }

  /// The offset after a line break; nil if there is none.
  func endOfBreak(at offset: Int) -> Int? {
    if byte(at: offset) == .lineFeed { return offset + 1 }
    return has("\r\n", at: offset) ? offset + 2 : nil
  }

  /// Whether only blanks and a quotation's marks are left.
  var endsText: Bool { bytes[position...].allSatisfy(\.isBlankOrMark) }

  // MARK: Blanks

  /// Skips blanks, and one line break with any quotation and comment marks after it. Returns
  /// whether it skipped anything.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = position
    var hasBreak = false
    while let next {
      // Some consoles leave a NUL between the messages that they join.
      if next == .space || next == .tab || next == UInt8(ascii: "\r") || next == 0 {
        position += 1
      } else if take("\u{A0}") {
        continue
      } else if next == .lineFeed || has("\\n", at: position) || has("⏎", at: position) {
        if hasBreak { break }
        hasBreak = true
        position += next == .lineFeed ? 1 : next == UInt8(ascii: "\\") ? 2 : 3
        skipRowMarks()
      } else {
        break
      }
    }
    return position > start
  }

  private mutating func skipRowMarks() {
    while let next {
      if next == .space || next == .tab || next == UInt8(ascii: "|")
        || next == UInt8(ascii: "*") || next == UInt8(ascii: "`")
        || next == UInt8(ascii: "#") && byte(at: position + 1) == .space
        || next == UInt8(ascii: ">") && byte(at: position + 1) == .space
      {
        position += 1
      } else if !take("//"), !take("&gt; ") {
        break
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte is a blank, or one of a quotation's marks.
  var isBlankOrMark: Bool { self <= .space || "`'\"*".utf8.contains(self) }

  /// Whether the byte may occur in a class name with modules.
  var isNameByte: Bool {
    isLetter || isDigit || self >= 0x80 && self != 0xE2 || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self == UInt8(ascii: ".")
  }
}
