import Foundation
import Testing

@Suite struct `The schema's command` {
  @Test func `prints it`() throws {
    let outcome = try Program.run(["schema"], in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.err == "")
    try Files.expectRecorded(outcome.text, "schema.json")
  }
}
