import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// Interface Builder's storyboards and their segues.
@Suite struct `Storyboards` {
  init() { addFeatures() }

  static let recordings = ["shop.dump.txt", "shop-and-settings.description.txt"]

  private static let folder = Samples.folder.appending(path: "FromTheApp")

  private func source(_ name: String) throws -> Source {
    try Samples.source(name, in: Self.folder)
  }

  @Test func `are read with all that they tell, each at its place`() throws {
    let app = try AppDescription(parsing: source("Shop.storyboard"))
    try expectRecorded(app.dump(withRanges: true), Self.recordings[0])
  }

  @Test func `are joined by their references, in whichever order they are named`() throws {
    var warnings: [Diagnostic] = []
    let files = try [source("Settings.storyboard"), source("Shop.storyboard")]
    let app = try AppDescription(
      parsing: Source(joining: files, name: "Storyboards"), as: .storyboard, warnings: &warnings)
    #expect(warnings.isEmpty)
    #expect(app.viewControllers[app.rootViewController].className.value == "ShopTabBarController")
    try expectRecorded(app.jsonWithDeclaredIDs + "\n", Self.recordings[1])
  }

  /// What a peek previews and commits inherits its destination from the segue around it.
  @Test func `have one segue where one can be peeked at`() throws {
    var warnings: [Diagnostic] = []
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
      <scene><objects><viewController id="a" customClass="List" sceneMemberID="viewController"><connections>
      <segue destination="b" kind="show" id="s"><segue key="commit" inheritsFrom="parent" id="c"/>
      <segue key="preview" inheritsFrom="commit" id="p"/></segue>
      </connections></viewController></objects></scene>
      <scene><objects><viewController id="b" customClass="Detail" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let app = try AppDescription(
      parsing: Source(name: "a.storyboard", text: text), warnings: &warnings)
    #expect(warnings.isEmpty)
    #expect(app.segues.count == 1)
  }

  @Test(arguments: ["Shop.storyboard", "Settings.storyboard"])
  func `are the same when they are read again`(name: String) throws {
    let app = try AppDescription(parsing: source(name))
    let again = try AppDescription(
      parsing: Source(name: "a.json", text: app.jsonWithDeclaredIDs))
    #expect(again.json == app.json)
    #expect(
      again.viewControllers.map(\.idIsImplied).count { $0 }
        <= app.viewControllers.map(\.idIsImplied).count { $0 })
  }

  /// Performs segues, and returns the resulting families with their presenters, and all messages.
  private func performing(_ segues: String..., in text: String) throws -> [String] {
    let steps = segues.map { "  - {perform: \($0)}\n" }.joined()
    let app = try AppDescription(
      parsing: Source(name: "a.yaml", text: text + "\nsteps:\n" + steps))
    let resolution = Resolution(app)
    let hierarchy = resolution.hierarchy
    return hierarchy.families.map { family in
      family.members.map(hierarchy.id).joined(separator: " ")
        + (family.presentation.map {
          " by \(hierarchy.id($0.presenter)) as \($0.modalPresentationStyle)"
        }
          ?? "")
    } + resolution.diagnostics.map { $0.text(in: .en) }
  }

  private static let app = """
    rootViewController:
      id: nav
      class: UINavigationController
      viewControllers: [{id: list}]
    scenes: [{id: detail}, {id: sheet, modalPresentationStyle: formSheet}, {id: lone}]
    segues:
      - {show: detail, from: list, identifier: detail}
      - {show: lone, from: sheet, identifier: lone}
      - {present: sheet, from: detail, identifier: sheet}
      - {popover: sheet, from: list, identifier: popover}
      - {present: lone, from: list, identifier: styled, modalPresentationStyle: pageSheet}
      - {showDetail: lone, from: list, identifier: other}
      - {unwind: list, from: sheet, identifier: back}
      - {unwind: lone, from: sheet, identifier: nowhere}
    """

  @Test func `have segues that do what UIKit does`() throws {
    #expect(try performing("detail", in: Self.app) == ["nav list detail"])
    #expect(
      try performing("detail", "sheet", in: Self.app) == [
        "nav list detail", "sheet by nav as formSheet",
      ])
    #expect(try performing("popover", in: Self.app) == ["nav list", "sheet by nav as popover"])
    #expect(try performing("styled", in: Self.app) == ["nav list", "lone by nav as pageSheet"])
    #expect(try performing("other", in: Self.app) == ["nav list", "lone by nav as formSheet"])
  }

  @Test func `have segues that show where there is no stack by presenting`() throws {
    #expect(
      try performing("popover", "lone", in: Self.app) == [
        "nav list", "sheet by nav as popover", "lone by sheet as formSheet",
      ])
  }

  @Test func `have segues that make their destination anew each time`() throws {
    #expect(try performing("detail", "detail", in: Self.app) == ["nav list detail detail#2"])
  }

  @Test func `have segues that leave nothing behind when they are refused`() throws {
    // The refused segue leaves neither its style nor its new instance behind.
    #expect(
      try performing("popover", "styled", "popover", "lone", in: Self.app) == [
        "nav list", "sheet by nav as popover", "lone by sheet as formSheet",
        "'nav' presents 'sheet' already, so 'lone' is not presented",
        "'nav' presents 'sheet' already, so 'sheet#2' is not presented",
      ])
    let steps = "steps: [{perform: popover}, {perform: popover}]"
    let app = try AppDescription(parsing: Source(name: "a.yaml", text: Self.app + "\n" + steps))
    #expect(
      Resolution(app).hierarchy.app.viewControllers.map(\.id.value)
        == app.viewControllers.map(\.id.value))
  }

  @Test func `have segues that unwind what was presented and pushed on the way`() throws {
    #expect(try performing("detail", "sheet", "back", in: Self.app) == ["nav list"])
    #expect(
      try performing("popover", "nowhere", in: Self.app) == [
        "nav list", "sheet by nav as popover",
        "'lone' is not on the way back from 'sheet', so nothing changes",
      ])
  }

  @Test(arguments: [
    ("navigationController toolbarHidden=\"NO\"", false), ("navigationController", nil),
    ("viewController toolbarHidden=\"NO\"", nil),
  ])
  func `tell whether a navigation controller's toolbar is seen`(
    element: String, isHidden: Bool?
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="a">
      <scenes><scene sceneID="s"><objects>
      <\(element) id="a" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    let app = try AppDescription(parsing: Source(name: "a.storyboard", text: text))
    #expect(app.viewControllers.map { $0[flag: .isToolbarHidden]?.value } == [isHidden])
  }

  @Test func `are known by what they are, whatever their name`() throws {
    let bytes = try source("Shop.storyboard").bytes
    #expect(
      InputFormat(of: Source(name: "a.yaml", bytes: [0xEF, 0xBB, 0xBF] + bytes)) == .storyboard)
    #expect(InputFormat(of: Source(name: "a.storyboard", text: "title: <A>\n")) == .yaml)
    #expect(
      InputFormat(of: Source(name: "a.txt", text: "# <A 0x1>, state: x\nrootViewController: A"))
        == .yaml)
    #expect(InputFormat(of: Source(name: "a.yaml", text: "x\n | <A 0x1>, state: x")) == .printed)
  }
}
