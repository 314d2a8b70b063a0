import Testing
import VCTestSupport

@Suite struct `What is recorded of descriptions` {
  @Test func `is expected by a test, every file of it`() {
    let expected: [String] =
      `Invalid samples`.recordings + [`The two formats`.recording]
    #expect(Recordings.names() == expected.sorted())
  }
}
