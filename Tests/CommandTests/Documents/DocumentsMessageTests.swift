import Testing
import VCCommandFeatures
import VCSource
import VCTestSupport

@Suite struct `The messages about documents` {
  @Test func `are all that there are, and read as recorded`() throws {
    var catalogue = try MessageCatalogue(of: "CommandFeatures/Documents")
    for fault in Self.faults { catalogue.add(.document(fault)) }
    try catalogue.expectRecorded()
    #expect(Recordings.names() == [MessageCatalogue.recording])
  }

  private static let faults: [Message.Document] = [
    .documentNotUTF8, .directiveWithoutName, .directiveName("a b"),
    .unknownDirective("vcdigram", near: "vcdiagram"),
    .unclosedDirective(end: "<!-- /vcdiagram -->"), .strayDirectiveEnd, .unclosedQuote,
    .commentEndsInDescription, .unknownDirectiveOption("figur", near: "figure"),
    .directiveOptionTwice("figure"), .directiveOptionValue("chian", option: "figure"),
    .pagesOfOneImage("story.pdf", count: 3),
    .themeOfMarkdown("docc"), .linksOfImage, .linksInImage(canWork: true),
    .noDescription(["a.yaml", "a.json"]), .noDirectiveStep(3, count: 1),
    .noDirectiveController("itms"), .figureTaken("a.svg"), .figureNotOurs("a.svg"),
    .outsideRepository("../a.svg"), .figureMissing("a.svg"), .figureOutOfDate("a.svg"),
    .referenceOutOfDate,
  ]
}
