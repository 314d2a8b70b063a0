import Foundation
import Testing
import VCTestSupport

/// Descriptions that begin with another, as files.
@Suite(.enabled(if: InstalledProgram.isInstalled("sh"), "there is no shell"))
struct `A shared description` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "app"), withIntermediateDirectories: true)
    try folder.write("rootViewController: {id: list, class: ListController}\n", to: "app/base.yaml")
    try folder.write(
      "app: base.yaml\nsteps:\n  - {present: {id: edit, class: EditController}, from: list}\n",
      to: "app/own.yaml")
  }

  private func run(_ lines: String) throws -> String {
    let outcome = try Program.shell("exec 2>&1\n\(lines)", in: folder)
    return outcome.text
  }

  @Test func `is among the files that a figure is made from`() throws {
    #expect(
      try run(
        """
        "$vcdiagram" app/own.yaml -o a.svg --depfile a.d && cat a.d
        "$vcdiagram" app/own.yaml -o b.svg --if-changed && cp b.svg c.svg
        echo "title: Lists" >> app/base.yaml
        "$vcdiagram" app/own.yaml -o b.svg --if-changed; cmp -s b.svg c.svg || echo changed
        "$vcdiagram" check app 2>&1 | tail -1 | cut -d, -f1
        """) == """
          a.svg: app/own.yaml app/base.yaml
          changed
          2 files: 0 errors

          """)
  }

  @Test func `is read from the same commit`() throws {
    #expect(
      try run(
        """
        git init -q . && git add app
        git -c user.name=A -c user.email=a@example.com commit -qm Base
        sed -i.old s/ListController/ItemsController/ app/base.yaml
        "$vcdiagram" diff HEAD:app/own.yaml app/own.yaml
        """) == """
          app/base.yaml:1:26: class: list, ListController → ItemsController

          """)
  }

  @Test func `makes a document's figure out of date`() throws {
    #expect(
      try run(
        """
        printf '<!-- vcdiagram a file=app/own.yaml -->\\n<!-- /vcdiagram -->\\n' > a.md
        "$vcdiagram" embed a.md; "$vcdiagram" embed --check a.md && echo same
        echo "title: Lists" >> app/base.yaml
        "$vcdiagram" embed --check a.md >/dev/null 2>&1 || echo changed
        """) == """
          same
          changed

          """)
  }

  /// What a text names is a stranger's.
  @Test func `is never outside of the repository`() throws {
    let told = try run(
      """
      mkdir -p outside app/folder app/.git; mkfifo app/pipe.yaml
      echo "rootViewController: SecretController" > outside/base.yaml
      ln -s ../outside/base.yaml app/link.yaml
      for name in ../outside/base.yaml /etc/hostname link.yaml folder pipe.yaml none.yaml \
        .git/config HEAD:base.yaml https://example.com/base.yaml; do
        printf 'app: "%s"\\n' "$name" > app/own.yaml
        "$vcdiagram" check app/own.yaml 2>&1 | head -1
        "$vcdiagram" app/own.yaml -o a.svg --depfile a.d >/dev/null 2>&1 && echo drawn
      done
      "$vcdiagram" check - < app/own.yaml 2>&1 | head -1
      """)
    let outside = "a link leads out of its repository or folder"
    let names = [
      ("../outside/base.yaml", outside), ("/etc/hostname", outside), ("link.yaml", outside),
      ("folder", "it is a folder"), ("pipe.yaml", "it is a pipe"),
      ("none.yaml", "No such file or directory"), (".git/config", outside),
      ("HEAD:base.yaml", "No such file or directory"),
      ("https://example.com/base.yaml", outside),
    ]
    #expect(
      told == names.map {
        "app/own.yaml:1:6: error: the description '\($0)' can't be read: \($1)\n"
      }.joined() + """
        <stdin>:1:6: error: 'app' names another file, but this text is read without a folder; save it as a file

        """)
  }
}
