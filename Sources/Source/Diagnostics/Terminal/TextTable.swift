/// A table of plain text. Each column is as wide as its widest cell on a terminal.
package struct TextTable {
  private var rows: [[String]]

  package init(header: [String]) { rows = [header] }

  /// Adds a row with visible control characters (`withoutControls`).
  package mutating func append(_ row: [String]) { rows.append(row.map(\.withoutControls)) }

  /// The table's lines, with two blanks between columns and none at the end of a line.
  package var text: String {
    var widths = rows[0].map { _ in 0 }
    for row in rows {
      for (column, cell) in row.enumerated() {
        widths[column] = max(widths[column], cell.terminalWidth)
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
        blanks += widths[column] - cell.terminalWidth + 2
      }
      text += "\n"
    }
    return text
  }
}
