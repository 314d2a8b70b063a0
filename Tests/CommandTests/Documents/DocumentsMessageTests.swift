import Testing
import VCCommandFeatures
import VCSource
import VCTestSupport

@Suite struct `The messages about documents` {
  @Test func `are all that there are, and read as recorded`() throws {
    var catalogue = try MessageCatalogue(of: "CommandFeatures/Documents")
    for fault in Self.faults { catalogue.add(fault) }
    try catalogue.expectRecorded()
    #expect(Recordings.names() == [MessageCatalogue.recording])
  }

  private static let faults: [Message] = [
    .documentNotUTF8, .directiveWithoutName, .directiveName(name: "a b"),
    .unknownDirective(word: "vcdigram", near: "vcdiagram"),
    .unclosedDirective(end: "<!-- /vcdiagram -->"), .strayDirectiveEnd, .unclosedQuote,
    .commentEndsInDescription, .unknownDirectiveOption(word: "figur", near: "figure"),
    .directiveOptionTwice(word: "figure"), .directiveOptionValue(option: "figure", value: "chian"),
    .pagesOfOneImage(file: "story.pdf", count: 3),
    .themeOfMarkdown(theme: "docc"), .linksOfImage, .linksInImage(canWork: true),
    .noDescription(names: ["a.yaml", "a.json"]), .noDirectiveStep(number: 3, count: 1),
    .noDirectiveController(id: "itms"), .figureTaken(path: "a.svg"), .figureNotOurs(path: "a.svg"),
    .outsideRepository(path: "../a.svg"), .figureMissing(path: "a.svg"),
    .figureOutOfDate(path: "a.svg"),
    .referenceOutOfDate,
  ]
}
