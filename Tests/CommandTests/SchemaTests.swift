import Foundation
import TestSupport
import Testing

@Suite struct `The schema's command` {
  static let recording = "schema.json"

  @Test func `prints it`() throws {
    let outcome = try Program.run(["schema"], in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.err == "")
    try expectRecorded(outcome.text, Self.recording)
  }
}
