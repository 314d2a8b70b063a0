import VCCommand
import VCEngine

extension HelpTopic {
  /// What changed with the newest versions of iOS, with the sources.
  static let changes = HelpTopic("changes") { _ in
    let rows =
      Rules.text(in: .en).split(separator: "## What changed with iOS 26 and 27\n").last ?? ""
    return list(
      "What changed with iOS 26 and 27, with the sources",
      rows.split(separator: "\n").prefix { !$0.hasPrefix("## ") }.compactMap { row -> Entry? in
        let cells = row.dropFirst(2).dropLast(2).split(separator: " | ")
        guard cells.count == 5, cells[2].hasPrefix("R") else { return nil }
        return (name: "iOS \(cells[1])", meaning: "\(cells[3]) (\(cells[2]); \(cells[4]))")
      })
  }
}
