import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCSource
import VCTestSupport

/// Texts in the formats of this feature, each with what becomes of it.
@Suite struct `Texts of readers` {
  static let invalid = Samples.files(in: Samples.invalid).filter {
    $0.hasSuffix(".storyboard") || $0.hasPrefix("printed-")
  }
  private static let folder = Samples.package.appending(
    path: "Tests/EngineTests/Readers/Hierarchies")
  private static let hierarchies = Samples.files(in: folder)

  init() { addFeatures() }

  @Test(arguments: invalid)
  func `each invalid sample is diagnosed as recorded`(name: String) throws {
    try expectDiagnosed(name)
  }

  @Test(arguments: hierarchies)
  func `each hierarchy becomes the recorded description, which reads as the same`(
    name: String
  ) throws {
    try expectImported(try Samples.source(name, in: Self.folder), as: name + ".description.txt")
  }

  @Test(arguments: Seeds.few(60, of: 300))
  func `what is written of a printed hierarchy is the same when it is read again`(
    seed: UInt64
  ) throws {
    var sample = PrintedSample(seed: seed)
    let app = try AppDescription(parsing: Source(name: "a.txt", text: sample.pasted()))
    let again = try AppDescription(parsing: Source(name: "a.json", text: app.jsonWithDeclaredIDs))
    #expect(again.dump() == app.dump())
  }

  @Test func `are expected by a test, every recorded file of them`() {
    let expected =
      Self.invalid.map { $0 + ".txt" } + Self.hierarchies.map { $0 + ".description.txt" }
      + `Storyboards`.recordings + [MessageCatalogue.recording]
    #expect(Recordings.names() == expected.sorted())
  }
}
