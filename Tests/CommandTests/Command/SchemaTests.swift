import Foundation
import Testing
import VCTestSupport

@Suite struct `The schema's command` {
  static let recordings = ["schema.json", "schema-settings.json"]

  @Test(arguments: zip([[], ["settings"]], recordings))
  func `prints it`(options: [String], recording: String) throws {
    let outcome = try Program.run(["schema"] + options, in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.err == "")
    try expectRecorded(outcome.text, recording)
  }
}
