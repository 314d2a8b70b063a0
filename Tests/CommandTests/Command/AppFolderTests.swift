import Foundation
import Testing
import VCTestSupport

/// Folders of storyboards: where messages are, what is left out, and which scene is the first.
@Suite struct `A folder of storyboards` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try make("App")
    try folder.write(
      storyboard("Cart, show Pay", "Pay", "Lost", initial: "Cart"), to: "App/Cart.storyboard")
    try folder.write(
      storyboard("Home, presentation Help", "Help", initial: "Home"), to: "App/Main.storyboard")
    try folder.write("int main(void) { return 0; }\n", to: "App/main.m")
  }

  private func make(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: name), withIntermediateDirectories: true)
  }

  /// Runs the program without a reader of Swift source, unless `environment` has one.
  private func run(
    _ arguments: String..., environment: [String: String] = ["PATH": "/usr/bin:/bin"]
  ) throws -> Program.Outcome {
    try Program.run(arguments, in: folder, environment: environment)
  }

  /// Adds a script in the place of the reader of Swift source.
  private func writeReader(_ lines: String...) throws -> [String: String] {
    try make("tools")
    let program = folder.url.appending(path: "tools/vcdiagram-swift")
    try Data((["#!/bin/sh"] + lines).joined(separator: "\n").utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    return ["PATH": "\(folder.url.appending(path: "tools").path):/usr/bin:/bin"]
  }

  private static let hints = """
    App/Cart.storyboard:3:17: hint: no segue leads to 'Cart' from the screens that are shown
        <scene><objects><viewController id="Cart" customClass="Cart" sceneMemberID="viewController"><connections>
                        ^
    App/Cart.storyboard:6:17: hint: no segue leads to 'Lost' from the screens that are shown
        <scene><objects><viewController id="Lost" customClass="Lost" …
                        ^
    1 file: 0 errors, 0 warnings, 2 hints

    """

  @Test func `has messages with their files and lines, whether there is a reader or not`() throws {
    #expect(try run("check", "App").err == Self.hints)
    let environment = try writeReader("echo 'was called' >&2", "exit 1")
    #expect(try run("check", "App", environment: environment).err == Self.hints)
  }

  @Test func `has its files and lines in every report`() throws {
    func places(_ format: String, _ pattern: Regex<Substring>) throws -> [Substring] {
      try run("check", "App", "--format", format).text.matches(of: pattern).map(\.0)
    }
    let json = #/"file": "[^"]*", "range": {"start": {"line": \d+/#
    #expect(
      try places("json", json) == [
        #""file": "App/Cart.storyboard", "range": {"start": {"line": 3"#,
        #""file": "App/Cart.storyboard", "range": {"start": {"line": 6"#,
      ])
    #expect(
      try places("github", #/file=[^,]*,line=\d+/#) == [
        "file=App/Cart.storyboard,line=3", "file=App/Cart.storyboard,line=6",
      ])
    #expect(
      try places("sarif", #/"uri": "[^"]*"}, "region": {"startLine": \d+/#) == [
        #""uri": "App/Cart.storyboard"}, "region": {"startLine": 3"#,
        #""uri": "App/Cart.storyboard"}, "region": {"startLine": 6"#,
      ])
    #expect(
      try places("gitlab", #/"path": "[^"]*", "lines": {"begin": \d+/#) == [
        #""path": "App/Cart.storyboard", "lines": {"begin": 3"#,
        #""path": "App/Cart.storyboard", "lines": {"begin": 6"#,
      ])
  }

  @Test func `named with other inputs has messages with their files and lines, too`() throws {
    try folder.write("rootViewController: State\nsteps: [{dismiss: State}]\n", to: "state.yaml")
    let files = ["App/Main.storyboard", "App/Cart.storyboard", "state.yaml"]
    let drawn = try Program.run(files + ["--figure", "map", "--format", "text"], in: folder)
    #expect(drawn.status == 0)
    #expect(drawn.err.hasPrefix("state.yaml:2:19: warning: nothing is dismissed: "))
    try folder.write("rootViewController: State\ntitel: x\n", to: "state.yaml")
    for command in [[], ["import"]] {
      let outcome = try Program.run(command + files, in: folder)
      #expect(outcome.status == 65)
      #expect(
        outcome.err == """
          state.yaml:2:1: error: unknown key 'titel'; did you mean 'title'?
              titel: x
              ^

          """)
    }
  }

  @Test func `is drawn alike with and without a reader, from the scene of Main on`() throws {
    let environment = try writeReader("echo 'was called' >&2", "exit 1")
    let text = """
      View controllers: Home, Help, Cart, Pay and Lost. A show \
      segue leads from Cart to Pay. A present segue leads from Home to Help.

      """
    for environment in [environment, ["PATH": "/usr/bin:/bin"]] {
      let outcome = try run(
        "App", "--figure", "map", "--format", "text", environment: environment)
      #expect(outcome == Program.Outcome(status: 0, out: Data(text.utf8), err: ""))
    }
    // Tests and packages of others are no source of the app's.
    for name in ["App/Pods", "App/AppTests"] {
      try make(name)
      try folder.write("import XCTest\n", to: "\(name)/A.swift")
    }
    #expect(try run("App", "--format", "text", environment: environment).status == 0)
    try folder.write("import UIKit\n", to: "App/A.swift")
    let outcome = try run("App", "--format", "text", environment: environment)
    #expect(outcome.err == "was called\n")
    let alone = try run("App", "--format", "text")
    #expect(
      alone.err == """
        App: note: only its storyboards are read; build 'vcdiagram-swift' with 'make reader' to \
        read its Swift source

        """)
  }

  @Test func `begins with the storyboard that its property list names`() throws {
    try folder.write(
      "<plist><dict><key>UIMainStoryboardFile</key><string>Cart</string></dict></plist>",
      to: "App/Info.plist")
    #expect(try run("App", "--format", "text").text.hasPrefix("Family 1 is Cart."))
    #expect(try run("import", "App").text.hasPrefix("# Imported from App.\n"))
  }

  @Test func `has a watch's storyboard left out with a note, whatever the command`() throws {
    try folder.write(
      storyboard("Face", initial: "Face", runtime: "watchKit"), to: "App/Watch.storyboard")
    let note = "App/Watch.storyboard:2:1: hint: the storyboard is for 'watchKit' and is left out\n"
    for arguments in [["App"], ["resolve", "App"], ["check", "App"], ["import", "App"]] {
      let outcome = try Program.run(arguments, in: folder, environment: ["PATH": "/usr/bin:/bin"])
      #expect(outcome.status == 0)
      #expect(outcome.err.contains(note), "\(arguments)")
      #expect(!outcome.text.contains("Face"))
    }
    let imported = try run("import", "App")
    #expect(
      imported.text.hasPrefix(
        """
        # Imported from App.
        # App/Watch.storyboard: the storyboard is for 'watchKit' and is left out

        """))
    #expect(try run("App/Watch.storyboard").status == 65)
    #expect(try run("App/Main.storyboard", "App/Watch.storyboard").status == 65)
  }

  @Test(.enabled(if: InstalledProgram.isInstalled("git"), "there is no git"))
  func `is compared with itself in a commit, with the files and lines`() throws {
    let setUp = try Program.shell(
      """
      export GIT_CONFIG_NOSYSTEM=1 HOME="$PWD"
      git init -q . && git config user.email a@example.com && git config user.name A
      git add -A && git commit -qm one
      sed -i.bak '/Lost/d; s/segue kind="show"/segue kind="modal"/' App/Cart.storyboard
      rm App/*.bak
      """, in: folder)
    #expect(setUp.status == 0, "\(setUp.err)")
    let lines = """
      App/Cart.storyboard:3:17: removed: Cart.segue show, show Pay
      App/Cart.storyboard:4:1: added: Cart.segue present, present Pay
      App/Cart.storyboard:6:17: removed: Lost

      """
    let environment = try writeReader("echo 'was called' >&2", "exit 1")
    for environment in [environment, ["PATH": "/usr/bin:/bin"]] {
      let outcome = try run("diff", "HEAD:App", "App", environment: environment)
      #expect(outcome == Program.Outcome(status: 0, out: Data(lines.utf8), err: ""))
    }
    // The current folder's files have names as git has them.
    let inside = try Program.shell(
      "cd App && PATH=/usr/bin:/bin \"$vcdiagram\" diff HEAD:. . --format github", in: folder)
    #expect(
      inside.text.split(separator: "\n").map { $0.prefix { $0 != "," } } == [
        "::warning file=Cart.storyboard", "::warning file=Cart.storyboard",
        "::warning file=Cart.storyboard",
      ])
  }

  @Test func `a reference to another storyboard is called by its name in changes`() throws {
    let reference = """
      </scenes><scenes><scene><objects>
      <viewControllerPlaceholder id="r" storyboardName="Shop" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    let text = storyboard("Home", initial: "Home")
    try folder.write(text, to: "a.storyboard")
    try folder.write(
      text.replacing("</scenes></document>", with: reference), to: "b.storyboard")
    #expect(
      try run("diff", "a.storyboard", "b.storyboard").text
        == "b.storyboard:5:1: added: Shop.storyboard (UIViewController)\n")
  }

  @Test func `two segues that unwind by one action are one line of a map`() throws {
    let text = storyboard("Home, unwind e, unwind e", initial: "Home")
      .replacing("<segue kind=\"unwind\"", with: "<segue kind=\"unwind\" unwindAction=\"close:\"")
    try folder.write(text, to: "a.storyboard")
    let svg = try run("a.storyboard", "--figure", "map").text
    #expect(svg.ranges(of: "unwind → close:</text>").count == 1)
  }
}
