import Testing
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// Expects exactly these messages for a text with markers (`1️⃣`) at the messages' locations.
///
/// A note is expected as `note: …`; messages at one location come in the order of the text.
package func expectDiagnostics(
  _ markedText: String, name: String = "in.yaml", _ expected: KeyValuePairs<String, String>,
  location: SourceLocation = #_sourceLocation
) {
  let (text, markers) = extractMarkers(markedText)
  let found = diagnostics(of: Source(name: name, text: text)).flatMap { diagnostic in
    [(diagnostic.range, diagnostic.text(in: .en))]
      + diagnostic.notes.map { ($0.range ?? diagnostic.range, "note: " + $0.text(in: .en)) }
  }
  let lines = found.map { range, message in
    "\(range.flatMap { markers[$0.start] } ?? "\(String(describing: range))") \(message)"
  }
  #expect(lines == expected.map { "\($0.key) \($0.value)" }, sourceLocation: location)
}

/// Returns all messages of the loader about a text.
package func diagnostics(of source: Source) -> [Diagnostic] {
  do {
    var warnings: [Diagnostic] = []
    _ = try AppDescription(parsing: source, warnings: &warnings)
    return warnings
  } catch {
    return error.diagnostics
  }
}

/// Expects the recorded messages for one of the invalid samples, of the loader and the engine.
package func expectDiagnosed(
  _ sample: String, beside test: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let source = try Samples.source(sample, in: Samples.invalid)
  var found = diagnostics(of: source)
  // If the loader has no messages, the engine has some.
  if let description = try? AppDescription(parsing: source) {
    let resolution = Resolution(description)
    found = (found + resolution.diagnostics + resolution.hints).inSourceOrder
  }
  #expect(
    !found.isEmpty, "there is nothing to say of the sample", sourceLocation: sourceLocation)
  let text = found.map { $0.formatted(in: source) + "\n" }.joined()
  try expectRecorded(text, sample + ".txt", beside: test, sourceLocation: sourceLocation)
}

/// Returns the text without markers, and the marker at each offset in UTF-8 bytes.
private func extractMarkers(_ text: String) -> (String, [Int: String]) {
  var result = ""
  var markers: [Int: String] = [:]
  for character in text {
    if character.unicodeScalars.contains("\u{20E3}") {
      markers[result.utf8.count] = String(character)
    } else {
      result.append(character)
    }
  }
  return (result, markers)
}
