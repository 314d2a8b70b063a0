import Foundation
import Testing
import VCTestSupport

@Suite(.enabled(if: InstalledProgram.isInstalled("sh"), "there is no shell"))
struct `Nothing outside is read` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(.enabled(if: InstalledProgram.isInstalled("strace"), "there is no strace"))
  func `embed opens no link beside its figures that leads outside`() throws {
    let outcome = try Program.shell(
      """
      mkdir -p outside site/.git site/docs && echo PASSWORD=1234 > outside/text && cd site
      echo 'rootViewController: {id: a, class: A}' > docs/a.yaml
      printf '<!-- vcdiagram a -->\\n<!-- /vcdiagram -->\\n' > docs/a.md
      for name in b.svg b.png b.pdf b.md b.rst; do ln -s ../../outside/text docs/$name; done
      mkfifo docs/c.svg docs/c.md
      for option in '' --check; do
        strace -f -qq -e trace=openat -o log "$vcdiagram" embed $option docs/a.md
        grep -E 'outside|b\\.|c\\.(svg|md)' log
      done
      """, in: folder)
    #expect(outcome.text + outcome.err == "")
  }
}
