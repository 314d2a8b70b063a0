import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// What a figure says to those who listen: what it shows, and nothing that another kind shows.
@Suite struct `The text of a figure` {
  private static let samples = [
    "figure-2-1", "figure-17-8", "other-tab", "mail-toolbar", "passcode", "side-menu",
    "detached-view", "recipes",
  ]
  static let recording = "texts.txt"

  @Test func `tells what the figure shows, as recorded in each language`() throws {
    var lines: [String] = []
    for sample in Self.samples {
      for kind in FigureKind.all where kind != .map {
        for language in Language.allCases {
          let picture = try Picture(sample: sample, as: kind, in: Style(language: language))
          lines.append("\(sample), \(kind.rawValue), \(language.rawValue): \(picture.text)\n")
        }
      }
    }
    try expectRecorded(lines.joined(), Self.recording)
  }
}
