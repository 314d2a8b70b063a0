import Foundation
import Testing
import VCTestSupport

/// What `embed` leaves alone while others write.
@Suite struct `Embedding is safe` {
  private let folder: TemporaryFolder
  private let silence = Program.Outcome(status: 0, out: Data(), err: "")

  init() throws {
    folder = try TemporaryFolder()
    for name in ["docs", "docs/figures"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: false)
    }
    try folder.write("rootViewController: {id: app, class: A}\n", to: "docs/figures/app.yaml")
    try write("figures/app", to: "docs/page.md")
  }

  private func write(_ directive: String, to document: String) throws {
    try folder.write("<!-- vcdiagram \(directive) -->\n<!-- /vcdiagram -->\n", to: document)
  }

  private func embed(_ arguments: String...) throws -> Program.Outcome {
    try Program.shell(
      "cd docs && \"$vcdiagram\" embed " + arguments.joined(separator: " "), in: folder)
  }

  // MARK: No edit is lost

  /// Edits a document at many moments while it is written; `SEEDS=all` asks for 200.
  @Test func `loses no edit of a document`() throws {
    let run = try ContinuousClock().measure { _ = try embed("page.md") }
    var generator = SplitMix(seed: 23)
    for number in 0..<Seeds.count(20, of: 200) {
      try write("figures/app", to: "docs/page.md")
      let delay = run / .seconds(1) * Double(generator.next() % 100) / 100
      let outcome = try Program.shell(
        """
        cd docs && { sleep \(delay); echo 'edit \(number)' >> page.md; } &
        cd docs && "$vcdiagram" embed page.md; status=$?; wait; exit $status
        """, in: folder)
      #expect(try folder.text("docs/page.md").hasSuffix("edit \(number)\n"))
      #expect(
        outcome == silence
          || outcome
            == Program.Outcome(
              status: 73, out: Data(),
              err: "error: 'page.md' cannot be written: it was changed meanwhile; try again\n")
      )
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "docs").path)
        .filter { $0.hasPrefix(".") } == [])
  }

  @Test(.enabled(if: InstalledProgram.isInstalled("strace"), "there is no strace"))
  func `keeps a document that is changed at the last moment`() throws {
    let text = try folder.text("docs/page.md")
    let outcome = try Program.shell(
      """
      cd docs && { sleep 1; echo edit >> page.md; } &
      cd docs && strace -f -qq -o /dev/null -e inject=fsync:delay_enter=2000000 "$vcdiagram" embed \
        page.md; status=$?; wait; exit $status
      """, in: folder)
    #expect(outcome.status == 73)
    #expect(try folder.text("docs/page.md") == text + "edit\n")
  }

  // MARK: Temporary files

  @Test func `removes what a killed call left, and nothing of one that is alive`() throws {
    let names = [
      ".vcdiagram-temporary-abc123", ".vcdiagram-temporary-abc456", ".vcdiagram-themes",
      ".vcdiagram-temporary-notes.md",
    ]
    for name in names { try folder.write("", to: "docs/\(name)") }
    try folder.write("", to: "docs/figures/.vcdiagram-temporary-abc123")
    let alive = open(
      folder.url.appending(path: "docs/.vcdiagram-temporary-abc456").path, O_RDONLY)
    defer { close(alive) }
    #expect(flock(alive, LOCK_EX) == 0)
    #expect(try embed("--check", "page.md").status == 1)
    #expect(try names.allSatisfy { try folder.text("docs/\($0)").isEmpty })
    #expect(try embed("page.md") == silence)
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "docs").path)
    #expect(
      kept.sorted() == [
        ".vcdiagram-temporary-abc456", ".vcdiagram-temporary-notes.md", ".vcdiagram-themes",
        "figures", "page.md",
      ])
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appending(path: "docs/figures").path
      ).sorted() == ["app.svg", "app.yaml"])
  }
}
