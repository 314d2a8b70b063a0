import Foundation
import Testing
import VCTestSupport

/// Folders and templates in which names lead outside, or to what is no file.
@Suite(.enabled(if: InstalledProgram.isInstalled("sh"), "there is no shell"))
struct `Nothing outside is read` {
  private let folder: TemporaryFolder
  private static let secret = "PASSWORD=1234"
  private static let outside = "a link leads out of its repository or folder"

  init() throws {
    folder = try TemporaryFolder()
    _ = try run(
      """
      mkdir -p site/app/Sub site/docs site/shared outside
      mkfifo site/app/Pipe.storyboard
      ln -s /dev/zero site/app/Device.storyboard
      ln -s ../../../outside/valid.storyboard site/app/Sub
      ln -s ../../outside/text site/app/Text.storyboard
      ln -s ../../../outside site/app/Sub/Folder.storyboard
      ln -s nowhere site/app/Nowhere.storyboard
      ln -s ../../outside/nothing site/app/Nothing.storyboard
      ln -s ../shared/Inside.storyboard site/app
      """, in: ".")
    try folder.write(Self.secret, to: "outside/text")
    try folder.write(Self.storyboard("SecretController"), to: "outside/valid.storyboard")
    try folder.write(Self.storyboard("InsideController"), to: "site/shared/Inside.storyboard")
    try folder.write(Self.storyboard("MainController"), to: "site/app/Main.storyboard")
  }

  private static func storyboard(_ name: String) -> String {
    """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
      targetRuntime="iOS.CocoaTouch" initialViewController="\(name)">
      <scenes><scene sceneID="s-\(name)"><objects>
        <viewController id="\(name)" customClass="\(name)" sceneMemberID="viewController"/>
      </objects></scene></scenes>
    </document>
    """
  }

  /// Runs lines in a folder, without a reader of Swift source.
  private func run(_ lines: String, in name: String = "site") throws -> Program.Outcome {
    try Program.shell("export PATH=/usr/bin:/bin; cd \(name)\n\(lines)", in: folder)
  }

  /// The notes on a folder.
  private static func notes(_ prefix: String, inside: Bool = true) -> String {
    let leftOut =
      [("Device", outside)] + (inside ? [] : [("Inside", outside)])
      + [("Nothing", outside), ("Nowhere", "a link leads nowhere"), ("Pipe", "it is a pipe")]
      + [("Sub/Folder", outside), ("Sub/valid", outside), ("Text", outside)]
    return leftOut.map { "\(prefix)/\($0).storyboard: note: left out, because \($1)\n" }.joined()
  }

  @Test(arguments: [false, true])
  func `a folder's links stay in its repository, or in the folder`(inRepository: Bool) throws {
    if inRepository { _ = try run("mkdir .git") }
    let notes = Self.notes("app", inside: inRepository)
    for command in ["import", "resolve", "check", "explain --property MainController.parent"] {
      let outcome = try run("\"$vcdiagram\" \(command) app")
      #expect(outcome.err.hasPrefix(notes), "\(outcome.err)")
      #expect(!(outcome.err + outcome.text).contains("Secret"))
      #expect(!(outcome.err + outcome.text).contains(Self.secret))
      if command == "import" {
        #expect(outcome.text.contains("InsideController") == inRepository)
        #expect(outcome.text.contains("MainController"))
      }
    }
  }

  @Test func `a directive's folder stays in the document's repository`() throws {
    _ = try run("mkdir .git")
    try folder.write(
      "<!-- vcdiagram map file=../app figure=map -->\n<!-- /vcdiagram -->\n", to: "site/docs/a.md")
    let outcome = try run("\"$vcdiagram\" embed docs/a.md")
    #expect(outcome.status == 0)
    #expect(outcome.err == Self.notes("app"))
    let figure = try folder.text("site/docs/map.svg")
    #expect(figure.contains("InsideController") && !figure.contains("Secret"))
  }

