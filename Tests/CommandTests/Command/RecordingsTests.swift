import Testing
import VCTestSupport

@Suite struct `What is recorded` {
  @Test func `is expected by a test, every file of it`() {
    let expected: [String] =
      `Messages`.recordings + `The schema's command`.recordings
      + `Mistakes of newcomers`.recordings + [
        `Reports for CI`.recording, `The help in Chinese`.recording,
        `The public interface`.recording,
      ]
    #expect(Recordings.names() == expected.sorted())
  }
}
