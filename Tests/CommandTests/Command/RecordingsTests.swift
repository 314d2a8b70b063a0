import Testing
import VCTestSupport

@Suite struct `What is recorded` {
  @Test func `is expected by a test, every file of it`() {
    let expected: [String] =
      `Resolving`.recordings + `Explaining`.recordings + `Messages`.recordings
      + `Topics of the help`.recordings + `Reports for CI`.recordings
      + `Alternatives`.recordings
      + `Importing`.recordings + `Telling what changed`.recordings
      + `The schema's command`.recordings + `Mistakes of newcomers`.recordings + [
        `Templates`.recording, `The help in Chinese`.recording,
        `The public interface`.recording,
      ]
    #expect(Recordings.names() == expected.sorted())
  }
}
