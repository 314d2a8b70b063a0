import Testing
import VCDescriptions
import VCEngine
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// What is read to people who don't see a figure.
@Suite struct `An alternative text` {
  private func text(
    of app: AppDescription, _ kind: FigureKind = .hierarchy, _ language: Language = .en,
    besides caption: String? = nil
  ) throws -> String {
    let request = FigureRequest(kind, in: Style(language: language))
    return try Array(pages(of: Resolution(app), request)).alternativeText(besides: caption)
  }

  /// Both languages side by side, for review.
  @Test func `is short, and says where it is cut`() throws {
    let kinds = FigureKind.allCases.filter { ["hierarchy", "chain"].contains($0.rawValue) }
    var all: [String] = []
    for name in Samples.names {
      let app = try Samples.description(of: name)
      for kind in kinds {
        let texts = try Language.allCases.map { try text(of: app, kind, $0) }
        for text in texts {
          #expect(text.count <= 300)
          #expect([".", "…", "。", "）", ")"].contains { text.hasSuffix($0) }, "\(text)")
        }
        all.append("\(name), \(kind.rawValue)\n" + texts.map { "  \($0)\n" }.joined())
      }
    }
    try expectRecorded(all.joined(separator: "\n"), "alternative-texts.txt")
  }

  @Test func `of a long list ends after a name`() throws {
    let names = (0..<40).map { "Controller\($0)" }.joined(separator: ", ")
    let app = try AppDescription(
      "rootViewController: {class: UITabBarController, viewControllers: [\(names)]}")
    let text = try text(of: app)
    #expect(text.count <= 300)
    #expect(text.hasSuffix(" …"))
    #expect(text.dropLast(2).last?.isNumber == true, "\(text)")
  }
}
