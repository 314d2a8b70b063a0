import VCDescriptions
import VCSource

extension PrintedRowParser {
  /// Reports lines between rows that may be damaged rows. All others are a console's, and not read.
  ///
  /// - Parameter isFollowedByRow: Whether a row begins in the last line of the gap.
  func checkLines(in gap: Range<Int>, isFollowedByRow: Bool) {
    var lines: [Range<Int>] = []
    var start = gap.lowerBound
    for position in gap where text.characters[position] == .lineFeed {
      lines.append(start..<position)
      start = position + 1
    }
    if !isFollowedByRow { lines.append(start..<gap.upperBound) }
    let rows = lines.filter(mayBeRow)
    guard let first = rows.first else { return }
    start = first.first { !text.characters[$0].isSpace } ?? first.lowerBound
    diagnostics.warning(.textBesideRows(lines: rows.count), at: text.range(start, first.upperBound))
  }

  /// Whether a line begins with a cell, unless a view does, or has a controller's state and view.
  private func mayBeRow(_ line: Range<Int>) -> Bool {
    let characters = text.characters[line]
    func has(_ words: String) -> Bool { characters.firstRange(of: Array(words.utf8)) != nil }
    return characters.first { !$0.isSpace } == UInt8(ascii: "|") && !has("; frame = (")
      || has(", state:") && has(", view:")
  }
}
