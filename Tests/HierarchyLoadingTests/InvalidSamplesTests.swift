import Diagnostics
import Foundation
import HierarchyLoading
import Testing

@Suite struct `Invalid samples` {
  @Test(arguments: Files.names(in: Files.samples.appending(path: "Invalid")))
  func `each is diagnosed as recorded`(name: String) throws {
    let source = try Files.source(name, in: Files.samples.appending(path: "Invalid"))
    let text = diagnostics(of: source).map { $0.formatted(in: source) + "\n" }.joined()
    // Descriptions that only the engine refuses load without a word.
    if !text.isEmpty || Files.isExpected(name) { try expectRecorded(text, name + ".txt") }
  }

  @Test func `no expectation is left over`() {
    let samples = Set(Files.names(in: Files.samples.appending(path: "Invalid")))
    let expected = Files.names(in: Files.expected)
      .filter { !$0.hasSuffix(".dump.txt") }.map { String($0.dropLast(4)) }
    #expect(expected.filter { !samples.contains($0) } == [])
  }
}

extension Files {
  fileprivate static func isExpected(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: expected.appending(path: name + ".txt").path)
  }
}
