import VCCommand
import VCEngine

extension HelpTopic {
  /// What nobody has established, and the experiments that would decide it.
  static let doubts = HelpTopic("doubts") {
    let rows = Rules.text.split(separator: "## What nobody has established\n").last ?? ""
    return list(
      "What nobody has established, with what would decide it",
      rows.split(separator: "\n").compactMap { row -> Entry? in
        let cells = row.split(separator: " | ")
        guard cells.count == 3, cells[1].hasPrefix("R") else { return nil }
        let (question, test) = (cells[0].dropFirst(2), cells[2].dropLast(2))
        return (name: String(cells[1]), meaning: "\(question). To decide: \(test).")
      })
  }
}
