/// Columns of plain text, each as wide as its widest cell is on a terminal.
struct TextTable {
  private var rows: [[String]]

  init(header: [String]) { rows = [header] }

  mutating func append(_ row: [String]) { rows.append(row) }

  /// A line a row, with two blanks between the columns and none at a line's end.
  var text: String {
    var widths = rows[0].map { _ in 0 }
    for row in rows {
      for (column, cell) in row.enumerated() {
        widths[column] = max(widths[column], terminalWidth(of: cell))
      }
    }
    var text = ""
    for row in rows {
      var blanks = 0
      for (column, cell) in row.enumerated() {
        if !cell.isEmpty {
          text += String(repeating: " ", count: blanks) + cell
          blanks = 0
        }
        blanks += widths[column] - terminalWidth(of: cell) + 2
      }
      text += "\n"
    }
    return text
  }
}

/// How many columns a terminal gives a text: two for East Asian wide and fullwidth characters and
/// for emoji, none for what combines with the character before it.
func terminalWidth(of text: String) -> Int {
  text.reduce(0) { $0 + terminalWidth(of: $1) }
}

private func terminalWidth(of character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  if first.properties.isEmojiPresentation { return 2 }
  return wideRanges.contains { $0.contains(first.value) } ? 2 : 1
}

/// Unicode's East Asian wide and fullwidth blocks.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
  0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
  0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]
