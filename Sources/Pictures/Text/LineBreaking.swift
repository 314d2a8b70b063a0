/// Breaks texts that are wider than a box may be.
package enum LineBreaking {
  /// The lines of a text, none wider than `limit` points where it can be broken at all: at spaces,
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
      while type.width(of: line) > limit, line.count > 1 {
        // A piece that is too wide by itself is cut wherever it reaches the limit.
        var count = line.count - 1
        while count > 1, type.width(of: line.prefix(count)) > limit { count = count * 7 / 8 }
        lines.append(String(line.prefix(count)))
        line = String(line.dropFirst(count))
      }
    }
    if !line.trimmed.isEmpty { lines.append(line.trimmed) }
    return lines
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
  /// Whether it has none but ASCII's visible characters and spaces, as most have.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
