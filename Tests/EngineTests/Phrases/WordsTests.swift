import Testing
import VCPhrases
import VCSource
import VCTestSupport

/// The words of legends, each beside its translation.
@Suite struct `The words of figures` {
  static let recording = "words.txt"

  @Test func `read as recorded, in both languages`() throws {
    let (english, chinese) = (Language.en.phrases, Language.zhHans.phrases)
    func words(_ phrases: any Phrases) -> [String] {
      LineMeaning.allCases.map(phrases.meaning) + MarkMeaning.allCases.map(phrases.meaning)
        + [phrases.arrangedForScreen]
    }
    let pairs = zip(words(english), words(chinese)).map { "\($0)\n  \($1)\n" }
    try expectRecorded(pairs.joined(), Self.recording)
  }
}