  @Test(arguments: ["text", "pipe", "nowhere"])
  func `a folder's settings that are a link out of it are an error`(kind: String) throws {
    _ = try run(
      """
      mkdir .git tools && printf '#!/bin/sh\\necho "rootViewController: A"\\n' > tools/vcdiagram-swift
      chmod +x tools/vcdiagram-swift
      echo 'struct App {}' > app/App.swift
      case \(kind) in
        text) ln -s ../../outside/text app/vcdiagram.yaml ;;
        pipe) mkfifo app/vcdiagram.yaml ;;
        nowhere) ln -s ../../outside/nothing app/vcdiagram.yaml ;;
      esac
      """)
    try folder.write(
      "<!-- vcdiagram map file=../app -->\n<!-- /vcdiagram -->\n", to: "site/docs/a.md")
    let reason = kind == "pipe" ? "it is a pipe" : Self.outside
    for (command, path) in [("import app", "app"), ("embed docs/a.md", "app")] {
      let outcome = try run("PATH=\"$PWD/tools:$PATH\" \"$vcdiagram\" \(command)")
      #expect(outcome.status == 66)
      #expect(outcome.err == "error: '\(path)/vcdiagram.yaml' cannot be read: \(reason)\n")
    }
  }

  // MARK: What a directive names

  @Test(arguments: ["../../outside/text", "../../outside/nothing"])
  func `embed doesn't tell whether a file outside exists`(path: String) throws {
    try folder.write(
      "box: {}\nfonts: {sans: {family: A, file: \"\(path)\"}}\n", to: "site/docs/look.yaml")
    try folder.write("rootViewController: {id: a, class: A}\n", to: "site/docs/a.yaml")
    try folder.write(
      """
      <!-- vcdiagram x file=\(path) -->
      <!-- /vcdiagram -->
      <!-- vcdiagram a template=\(path) -->
      <!-- /vcdiagram -->
      <!-- vcdiagram a font=sans=\(path).ttf -->
      <!-- /vcdiagram -->
      <!-- vcdiagram a template=look.yaml -->
      <!-- /vcdiagram -->

      """, to: "site/docs/a.md")
    let outcome = try run("mkdir .git; \"$vcdiagram\" embed docs/a.md")
    #expect(outcome.status == 65)
    let message =
      "is outside the document's repository; without a repository, embed uses files below the "
      + "current folder"
    #expect(
      outcome.err == """
        docs/a.md:1:23: error: 'docs/\(path)' \(message)
            <!-- vcdiagram x file=\(path) -->
                                  ^
        docs/a.md:3:27: error: 'docs/\(path)' \(message)
            <!-- vcdiagram a template=\(path) -->
                                      ^
        docs/a.md:5:23: error: 'docs/\(path).ttf' \(message)
            <!-- vcdiagram a font=sans=\(path).ttf -->
                                  ^
        docs/look.yaml:2:33: error: '\(path)' \(message)
            fonts: {sans: {family: A, file: "\(path)"}}
                                            ^

        """)
    #expect(!outcome.err.contains(Self.secret))
  }

  @Test(arguments: ["pipe", "/dev/zero", "folder"])
  func `a font that is no file is an error, and not waited for`(font: String) throws {
    try folder.write("fonts: {sans: {family: A, file: \(font)}}\n", to: "site/look.yaml")
    let outcome = try run(
      "mkfifo pipe; mkdir folder; cp app/Main.storyboard m.storyboard\n"
        + "\"$vcdiagram\" m.storyboard --template look.yaml -o a.svg")
    let kinds = ["pipe": "a pipe", "/dev/zero": "a device", "folder": "a folder"]
    #expect(outcome.status == 65)
    #expect(
      outcome.err == """
        look.yaml:1:33: error: the font '\(font)' cannot be read: it is \(kinds[font] ?? "")
            fonts: {sans: {family: A, file: \(font)}}
                                            ^

        """)
  }

  // MARK: What is in a figure's folder

  @Test(.enabled(if: InstalledProgram.isInstalled("strace"), "there is no strace"))
  func `embed opens no link beside its figures that leads outside`() throws {
    try folder.write("rootViewController: {id: a, class: A}\n", to: "site/docs/a.yaml")
    try folder.write("<!-- vcdiagram a -->\n<!-- /vcdiagram -->\n", to: "site/docs/a.md")
    let outcome = try run(
      """
      mkdir .git
      for name in b.svg b.png b.pdf b.md b.rst; do ln -s ../../outside/text docs/$name; done
      mkfifo docs/c.svg docs/c.md
      for option in '' --check --prune; do
        strace -f -qq -e trace=openat -o log "$vcdiagram" embed $option docs/a.md
        grep -E 'outside|b\\.|c\\.(svg|md)' log
      done
      """)
    #expect(outcome.text + outcome.err == "")
  }
}
