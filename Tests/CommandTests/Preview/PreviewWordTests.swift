import Testing
import VCCommandFeatures
import VCSource
import VCTestSupport

@Suite struct `The words of the preview` {
  static let recording = "words.txt"

  @Test func `read as recorded, in both languages`() throws {
    let pairs = PreviewWord.allCases.map {
      "\($0.words.text(in: Wording(.en)))\n  \($0.words.text(in: Wording(.zhHans)))\n"
    }
    try expectRecorded(pairs.joined(), Self.recording)
    #expect(Recordings.names() == [Self.recording])
  }
}
