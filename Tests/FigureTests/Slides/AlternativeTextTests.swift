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

  /// Lines of steps and of the legend look like segues.
  @Test(arguments: [
    ("", "20 view controllers, and 18 segues."),
    (
      """

      steps:
        - {present: {id: x, class: X}, from: a}
        - {present: {class: Y, modalPresentationStyle: popover, sourceView: v}, from: x}
      """,
      "22 view controllers, and 18 segues."
    ),
  ])
  func `counts a map's segues, and neither steps nor the legend`(
    steps: String, _ count: String
  ) throws {
    let scenes = (1..<19).map { "{id: s\($0), class: Screen\($0)}" }
    // Two segues between the same scenes are one line.
    let segues =
      ["show: s1, identifier: a", "show: s1, identifier: b"]
      + (2..<18).map { "\($0 % 2 == 0 ? "present" : "popover"): s\($0)" }
    let app = try AppDescription(
      """
      rootViewController: {id: n, class: UINavigationController, viewControllers: [{id: a, class: A}]}
      scenes: [\(scenes.joined(separator: ", "))]
      segues: [\(segues.map { "{\($0), from: a}" }.joined(separator: ", "))]\(steps)
      """)
    let map = try #require(FigureKind.allCases.first { $0.rawValue == "map" })
    #expect(try text(of: app, map).contains(count))
  }

  @Test func `counts what was refused by itself`() throws {
    let children = (0..<12).map { "{id: c\($0), class: ControllerWithALongName\($0)}" }
    let app = try AppDescription(
      """
      title: 谁先到？
      rootViewController: {id: a, class: A, children: [\(children.joined(separator: ", "))]}
      steps: [{present: {id: b, class: B}, from: a}, {present: {id: c, class: C}, from: a}]
      """)
    #expect(
      try text(of: app).contains("14 view controllers in 2 families; 1 refused."))
    #expect(
      try text(of: app, .hierarchy, .zhHans).hasPrefix(
        "谁先到？14 个视图控制器，分属 2 个族系；另有 1 个被拒绝。"))
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
