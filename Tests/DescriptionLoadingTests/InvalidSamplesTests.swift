import Foundation
import Testing
import VCDescriptions
import VCDiagnostics
import VCEngine
import VCPhrases
import VCTestSupport

@Suite struct `Invalid samples` {
  private static let names = Samples.files(in: Samples.invalid)
  static let recordings = names.map { $0 + ".txt" }

  @Test(arguments: names)
  func `each is diagnosed as recorded`(name: String) throws {
    let source = try Samples.source(name, in: Samples.invalid)
    var found = diagnostics(of: source)
    // If the loader has no messages, the engine has some.
    if let description = try? AppDescription(parsing: source) {
      let resolution = Resolution(description)
      found = (found + resolution.diagnostics + resolution.hints).inSourceOrder
    }
    #expect(!found.isEmpty, "there is nothing to say of the sample")
    let text = found.map { $0.formatted(in: source) + "\n" }.joined()
    try expectRecorded(text, name + ".txt")
  }
}
