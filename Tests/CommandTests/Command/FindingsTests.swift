import Foundation
import Testing
import VCTestSupport

/// What services for CI read. SARIF was also validated by OASIS's schema.
@Suite struct `Reports for CI` {
  private static let formats = ["sarif", "github", "gitlab"]
  static let recordings =
    formats.map { "check.\($0).txt" } + [
      "diff.sarif.txt", "embed.github.txt", "read-by-others.txt",
    ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("rootViewController: A\n", to: "right.yaml")
    // What ends a property or a command, and what XML and URIs escape.
    try folder.write("rootViewController: A\ntitel: \"<&> 100%\"\n", to: "a, b::c%.yaml")
    try folder.write(
      """
      rootViewController: {id: a, class: A, children: [{id: a}]}
      "<b>&": 1

      """, to: "twice.yaml")
    try folder.write(
      """
      rootViewController: {id: nav, class: UINavigationController}
      steps:
        - {dismiss: nav}
        - {dismiss: nav}

      """, to: "odd.yaml")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder)
  }

  @Test(arguments: formats)
  func `name every file, and all that is wrong there`(format: String) throws {
    let outcome = try run(
      "check", "--format", format, "odd.yaml", "right.yaml", "a, b::c%.yaml", "twice.yaml",
      "missing.yaml")
    #expect(outcome.status == 66)
    #expect(outcome.err == "")
    try expectRecorded(outcome.text, "check.\(format).txt")
    if format != "github" { _ = try JSONSerialization.jsonObject(with: outcome.out) }
  }

  @Test(arguments: formats)
  func `are valid where nothing is wrong`(format: String) throws {
    let outcome = try run("check", "--format", format, "right.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.err == "")
    switch format {
    case "github": #expect(outcome.text == "")
    case "gitlab": #expect(outcome.text == "[]\n")
    default: #expect(outcome.text.contains("\"results\": []"))
    }
  }

  @Test func `tell what changed`() throws {
    try folder.write("rootViewController: B\n", to: "new.yaml")
    let outcome = try run("diff", "right.yaml", "new.yaml", "--format", "sarif", "--check")
    #expect(outcome.status == 1)
    try expectRecorded(outcome.text, "diff.sarif.txt")
    let same = try run("diff", "right.yaml", "right.yaml", "--format", "gitlab", "--check")
    #expect(same.status == 0)
    #expect(same.text == "[]\n")
  }

  @Test func `tell which figures are out of date`() throws {
    try folder.write(
      "# T\n\n<!-- vcdiagram right figure=chain -->\n<!-- /vcdiagram -->\n", to: "page.md")
    let outcome = try run("embed", "--check", "--format", "github", "page.md")
    #expect(outcome.status == 1)
    #expect(outcome.err == "")
    try expectRecorded(outcome.text, "embed.github.txt")
    #expect(try run("embed", "page.md").status == 0)
    let upToDate = try run("embed", "--check", "--format", "gitlab", "page.md")
    #expect(upToDate.status == 0)
    #expect(upToDate.text == "[]\n")
  }

  /// sarif-tools, which `make document-tools` installs.
  @Test(.enabled(if: InstalledProgram.isInstalled("sarif"), "there is no sarif"))
  func `are read by tools of others`() throws {
    try folder.write(
      run("check", "--format", "sarif", "right.yaml", "odd.yaml", "twice.yaml").text,
      to: "report.sarif")
    try folder.write(
      """
      from sarif import loader
      report = loader.load_sarif_file("report.sarif")
      print(report.get_distinct_tool_names())
      for found in report.get_records():
          print(found["Location"], found["Line"], found["Severity"], found["Code"])

      """, to: "read.py")
    let python = try #require(InstalledProgram("sarif")).path
      .replacing(/sarif$/, with: "python3")
    let outcome = try #require(InstalledProgram("sh")).run(
      ["-c", "'\(python)' read.py"], in: folder.url)
    try expectRecorded(outcome.text, "read-by-others.txt")
  }
}
