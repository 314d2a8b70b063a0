import Testing
import VCDescriptions
import VCEngine
import VCSource

/// Expects that a text in another format becomes the recorded description with its remarks, and that
/// reading it gives the same description.
package func expectImported(
  _ source: Source, as recording: String, beside test: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var told: [Diagnostic] = []
  let description = try AppDescription(parsing: source, warnings: &told)
  let json = description.jsonWithDeclaredIDs + "\n"
  let remarks = told.map { "# " + $0.text(in: .en) + "\n" }
  try expectRecorded(
    remarks.joined() + json, recording, beside: test, sourceLocation: sourceLocation)
  let again = try AppDescription(parsing: Source(name: "in.json", text: json))
  #expect(again.jsonWithDeclaredIDs + "\n" == json, sourceLocation: sourceLocation)
  #expect(Resolution(again).diagnostics == [], sourceLocation: sourceLocation)
}
