import Testing
import VCPhrases
import VCSource
import VCTestSupport

/// The words of legends, each beside its translation.
@Suite struct `The words of figures` {
  static let recording = "words.txt"

  @Test func `read as recorded, in both languages`() throws {
    let marks = ["added", "removed", "unfound", "moved", "left", "changed", "refused", "waiting"]
    let words =
      LineMeaning.allCases.map(\.words) + marks.map { Words.markMeaning(mark: $0) }
      + [.arrangedForScreen]
    let pairs = words.map {
      "\($0.text(in: Wording(.en)))\n  \($0.text(in: Wording(.zhHans)))\n"
    }
    try expectRecorded(pairs.joined(), Self.recording)
  }
}
