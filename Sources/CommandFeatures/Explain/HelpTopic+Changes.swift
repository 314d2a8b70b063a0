import VCCommand
import VCEngine
import VCSource

extension HelpTopic {
  /// What changed with the newest versions of iOS, with the sources.
  static let changes = HelpTopic("changes") { language in
    let wording = Wording(language)
    return list(
      Words.changesHeading.text(in: wording),
      Rules.rows(below: Words.changesTitle.text(in: wording), in: language).compactMap {
        cells -> Entry? in
        guard cells.count == 5, cells[2].hasPrefix("R") else { return nil }
        let (change, rule, source) = (cells[3], cells[2], cells[4])
        return (
          name: "iOS \(cells[1])",
          meaning: Words.changeOfIOS(change: change, rule: rule, source: source).text(in: wording)
        )
      })
  }
}
