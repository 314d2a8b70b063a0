import VCDescriptions
import VCSource

/// A position in a printed hierarchy. The text may be wrapped anywhere, even within a word; a line
/// break between two letters is ignored.
struct PrintedCursor {
  let characters: [UInt8]
  var position: Int

  /// The maximum length of a name or address.
  private static let longestWord = 4096
  /// The most levels of generic arguments in a name.
  private static let deepestName = 100

  var next: UInt8? { position < characters.count ? characters[position] : nil }

  mutating func skipSpace() { while let next, next.isSpace || next == .lineFeed { position += 1 } }

  mutating func skipBlanks() { while let next, next.isSpace { position += 1 } }

  /// Reads `text`, and advances only if it matches. A blank in `text` matches any blanks and line
  /// breaks.
  mutating func take(_ text: String) -> Bool {
    var ahead = self
    for character in text.utf8 {
      if character == UInt8(ascii: " ") {
        let start = ahead.position
        ahead.skipSpace()
        if ahead.position == start { return false }
      } else {
        ahead.skipBreak()
        guard ahead.next == character else { return false }
        ahead.position += 1
      }
    }
    self = ahead
    return true
  }

  /// Reads `text` after any blanks.
  mutating func takeAfterSpace(_ text: String) -> Bool {
    var ahead = self
    ahead.skipSpace()
    guard ahead.take(text) else { return false }
    self = ahead
    return true
  }

  /// Reads a class name, generic ones included; nil if none begins here. A name at a line's end
  /// continues in the next line, unless that line begins with a character that can only follow a
  /// name.
  mutating func takeName() -> (text: String, start: Int, end: Int)? {
    skipBreak()
    if next == UInt8(ascii: "<") { return nil }
    let start = position
    var end = position
    var name: [UInt8] = []
    var depth = 0
    loop: while let next, name.count < Self.longestWord {
      if next == .lineFeed {
        var ahead = self
        ahead.skipSpace()
        guard !name.isEmpty, ahead.continuesName(atDepth: depth) else { break }
        self = ahead
        continue
      }
      switch next {
      case UInt8(ascii: "<") where depth == Self.deepestName: return nil
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where depth == 0: break loop
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ":"), UInt8(ascii: ";"),
        UInt8(ascii: ","):
        if depth == 0 { break loop }
      default: break
      }
      name.append(next)
      position += 1
      end = position
    }
    if name.isEmpty { return nil }
    return (String(decoding: name, as: UTF8.self), start, end)
  }

  private func continuesName(atDepth depth: Int) -> Bool {
    guard let next else { return false }
    if depth > 0 { return true }
    var ahead = self
    if ahead.takeAddress() != nil { return false }
    return !"<>|+*:;,(".utf8.contains(next)
  }

  /// Reads an address; returns it in lower case, or nil if there was none.
  mutating func takeAddress() -> String? {
    var ahead = self
    guard ahead.take("0x") else { return nil }
    var digits: [UInt8] = []
    while digits.count < 32 {
      var digit = ahead
      digit.skipBreak()
      guard let next = digit.next, next.isHexDigit else { break }
      digit.position += 1
      ahead = digit
      digits.append(next)
    }
    if digits.isEmpty { return nil }
    self = ahead
    return String(address: digits)
  }

  /// Reads the letters at the cursor.
  mutating func takeLetters() -> String {
    var letters: [UInt8] = []
    while let next, next.isLetter, letters.count < 64 {
      letters.append(next)
      position += 1
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Advances to the end of the line.
  mutating func skipLine() { while let next, next != .lineFeed { position += 1 } }

  /// Skips a line break within a word, and the next line's indentation.
  private mutating func skipBreak() {
    guard next == .lineFeed else { return }
    skipSpace()
  }
}
