import Foundation
import Testing
import VCTestSupport

@Suite struct `Writing` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("rootViewController: A\n", to: "a.yaml")
    try folder.write("rootViewController: B\n", to: "b.yaml")
    try folder.write("rootViewController: [\n", to: "wrong.yaml")
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder)
  }

  @Test(arguments: ["svg", "png", "dot"])
  func `an unchanged result is not written again`(format: String) throws {
    try run("a.yaml", "-o", "a.\(format)")
    let (bytes, identity) = (try folder.data("a.\(format)"), try folder.identity("a.\(format)"))
    #expect(try run("a.yaml", "-o", "a.\(format)").status == 0)
    #expect(try folder.identity("a.\(format)") == identity)
    #expect(try run("b.yaml", "-o", "a.\(format)").status == 0)
    #expect(try folder.identity("a.\(format)") != identity)
    #expect(try folder.data("a.\(format)") != bytes)
    #expect(try folder.names == ["a.\(format)", "a.yaml", "b.yaml", "wrong.yaml"])
  }

  @Test func `an old file stays as it was when the input is wrong`() throws {
    try folder.write("old", to: "a.svg")
    let identity = try folder.identity("a.svg")
    #expect(try run("wrong.yaml", "-o", "a.svg").status == 65)
    #expect(try run("missing.yaml", "-o", "a.svg").status == 66)
    #expect(try run("a.yaml", "-o", "a.svg", "--step", "7").status == 64)
    #expect(try run("a.yaml", "-o", "a.svg", "--template", "./wrong.yaml").status == 65)
    #expect(try folder.identity("a.svg") == identity)
    #expect(try folder.text("a.svg") == "old")
    #expect(try folder.names == ["a.svg", "a.yaml", "b.yaml", "wrong.yaml"])
  }

  @Test func `a result takes the place of the old one, and keeps its permissions`() throws {
    try folder.write("old", to: "a.svg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.url.appending(path: "a.svg").path)
    let old = try folder.identity("a.svg")
    try run("a.yaml", "-o", "a.svg")
    let new = try folder.identity("a.svg")
    #expect(try folder.data("a.svg") == run("a.yaml").out)
    #expect(new.node != old.node)
    #expect(new.permissions == 0o640)
  }

  @Test func `a new file has the permissions that new files have`() throws {
    #expect(
      try Program.shell("umask 027; \"$vcdiagram\" a.yaml -o a.svg", in: folder).status == 0)
    #expect(try folder.identity("a.svg").permissions == 0o640)
  }

  @Test(arguments: ["real.svg", "sub/real.svg"], [true, false])
  func `a link is followed, whether its file is there or to be`(
    target: String, isThere: Bool
  ) throws {
    let figure = try run("a.yaml").out
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "sub"), withIntermediateDirectories: true)
    if isThere { try folder.write("old", to: target) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "link.svg").path, withDestinationPath: target)
    #expect(try run("a.yaml", "-o", "link.svg").status == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.url.appending(path: "link.svg").path) == target)
    #expect(try folder.data(target) == figure)
  }

  @Test func `a link to itself is no place to write to`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "loop.svg").path, withDestinationPath: "loop.svg")
    let outcome = try run("a.yaml", "-o", "loop.svg")
    #expect(outcome.status == 73)
    #expect(outcome.err.hasPrefix("error: 'loop.svg' cannot be written: "))
    #expect(try folder.names == ["a.yaml", "b.yaml", "loop.svg", "wrong.yaml"])
  }

  @Test func `a pipe is written to, not replaced`() throws {
    let outcome = try Program.shell(
      "mkfifo pipe; cat pipe > got & \"$vcdiagram\" a.yaml -o pipe; wait; test -p pipe", in: folder)
    #expect(outcome.status == 0)
    #expect(try folder.data("got") == run("a.yaml").out)
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

  @Test(arguments: ["a.yaml", "resolve a.yaml", "template", "template book", "schema", "--help"])
  func `a closed standard output is a fault`(arguments: String) throws {
    let outcome = try Program.shell("\"$vcdiagram\" \(arguments) >&-", in: folder)
    #expect(outcome.status == 73)
    #expect(
      outcome.err == "error: 'standard output' cannot be written: Bad file descriptor\n")
    #expect(try folder.names == ["a.yaml", "b.yaml", "wrong.yaml"])
  }

  @Test func `closed descriptors do not end up as somebody's file`() throws {
    let figure = try run("a.yaml").out
    for closed in ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"] {
      let outcome = try Program.shell("\"$vcdiagram\" a.yaml -o a.svg \(closed)", in: folder)
      #expect(outcome == Program.Outcome(status: 0, out: Data(), err: ""), "\(closed)")
      #expect(try folder.data("a.svg") == figure, "\(closed)")
      try FileManager.default.removeItem(at: folder.url.appending(path: "a.svg"))
    }
    #expect(try Program.shell("\"$vcdiagram\" - <&-", in: folder).status == 66)
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
      #expect(try folder.names == ["a.svg", "a.yaml", "b.yaml", "wrong.yaml"])
    }
  #endif
}
