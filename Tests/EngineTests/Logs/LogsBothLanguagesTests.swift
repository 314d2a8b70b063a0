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
    var pairs = UIKitText.allInLogs.flatMap { text in
      sentences(about: line(text, [:]))
        + sentences(
          about: line(
            text,
            Dictionary(uniqueKeysWithValues: UIKitRole.allCases.map { ($0, "\($0.rawValue)") })))
    }
    pairs += Host.all.flatMap { host in
      host.allRemedies.map { Pair($0.words) } + host.libraries.map { Pair($0.name) }
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
    let (english, chinese) = (Language.en.logPhrases(nil), Language.zhHans.logPhrases(nil))
    return [
      Pair(english.happened(line), chinese.happened(line)),
      Pair(english.reason(for: line), chinese.reason(for: line)),
    ] + line.causes.map { Pair(english.cause($0, of: line), chinese.cause($0, of: line)) }
  }

  private struct Pair: Hashable {
    let english: String
    let chinese: String

    init(_ english: String, _ chinese: String) {
      (self.english, self.chinese) = (english, chinese)
    }

    init(_ words: TopicWords) { self.init(words.english, words.chinese) }

    var text: String { english + "\n" + (chinese == english ? "" : "  \(chinese)\n") }
  }
}
