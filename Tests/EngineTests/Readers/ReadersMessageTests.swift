import Testing
import VCDescriptions
import VCFigureFeatures
import VCModelFeatures
import VCSource
import VCTestSupport

@Suite struct `The messages about storyboards and printed hierarchies` {
  @Test func `are all that there are, and read as recorded`() throws {
    addFeatures()
    var catalogue = try MessageCatalogue(of: "ModelFeatures/Readers")
    try catalogue.addSamples(where: `Texts of readers`.invalid.contains)
    // Of an app's folder.
    catalogue.add(.leftOut(runtime: "watchKit"))
    // A text without rows is read as a printed hierarchy only on request.
    catalogue.add(.noRows)
    try catalogue.expectRecorded()
  }
}
