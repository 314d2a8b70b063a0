import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// A single map shows what any step did.
@Suite struct `A map of steps` {
  private func picture(
    _ text: String, _ selection: SceneSelection = SceneSelection(),
    states: FigureRequest.States = .last
  ) throws -> Picture {
    let request = FigureRequest(.map, in: Style(selection: selection), states: states)
    return try #require(
      try pages(of: Resolution(AppDescription(text)), request).first { _ in true })
  }

  private func lines(_ picture: Picture) -> [String] {
    picture.arrows.filter { $0.tail != nil && $0.role != .containment }
      .map { "\($0.role.rawValue) \($0.statements.joined(separator: "; "))" }.sorted()
  }

  private static let trip = """
    rootViewController:
      id: nav
      class: UINavigationController
      viewControllers: [{id: list, class: List}]
    steps:
      - push: {id: day, class: Day}
        onto: nav
      - present: {id: sheet, class: Sheet}
        from: day
      - dismiss: sheet
      - present: {id: card, class: Card, modalPresentationStyle: popover, sourceView: button}
        from: day
      - dismiss: card
      - pop: nav
      - add: {id: player, class: Player}
        to: list

    """

  @Test func `shows what was presented and pushed until then, and what was added`() throws {
    let all = try picture(Self.trip)
    #expect(
      lines(all) == [
        "popover day: popover card", "present day: present sheet", "show list: show day",
      ])
    #expect(all.arrows.contains { $0.statements == ["list.children[0] = player"] })
    #expect(
      all.text.hasPrefix(
        "UINavigationController presents Sheet (formSheet), asked by Day. "
          + "UINavigationController presents Card (popover), asked by Day. ")
        && all.text.hasSuffix("Day is pushed onto UINavigationController."), "\(all.text)")
    #expect(
      try lines(picture(Self.trip, states: .after(step: 2))) == [
        "present day: present sheet", "show list: show day",
      ])
  }

  @Test func `has a path along what steps presented`() throws {
    let path = try picture(Self.trip, SceneSelection(path: .init(from: "list", to: "sheet")))
    #expect(
      path.boxes.compactMap(\.viewController).sorted() == ["day", "list", "nav", "player", "sheet"])
  }

  /// An empty picture was drawn.
  @Test func `has no path that only later steps make`() throws {
    #expect(throws: FigureRequestError.noPath("list", to: "sheet")) {
      _ = try picture(
        Self.trip, SceneSelection(path: .init(from: "list", to: "sheet")), states: .after(step: 1))
    }
  }

  @Test(arguments: ["show", "present", "popover"])
  func `has one line for a segue and the step that performs it`(kind: String) throws {
    let picture = try picture(
      """
      idiom: phone
      rootViewController: {id: a, class: A}
      scenes: [{id: b, class: B}]
      segues: [{\(kind): b, from: a, identifier: share}]
      steps: [{perform: share}]

      """)
    #expect(lines(picture) == ["\(kind) a: \(kind) b (share)"])
  }

  @Test func `tells by its segue what was dismissed since`() throws {
    let picture = try picture(
      """
      rootViewController: {id: a, class: A}
      scenes: [{id: b, class: B}]
      segues: [{present: b, from: a, identifier: share}]
      steps: [{perform: share}, {dismiss: b}]

      """)
    #expect(!picture.text.contains("presents"), "\(picture.text)")
    #expect(picture.text.contains("'share' leads from A to B"), "\(picture.text)")
  }

  @Test func `marks what was refused, in any step`() throws {
    let picture = try picture(
      """
      idiom: phone
      rootViewController: {id: a, class: A}
      steps:
        - {present: {id: b, class: B}, from: a}
        - {present: {id: c, class: C}, from: a}
        - dismiss: b

      """)
    #expect(picture.boxes.first { $0.viewController == "c" }?.mark == .refused)
    #expect(picture.boxes.first { $0.viewController == "c" }?.lines.map(\.text) == ["× C"])
    #expect(lines(picture) == ["present a: present b", "request × b is in the way of c"])
  }
}
