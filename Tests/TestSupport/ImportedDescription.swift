import Testing
import VCDescriptions
import VCDiagnostics
import VCEngine

/// Expects that an import gives the recorded description with its remarks, and that reading it
/// gives the same description.
package func expectImported(
  _ source: Source, as recording: String, beside test: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var told: [Diagnostic] = []
  let description = try AppDescription(parsing: source, warnings: &told)
  let yaml = description.yaml(heading: told.map { $0.text(in: .en) })
  try expectRecorded(yaml, recording, beside: test, sourceLocation: sourceLocation)
  let again = try AppDescription(parsing: Source(name: "in.yaml", text: yaml))
  #expect(again.yaml() == description.yaml(), sourceLocation: sourceLocation)
  #expect(Resolution(again).diagnostics == [], sourceLocation: sourceLocation)
}
