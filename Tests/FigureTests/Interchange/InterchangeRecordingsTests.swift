import Testing
import VCTestSupport

@Suite struct `What is recorded of figures as JSON` {
  @Test func `is expected by a test, every file of it`() {
    let expected: [String] =
      `A figure as JSON`.recordings
    #expect(Recordings.names() == expected.sorted())
  }
}
