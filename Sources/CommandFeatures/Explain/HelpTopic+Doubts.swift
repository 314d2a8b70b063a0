import VCCommand
import VCEngine
import VCSource

extension HelpTopic {
  /// What nobody has established, and the experiments that would decide it.
  static let doubts = HelpTopic("doubts") { language in
    let wording = Wording(language)
    return list(
      Words.doubtsHeading.text(in: wording),
      Rules.rows(below: Words.doubtsTitle.text(in: wording), in: language).compactMap {
        cells -> Entry? in
        guard cells.count == 3, cells[1].hasPrefix("R") else { return nil }
        let (question, test) = (cells[0], cells[2])
        return (
          name: String(cells[1]),
          meaning: Words.doubtAndTest(question: question, test: test).text(in: wording)
        )
      })
  }
}
