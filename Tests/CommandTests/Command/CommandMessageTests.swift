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
      arguments: ["missing.yaml"], status: 66,
      message: "error: 'missing.yaml' cannot be read: No such file or directory"),
    Failure(
      arguments: ["."], status: 64,
      message: """
        error: several inputs need a folder for their figures; add -o <folder>/
        Usage: vcdiagram <in> ... [-o <out>] [<options>]; see 'vcdiagram --help'
        """),
    Failure(
      arguments: ["a.yaml/b"], status: 66,
      message: "error: 'a.yaml/b' cannot be read: Not a directory"),
    Failure(
      arguments: ["a.yaml", "--template", "./mine.yaml"], status: 66,
      message: "error: './mine.yaml' cannot be read: No such file or directory"),
    Failure(
      arguments: ["a.yaml", "-o", "no/such/a.svg"], status: 73,
      message: "error: 'no/such/a.svg' cannot be written: No such file or directory"),
    Failure(
      arguments: ["a.yaml", "-o", "a.yaml/a.svg"], status: 73,
      message: "error: 'a.yaml/a.svg' cannot be written: Not a directory"),
    Failure(
      arguments: ["a.yaml", "-o", ""], status: 73,
      message: "error: '' cannot be written: No such file or directory"),
    Failure(
      arguments: ["wrong.yaml", "-o", "a.svg"], status: 65,
      message: """
        wrong.yaml:2:1: error: unknown key 'titel'; did you mean 'title'?
            titel: x
            ^
        """),
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
    Failure(
      arguments: ["resolve", "-"], status: 65,
      message: """
        <stdin>:1:1: error: the text is empty
        \("    ")
            ^
        """),
    Failure(
      arguments: ["check", "missing.yaml", "a.yaml", "wrong.yaml"], status: 66,
      message: """
        error: 'missing.yaml' cannot be read: No such file or directory
        wrong.yaml:2:1: error: unknown key 'titel'; did you mean 'title'?
            titel: x
            ^
        3 files: 1 error, 0 warnings, 1 unreadable
        """),
    Failure(
      arguments: ["check", "wrong.yaml"], status: 65,
      message: """
        wrong.yaml:2:1: error: unknown key 'titel'; did you mean 'title'?
            titel: x
            ^
        1 file: 1 error, 0 warnings
        """),
  ])
  func `a fault of the input or output is told in full`(failure: Failure) throws {
    try expect(failure)
  }

  /// The arguments, and the line before the usage.
  @Test(arguments: [
    ([], "error: name a description"),
    (
      ["a.yaml", "--steps", "1-3", "-o", "a.svg"],
      "error: --steps draws every step and takes no value; write '--step 1-3'"
    ),
    (
      ["a.yaml", "a.yaml"],
      "error: several inputs need a folder for their figures; add -o <folder>/"
    ),
    (
      ["a.yaml", "b.yaml", "-o", "-"],
      "error: several inputs need a folder for their figures; add -o <folder>/"
    ),
    (
      ["a.yaml", "b.yaml", "-o", "a.svg"],
      "error: several inputs need a folder for their figures, but 'a.svg' is a file; write '-o <folder>/'"
    ),
    (["a.yaml", "x/a.json", "-o", "f/"], "error: two figures would both be 'f/a.svg'"),
    (["-", "-", "-o", "f/"], "error: standard input can be read only once"),
    (
      ["a.yaml", "--template", "nope"],
      "error: unknown template 'nope'; the templates are book, docs, slide, mono, print, print-mono, blueprint"
    ),
    (
      ["template", "nope"],
      "error: unknown template 'nope'; the templates are book, docs, slide, mono, print, print-mono, blueprint"
    ),
    (["a.yaml", "--step", "1"], "error: there is no step 1; the description has 0 steps"),
    (
      ["resolve", "a.yaml", "--step", "-1"],
      "error: --step needs a value; for a value with a dash write '--step=-1'"
    ),
    (
      ["resolve", "a.yaml", "a.yaml"],
      "error: descriptions alone aren't joined; name them one by one"
    ),
    (["a.yaml", "--qqqqqqqqqq"], "error: unknown option '--qqqqqqqqqq'"),
    (
      ["chek", "a.yaml"],
      "error: there is no command or file 'chek'; did you mean 'check'?"
    ),
    (["zzzzz"], "error: there is no command or file 'zzzzz'"),
    ([""], "error: name a description"),
    (["a.yaml", "--scale", "4"], "error: --scale is 1, 2 or 3"),
    (
      ["a.yaml", "--figure", "coverage", "--format", "mermaid"],
      "error: mermaid can't draw 'coverage'; choose another format, or one of hierarchy, chain, objects, map"
    ),
    (
      ["a.yaml", "--names", "docc", "--scale", "2"],
      "error: --names docc draws every scale; leave --scale out"
    ),
    (
      ["a.yaml", "--theme", "both"],
      "error: --theme both makes several files; name them with -o <out>"
    ),
    (
      ["a.yaml", "--names", "docc", "--format", "png"],
      "error: --names docc makes several files; name them with -o <out>"
    ),
    (
      ["a.yaml", "--id", "a b"],
      "error: 'a b' isn't an id; use ASCII letters, digits, - and _, and begin with a letter"
    ),
    (
      ["a.yaml", "wrong.yaml", "-o", "f/", "--id", "a"],
      "error: several figures can't share one --id"
    ),
    (["a.yaml", "--id", "a", "-o", "a.png"], "error: --id is for SVG only"),
    (
      ["a.yaml", "--stdin-name", "doc.md:3"],
      "error: --stdin-name needs '-', a description on standard input"
    ),
    (
      ["check", "a.yaml", "--stdin-name", "doc.md:3"],
      "error: --stdin-name needs '-', a description on standard input"
    ),
    (
      ["a.yaml", "--steps", "--step", "0"],
      "error: --steps draws every step; leave --step out"
    ),
    (
      ["a.yaml", "--panels", "--steps"],
      "error: --panels draws all steps in one figure; leave --steps out"
    ),
    (
      ["a.yaml", "--panels", "--pages"],
      "error: --panels draws all steps in one figure; leave --pages out"
    ),
    (
      ["a.yaml", "--panels", "--step", "3"],
      "error: --panels draws several steps; write '--step 0-3'"
    ),
    (["a.yaml", "--steps"], "error: --steps makes several files; name them with -o <out>"),
    (["a.yaml", "--pages"], "error: --pages makes several files; name them with -o <out>"),
    (
      ["a.yaml", "--page", "a4", "--fit", "99x99"], "error: use either --page or --fit"
    ),
    (
      ["a.yaml", "--steps", "--if-changed", "-o", "a.svg"],
      "error: --if-changed works with one figure in one file, but --steps makes several"
    ),
    (
      ["a.yaml", "--step", "0-1", "--if-changed", "-o", "a.svg"],
      "error: --if-changed works with one figure in one file, but --step 0-1 makes several"
    ),
    (
      ["a.yaml", "--step", "0-1"],
      "error: --step 0-1 makes several files; name them with -o <out>"
    ),
    (["a.yaml", "--step", "4-2"], "error: unknown value '4-2' for --step; did you mean '2-4'?"),
    (
      ["explain", "a.yaml", "--step", "4-2"],
      "error: unknown value '4-2' for --step; it takes a number"
    ),
    (
      ["a.yaml", "--steps", "--depfile", "d", "-o", "a.svg"],
      "error: --depfile works with one figure in one file, but --steps makes several"
    ),
    (
      ["a.yaml", "-o", "f/", "--depfile", "a\nb/c", "--", "two\nlines.yaml"],
      "error: a depfile can't contain the path 'two␊lines.yaml', which has a line break"
    ),
  ])
  func `wrong usage ends with 64`(arguments: [String], message: String) throws {
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.text == "")
    #expect(outcome.err.prefix { $0 != "\n" } == message)
    #expect(try folder.names == ["a.yaml", "wrong.yaml"])
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
