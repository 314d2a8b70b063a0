import Foundation
import Testing
import VCTestSupport

@Suite struct `Reports for CI` {
  static let recording = "read-by-others.txt"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("rootViewController: A\n", to: "right.yaml")
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

  /// sarif-tools, which `make document-tools` installs.
  @Test(.enabled(if: InstalledProgram.isInstalled("sarif"), "there is no sarif"))
  func `are read by tools of others`() throws {
    try folder.write(
      Program.run(
        ["check", "--format", "sarif", "right.yaml", "odd.yaml", "twice.yaml"], in: folder
      ).text, to: "report.sarif")
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
    try expectRecorded(outcome.text, Self.recording)
  }
}
