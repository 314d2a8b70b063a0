import Foundation
import Testing

/// The folder of the tests.
let testsFolder = URL(filePath: #filePath).deletingLastPathComponent()

/// Compares a text with a file in `Expected`. With `RECORD=1`, writes differing files, and fails
/// once.
func expectFile(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = testsFolder.appending(path: "Expected").appending(path: name)
  let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  #expect(text == expected, sourceLocation: sourceLocation)
  if text != expected, ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try Data(text.utf8).write(to: file)
  }
}

/// The bytes of a fixture.
func fixture(_ name: String) throws -> [UInt8] {
  try Array(Data(contentsOf: testsFolder.appending(path: "Fixtures").appending(path: name)))
}
