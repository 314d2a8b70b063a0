import VCCommand
import VCEngine
import VCSource

extension HelpTopic {
  /// What changed with the newest versions of iOS, with the sources.
  static let changes = HelpTopic("changes") { language in
    let words = Wording(language)
    let title = words.choose(
      { _ in "What changed with iOS 26 and 27" }, { _ in "iOS 26 和 27 带来的变化" })
    return list(
      words.choose(
        { _ in "WHAT CHANGED WITH iOS 26 AND 27, WITH THE SOURCES:" }, { _ in "\(title)，附出处：" }),
      Rules.rows(below: title, in: language).compactMap { cells -> Entry? in
        guard cells.count == 5, cells[2].hasPrefix("R") else { return nil }
        let (change, rule, source) = (cells[3], cells[2], cells[4])
        return (
          name: "iOS \(cells[1])",
          meaning: words.choose(
            { _ in "\(change) (\(rule); \(source))" }, { _ in "\(change)（\(rule)；\(source)）" })
        )
      })
  }
}
