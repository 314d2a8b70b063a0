import Foundation
import Testing

/// The command itself, in a repository of two commits.
@Suite struct `The program` {
  private let folder: URL

  init() throws {
    folder = URL(filePath: NSTemporaryDirectory())
      .appending(path: "vcdiagram-swift-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let setUp = """
      export GIT_CONFIG_GLOBAL=/dev/null
      git init -q . && git config user.email a@example.com && git config user.name A
      mkdir 'Sub folder' && cd 'Sub folder'
      echo 'int main(void) { return 0; }' > old.m && touch empty.swift
      echo 'class Old: UIViewController {}' > Screen.swift
      echo 'class Home: UIViewController { func go() { present(Old(), animated: true) } }' > Home.swift
      ln -s Home.swift Link.swift
      git add -A && git commit -qm one
      echo 'class New: UIViewController {}' > Screen.swift
      sed -i.bak 's/Old/New/' Home.swift && rm Home.swift.bak old.m
      git add -A && git commit -qm two
      """
    let outcome = try run("/bin/sh", ["-c", setUp])
    #expect(outcome == Outcome(status: 0, out: "", err: ""))
  }

  private struct Outcome: Equatable {
    let status: Int32
    let out: String
    let err: String
  }

  private func run(_ path: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (out, err) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (out, err)
    try process.run()
    // Both fit a pipe's buffer.
    let texts = [out, err].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, out: texts[0], err: texts[1])
  }

  private func read(_ arguments: String...) throws -> Outcome {
    try run(program.path, arguments + ["--no-cache", "Sub folder"])
  }

  private var program: URL {
    let tests = Bundle(for: Marker.self).bundleURL
    let folder = tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
    return folder.appending(path: "vcdiagram-swift")
  }

  private final class Marker {}

  @Test func `reads a folder as it is, and as it was in a commit`() throws {
    #expect(
      try read("--list")
        == Outcome(status: 0, out: "Home.swift:1 present Home -> New certain\n", err: ""))
    #expect(
      try read("--list", "--commit", "HEAD~1")
        == Outcome(status: 0, out: "Home.swift:1 present Home -> Old certain\n", err: ""))
  }

  @Test func `gives its last answer while files and question are the same`() throws {
    func list(_ more: String...) throws -> String {
      let cache = "XDG_CACHE_HOME=" + folder.appending(path: "Caches").path
      let outcome = try run(
        "/usr/bin/env", [cache, program.path, "--list"] + more + ["Sub folder"])
      #expect(outcome.err == "")
      return outcome.out
    }
    let screen = folder.appending(path: "Sub folder/Screen.swift")
    let first = try list()
    #expect(try list() == first && first.hasSuffix("Home -> New certain\n"))
    #expect(try list("--hide=New") == first)
    try Data("class New: UIViewController {}\nclass Later: New {}\n".utf8).write(to: screen)
    #expect(try list() == first)
    try Data("class Newer: UIViewController {}\n".utf8).write(to: screen)
    #expect(try list() != first)
  }

  @Test func `counts what it doesn't read`() throws {
    #expect(
      try read("--open", "--commit=HEAD~1")
        == Outcome(
          status: 0,
          out: """
            1 call brings a screen: 1 drawn as 1 arrow, 0 to look at
            1 file of Objective-C wasn't read
            files\t3

            """, err: ""))
  }

  @Test func `leaves out storyboards for other systems, with a note`() throws {
    let watch = """
      <document targetRuntime="watchKit" initialViewController="a">
        <controller id="a" customClass="Face" sceneMemberID="viewController"/>
      </document>
      """
    let television = watch.replacingOccurrences(of: "watchKit", with: "AppleTV")
    let names = ["Watch", "TV", "Info"]
    for (name, text) in zip(names, [watch, television, "<plist/>"]) {
      let ending = name == "Info" ? "plist" : "storyboard"
      try Data(text.utf8).write(to: folder.appending(path: "Sub folder/\(name).\(ending)"))
    }
    _ = try run("/bin/sh", ["-c", "git add -A"])
    let outcome = try read()
    #expect(outcome.status == 0)
    #expect(
      outcome.err == """
        vcdiagram-swift: note: 'TV.storyboard' is for tvOS; the answers follow the rules of iOS
        vcdiagram-swift: note: 'Watch.storyboard' is for 'watchKit' and is left out

        """)
    // The notes come once for each call of the main program.
    #expect(try read("--open").err == "")
    #expect(
      try read("--declared").out == """
        Face\tTV.storyboard\t2
        Home\tHome.swift\t1
        New\tScreen.swift\t1

        """)
  }

  @Test func `reads one target of an Xcode project, or those for iOS`() throws {
    let project = """
      { objects = {
        P = { targets = (A, W); };
        A = { name = App; buildPhases = (S); };
        W = { name = Watch; productType = "com.apple.product-type.application.watchapp2";
          buildPhases = (U); };
        S = { files = (B); }; B = { fileRef = F; };
        U = { files = (C); }; C = { fileRef = G; };
        F = { path = Screen.swift; sourceTree = "<group>"; };
        G = { path = Home.swift; sourceTree = "<group>"; };
      }; rootObject = P; }
      """
    let place = folder.appending(path: "Sub folder/App.xcodeproj")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(project.utf8).write(to: place.appending(path: "project.pbxproj"))
    _ = try run("/bin/sh", ["-c", "git add -A"])
    #expect(
      try read("--open").out == """
        0 calls bring a screen: 0 drawn as 0 arrows, 0 to look at
        Left out: 1 file of targets for other systems: Watch
        files\t2

        """)
    #expect(try read("--target=Watch", "--declared").out == "Home\tHome.swift\t1\n")
    let unknown = try read("--target=TV")
    #expect(unknown.status == 65)
    #expect(
      unknown.err == "vcdiagram-swift: error: no Xcode project has the target 'TV'; "
        + "there are App, Watch\n")
  }

  @Test(arguments: ["HEAD~9", "--upload-pack=touch hacked"])
  func `says that there is no such commit`(commit: String) throws {
    #expect(
      try read("--commit=\(commit)")
        == Outcome(
          status: 1, out: "",
          err: "vcdiagram-swift: error: git has no commit '\(commit)' for 'Sub folder'\n"))
  }

  @Test(.enabled(if: getuid() == 0, "only the superuser can give a folder to another user"))
  func `says that git doesn't read a repository of another user`() throws {
    #expect(chown(folder.path, 65534, 65534) == 0)
    let outcome = try read("--commit=HEAD")
    #expect(outcome.status == 1)
    #expect(
      outcome.err.hasPrefix(
        "vcdiagram-swift: error: git doesn't read 'Sub folder': fatal: detected dubious ownership"))
    #expect(outcome.err.contains(" git config --global --add safe.directory "))
  }

  @Test func `says that there is nothing to read`() throws {
    #expect(
      try read("--include", "Nowhere")
        == Outcome(
          status: 65, out: "",
          err:
            "vcdiagram-swift: error: 'Sub folder' has no Swift file and no storyboard to read\n"))
  }
}
