import VCSource

extension [Directive.Option] {
  /// The words of a directive: `name key=value key="a value" flag`. Nil, after reporting an error, for
  /// a text that isn't a list of words.
  init?(wordsOf text: Substring, at start: Int, _ diagnostics: DiagnosticCollector) {
    self.init()
    let bytes = [UInt8](text.utf8)
    func isBlank(_ place: Int) -> Bool {
      bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t")
    }
    func sourced(_ range: Range<Int>) -> Sourced<String> {
      Sourced(
        String(decoding: bytes[range], as: UTF8.self),
        at: SourceRange(start: start + range.lowerBound, end: start + range.upperBound))
    }
    var place = 0
    while place < bytes.count {
      if isBlank(place) {
        place += 1
        continue
      }
      let begin = place
      while place < bytes.count, !isBlank(place), bytes[place] != UInt8(ascii: "=") { place += 1 }
      let key = sourced(begin..<place)
      guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
        append(Directive.Option(key: key, value: sourced(place..<place)))
        continue
      }
      place += 1
      if place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
        let quote = place
        guard let end = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "\"")) else {
          diagnostics.error(
            .unclosedQuote,
            at: SourceRange(start: start + quote, end: start + quote + 1))
          return nil
        }
        append(Directive.Option(key: key, value: sourced((quote + 1)..<end)))
        place = end + 1
      } else {
        let begin = place
        while place < bytes.count, !isBlank(place) { place += 1 }
        append(Directive.Option(key: key, value: sourced(begin..<place)))
      }
    }
  }
}

/// The path of a figure, as a directive names it.
enum FigureName {
  /// The path without its extension, and the extension if it is a figure's.
  static func parts(of name: String) -> (path: String, ending: String?) {
    guard let ending = Directive.formats.first(where: { name.hasSuffix("." + $0) }) else {
      return (name, nil)
    }
    return (String(name.dropLast(ending.count + 1)), ending)
  }

  /// Whether a path needs no escaping in Markdown, HTML, AsciiDoc, LaTeX and a folder: a relative
  /// path of letters, digits, and characters that are markup in none of them.
  static func isOne(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last, last != ".", last != "..", !parts.contains("") else {
      return false
    }
    return path.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "+": true
      default:
        !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      }
    }
  }
}
