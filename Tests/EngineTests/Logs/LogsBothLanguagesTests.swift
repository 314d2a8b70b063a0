import Testing
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// The sentences about logs, each beside its translation: whoever changes one sees the other.
@Suite struct `Both languages about logs` {
  static let recording = "sentences.txt"

  init() { addFeatures() }

  @Test func `read as recorded`() throws {
    let pairs = UIKitText.allInLogs.flatMap { text in
      sentences(about: line(text, [:]))
        + sentences(
          about: line(
            text,
            Dictionary(uniqueKeysWithValues: UIKitRole.allCases.map { ($0, "\($0.rawValue)") })))
    }
    var seen: Set<Pair> = []
    let text = pairs.filter { seen.insert($0).inserted }.map(\.text).joined()
    try expectRecorded(text, Self.recording)
  }

  private func line(_ text: UIKitText, _ classes: [UIKitRole: String]) -> LoggedText {
    LoggedText(
      text, classes: classes, words: [:], senderIsPresenter: false, plainText: text.form,
      count: 1, caller: nil)
  }

  private func sentences(about line: LoggedText) -> [Pair] {
    [
      Pair(Language.en.phrases.happened(line), Language.zhHans.phrases.happened(line)),
      Pair(line.reason),
    ] + line.causes.map { Pair(line.words(of: $0)) }
  }

  private struct Pair: Hashable {
    let english: String
    let chinese: String

    init(_ english: String, _ chinese: String) {
      (self.english, self.chinese) = (english, chinese)
    }

    init(_ words: Words) {
      self.init(words.text(in: Wording(.en)), words.text(in: Wording(.zhHans)))
    }

    var text: String { english + "\n" + (chinese == english ? "" : "  \(chinese)\n") }
  }
}
