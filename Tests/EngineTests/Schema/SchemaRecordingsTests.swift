import Testing
import VCTestSupport

@Suite struct `What is recorded of keys` {
  @Test func `is expected by a test, every file of it`() {
    #expect(Recordings.names() == [`The help in both languages`.recording])
  }
}
