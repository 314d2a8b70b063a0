import Foundation
import Testing

/// The command itself, in repositories in which others have set up everything that git can be made to
/// run, and in folders that lead outside.
@Suite struct `A hostile repository` {
  private let folder: URL

  init() throws {
    folder = URL(filePath: NSTemporaryDirectory())
      .appending(path: "vcdiagram-swift-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private final class Marker {}

  private static let cases = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Tests/CommandTests/Command/Cases")

  /// Runs lines of the shell in a repository; `read` runs the program, and `told` says if a file was
  /// planted. Returns both outputs.
  private func run(_ lines: String) throws -> String {
    let tests = Bundle(for: Marker.self).bundleURL
    let folder = tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1 planted="$PWD/planted" program="$PWD/program"
      export plant=": > $PWD/planted; false"
      read_folder() { '\(folder.path)/vcdiagram-swift' --no-cache --list "$@"; }
      told() { if [ -e "$planted" ]; then echo "planted by $1"; /bin/rm "$planted"; fi; }
      mkdir repository && cd repository && . '\(Self.cases.path)/git-repository.sh'
      exec 2>&1
      \(lines)
      """,
    ]
    process.currentDirectoryURL = self.folder
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  private static let rows: [[String]] = {
    let text = try? String(
      contentsOf: cases.appending(path: "git-programs.txt"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }()

  @Test(arguments: rows)
  func `git starts nothing for a folder, nor for one in a commit`(row: [String]) throws {
    let told = try run(
      """
      { \(row[1]); } >/dev/null 2>&1
      rm -f "$planted"
      \(row[2]) read_folder . >/dev/null 2>&1; told 'a folder'
      \(row[2]) read_folder --commit=HEAD . >/dev/null 2>&1; told 'a commit'
      echo 'by itself:'
      { \(row[2]) git \(row[3]); } </dev/null >/dev/null 2>&1
      told git
      """)
    #expect(told == "by itself:\nplanted by git\n")
  }

  @Test func `the list of what git can be made to run is read`() { #expect(Self.rows.count > 40) }

  @Test(arguments: [".", "", "bin", "./bin"])
  func `git is not started from a relative folder of PATH`(entry: String) throws {
    let told = try run(
      """
      mkdir bin && cp "$program" git && cp "$program" bin/git
      PATH='\(entry)':/nowhere read_folder .
      told PATH
      """)
    #expect(told == "")
  }

  @Test func `a file that the repository lacks is left out, and named`() throws {
    let told = try run(
      """
      echo 'class Other: UIViewController {}' > Other.swift
      git add Other.swift && git commit -qm two
      blob=$(git rev-parse HEAD:Other.swift)
      rm -f ".git/objects/$(echo $blob | cut -c1-2)/$(echo $blob | cut -c3-)"
      read_folder --commit=HEAD .
      """)
    #expect(
      told == """
        vcdiagram-swift: warning: 'Other.swift' is left out, because the repository lacks its content

        """)
  }

  @Test(arguments: [true, false])
  func `nothing outside the folder is read, and what isn't read is named`(
    isTracked: Bool
  ) throws {
    let told = try run(
      """
      mkdir ../outside Sources Folder Next
      echo 'class Home: UIViewController { func go() { present(Old(), animated: true) } }' > Home.swift
      for file in Sources/Old.swift Pipe.swift Device.swift Folder/A.swift Next/B.swift; do
        cp Home.swift $file
      done
      git add -A
      mv Home.swift Next/B.swift ../outside
      rm -r Sources Folder Pipe.swift Device.swift Next
      ln -s ../outside Sources; cp ../outside/Home.swift ../outside/Old.swift
      ln -s ../outside/Home.swift Home.swift
      ln -s /dev/zero Device.swift
      mkfifo Pipe.swift
      printf 'class A {}' > "$(printf 'caf\\351.swift')"
      mkdir Folder && mkfifo Folder/A.swift
      [ \(isTracked) = true ] || rm -rf .git
      read_folder . | sort
      """)
    let warning = "vcdiagram-swift: warning: "
    let pipes = ["./Folder/A.swift", "./Pipe.swift"].map {
      "\(warning)'\($0)' isn't a regular file\n"
    }
    let outside = ["./Device.swift", "./Home.swift", "./Sources/Old.swift"].map {
      "\(warning)'\($0)' is left out, because a link leads out of the folder\n"
    }
    let missing = "\(warning)'./Next/B.swift': No such file or directory\n"
    let name = "\(warning)'./caf\u{FFFD}.swift' is left out, because its name is not UTF-8\n"
    // Git lists what was committed; without it, links are left out.
    let expected = isTracked ? outside + pipes + [missing] : pipes + [name]
    #expect(told.split(separator: "\n").map { "\($0)\n" }.sorted() == expected.sorted())
  }

  @Test func `no name commands the terminal`() throws {
    let told = try run(
      """
      rm -rf .git; mkfifo "$(printf 'a\\033[2J\\302\\233.swift')"
      read_folder .
      """)
    #expect(told == "vcdiagram-swift: warning: './a?[2J?.swift' isn't a regular file\n")
  }
}
