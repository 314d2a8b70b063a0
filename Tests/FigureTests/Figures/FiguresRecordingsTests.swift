import Testing
import VCTestSupport

@Suite struct `What is recorded of figures` {
  @Test func `is expected by a test, every file of it`() {
    let expected: [String] =
      `The geometry`.recordings + CoverageTests.recordings + [`The text of a figure`.recording]
    #expect(Recordings.names() == expected.sorted())
  }
}
