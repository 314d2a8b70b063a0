import Foundation
import Testing
import VCTestSupport

@Suite struct `Writing` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("rootViewController: A\n", to: "a.yaml")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder)
  }

  @Test(.enabled(if: getuid() != 0, "nothing is closed to root"), arguments: ["new", "old"])
  func `a folder that is closed to us is left alone`(name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "closed"), withIntermediateDirectories: true)
    try folder.write("old", to: "closed/old.svg")
    func set(_ permissions: Int) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions],
        ofItemAtPath: folder.url.appending(path: "closed").path)
    }
    try set(0o555)
    defer { try? set(0o755) }
    #expect(
      try run("a.yaml", "-o", "closed/\(name).svg")
        == Program.Outcome(
          status: 73, out: Data(),
          err: "error: 'closed/\(name).svg' cannot be written: Permission denied\n"))
    #expect(try folder.text("closed/old.svg") == "old")
  }

  #if os(Linux)
    @Test(arguments: [
      "a.yaml > /dev/full", "a.yaml -o /dev/full", "a.yaml -o /dev/full --format png",
      "resolve a.yaml > /dev/full", "template book > /dev/full", "--help > /dev/full",
    ])
    func `a full disk is a fault`(line: String) throws {
      let outcome = try Program.shell("\"$vcdiagram\" \(line)", in: folder)
      let name = line.contains("-o") ? "/dev/full" : "standard output"
      #expect(
        outcome
          == Program.Outcome(
            status: 73, out: Data(),
            err: "error: '\(name)' cannot be written: No space left on device\n"))
    }

    @Test func `a disk that fills up while we write leaves the old file, and no other`() throws {
      try folder.write("old", to: "a.svg")
      // The system would end the process by a signal.
      let line = "ulimit -f 1; \"$vcdiagram\" a.yaml -o a.svg; exit $?"
      let outcome = try Program.shell(line, in: folder)
      #expect(outcome.status == 73)
      #expect(outcome.err == "error: 'a.svg' cannot be written: File too large\n")
      #expect(try folder.text("a.svg") == "old")
      #expect(try folder.names == ["a.svg", "a.yaml"])
    }
  #endif
}
