import Foundation
import Testing
import VCTestSupport

/// What `embed` reads and writes, and what it leaves alone.
@Suite struct `Embedding is safe` {
  private let folder: TemporaryFolder
  private let silence = Program.Outcome(status: 0, out: Data(), err: "")
  private let secret = "PASSWORD=1234"

  init() throws {
    folder = try TemporaryFolder()
    for name in ["docs", "docs/figures"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: false)
    }
    try folder.write("rootViewController: {id: app, class: A}\n", to: "docs/figures/app.yaml")
    try folder.write(secret, to: "secret")
    try write("figures/app", to: "docs/page.md")
  }

  private func write(_ directive: String, to document: String) throws {
    try folder.write("<!-- vcdiagram \(directive) -->\n<!-- /vcdiagram -->\n", to: document)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: name).path, withDestinationPath: target)
  }

  /// Runs it in the folder of the document, which is below that of the secret.
  private func embed(_ arguments: String...) throws -> Program.Outcome {
    try Program.shell(
      "cd docs && \"$vcdiagram\" embed " + arguments.joined(separator: " "), in: folder)
  }

  // MARK: Nothing outside

  @Test(arguments: [
    ("x file=../secret", "'../secret'"), ("link", "'link.yaml'"),
    ("x file=link.yaml", "'link.yaml'"),
    ("figures/app template=../secret", "'../secret'"),
    ("figures/app template=link.yaml", "'link.yaml'"), ("folder/secret", "'folder/secret.yaml'"),
    ("../x file=figures/app.yaml", "'../x.svg'"), ("out file=figures/app.yaml", "'out.svg'"),
    ("folder/x file=figures/app.yaml", "'folder/x.svg'"),
    ("figures/../../x file=figures/app.yaml", "'figures/../../x.svg'"),
  ])
  func `reads and writes nothing outside`(directive: String, path: String) throws {
    try link("docs/link.yaml", to: "../secret")
    try link("docs/folder", to: "..")
    try link("docs/out.svg", to: "../out.svg")
    try folder.write(secret, to: "secret.yaml")
    try write(directive, to: "docs/page.md")
    for repository in [false, true] {
      if repository {
        try FileManager.default.createDirectory(
          at: folder.url.appending(path: "docs/.git"), withIntermediateDirectories: false)
      }
      for option in ["", "--check "] {
        let outcome = try embed(option + "page.md")
        #expect(outcome.status == 65)
        let message =
          "error: \(path) is outside the document's repository; without a repository, embed uses "
          + "files below the current folder\n"
        #expect(
          outcome.err.hasPrefix("page.md:1:") && outcome.err.contains(message), "\(outcome.err)")
        #expect(!outcome.err.contains(secret))
      }
    }
    #expect(try folder.names == ["docs", "secret", "secret.yaml"])
  }

  @Test func `uses the whole repository, but not what Git has in it`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".git"), withIntermediateDirectories: false)
    try folder.write(secret, to: ".git/config")
    try write("../x file=figures/app.yaml", to: "docs/page.md")
    #expect(try embed("page.md") == silence)
    #expect(try folder.names == [".git", "docs", "secret", "x.svg"])
    for directive in ["x file=../.git/config", "../.git/x file=figures/app.yaml"] {
      try write(directive, to: "docs/page.md")
      let outcome = try embed("page.md")
      #expect(outcome.status == 65 && !outcome.err.contains(secret), "\(outcome.err)")
    }
  }

  @Test func `draws beside the document that a link leads to`() throws {
    try link("page.md", to: "docs/page.md")
    #expect(try Program.run(["embed", "page.md"], in: folder) == silence)
    #expect(try folder.names == ["docs", "page.md", "secret"])
    #expect(try folder.text("docs/page.md").contains("![Family 1 is A.](figures/app.svg)"))
    #expect(try embed("--check", "page.md") == silence)
    #expect(try Program.run(["embed", "--check", "page.md"], in: folder) == silence)
  }

  @Test func `reads a document with a byte order mark`() throws {
    try folder.write(
      "\u{FEFF}<!-- vcdiagram figures/app -->\n<!-- /vcdiagram -->\n", to: "docs/page.md")
    #expect(try embed("page.md") == silence)
    #expect(
      try folder.text("docs/page.md")
        == "\u{FEFF}<!-- vcdiagram figures/app -->\n\n"
        + "![Family 1 is A.](figures/app.svg)\n\n<!-- /vcdiagram -->\n")
  }

  @Test func `takes names that begin with a dash after two dashes`() throws {
    try write("figures/app", to: "docs/--check.md")
    #expect(try embed("--", "--check.md") == silence)
    #expect(try folder.text("docs/--check.md").contains("figures/app.svg"))
    for name in ["-a.yaml", "--help"] {
      try folder.write("rootViewController: A\n", to: name)
      #expect(try Program.run(["check", "--", name], in: folder).status == 0)
      #expect(try Program.run(["--format", "svg", "--", name], in: folder).text.hasPrefix("<svg "))
    }
    try folder.write("rootViewController: A\n", to: "-b.yaml")
    #expect(try Program.run(["-o", "out/", "--", "-a.yaml", "-b.yaml"], in: folder) == silence)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "out").path)
        .sorted() == ["-a.svg", "-b.svg"])
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
