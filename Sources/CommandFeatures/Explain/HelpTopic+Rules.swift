import VCCommand
import VCEngine
import VCSource

extension HelpTopic {
  /// What changed with the newest versions of iOS, with the sources.
  static let changes = ofRules("changes", .changesHeading, below: .changesTitle) { cells in
    guard cells.count == 5, cells[2].hasPrefix("R") else { return nil }
    let (change, rule, source) = (cells[3], cells[2], cells[4])
    return ("iOS \(cells[1])", .changeOfIOS(change: change, rule: rule, source: source))
  }

  /// What nobody has established, and the experiments that would decide it.
  static let doubts = ofRules("doubts", .doubtsHeading, below: .doubtsTitle) { cells in
    guard cells.count == 3, cells[1].hasPrefix("R") else { return nil }
    return (String(cells[1]), .doubtAndTest(question: cells[0], test: cells[2]))
  }

  /// The rows of a section of the rules, each with its name and its meaning; nil for a row that is none.
  private static func ofRules(
    _ name: String, _ heading: Words, below title: Words,
    _ row: @escaping @Sendable ([Substring]) -> (name: String, meaning: Words)?
  ) -> HelpTopic {
    HelpTopic(name) { language in
      let wording = Wording(language)
      let rows = Rules.rows(below: title.text(in: wording), in: language).compactMap(row)
      return list(
        heading.text(in: wording), rows.map { ($0.name, $0.meaning.text(in: wording)) })
    }
  }
}

extension Rules {
  /// The cells of the rows below a heading of `Rules.md`.
  fileprivate static func rows(below heading: String, in language: Language) -> [[Substring]] {
    let section = text(in: language).split(separator: "## \(heading)\n").last ?? ""
    return section.split(separator: "\n").prefix { !$0.hasPrefix("## ") }
      .map { $0.dropFirst(2).dropLast(2).split(separator: " | ") }
  }
}
