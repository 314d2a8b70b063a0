import Diagnostics
import Foundation
import DescriptionLoading
import Testing
import ViewControllers

@Suite struct `Invalid samples` {
  @Test(arguments: Files.names(in: Files.samples.appending(path: "Invalid")))
  func `each is diagnosed as recorded`(name: String) throws {
    let source = try Files.source(name, in: Files.samples.appending(path: "Invalid"))
    var found = diagnostics(of: source)
    // What the loader has nothing to say of, UIKit has.
    if let description = try? AppDescription(parsing: source) {
      found = (found + Resolution(description).diagnostics).inSourceOrder
    }
    #expect(!found.isEmpty, "a sample of what is wrong is right")
    let text = found.map { $0.formatted(in: source) + "\n" }.joined()
    try expectRecorded(text, name + ".txt")
  }

  @Test func `no expectation is left over`() {
    let samples = Set(Files.names(in: Files.samples.appending(path: "Invalid")))
    let expected = Files.names(in: Files.expected)
      .filter { !$0.hasSuffix(".dump.txt") }.map { String($0.dropLast(4)) }
    #expect(expected.filter { !samples.contains($0) } == [])
  }
}
