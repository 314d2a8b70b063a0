import Testing
import VCDescriptions
import VCFigureFeatures
import VCModelFeatures
import VCSource
import VCTestSupport

@Suite struct `The messages about logs` {
  @Test func `are all that there are, and read as recorded`() throws {
    addFeatures()
    var catalogue = try MessageCatalogue(of: "ModelFeatures/Logs")
    try catalogue.addSamples(where: `Invalid logs`.names.contains)
    catalogue.add(.noLogLines)
    catalogue.add(.cutLine)
    catalogue.add(.stackAlone(caller: "CartViewController.pay()"))
    try catalogue.expectRecorded()
  }
}
