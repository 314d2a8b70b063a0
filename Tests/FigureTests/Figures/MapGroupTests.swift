import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// What makes a large map readable: frames of groups, kinds of segues, and sinks as notes.
@Suite struct `A large map` {
  private func pictures(
    _ text: String, _ selection: SceneSelection, spread: FigureRequest.Spread = .one
  ) throws -> [Picture] {
    let app = try AppDescription(parsing: Source(name: "in.yaml", text: text))
    let request = FigureRequest(.map, in: Style(selection: selection), spread: spread)
    return Array(try pages(of: Resolution(app), request))
  }

  private static let groups = """
    rootViewController: {id: a, class: Home, group: App/Home}
    scenes:
      - {id: b, class: B, group: App/Cart/Sources/CartUI/Rows, children: [{id: b1, class: B1}]}
      - {id: c, class: C, group: App/Cart/Sources/CartUI}
      - {id: d, class: D, group: App/Home}
      - {id: e, class: E}
    segues:
      - {show: b, from: a}
      - {show: c, from: b1}
      - {present: d, from: c}
      - {popover: e, from: d}

    """

  @Test(arguments: [
    (
      SceneSelection.Grouping.folder,
      ["Home", "Cart/Sources/CartUI/Rows", "Cart/Sources/CartUI"],
      "In Home: Home and D. In Cart/Sources/CartUI/Rows, B contains B1. "
        + "In Cart/Sources/CartUI: C. Other view controllers: E. "
    ),
    (
      .module, ["Home", "CartUI"],
      "In Home: Home and D. In CartUI: B and C. B contains B1. "
        + "Other view controllers: E. "
    ),
  ])
  func `frames the scenes of a group`(
    grouping: SceneSelection.Grouping, titles: [String], text: String
  ) throws {
    let picture = try #require(
      try pictures(Self.groups, SceneSelection(grouping: grouping)).first)
    #expect(picture.frames.map { $0.title?.text } == titles)
    #expect(picture.text.hasPrefix(text))
    #expect(picture.boxes.compactMap(\.viewController).sorted() == ["a", "b", "b1", "c", "d", "e"])
    #expect(picture.arrows.count(where: { $0.id.contains("-show-") }) == 2)
  }

  /// All tabs were in the frame of the first one's group.
  @Test func `frames no container whose children are in several groups`() throws {
    let text = """
      rootViewController:
        id: tabs
        class: UITabBarController
        viewControllers: [{id: a, class: A, group: Trips}, {id: b, class: B, group: Account}]
      scenes: [{id: c, class: C, group: Trips}, {id: d, class: D, group: Account}]
      segues: [{show: c, from: a}, {show: d, from: b}]

      """
    let picture = try #require(try pictures(text, SceneSelection(grouping: .folder)).first)
    #expect(picture.frames.map(\.name) == ["UITabBarController", "Trips", "Account"])
    #expect(
      picture.text.hasPrefix(
        "UITabBarController contains A and B. In Trips: C. In Account: D. "), "\(picture.text)")
  }

  @Test func `has the pages of each group for themselves`() throws {
    let pages = try pictures(Self.groups, SceneSelection(grouping: .module), spread: .several)
    #expect(
      pages.map { $0.frames.map(\.name) } == [
        ["Home · Page 2", "CartUI · Page 3", "Page 4"], [], ["B"], [],
      ])
    #expect(
      pages.dropFirst().map { $0.boxes.compactMap(\.viewController).sorted() } == [
        ["a", "d"], ["b", "b1", "c"], ["e"],
      ])
  }

  /// A map of as many screens as asked for, in two modules.
  private func app(ofScreens count: Int) -> String {
    let scenes = (1..<count).map {
      "  - {id: s\($0), class: S\($0), group: \($0 % 2 == 0 ? "App/Cart/Sources" : "App/Home")}"
    }
    let segues = (1..<count).map { "  - {show: s\($0), from: \($0 < 3 ? "a" : "s\($0 / 2)")}" }
    return
      (["rootViewController: {id: a, class: A, group: App/Home}", "scenes:"] + scenes
      + ["segues:"] + segues).joined(separator: "\n")
  }

  @Test
  func `of more than 60 screens has an overview and a page for each module in a file of pages`()
    throws
  {
    func names(_ count: Int, _ spread: FigureRequest.Spread) throws -> [[String]] {
      try pictures(app(ofScreens: count), SceneSelection(), spread: spread)
        .map { $0.frames.map(\.name) }
    }
    let large = try names(61, .asNeeded)
    #expect(large.count > 2)
    #expect(
      large[0].contains { $0.hasPrefix("Home") } && large[0].contains { $0.hasPrefix("Cart") })
    #expect(try names(61, .one).count == 1)
    #expect(try names(60, .asNeeded).count == 1)
  }

  @Test func `has only the kinds of segues that are asked for, and the scenes that they join`()
    throws
  {
    let picture = try #require(
      try pictures(Self.groups, SceneSelection(kinds: [.present, .popover])).first)
    #expect(picture.boxes.compactMap(\.viewController).sorted() == ["a", "c", "d", "e"])
    #expect(
      picture.arrows.flatMap(\.statements).filter { $0.contains(": ") }.sorted() == [
        "c: present d", "d: popover e",
      ])
  }

  /// A screen that so many others bring.
  private static func sink(_ count: Int, more: String = "") -> String {
    "rootViewController: {id: s1, class: S1}\nscenes:\n  - {id: web, class: WebView}\n"
      + (2...count).map { "  - {id: s\($0), class: S\($0)}\n" }.joined()
      + "segues:\n"
      + (1...count).map { "  - {present: web, from: s\($0)}\n" }.joined() + more
  }

  @Test func `says in boxes what more than six present and what leads nowhere`() throws {
    func drawn(_ text: String, _ selection: SceneSelection = SceneSelection()) throws -> [String] {
      let picture = try #require(try pictures(text, selection).first)
      return picture.arrows.flatMap(\.statements).filter { $0.contains("web") }.sorted()
        + picture.boxes.filter { $0.viewController != nil }.flatMap { $0.lines.map(\.text) }
        .filter { $0.contains("Web") }
    }
    #expect(
      try drawn(Self.sink(7)) == Array(repeating: "present → WebView", count: 7))
    #expect(try drawn(Self.sink(6)).last == "WebView")
    #expect(try drawn(Self.sink(7, more: "  - {show: s2, from: web}\n")).last == "WebView")
    #expect(try drawn(Self.sink(7), SceneSelection(around: ["web"])).count == 8)
  }

  @Test func `draws what is no screen otherwise, and says what it is`() throws {
    let text = """
      rootViewController: {id: a, class: A}
      scenes: [{id: flow, class: Flow, role: coordinator}, {id: row, class: Row, role: component}]
      segues: [{present: a, from: flow}, {show: a, from: row}]
      """
    let picture = try #require(try pictures(text, SceneSelection()).first)
    let boxes = picture.boxes.filter { $0.viewController != nil }
      .map { "\($0.role.rawValue): \($0.lines.map(\.text).joined(separator: " "))" }
    #expect(
      boxes.sorted() == [
        "controller: A", "object: Flow «coordinator»", "object: Row «component»",
      ])
  }
}
