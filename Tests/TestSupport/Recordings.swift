import Foundation
import Testing

/// Files beside the tests that hold what is expected, in a folder `Expected` of each target; with
/// `RECORD=1` in the environment they are written anew.
package enum Recordings {
  fileprivate static let areWritten = ProcessInfo.processInfo.environment["RECORD"] != nil

  fileprivate static func folder(beside test: String) -> URL {
    URL(filePath: test).deletingLastPathComponent().appending(path: "Expected")
  }

  /// The names of all files that are there.
  package static func names(beside test: String = #filePath) -> [String] {
    Samples.files(in: folder(beside: test))
  }
}

/// Compares with a file of the folder `Expected`; one that is recorded now fails once.
///
/// - Parameter tolerance: how far a number of the text may be from the recorded one, where versions
///   of Graphviz differ. All other words must be the same.
package func expectRecorded(
  _ text: String, _ name: String, within tolerance: Int = 0, beside test: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = Recordings.folder(beside: test).appending(path: name)
  let expected = try? String(contentsOf: file, encoding: .utf8)
  if let expected, tolerance > 0, text.isEqual(to: expected, within: tolerance) { return }
  if expected != text, Recordings.areWritten {
    try Data(text.utf8).write(to: file)
    Issue.record("\(name) is recorded; run again without RECORD", sourceLocation: sourceLocation)
  } else {
    #expect(text == expected, "\(name)", sourceLocation: sourceLocation)
  }
}

extension String {
  /// Whether only numbers differ, and none by more than so much.
  fileprivate func isEqual(to other: String, within tolerance: Int) -> Bool {
    let number = /-?[0-9]+/
    let (own, others) = (matches(of: number), other.matches(of: number))
    guard replacing(number, with: "0") == other.replacing(number, with: "0") else { return false }
    return zip(own, others).allSatisfy { own, other in
      guard let own = Int(own.output), let other = Int(other.output) else { return false }
      return abs(own - other) <= tolerance
    }
  }
}
