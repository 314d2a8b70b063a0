import VCDescriptions
import VCSource

/// Checks the text between the rows of a printed hierarchy. Text that consoles, chats and documents
/// add is ignored; other text is reported, as a warning if it may be a damaged row.
struct PrintedSurroundings {
  private let text: PrintedText
  private let diagnostics: DiagnosticCollector

  init(_ text: PrintedText, _ diagnostics: DiagnosticCollector) {
    (self.text, self.diagnostics) = (text, diagnostics)
  }

  /// - Parameter isFollowedByRow: Whether a row begins in the last line of the gap.
  mutating func check(_ gap: Range<Int>, isFollowedByRow: Bool) {
    var lines: [Range<Int>] = []
    var start = gap.lowerBound
    for position in gap where text.characters[position] == .lineFeed {
      lines.append(start..<position)
      start = position + 1
    }
    lines.append(start..<gap.upperBound)
    if isFollowedByRow { lines.removeLast(prefixLineCount(lines)) }
    var strangers: [Range<Int>] = []
    for line in lines {
      let words = words(in: line)
      if words.isEmpty || Self.isFamiliar(words) {
        // Blank lines don't separate lines that belong together.
        if !words.isEmpty { report(&strangers) }
      } else {
        strangers.append(line)
      }
    }
    report(&strangers)
  }

  /// The number of lines before a row that are a logger's prefix, wrapped or not.
  private func prefixLineCount(_ lines: [Range<Int>]) -> Int {
    var prefix = ""
    for (number, line) in lines.suffix(Self.longestPrefix).reversed().enumerated() {
      prefix = words(in: line) + prefix
      if number > 0, Self.isTimestampAlone(prefix) { return number + 1 }
    }
    return lines.last.map { Self.isLogPrefix(words(in: $0)) } == true ? 1 : 0
  }

  private static let longestPrefix = 3

  private func report(_ lines: inout [Range<Int>]) {
    guard let first = lines.first else { return }
    let start = first.first { !text.characters[$0].isSpace } ?? first.lowerBound
    let range = text.range(start, first.upperBound)
    let mayBeRows = lines.contains(where: mayBeRow)
    let message = Message.textBesideRows(lines: lines.count)
    diagnostics.add(Diagnostic(mayBeRows ? .warning : .hint, message, at: range))
    lines = []
  }

  /// Whether a line has a cell, or an object with its address or state.
  private func mayBeRow(_ line: Range<Int>) -> Bool {
    let characters = text.characters[line]
    return characters.contains(UInt8(ascii: "|"))
      || characters.contains(UInt8(ascii: "<"))
        && ["0x", "state"].contains { characters.firstRange(of: Array($0.utf8)) != nil }
  }

  /// The line without surrounding blanks, quotation marks and brackets; may be empty.
  private func words(in line: Range<Int>) -> String {
    let characters = text.characters[line]
    let isLetter = { (byte: UInt8) in
      byte >= 0x80 || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
    guard let first = characters.firstIndex(where: isLetter) else { return "" }
    // The beginning suffices to recognize a line.
    let from = characters[line.lowerBound..<first].contains(UInt8(ascii: "`")) ? first - 1 : first
    let kept = characters[from...].prefix(200)
    let end = kept.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? kept.endIndex
    return String(decoding: kept[..<end], as: UTF8.self)
  }

  /// Whether the words are a console's prompt or command, a fence, or LLDB's introduction to a
  /// text.
  private static func isFamiliar(_ words: String) -> Bool {
    let beginnings = [
      "`", "lldb)", "po ", "p ", "expr ", "expression ", "e -", "pvc", "Printing description of",
      "▿ Optional", "Optional<", "Optional(", "some :", "R0", "NSString",
      "M' means the view controller",
      "“", "”",
    ]
    return beginnings.contains { words.hasPrefix($0) } || words.hasSuffix("]")
      || isTimestampAlone(words) || isResult(words)
  }

  /// Whether the line is a logger's prefix whose message begins in the next line.
  private static func isTimestampAlone(_ words: String) -> Bool {
    guard let first = words.utf8.first, first <= UInt8(ascii: "9") else { return false }
    // The bracket after a process's number may be wrapped and isn't a word.
    let process = words.lastIndex(of: "[").map { words[$0...] }
    return words.hasSuffix("]") || words.hasSuffix(":") || process?.contains(" ") == false
  }

  /// Whether the words are LLDB's name of a result, such as `R12: String? = ` or `0 = 0x00007f8a`.
  private static func isResult(_ words: String) -> Bool {
    guard let first = words.utf8.first else { return false }
    let isNumbered = first == UInt8(ascii: "R") || first <= UInt8(ascii: "9")
    return isNumbered && (words.hasSuffix("=") || words.contains("= 0x"))
  }

  /// Whether the words are a logger's prefix: times, processes, levels.
  private static func isLogPrefix(_ words: String) -> Bool {
    words.utf8.contains { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      || words.hasSuffix(":") || words.hasSuffix("]") || words.hasSuffix("=")
  }
}
