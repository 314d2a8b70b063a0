import Foundation
import TestSupport
import Testing

/// `vcdiagram import`, and what is drawn of its result.
@Suite struct `Importing` {
  private let folder: TemporaryFolder
  static let recordings = apps.map { "import-\($0).yaml" }
  private static let apps = ["homepwner", "swiftui"]

  init() throws { folder = try TemporaryFolder() }

  private static let printed = Samples.path("FromTheApp/homepwner.txt")

  @Test(arguments: apps)
  func `writes what a person would have written`(app: String) throws {
    try FileManager.default.copyItem(
      atPath: Samples.path("FromTheApp/\(app).txt"),
      toPath: folder.url.appending(path: "\(app).txt").path)
    let outcome = try Program.run(["import", "\(app).txt"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.err == "")
    try expectRecorded(outcome.text, "import-\(app).yaml")
  }

  @Test(arguments: ["hierarchy", "objects", "chain", "coverage"], ["app.yaml", "app.json"])
  func `writes what draws the same`(figure: String, name: String) throws {
    #expect(try Program.run(["import", Self.printed, "-o", name], in: folder).status == 0)
    let arguments = ["--figure", figure]
    let direct = try Program.run([Self.printed] + arguments, in: folder)
    let imported = try Program.run([name] + arguments, in: folder)
    #expect(direct.status == 0)
    #expect(imported == direct)
  }

  @Test func `leaves its input alone`() throws {
    try folder.write("<A 0x1>, state: appeared, view: (view not loaded)\n", to: "a.yaml")
    let outcome = try Program.run(["import", "a.yaml", "-o", "a.yaml"], in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.err.hasPrefix(
        "Error: the new description 'a.yaml' would overwrite the description 'a.yaml'\n"))
  }

  @Test func `a fault has its place in the pasted text, and nothing is written`() throws {
    try folder.write("> <A 0x1>, state: gone, view: (view not loaded)\n", to: "a.txt")
    let outcome = try Program.run(["import", "a.txt", "-o", "a.yaml"], in: folder)
    #expect(outcome.status == 65)
    #expect(outcome.err.hasPrefix("a.txt:1:19: error: there is no state 'gone'"))
    #expect(try folder.names == ["a.txt"])
  }

  /// Stands for the program that reads Swift source.
  private func writeReader(_ lines: String...) throws -> [String: String] {
    let tools = folder.url.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let program = tools.appending(path: "vcdiagram-swift")
    try Data((["#!/bin/sh"] + lines).joined(separator: "\n").utf8).write(to: program)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "$(touch hacked)"), withIntermediateDirectories: true)
    return ["PATH": "\(tools.path):/usr/bin:/bin"]
  }

  private static let map = """
    # 1 transition, 1 with both ends, 0 to look at
    rootViewController: {id: Home, class: Home}
    scenes:
      - {id: Detail, class: Detail}
    segues:
      - {show: Detail, from: Home, at: "Home.swift:12", inferred: true}

    """

  @Test func `a folder is read by the program for Swift source, whose comments are kept`() throws {
    let environment = try writeReader("echo \"$@\" >&2", "cat <<'END'", Self.map + "END")
    let outcome = try Program.run(
      ["import", "$(touch hacked)"], in: folder, environment: environment)
    #expect(outcome.status == 0)
    #expect(outcome.text == Self.map)
    #expect(outcome.err == "-- $(touch hacked)\n")
    #expect(try folder.names == ["$(touch hacked)", "tools"])
  }

  @Test func `an inferred segue is dashed, and says so in the legend, the text and JSON`() throws {
    let environment = try writeReader("cat <<'END'", Self.map + "END")
    let outcome = try Program.run(
      ["$(touch hacked)", "--figure", "map", "--format", "json"], in: folder,
      environment: environment)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\"inferredShow\""))
    #expect(outcome.text.contains("\"Home.swift:12\""))
    #expect(outcome.text.contains("\"show, inferred\""))
    #expect(
      outcome.text.contains("An inferred segue of the kind show leads from Home to Detail."))
  }

  @Test func `check prints what the reader didn't find`() throws {
    let environment = try writeReader(
      "if [ \"$1\" = --open ]; then echo \"$3/A.swift:3: hint: the screen isn't found\"",
      "echo '2 transitions, 1 with both ends, 1 to look at'", "exit; fi", "cat <<'END'",
      Self.map + "END")
    let outcome = try Program.run(
      ["check", "$(touch hacked)"], in: folder, environment: environment)
    #expect(outcome.status == 0)
    #expect(
      outcome.err == """
        $(touch hacked)/A.swift:3: hint: the screen isn't found
        2 transitions, 1 with both ends, 1 to look at
        1 file: 0 errors, 0 warnings

        """)
  }

  @Test func `a reader that fails is a fault of the folder`() throws {
    let environment = try writeReader("echo 'vcdiagram-swift: error: no Swift' >&2", "exit 1")
    let outcome = try Program.run(
      ["import", "$(touch hacked)"], in: folder, environment: environment)
    #expect(outcome.status == 66)
    #expect(
      outcome.err == """
        vcdiagram-swift: error: no Swift
        error: '$(touch hacked)' cannot be read: 'vcdiagram-swift' failed

        """)
  }

  @Test(arguments: ["resolve", "check"])
  func `a format that is named is taken at its word`(command: String) throws {
    try folder.write("title: A\n", to: "a.yaml")
    let outcome = try Program.run([command, "a.yaml", "--input-format", "printed"], in: folder)
    #expect(outcome.status == 65)
    #expect(outcome.err.contains("a.yaml:1:1: error: no row of a printed hierarchy is here"))
  }
}
