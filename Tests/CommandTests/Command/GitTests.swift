import Foundation
import Testing
import VCTestSupport

/// What the guide says of git, tried in a repository with the guide's own lines.
@Suite(.enabled(if: InstalledProgram.isInstalled("git"), "there is no git"))
struct `Changes in git` {
  private let folder: TemporaryFolder

  /// A repository with a description, of which the working copy is another.
  init() throws {
    folder = try TemporaryFolder()
    let setUp = """
      git init -q . && git config user.email a@example.com && git config user.name A
      cp '\(Samples.path("homepwner-current-context.yaml"))' app.vcd.yaml
      echo '*.vcd.yaml diff=vcdiagram' > .gitattributes
      git add -A && git commit -qm one
      cp '\(Samples.path("homepwner-defines-context.yaml"))' app.vcd.yaml
      """
    let outcome = try run(setUp)
    #expect(outcome.status == 0, "\(outcome.err)")
  }

  private func run(_ lines: String) throws -> Program.Outcome {
    let path = URL(filePath: Program.path).deletingLastPathComponent().path
    return try Program.shell(
      "export PATH=\"\(path):$PATH\" GIT_CONFIG_NOSYSTEM=1 HOME=\"$PWD\"; \(lines)", in: folder)
  }

  /// The guide's block of shell that has a word.
  private func lines(with word: String) throws -> String {
    let page = DocumentationPage(path: "Guide/What-Has-Changed.md")
    let block = page.blocks("sh").first { $0.contains(word) }
    return try #require(block)
  }

  @Test func `git diff compares answers`() throws {
    let outcome = try run(try lines(with: "textconv") + "\ngit diff")
    #expect(outcome.status == 0, "\(outcome.err)")
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("-    {\"sender\": \"items\", \"presenter\": \"nav\"") })
    #expect(
      lines.contains { $0.hasPrefix("+    {\"sender\": \"items\", \"presenter\": \"items\"") })
    // Comments and flags are no answers.
    #expect(!outcome.text.contains("definesPresentationContext"))
  }

  @Test func `git diff shows the text of what has no answers`() throws {
    try folder.write("rootViewController: {class: 3x}\n", to: "app.vcd.yaml")
    let outcome = try run(try lines(with: "textconv") + "\ngit diff")
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.text.contains("+rootViewController: {class: 3x}"))
  }

  @Test func `an external diff tells changes, and the difftool draws them`() throws {
    let outcome = try run(try lines(with: "GIT_EXTERNAL_DIFF"))
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(
      outcome.text.hasPrefix(
        "app.vcd.yaml:7:7: relationship: nav.view.window, nil → window\n"), "\(outcome.text)")
    let figure = try folder.text("app.vcd.yaml.svg").withWholeTexts
    #expect(figure.contains("<svg ") && figure.contains("≠ BNRItemsViewController"))
  }
}
