import TestSupport
import Testing

@Suite struct `What is recorded` {
  @Test func `is expected by a test, every file of it`() {
    let expected: [String] =
      `A figure as JSON`.recordings
    #expect(Recordings.names() == expected.sorted())
  }
}
