import Foundation
import Testing
import VCTestSupport

/// What somebody pastes first, and expects next.
@Suite struct `The first minute` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Attempt to present <Ferry.Ticket: 0x1c> on <Ferry.Harbor: 0x1a> (from <Ferry.Harbor: 0x1a>) which "
        + "is already presenting <Ferry.Picker: 0x1b>.\n", to: "warning.txt")
    try folder.write(
      """
      <Ferry.Harbor 0x1a>, state: appeared, view: <UIView 0x2a>
         + <Ferry.Picker 0x1b>, state: appeared, view: <UIView 0x2b>, presented with: <_UIPageSheetPresentationController 0x3b>

      """, to: "printed.txt")
    try folder.write(folder.text("warning.txt") + folder.text("printed.txt"), to: "console.txt")
    try folder.write("rootViewController: A\n", to: "a.yaml")
    try folder.write("rootViewController: B\n", to: "b.yaml")
  }

  private func run(_ line: String) throws -> Program.Outcome {
    try Program.run(line.split(separator: " ").map(String.init), in: folder)
  }

  @Test(arguments: [
    "console.txt", "warning.txt printed.txt", "printed.txt warning.txt",
    "warning.txt --in printed.txt",
  ])
  func `a warning and a hierarchy are one app, to explain and to draw`(inputs: String) throws {
    let explained = try run("explain \(inputs)")
    #expect(explained.status == 0)
    #expect(explained.text.contains("Or send present(_:animated:completion:) to 'Picker'"))
    let drawn = try run("\(inputs) --format text")
    #expect(drawn.status == 0)
    #expect(drawn.text.contains("UIKit refuses Ticket because Picker is in the way"))
  }

  /// A call in viewWillAppear, and the hierarchy that a debugger prints there.
  @Test func `a view that the paste shows outside the window is there nowhere`() throws {
    try folder.write(
      "Attempt to present <Ferry.Ticket: 0x1c> on <Ferry.Harbor: 0x1a> (from <Ferry.List: 0x1d>) whose view is "
        + "not in the window hierarchy.\n"
        + "<Ferry.Harbor 0x1a>, state: appearing, view: <UIView 0x2a> not in the window\n"
        + "   | <Ferry.List 0x1d>, state: appearing, view: <UIView 0x2d> not in the window\n",
      to: "early.txt")
    let explained = try run("explain early.txt --full").text
    #expect(
      explained.contains(
        "The printed hierarchy shows it: the view of 'Harbor' isn't in the window."))
    #expect(explained.contains("1. The call, or performSegue, is in viewDidLoad or view"))
    #expect(!explained.contains("as it was when it logged this"))
    #expect(try run("import early.txt").text.contains("isInWindow: false"))
    let figure = try run("early.txt --figure objects --format text").text
    #expect(figure.contains("The views of Harbor and List aren’t in the window."))
    let boxes = try run("early.txt --figure objects --format json").text
    #expect(boxes.contains("state: appearing") && boxes.contains("hiddenView"))
  }

  @Test func `a presenter that the paste doesn't show is drawn with its call`() throws {
    try folder.write(
      "Attempt to present <Ferry.Ticket: 0x1c> on <Ferry.Login: 0x1e> (from <Ferry.Login: 0x1e>) whose view is "
        + "not in the window hierarchy.\n" + folder.text("printed.txt"), to: "left.txt")
    let explained = try run("explain left.txt").text
    #expect(explained.contains("The printed hierarchy has none of the line's view controllers."))
    #expect(explained.contains("Login has left the screen"))
    let drawn = try run("left.txt --format text").text
    #expect(drawn.contains("Login") && drawn.contains("Ticket"))
  }

  @Test func `inputs with an app of their own go into a folder`() throws {
    #expect(try run("warning.txt console.txt --in a.yaml -o out/").status == 65)
    #expect(try run("warning.txt --in printed.txt -o out/").status == 0)
    #expect(try folder.text("out/warning.svg").contains("Ticket"))
  }

  @Test func `a folder of descriptions is all of them`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "docs"), withIntermediateDirectories: false)
    for name in ["a", "b"] { try folder.write("rootViewController: A\n", to: "docs/\(name).yaml") }
    #expect(try run("docs -o figures/").status == 0)
    #expect(try folder.text("figures/b.svg").contains("<svg"))
    #expect(try run("docs -o figure.svg").err.contains("write '-o <folder>/'"))
    #expect(try run("check docs").err == "2 files: 0 errors, 0 warnings\n")
    for command in ["explain", "resolve", "import"] {
      #expect(
        try run("\(command) docs").err
          == "error: 'docs' cannot be read: it is a folder of descriptions; name one of them, such as "
          + "'docs/a.yaml'\n")
    }
  }
}
