import Foundation
import Testing

/// Files with expectations, in a folder `Expected` beside each target's tests. With `RECORD=1` in
/// the environment they are written again.
package enum Recordings {
  package static let areWritten = ProcessInfo.processInfo.environment["RECORD"] != nil

  fileprivate static func folder(beside test: String) -> URL {
    URL(filePath: test).deletingLastPathComponent().appending(path: "Expected")
  }

  /// Returns a recorded text, for tests that find their inputs there.
  package static func text(_ name: String, beside test: String = #filePath) throws -> String {
    try String(contentsOf: folder(beside: test).appending(path: name), encoding: .utf8)
  }

  /// Returns the names of all recorded files.
  package static func names(beside test: String = #filePath) -> [String] {
    Samples.files(in: folder(beside: test))
  }
}

/// Compares with a file in the folder `Expected`; a newly recorded one fails once.
///
/// - Parameter structureAlone: Whether positions may differ, because `dot` itself lays the figure
///   out differently.
package func expectRecorded(
  _ text: String, _ name: String, structureAlone: Bool = false, beside test: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = Recordings.folder(beside: test).appending(path: name)
  let expected = try? String(contentsOf: file, encoding: .utf8)
  if structureAlone, !Recordings.areWritten {
    #expect(text.structure == expected?.structure, "\(name)", sourceLocation: sourceLocation)
  } else if expected != text, Recordings.areWritten {
    try Data(text.utf8).write(to: file)
    Issue.record("\(name) is recorded; run again without RECORD", sourceLocation: sourceLocation)
  } else {
    #expect(text == expected, "\(name)", sourceLocation: sourceLocation)
  }
}
