import Foundation
import TestSupport
import Testing

@Suite struct `Picture many figures` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "c"] {
      try folder.write("title: \(name)\nrootViewController: A\n", to: "\(name).yaml")
    }
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder)
  }

  private func figures(in name: String = "out") throws -> [String: Data] {
    let folder = folder.url.appending(path: name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: folder.appending(path: $0)))
      })
  }

  @Test func `the figures are the same for any number of jobs, and as drawn alone`() throws {
    let names = Samples.names
    let samples = names.map { Samples.path("\($0).yaml") }
    var expected: [String: Data] = [:]
    for (name, sample) in zip(names, samples) { expected["\(name).svg"] = try run(sample).out }
    for jobs in [1, 2, 7] {
      let outcome = try Program.run(
        samples + ["--jobs", "\(jobs)", "-o", "out-\(jobs)/"], in: folder)
      #expect(outcome == Program.Outcome(status: 0, out: Data(), err: ""))
      #expect(try figures(in: "out-\(jobs)") == expected)
    }
  }

  @Test func `figures of JSON are the same as drawn alone`() throws {
    let samples = Samples.names.map { Samples.path("\($0).yaml") }
    let outcome = try Program.run(
      samples + ["--format", "json", "--jobs", "2", "-o", "out/", "--depfile", "deps.d"],
      in: folder)
    #expect(outcome == Program.Outcome(status: 0, out: Data(), err: ""))
    let figures = try figures()
    for (name, sample) in zip(Samples.names, samples) {
      #expect(try figures["\(name).json"] == run(sample, "--format", "json").out)
      #expect(try folder.text("deps.d").contains("out/\(name).json: \(sample)\n"))
    }
  }

  @Test func `more figures than one worker draws are all drawn`() throws {
    var names: [String] = []
    for number in 0..<300 {
      names.append("f\(number).yaml")
      try folder.write("rootViewController: A\(number)\n", to: names[number])
    }
    let outcome = try Program.run(names + ["--jobs", "1", "-o", "out/"], in: folder)
    #expect(outcome == Program.Outcome(status: 0, out: Data(), err: ""))
    #expect(
      try Set(figures().keys) == Set(names.map { $0.replacing(".yaml", with: ".svg") }))
  }

  @Test func `a wrong description costs its own figure; messages come in the order of the files`()
    throws
  {
    try folder.write("rootViewController: {id: x}\nstep: []\n", to: "b.yaml")
    let outcome = try run("c.yaml", "missing.yaml", "b.yaml", "a.yaml", "-o", "out/", "--jobs", "3")
    #expect(outcome.status == 66)
    #expect(
      outcome.err == """
        error: 'missing.yaml' cannot be read: No such file or directory
        b.yaml:2:1: error: there is no key 'step'; did you mean 'steps'?
            step: []
            ^

        """)
    #expect(try figures().keys.sorted() == ["a.svg", "c.svg"])
  }

  @Test func `a worker that is killed loses the figure that it draws, and no other`() throws {
    // Who reads a pipe waits until somebody writes: so the worker is where the test wants it.
    let pipe = folder.url.appending(path: "b.yaml").path
    try FileManager.default.removeItem(atPath: pipe)
    #expect(mkfifo(pipe, 0o600) == 0)
    try folder.write("", to: "err")
    let process = Process()
    process.executableURL = URL(filePath: Program.path)
    process.arguments = ["a.yaml", "b.yaml", "c.yaml", "-o", "out/", "--jobs", "1"]
    process.currentDirectoryURL = folder.url
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "err"))
    try process.run()
    let writer = try FileHandle(forWritingTo: URL(filePath: pipe))
    let worker = try #require(try onlyChild(of: process.processIdentifier))
    #expect(kill(worker, SIGKILL) == 0)
    try writer.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 70)
    #expect(
      try folder.text("err")
        == "error: 'b.yaml' was not drawn: signal 9 ended the process that drew it\n")
    #expect(try figures().keys.sorted() == ["a.svg", "c.svg"])
  }

  private func onlyChild(of process: pid_t) throws -> pid_t? {
    #if os(Linux)
      let file = "/proc/\(process)/task/\(process)/children"
      let children = try String(contentsOfFile: file, encoding: .utf8)
    #else
      let children = try Program.shell("pgrep -P \(process)", in: folder).text
    #endif
    let numbers = children.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    return numbers.count == 1 ? numbers[0] : nil
  }

  @Test func `a figure that takes too long costs itself alone`() throws {
    #expect(mkfifo(folder.url.appending(path: "endless.yaml").path, 0o600) == 0)
    let many = try run("a.yaml", "endless.yaml", "c.yaml", "-o", "out/", "--time-limit", "2")
    #expect(
      many
        == Program.Outcome(
          status: 70, out: Data(),
          err: "error: 'endless.yaml' was not drawn: it takes longer than 2 seconds\n"))
    #expect(try figures().keys.sorted() == ["a.svg", "c.svg"])
    let one = try run("endless.yaml", "-o", "one.svg", "--time-limit", "0.25")
    #expect(
      one
        == Program.Outcome(
          status: 70, out: Data(),
          err: "error: 'endless.yaml' was not drawn: it takes longer than 0.25 seconds\n"))
    #expect(try !folder.names.contains("one.svg"))
  }

  @Test(arguments: [
    (["--jobs", "0"], "--jobs takes a number from 1 on"),
    (["--time-limit", "0"], "--time-limit takes seconds, from above 0 to 1000000"),
    (["--shard", "1/2", "--depfile", "d"], "--depfile goes with --output"),
  ])
  func `options that cannot be are refused`(options: [String], message: String) throws {
    let outcome = try Program.run(["a.yaml"] + options, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.err.hasPrefix("Error: \(message)\n"))
  }

  @Test func `a depfile names what each figure is made of`() throws {
    try folder.write("box: {paddingX: 14}\n", to: "look.yaml")
    try folder.write("rootViewController: A\n", to: "my $file #1.yaml")
    let outcome = try run(
      "a.yaml", "my $file #1.yaml", "-o", "out/", "--template", "look.yaml", "--depfile", "deps.d")
    #expect(outcome == Program.Outcome(status: 0, out: Data(), err: ""))
    #expect(
      try folder.text("deps.d") == ##"""
        out/a.svg: a.yaml look.yaml
        out/my\ $$file\ \#1.svg: my\ $$file\ \#1.yaml look.yaml

        """##)
  }
}
