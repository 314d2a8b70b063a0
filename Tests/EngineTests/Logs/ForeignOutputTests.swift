import Foundation
import Testing
import VCCommandFeatures
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// The output of tests' snapshots, debuggers and crash reporters about view controllers.
@Suite struct `Snapshots and crash reports` {
  private static let folder = Samples.package.appending(path: "Tests/EngineTests/Logs/Logs")
  private static let names = Samples.files(in: folder).filter { name in
    [".printed.txt", ".json"].contains(where: name.hasSuffix)
  }
  static let recordings = names.map { $0 + ".description.txt" }

  init() { addFeatures() }

  @Test(arguments: names)
  func `each becomes the recorded description, which reads as the same`(name: String) throws {
    let source = try Samples.source(name, in: Self.folder)
    try expectImported(source, as: name + ".description.txt")
  }

  /// It was an input of `diff` once, which then compared without scenes and segues.
  @Test(arguments: [nil, InputFormat.json, .yaml])
  func `the output of resolve is named, and the way to a baseline`(format: InputFormat?) throws {
    let resolutions = try ["login", "figure-10-4"].map {
      Resolution(try Samples.description(of: $0))
    }
    for text in [
      resolutions[0].hierarchy.json, resolutions[1].jsonOfAlternatives { _ in [0] },
    ] {
      let error = #expect(throws: DiagnosticError.self) {
        try AppDescription(parsing: Source(name: "app.json", text: text), as: format)
      }
      #expect(
        error?.diagnostics.map { $0.formatted(in: Source(name: "app.json", text: text)) } == [
          """
          app.json:1:1: error: this is the output of 'vcdiagram resolve --format json', not a \
          description; give the description itself; for a baseline of 'diff', save one with \
          'vcdiagram import'
              {
              ^
          """
        ])
    }
  }

  @Test func `an image is named`() {
    let source = Source(name: "in.png", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(
      diagnostics(of: source).map { $0.text(in: .en) }
        == ["this is a PNG image; give the description that it was drawn from"])
  }
}
