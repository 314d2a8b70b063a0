/// Breaks texts that are wider than a box may be.
package enum LineBreaking {
  /// Returns the lines of a text, none wider than `limit` points if it can be broken: at spaces,
  /// before East Asian characters, and in class names before a capital or after a dot unless
  /// `keepsNames`.
  package static func lines(
    of text: String, _ type: TextStyle, limit: Double, keepsNames: Bool = false
  ) -> [String] {
    let clean =
      text.isPlain ? text : String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    guard type.width(of: clean) > limit else { return [clean] }
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: clean, keepsNames: keepsNames) {
      if line.isEmpty || type.width(of: line + piece) <= limit {
        line += piece
      } else {
        lines.append(line.trimmed)
        line = piece
      }
      if type.width(of: line) > limit { line = cut(line, type, limit, into: &lines) }
    }
    if !line.trimmed.isEmpty { lines.append(line.trimmed) }
    return lines
  }

  /// Cuts a piece that is too wide at the limit, as often as necessary. Returns its last line.
  ///
  /// The work is proportional to the lines, however long the piece is: a line is searched among
  /// lengths that shrink by an eighth, from the shortest on.
  private static func cut(
    _ piece: String, _ type: TextStyle, _ limit: Double, into lines: inout [String]
  ) -> String {
    var rest = Array(piece)[...]
    while true {
      var counts = [rest.count]
      while let last = counts.last, last > 1 {
        counts.append(counts.count == 1 ? last - 1 : last * 7 / 8)
      }
      let fitting = counts.reversed().prefix { type.width(of: String(rest.prefix($0))) <= limit }
      // At least one character, however wide.
      let count = fitting.last ?? 1
      if count >= rest.count { return String(rest) }
      lines.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
  }

  /// The smallest parts that a line may end after.
  private static func pieces(of text: String, keepsNames: Bool) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var previous: Character = " "
    for character in text {
      let isHump =
        !keepsNames && (previous == "." || character.isUppercase && previous.isLowercase)
      let isWide = character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
      if !piece.isEmpty, previous == " " || isHump || isWide {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      previous = character
    }
    return pieces + [piece]
  }
}

extension String {
  /// Whether it contains only ASCII's visible characters and spaces, as most texts do.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
