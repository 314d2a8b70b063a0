import TestSupport
import Testing

@Suite struct `What is recorded` {
  @Test func `is expected by a test, every file of it`() {
    let expected: [String] =
      `Invalid samples`.recordings + [`The two formats`.recording] + `Storyboards`.recordings
    #expect(Recordings.names() == expected.sorted())
  }
}
