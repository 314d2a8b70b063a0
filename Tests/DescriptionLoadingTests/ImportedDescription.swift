import Testing
import VCDescriptions
import VCDiagnostics
import VCEngine
import VCTestSupport

/// Expects that an import gives the recorded description with its remarks, and that reading it
/// gives the same description.
func expectImported(
  _ source: Source, as recording: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var told: [Diagnostic] = []
  let description = try AppDescription(parsing: source, warnings: &told)
  let yaml = description.yaml(heading: told.map { $0.text(in: .en) })
  try expectRecorded(yaml, recording, sourceLocation: sourceLocation)
  let again = try AppDescription(parsing: Source(name: "in.yaml", text: yaml))
  #expect(again.yaml() == description.yaml(), sourceLocation: sourceLocation)
  #expect(Resolution(again).diagnostics == [], sourceLocation: sourceLocation)
}
