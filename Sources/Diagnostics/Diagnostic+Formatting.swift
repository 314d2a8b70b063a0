extension Diagnostic {
  /// The message as compilers print it: place, severity, text, the line, and a caret under it.
  ///
  /// A note without a place (UIKit's own words) is printed at the diagnostic's place, without the
  /// line. There is no line break at the end.
  public func formatted(in source: Source) -> String {
    var lines = headline(severity, message, at: range, in: source)
    for note in notes {
      if note.range == nil {
        lines += headline(.note, note.message, at: range, in: source).prefix(1)
      } else {
        lines += headline(.note, note.message, at: note.range, in: source)
      }
    }
    return lines.joined(separator: "\n")
  }

  private func headline(
    _ severity: Severity, _ message: String, at range: SourceRange?, in source: Source
  ) -> [String] {
    let name = source.name.withoutControls
    let message = message.withoutControls
    guard let range else { return ["\(name): \(severity): \(message)"] }
    let (line, column) = source.location(of: range.start)
    let excerpt = Excerpt(of: source, around: range.start)
    return [
      "\(name):\(line):\(column): \(severity): \(message)",
      "    " + excerpt.line,
      "    " + excerpt.caret,
    ]
  }
}

/// A line of the user's text as a terminal may show it, and a caret below one place of it.
private struct Excerpt {
  var line: String
  var caret: String

  // A line that is longer is cut to a window around the caret, all in columns of a terminal.
  private static let widest = 120
  private static let before = 70
  private static let after = 45
  // So that a line of megabytes is not decoded for the sake of a window.
  private static let bytes = 1_000

  init(of source: Source, around offset: Int) {
    let extent = source.lineExtent(around: offset)
    let offset = min(max(offset, extent.lowerBound), extent.upperBound)
    let left = Self.text(source, max(extent.lowerBound, offset - Self.bytes), offset)
    let right = Self.text(source, offset, min(extent.upperBound, offset + Self.bytes))
    let isWhole = extent.count <= Self.bytes && (left + right).terminalWidth <= Self.widest
    let head = isWhole ? left[...] : left.suffix(width: Self.before)
    let tail = isWhole ? right[...] : right.prefix(width: Self.after)
    let isCutLeft = head.count < left.count || offset - extent.lowerBound > Self.bytes
    let isCutRight = tail.count < right.count || extent.upperBound - offset > Self.bytes
    let visibleHead = (isCutLeft ? "…" : "") + head
    line = visibleHead + tail + (isCutRight ? "…" : "")
    // A tab stays a tab, so that the caret is right whatever the terminal makes of it.
    caret =
      visibleHead.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.terminalWidth) }
      .joined() + "^"
  }

  private static func text(_ source: Source, _ start: Int, _ end: Int) -> String {
    var start = start
    while start < end, source.bytes[start] & 0xC0 == 0x80 { start += 1 }
    return String(decoding: source.bytes[start..<end], as: UTF8.self).withoutControls
  }
}
