import VCDescriptions
import VCSource

/// Reads the words of a form, and the values between them.
extension LogCursor {
  /// Reads the words of a form, separated by any blanks.
  mutating func take(words: [[UInt8]], isFirst: Bool) -> Bool {
    for (number, word) in words.enumerated() {
      if number > 0 || !isFirst { skipBlanks() }
      // A person who shortens a line loses this mark.
      guard take(quoted: word) || word == [UInt8(ascii: ")")] else { return false }
    }
    return true
  }

  /// Reads a word with or without the marks that a page puts around code and emphasis:
  /// `` `UIScene` ``, `**You`.
  private mutating func take(quoted word: [UInt8]) -> Bool {
    let start = position
    if !take(word) {
      guard takeMark(), take(word) else {
        position = start
        return false
      }
    }
    takeMark()
    return true
  }

  @discardableResult
  private mutating func takeMark() -> Bool { take("`") || take("**") }

  /// The number of words of a form that are here before the text ends, the last perhaps cut off; nil if
  /// it doesn't end in them.
  func wordsBeforeEnd(_ words: [[UInt8]]) -> Int? {
    var cursor = self
    for (number, word) in words.enumerated() {
      cursor.skipBlanks()
      let rest = bytes[cursor.position...]
      // The usual word ends the look ahead with its last letter, however long the text is.
      if rest.dropFirst(word.count - 1).allSatisfy(\.isBlankOrMark) {
        var part = rest.prefix(word.count - 1)
        while part.last?.isBlankOrMark == true { part = part.dropLast() }
        if word.starts(with: part) { return number + (part.isEmpty ? 0 : 1) }
      }
      guard cursor.take(quoted: word) else { return nil }
    }
    return nil
  }

  /// Reads the mark that a person writes in place of a controller: `Attempt to present * on *`.
  mutating func takeStar() -> Bool {
    let start = bytes[position...].prefix(2)
    guard start.first == UInt8(ascii: "*"),
      start.dropFirst().allSatisfy({ " >\t\r\n`'\".".utf8.contains($0) })
    else { return false }
    position += 1
    return true
  }

  /// Reads a name or an identifier, up to the words that follow it; without such words, up to the
  /// word's end.
  ///
  /// - Parameter isLast: Whether the message ends with these words.
  mutating func takeText(before words: [UInt8]?, isLast: Bool) -> String? {
    skipBlanks()
    let start = position
    while let next, position - start < Self.longestDetail, next != .lineFeed {
      if let words {
        var ahead = self
        if ahead.take(words), !isLast || ahead.endsValue(after: words) { break }
        if next == .space {
          ahead = self
          ahead.skipBlanks()
          if ahead.take(words) { break }
        }
      } else if next == .space, position > start, bytes[position - 1] == UInt8(ascii: ",") {
        // A list goes on.
      } else if next == .space || next == UInt8(ascii: "'") || next == UInt8(ascii: "\"") {
        break
      }
      position += 1
    }
    // SwiftUI writes `“”` for a type without a name, which the words after it show to be one.
    guard position > start || words.map({ self.startsWith(quotedEnd: $0) }) == true else {
      return nil
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Whether the words that follow are here, and begin with a closing quotation mark.
  private func startsWith(quotedEnd words: [UInt8]) -> Bool {
    var ahead = self
    return words.starts(with: "”".utf8) && ahead.take(words)
  }

  /// Whether a quotation mark ends a value: it doesn't if the value has quotes of its own, so that
  /// another mark follows letters on the line, as in `title='Home' selected'`.
  private func endsValue(after words: [UInt8]) -> Bool {
    guard words == [UInt8(ascii: "'")] else { return true }
    let rest = bytes[position...].prefix { $0 != .lineFeed }
    guard let last = rest.lastIndex(of: UInt8(ascii: "'")) else { return true }
    return !rest[..<last].contains { $0.isLetter }
  }
}
