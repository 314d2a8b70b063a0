/// A line of a YAML text with its indentation; offsets and columns are in bytes.
struct YAMLLine {
  private let text: [UInt8]
  let start: Int
  /// The offset of its line feed, or of the end of the text.
  let end: Int
  /// The number of spaces before its first character.
  let indentation: Int
  /// The offset of its first character after any list dashes.
  let content: Int

  init(at offset: Int, in text: [UInt8], from textStart: Int) {
    self.text = text
    var start = min(offset, text.count)
    while start > textStart, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    self.start = start
    var first = start
    while first < text.count, text[first] == UInt8(ascii: " ") { first += 1 }
    indentation = first - start
    end = text[first...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    while first < end, text[first] == UInt8(ascii: "-"), first + 1 == end || text[first + 1] == 0x20
    {
      first += 1
      while first < end, text[first] == UInt8(ascii: " ") { first += 1 }
    }
    content = first
  }

  var next: YAMLLine? {
    end < text.count ? YAMLLine(at: end + 1, in: text, from: end + 1) : nil
  }

  var column: Int { content - start }
  var range: Range<Int> { start..<(end + 1) }

  /// The first character after the indentation, 0 if there is none.
  var firstCharacter: UInt8 {
    start + indentation < end ? text[start + indentation] : 0
  }

  var hasDash: Bool { content > start + indentation }

  /// Whether it contains nothing, or only a comment.
  var isEmpty: Bool {
    let rest = text[(start + indentation)..<end].first { !Self.isBlank($0) }
    return rest == nil || rest == UInt8(ascii: "#")
  }

  /// Whether the line is `---` or `...`, alone or before a blank.
  func isMarker(_ marker: String) -> Bool {
    text[start..<end].starts(with: marker.utf8)
      && (start + 3 == end || Self.isBlank(text[start + 3]))
  }

  /// Whether the indentation contains a tab.
  var hasTab: Bool {
    text[start..<end].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "\t")
  }

  /// The offset after the last character that is neither a blank nor in a comment.
  var contentEnd: Int {
    var last = content
    for offset in content..<end {
      if isComment(offset) { break }
      if !Self.isBlank(text[offset]) { last = offset + 1 }
    }
    return last
  }

  /// The offset of the value after the line's first key, nil if it doesn't begin with a key.
  var afterKey: Int? {
    var place = content
    guard place < end else { return nil }
    if text[place] == UInt8(ascii: "\"") || text[place] == UInt8(ascii: "'") {
      guard let close = text[(place + 1)..<end].firstIndex(of: text[place]) else { return nil }
      place = close
    } else if "[{".utf8.contains(text[place]) {
      return nil
    }
    while place < end {
      if text[place] == UInt8(ascii: ":"), place + 1 == end || Self.isBlank(text[place + 1]) {
        return place + 1
      }
      if isComment(place) { return nil }
      place += 1
    }
    return nil
  }

  private func isComment(_ offset: Int) -> Bool {
    text[offset] == UInt8(ascii: "#") && (offset == start || Self.isBlank(text[offset - 1]))
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// The end of an anchor's, alias's or tag's name: before the next blank or bracket.
  static func endOfName(at start: Int, in text: [UInt8]) -> Int {
    var place = start + 1
    while place < text.count, text[place] > UInt8(ascii: " "),
      !",[]{}".utf8.contains(text[place])
    { place += 1 }
    return place
  }

  /// The offset of the next character that is no blank, no line break and in no comment.
  static func nextToken(from start: Int, in text: [UInt8]) -> Int {
    var place = start
    while place < text.count {
      if text[place] == UInt8(ascii: "#") {
        place = text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      } else if text[place] > UInt8(ascii: " ") {
        return place
      } else {
        place += 1
      }
    }
    return place
  }
}
