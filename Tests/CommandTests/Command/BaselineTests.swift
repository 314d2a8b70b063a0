import Foundation
import Testing
import VCTestSupport

/// The documents' ways to keep a baseline: nothing may happen to the app that they don't report.
@Suite struct `A baseline` {
  /// An app's storyboard, with the lines that changes leave out or replace.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="home">
    <scenes>
    <scene sceneID="scene1"><objects><viewController id="home" sceneMemberID="viewController" customClass="HomeViewController">
    <connections>
    <segue destination="cart" kind="show" identifier="showCart" id="s1"/>
    <segue destination="help" kind="presentation" identifier="showHelp" id="s2"/>
    </connections>
    </viewController></objects></scene>
    <scene sceneID="scene2"><objects><viewController id="cart" sceneMemberID="viewController" customClass="CartViewController"/></objects></scene>
    <scene sceneID="scene3"><objects><viewController id="help" sceneMemberID="viewController" customClass="HelpViewController"/></objects></scene>
    </scenes>
    </document>

    """

  /// What a developer does to an app, and what is reported then.
  struct Edit: CustomTestStringConvertible {
    let testDescription: String
    let edit: @Sendable (String) -> String
    let lines: [String]
  }

  static let edits = [
    Edit(
      testDescription: "a scene is deleted",
      edit: { text in
        text.split(separator: "\n").filter { !$0.contains("\"cart\"") }.joined(separator: "\n")
      },
      lines: [
        "removed: HomeViewController.segue showCart, show CartViewController",
        "removed: CartViewController",
      ]),
    Edit(
      testDescription: "a segue is deleted",
      edit: { text in
        text.split(separator: "\n").filter { !$0.contains("\"s2\"") }.joined(separator: "\n")
      },
      lines: [
        "removed: HomeViewController.segue showHelp, present HelpViewController",
        "unreached: HelpViewController, no segue leads to it any more",
      ]),
    Edit(
      testDescription: "an identifier is renamed",
      edit: { $0.replacing("showCart", with: "openCart") },
      lines: [
        "removed: HomeViewController.segue showCart, show CartViewController",
        "added: HomeViewController.segue openCart, show CartViewController",
      ]),
  ]

  /// A page's calls from the one that writes the baseline to the one that compares with it.
  struct Recipe: CustomTestStringConvertible {
    let page: DocumentationPage
    let save: String
    let compare: String

    var testDescription: String { page.path }

    /// The lines of a page, with the folder of its app named App, and in English.
    init?(_ page: DocumentationPage) {
      let lines = page.calls.map(\.line)
      guard let compare = lines.last(where: { $0.contains(" diff app.vcd.yaml ") }),
        let save = lines.last(where: { $0.contains(" import ") && $0.hasSuffix(" -o app.vcd.yaml") }
        )
      else { return nil }
      func ofApp(_ line: String) -> String {
        line.replacing(" --language zh-Hans", with: "").split(separator: " ")
          .map { $0.hasPrefix("Samples/FromTheApp") ? "App" : $0 }.joined(separator: " ")
      }
      (self.page, self.save, self.compare) = (page, ofApp(save), ofApp(compare))
    }
  }

  static let recipes = DocumentationPage.all.compactMap(Recipe.init)

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App"), withIntermediateDirectories: true)
    try folder.write(Self.storyboard, to: "App/Main.storyboard")
  }

  private func run(_ line: String) throws -> Program.Outcome {
    let path = URL(filePath: Program.path).deletingLastPathComponent().path
    return try Program.shell("PATH=\"\(path):$PATH\"; \(line)", in: folder)
  }

  @Test func `is in README and in the guide`() {
    #expect(
      Self.recipes.map(\.page.path) == ["README.md", "README.zh-Hans.md", "Guide/Checks-and-CI.md"])
  }

  @Test(arguments: recipes, edits)
  func `fails, and the line says why`(recipe: Recipe, edit: Edit) throws {
    let saved = try run(recipe.save)
    #expect(saved.status == 0, "\(saved.err)")
    let same = try run(recipe.compare)
    #expect(same.status == 0 && same.text.hasSuffix(": no differences\n"), "\(same)")
    try folder.write(edit.edit(Self.storyboard), to: "App/Main.storyboard")
    let changed = try run(recipe.compare)
    #expect(changed.status == 1)
    let lines = changed.text.split(separator: "\n").map { line in
      line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    }
    #expect(lines == edit.lines, "\(changed.text)")
    // Renewed, it is the app's again.
    #expect(try run("\(recipe.save); \(recipe.compare)").status == 0)
  }

  /// A workflow's own steps, with a description as the app.
  @Test(arguments: edits)
  func `fails in the guide's job, whose figure shows the change`(edit: Edit) throws {
    let job = DocumentationPage(path: "Guide/Checks-and-CI.md").blocks("yaml")
      .first { $0.contains("diff app.vcd.yaml") }
    let steps = try #require(job).split(separator: "\n").filter { $0.contains("run: vcdiagram") }
      .map { line in line.split(separator: "run: ").last.map { String($0) } ?? "" }
      .map { $0.replacing("MyApp", with: "App") }
    #expect(steps.count == 2)
    #expect(try run("vcdiagram import App -o app.vcd.yaml; \(steps[0])").status == 0)
    try folder.write(edit.edit(Self.storyboard), to: "App/Main.storyboard")
    #expect(try run(steps[0]).status == 1)
    #expect(try run(steps[1]).status == 0)
    let drawn = try folder.text("change.svg").withWholeTexts
    for line in edit.lines where line.hasPrefix("removed: ") && !line.contains(".segue ") {
      #expect(drawn.contains("− \(line.dropFirst("removed: ".count))"))
    }
    #expect(drawn.contains("− show"))
  }
}
