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
