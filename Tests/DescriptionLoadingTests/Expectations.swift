import Diagnostics
import Foundation
import DescriptionLoading
import Testing
import ViewControllers

/// Expects exactly these messages for a text with markers (`1️⃣`) at the places of the messages.
///
/// A note is expected as `note: …`; messages at one place come in the order of the text.
func expectDiagnostics(
  _ markedText: String, name: String = "in.yaml", _ expected: KeyValuePairs<String, String>,
  location: SourceLocation = #_sourceLocation
) {
  let (text, markers) = extractMarkers(markedText)
  let found = diagnostics(of: Source(name: name, text: text)).flatMap { diagnostic in
    [(diagnostic.range, diagnostic.message)]
      + diagnostic.notes.map { ($0.range, "note: " + $0.message) }
  }
  let lines = found.map { range, message in
    "\(range.flatMap { markers[$0.start] } ?? "\(String(describing: range))") \(message)"
  }
  #expect(lines == expected.map { "\($0.key) \($0.value)" }, sourceLocation: location)
}

/// Everything that the loader says about a text.
func diagnostics(of source: Source) -> [Diagnostic] {
  do {
    var warnings: [Diagnostic] = []
    _ = try AppDescription(parsing: source, warnings: &warnings)
    return warnings
  } catch {
    return error.diagnostics
  }
}

/// The text without its markers, and the marker at each offset in UTF-8 bytes.
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

/// The directories that the tests read; `RECORD=1` in the environment records what is expected.
enum Files {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  static let samples = tests.appending(path: "../../Samples").standardized
  static let expected = tests.appending(path: "Expected")
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  static func names(in directory: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory.path)
    return (names ?? []).filter { !$0.hasPrefix(".") && $0.contains(".") }.sorted()
  }

  static func source(_ name: String, in directory: URL) throws -> Source {
    let data = try Data(contentsOf: directory.appending(path: name))
    return Source(name: name, bytes: Array(data))
  }
}

/// Compares with a file beside the tests; one that is recorded now fails once.
func expectRecorded(
  _ text: String, _ name: String, location: SourceLocation = #_sourceLocation
) throws {
  let file = Files.expected.appending(path: name)
  let expected = try? String(contentsOf: file, encoding: .utf8)
  if expected != text, Files.isRecording {
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("\(name) is recorded; run again without RECORD", sourceLocation: location)
  } else {
    #expect(text == expected, sourceLocation: location)
  }
}
