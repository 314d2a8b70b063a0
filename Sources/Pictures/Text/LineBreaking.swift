/// Breaks texts that are wider than a box may be.
package enum LineBreaking {
  /// Returns the lines of a text, none wider than `limit` points if it can be broken. A word that is
  /// wider than a line is broken as a name is; with `keepsNames`, names are broken only then.
  ///
  /// The lines of an East Asian text have similar widths, and the last one has more than two
  /// characters, as far as the text can be broken so. Those of other sentences have similar widths if
  /// the last one would be short.
  package static func lines(
    of text: String, _ type: TextStyle, limit: Double, keepsNames: Bool = false
  ) -> [String] {
    let clean =
      text.isPlain ? text : String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    guard type.width(of: clean) > limit else { return [clean] }
    var pieces = pieces(of: clean, keepsNames: keepsNames, keepsArguments: true).flatMap {
      type.width(of: $0) > limit ? self.pieces(of: $0, keepsNames: false) : [$0]
    }
    let isEastAsian = !text.isPlain && clean.contains(where: \.isEastAsian)
    if isEastAsian { joinShortEnd(of: &pieces) { type.width(of: $0) <= limit } }
    let lines = filled(pieces, type, limit: limit)
    let isShort = lines.last.map { type.width(of: $0) < limit * shortShare } ?? false
    let isUneven = isShort && pieces.count > 2 && !isName(Array(clean))
    return isEastAsian || isUneven ? balanced(lines, of: pieces, type, limit: limit) : lines
  }

  /// Joins the last pieces so that the last line has more than two characters, if it fits.
  package static func joinShortEnd(of pieces: inout [String], fits: (String) -> Bool) {
    while pieces.count > 1, case let end = pieces.suffix(2).joined(),
      pieces[pieces.count - 1].filter({ $0 != " " && !$0.cannotBeginLine }).count < 3,
      fits(end)
    {
      pieces.removeLast(2)
      pieces.append(end)
    }
  }

  /// The share of a full line that a last line has at least, if the text can be broken so.
  private static let shortShare = 0.3

  /// The longest text whose lines are balanced, in pieces: more than any box or caption has.
  private static let longestBalanced = 400

  /// Returns as many lines as the pieces fill, with the narrowest limit that doesn't need more.
  private static func balanced(
    _ lines: [String], of pieces: [String], _ type: TextStyle, limit: Double
  ) -> [String] {
    guard pieces.count <= longestBalanced, let widest = pieces.map(type.width).max() else {
      return lines
    }
    var best = lines
    let average = type.width(of: pieces.joined()) / Double(best.count)
    var (low, high) = (max(widest, average), limit)
    while high - low > 0.5 {
      let middle = (low + high) / 2
      let lines = filled(pieces, type, limit: middle)
      if lines.count > best.count { low = middle } else { (high, best) = (middle, lines) }
    }
    return best
  }

  /// Returns lines with as many pieces as there is room for.
  private static func filled(
    _ pieces: [String], _ type: TextStyle, limit: Double
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      if line.isEmpty || type.width(of: line + piece) <= limit {
        line += piece
      } else {
        lines.append(line.withoutOuterSpaces)
        line = piece
      }
      if type.width(of: line) > limit { line = cut(line, type, limit, into: &lines) }
    }
    if !line.withoutOuterSpaces.isEmpty { lines.append(line.withoutOuterSpaces) }
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
      // At least one character, however wide; whole words if they are half of the line.
      let most = fitting.last ?? 1
      if most >= rest.count { return String(rest) }
      let line = Array(rest.prefix(most + 1))
      let count = (max(1, most / 2)...most).last { beginsWord(line, at: $0) } ?? most
      lines.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
  }

  /// The smallest parts that a line may end after.
  ///
  /// - Parameter keepsArguments: Whether a name's generic arguments are one part.
  package static func pieces(
    of text: String, keepsNames: Bool, keepsArguments: Bool = false
  ) -> [String] {
    let letters = Array(text)
    let end = keepsArguments && isName(letters) ? letters.firstIndex(of: "<") : nil
    let places = places(in: letters, keepsNames: keepsNames).filter { $0 <= end ?? $0 }
    return zip([0] + places, places + [letters.count]).map { String(letters[$0..<$1]) }
  }

  /// The places that part a name into what it has of its own and what others have, too: after an
  /// id, before a suffix, and before generic arguments.
  package static func mainPlaces(in letters: [Character]) -> [Int] {
    guard isName(letters) else { return [] }
    return places(in: letters).filter { place in
      letters[place - 1] == " " || letters[place] == "<"
        || place == NameSuffix.start(in: letters)
    }
  }

  /// The places where a line may begin: after spaces except those after an arrow, beside East Asian
  /// characters except before closing and after opening punctuation and, in a name, at the beginnings
  /// of its words, except those of its suffix. Not in East Asian quotation marks around a short name.
  package static func places(in letters: [Character], keepsNames: Bool = false) -> [Int] {
    let isName = !keepsNames && isName(letters)
    let isEastAsian = letters.contains(where: \.isEastAsian)
    let end = isName ? NameSuffix.start(in: letters) ?? letters.count : 0
    let inShortQuotes = isEastAsian ? placesInShortQuotes(letters) : []
    return letters.indices.dropFirst().filter { place in
      if inShortQuotes.contains(place) { return false }
      let (last, next) = (letters[place - 1], letters[place])
      if last == " ", place > 1, letters[place - 2] == "→" { return false }
      if last == " " { return next != " " && !(next.isEastAsian && next.cannotBeginLine) }
      if next == " " { return false }
      if last.isEastAsian || next.unicodeScalars.first?.value ?? 0 >= 0x2E80
        || isEastAsian && (last.isCurlyQuote || next.isCurlyQuote)
      {
        return !last.cannotEndLine && !next.cannotBeginLine
      }
      return isName && place <= end && beginsWord(letters, at: place)
    }
  }

  /// The places between quotation marks around at most four characters.
  private static func placesInShortQuotes(_ letters: [Character]) -> Set<Int> {
    letters.indices.filter { "“‘".contains(letters[$0]) }.reduce(into: []) { places, start in
      let end = letters[start...].prefix(6).firstIndex { "”’".contains($0) }
      if let end { places.formUnion(start + 1...end) }
    }
  }

  /// Whether a text is one name, perhaps after signs and an id: `2 nav: UINavigationController`.
  private static func isName(_ letters: [Character]) -> Bool {
    letters.split(separator: " ").dropLast().allSatisfy { word in
      word.last == ":" || !word.contains { $0.isLetter }
    }
  }

  /// Whether a word of a name begins: after a dot or a selector's colon, at generic arguments, or with a
  /// capital that isn't an acronym's.
  private static func beginsWord(_ letters: [Character], at place: Int) -> Bool {
    let (last, next) = (letters[place - 1], letters.dropFirst(place + 1).first)
    if last == "." || last == ":" || letters[place] == "<" { return true }
    guard letters[place].isUppercase, last.isLowercase || next?.isLowercase == true else {
      return false
    }
    let word = letters[..<place].lastIndex { $0 == " " || $0 == "." }.map { $0 + 1 } ?? 0
    if NameSuffix.isPrefix(letters[word..<place]) { return false }
    return !wholeWords.contains { word in
      (max(0, place - word.count + 1)..<place).contains { letters[$0...].starts(with: word) }
    }
  }

  /// Apple's words with a capital in the middle, which are not broken.
  private static let wholeWords =
    ["iPhone", "iPadOS", "iPad", "iPod", "iOS", "iCloud", "macOS", "tvOS", "visionOS", "watchOS"]
    .map(Array.init)
}

extension String {
  /// Whether it contains only ASCII's visible characters and spaces, as most texts do.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  package var withoutOuterSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
