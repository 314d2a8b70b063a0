import Testing
import VCTestSupport

@Suite struct `Recordings of changes` {
  @Test func `are all compared`() {
    #expect(Recordings.names() == [`The changes`.recording])
  }
}
