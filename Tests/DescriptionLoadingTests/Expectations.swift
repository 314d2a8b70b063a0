import Testing
import VCDescriptions
import VCDiagnostics
import VCEngine
import VCPhrases
import VCTestSupport

/// Expects exactly these messages for a text with markers (`1️⃣`) at the messages' locations.
///
/// A note is expected as `note: …`; messages at one location come in the order of the text.
func expectDiagnostics(
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
func diagnostics(of source: Source) -> [Diagnostic] {
  do {
    var warnings: [Diagnostic] = []
    _ = try AppDescription(parsing: source, warnings: &warnings)
    return warnings
  } catch {
    return error.diagnostics
  }
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
