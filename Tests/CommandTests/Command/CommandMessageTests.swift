import Foundation
import Testing
import VCTestSupport

@Suite struct `Messages` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("rootViewController: A\n", to: "a.yaml")
    try folder.write("rootViewController: A\ntitel: x\n", to: "wrong.yaml")
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["draw", "--help"], ["help", "draw"]])
  func `--help is all that a newcomer needs`(arguments: [String]) throws {
    let help = try Program.run(arguments, in: folder)
    #expect(help.status == 0)
    #expect(help.err == "")
    try expectRecorded(help.text, "help.txt")
  }

  static let recordings = Program.commands.map { "help-\($0).txt" } + ["help.txt"]

  @Test(arguments: Program.commands)
  func `each command has a help of its own`(command: String) throws {
    let help = try Program.run([command, "--help"], in: folder)
    #expect(help.status == 0)
    #expect(help.err == "")
    try expectRecorded(help.text, "help-\(command).txt")
  }

  struct Failure: CustomTestStringConvertible {
    let arguments: [String]
    var input = ""
    let status: Int32
    let message: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  /// Expects a failure that is this message, whole, and nothing else.
  private func expect(_ failure: Failure, location: SourceLocation = #_sourceLocation) throws {
    let before = try folder.names
    let outcome = try Program.run(failure.arguments, input: failure.input, in: folder)
    #expect(
      outcome
        == Program.Outcome(status: failure.status, out: Data(), err: failure.message + "\n"),
      sourceLocation: location)
    #expect(try folder.names == before, sourceLocation: location)
  }

  @Test(arguments: [
    Failure(
      arguments: ["-", "-o", "a.svg"], input: #"{"rootViewController": "#, status: 65,
      message: """
        <stdin>:1:23: error: the text breaks off where a value should follow
            {"rootViewController":\(" ")
                                  ^
        <stdin>:1:1: note: the object that begins here is not closed
            {"rootViewController":\(" ")
            ^
        """),
    Failure(
      arguments: ["-", "--stdin-name", "doc.md:14"], input: "rootViewController: A\ntitel: x\n",
      status: 65,
      message: """
        doc.md:15:1: error: unknown key 'titel'; did you mean 'title'?
            titel: x
            ^
        """),
    Failure(
      arguments: ["check", "-", "--stdin-name", "a:b"], input: "", status: 65,
      message: """
        a:b:1:1: error: the text is empty
        \("    ")
            ^
        1 file: 1 error, 0 warnings
        """),
  ])
  func `a fault of the input or output is told in full`(failure: Failure) throws {
    try expect(failure)
  }

  @Test(arguments: [
    ["a.yaml", "--template", "\u{1B}[31m"], ["a.yaml", "--emphasize", "\u{1B}[31m"],
    ["a.yaml", "-o", "a.\u{1B}[31m"], ["template", "\u{1B}[31m"],
    ["explain", "a.yaml", "--dismiss", "\u{1B}[31m"],
    ["explain", "a.yaml", "--property", "\u{1B}[31m"],
    ["explain", "a.yaml", "--present", "B", "--from", "A", "--style", "\u{1B}[31m"],
  ])
  func `an argument with control characters cannot command a terminal`(arguments: [String]) throws {
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.err.contains("␛[31m'"))
    #expect(!outcome.err.contains("\u{1B}"))
  }

  @Test func `a thousand messages of a file are printed, and the rest counted`() throws {
    let steps = String(repeating: "  - {dismiss: A}\n", count: 1_010)
    try folder.write("rootViewController: A\nsteps:\n" + steps, to: "wrong.yaml")
    let outcome = try Program.run(["check", "wrong.yaml"], in: folder)
    let lines = outcome.err.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("wrong.yaml:") && $0.contains(": warning: ") } == 1_000)
    #expect(
      lines.suffix(2) == ["wrong.yaml: 10 more", "1 file: 0 errors, 1010 warnings"])
  }

  @Test func `a text of 101 MB is refused, and no byte of it drawn`() throws {
    // A file with a hole takes no room.
    let handle = try FileHandle(forWritingTo: folder.url.appending(path: "wrong.yaml"))
    try handle.truncate(atOffset: 101_000_000)
    try handle.close()
    let outcome = try Program.run(["wrong.yaml", "-o", "a.svg"], in: folder)
    #expect(outcome.status == 65)
    #expect(
      outcome.err.hasPrefix("wrong.yaml:1:1: error: the text is too large: 100 MB are read\n"))
    #expect(try folder.names == ["a.yaml", "wrong.yaml"])
  }

  @Test(arguments: ["deep.json", "deep.yaml"])
  func `100,000 levels are refused`(name: String) throws {
    let level = #"{"class": "UINavigationController", "viewControllers": ["#
    try folder.write(
      #"{"rootViewController": "# + String(repeating: level, count: 100_000), to: name)
    let outcome = try Program.run([name, "-o", "a.svg"], in: folder)
    #expect(outcome.status == 65)
    #expect(outcome.err.contains("error: nested more than 500 levels deep\n"))
    #expect(try folder.names == ["a.yaml", name, "wrong.yaml"].sorted())
  }

  @Test(arguments: [
    "with spaces.yaml", "'quoted' \"twice\".yaml", "-leading-dash.yaml", "résumé 设置 🚀.yaml",
    "back\\slash.yaml", "two\nlines.yaml", "$HOME;*.yaml", ".yaml",
  ])
  func `a file may have any name`(name: String) throws {
    try folder.write("rootViewController: A\n", to: name)
    let figure = try Program.run(["a.yaml"], in: folder)
    #expect(try Program.run(["--", name], in: folder) == figure)
    let silence = Program.Outcome(status: 0, out: Data(), err: "")
    #expect(try Program.run(["--output=" + name + ".svg", "--", name], in: folder) == silence)
    #expect(try folder.data(name + ".svg") == figure.out)
    #expect(try Program.run(["-o", "figures/", "--", name], in: folder) == silence)
  }

  @Test func `a name with control characters cannot break a message`() throws {
    let name = "two\nlines\u{1B}[31m.yaml"
    let visible = "two␊lines␛[31m.yaml"
    try expect(
      Failure(
        arguments: [name], status: 66,
        message: "error: '\(visible)' cannot be read: No such file or directory"))
    try expect(
      Failure(
        arguments: ["a.yaml", "-o", "no/such/\(name).svg"], status: 73,
        message: "error: 'no/such/\(visible).svg' cannot be written: No such file or directory"))
    let depfile = try Program.run(
      ["a.yaml", "-o", "f/", "--depfile", "a\nb/c", "--", "two\nlines.yaml"], in: folder)
    #expect(depfile.status == 64)
    #expect(
      depfile.err.hasPrefix(
        "error: a depfile can't contain the path 'two␊lines.yaml', which has a line break\n"))
    try folder.write("title: x\n", to: name)
    try expect(
      Failure(
        arguments: [name], status: 65,
        message: """
          \(visible):1:1: error: the description has no 'rootViewController'
              title: x
              ^
          """))
  }
}
