import Testing
import VCTestSupport

@Suite struct `What is recorded of phrases` {
  @Test func `is expected by a test, every file of it`() {
    #expect(
      Recordings.names()
        == [
          `Both languages`.recording, MessageCatalogue.recording,
          `The words of figures`.recording,
        ])
  }
}
