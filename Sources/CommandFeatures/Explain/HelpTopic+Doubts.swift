import VCCommand
import VCEngine
import VCSource

extension HelpTopic {
  /// What nobody has established, and the experiments that would decide it.
  static let doubts = HelpTopic("doubts") { language in
    let words = Wording(language)
    let title = words.choose({ _ in "What nobody has established" }, { _ in "尚无定论的问题" })
    return list(
      words.choose(
        { _ in "\(title), with what would decide it:".uppercased() },
        { _ in "\(title)，以及如何得出结论：" }),
      Rules.rows(below: title, in: language).compactMap { cells -> Entry? in
        guard cells.count == 3, cells[1].hasPrefix("R") else { return nil }
        let (question, test) = (cells[0], cells[2])
        return (
          name: String(cells[1]),
          meaning: words.choose(
            { _ in "\(question). To decide: \(test)." }, { _ in "\(question)？验证方法：\(test)。" })
        )
      })
  }
}
