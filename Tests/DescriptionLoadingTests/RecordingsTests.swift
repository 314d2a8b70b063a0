import Testing
import VCTestSupport

@Suite struct `What is recorded` {
  @Test func `is expected by a test, every file of it`() {
    let expected: [String] =
      `Invalid samples`.recordings + [`The two formats`.recording]
      + `Logs of UIKit's`.recordings + `Explanations of logs`.recordings
      + `Snapshots and crash reports`.recordings + [`The table of UIKit's texts`.recording]
    #expect(Recordings.names() == expected.sorted())
  }
}
