import Foundation
import Testing
import VCCommand
import VCCommandFeatures
import VCTestSupport

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

  /// More samples than any number of jobs; all with `SEEDS=all`.
  private static let names = Samples.names.enumerated()
    .filter { Seeds.areAll || $0.offset.isMultiple(of: 4) }.map(\.element)

  @Test func `the figures are the same for any number of jobs, and as drawn alone`() throws {
    let names = Self.names
    let samples = names.map { Samples.path("\($0).yaml") }
    var expected: [String: Data] = [:]
    for (name, sample) in zip(names, samples) { expected["\(name).svg"] = try run(sample).out }
    for jobs in [1, 2, 7] {
      let outcome = try Program.run(
        samples + ["-o", "out-\(jobs)/"], in: folder,
        environment: ["VCDIAGRAM_JOBS": "\(jobs)"])
      #expect(outcome.withoutNotes == Program.Outcome(status: 0, out: Data(), err: ""))
      #expect(try figures(in: "out-\(jobs)") == expected)
    }
  }

  @Test func `figures of JSON are the same as drawn alone`() throws {
    let samples = Self.names.map { Samples.path("\($0).yaml") }
    let outcome = try Program.run(
      samples + ["--format", "json", "-o", "out/"], in: folder,
      environment: ["VCDIAGRAM_JOBS": "2"])
    #expect(outcome.withoutNotes == Program.Outcome(status: 0, out: Data(), err: ""))
    let figures = try figures()
    for (name, sample) in zip(Self.names, samples) {
      #expect(try figures["\(name).json"] == run(sample, "--format", "json").out)
    }
  }

  @Test(arguments: [(figures: 7, perWorker: 2, workers: 4), (6, 3, 2), (3, 1, 3), (3, 1_000, 1)])
  func `a worker draws so many figures, and then another comes`(
    count: Int, perWorker: Int, workers: Int
  ) throws {
    // It notes each time that it is started.
    try folder.write(
      """
      #!/bin/sh
      echo "$$" >> '\(folder.url.path)/workers'
      exec '\(Program.path)' "$@"

      """, to: "script")
    // Of a file that was open here, a test at the same time may have handed the descriptor to a
    // process of its own: "Text file busy".
    let copy = try InstalledProgram("cp")?.run(["script", "program"], in: folder.url)
    #expect(copy?.status == 0)
    let program = folder.url.appending(path: "program").path
    #expect(chmod(program, 0o700) == 0)
    var jobs: [DrawJob] = []
    for number in 0..<count {
      try folder.write("rootViewController: A\(number)\n", to: "\(number).yaml")
      jobs.append(
        DrawJob(
          input: folder.url.appending(path: "\(number).yaml").path,
          output: .file(folder.url.appending(path: "\(number).svg").path), format: .svg))
    }
    let request = try DrawRequest(reading: jobs.map(\.input))
    var batch = Batch(
      request, jobs, figuresPerWorker: perWorker, program: program, most: 1)
    #expect(batch.run() == Array(repeating: 0, count: count))
    #expect(try folder.text("workers").split(separator: "\n").count == workers)
    for number in 0..<count {
      #expect(try folder.data("\(number).svg") == run("\(number).yaml").out)
    }
  }

  /// A navigation stack of one controller.
  private static let stack = """
    rootViewController:
      id: nav
      class: UINavigationController
      viewControllers: [{id: items, class: ItemsViewController}]

    """

  @Test func `a worker that is killed loses the figure that it draws, and no other`() throws {
    // Who reads a pipe waits until somebody writes: so the worker is where the test wants it.
    let pipe = folder.url.appending(path: "b.yaml").path
    try FileManager.default.removeItem(atPath: pipe)
    #expect(mkfifo(pipe, 0o600) == 0)
    try folder.write("", to: "err")
    let process = Process()
    process.executableURL = URL(filePath: Program.path)
    process.arguments = ["a.yaml", "b.yaml", "c.yaml", "-o", "out/"]
    process.environment = ["VCDIAGRAM_JOBS": "1"]
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
        == "error: 'b.yaml' was not drawn: signal 9 ended the process that drew it, "
        + "from outside or for lack of memory\n")
    #expect(try figures().keys.sorted() == ["a.svg", "c.svg"])
  }

  /// Descriptions of one family and of three.
  private func writeChapter() throws {
    try folder.write(
      """
      rootViewController:
        {id: nav, class: UINavigationController, viewControllers: [FirstViewController]}

      """, to: "a.yaml")
    try folder.write(
      Self.stack + """
        steps:
          - {present: {id: detail, class: DetailViewController}, from: items}
          - {present: {id: picker, class: PickerViewController}, from: detail}

        """, to: "b.yaml")
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
    let limit = ["VCDIAGRAM_TIME_LIMIT": "2"]
    let many = try Program.run(
      ["a.yaml", "endless.yaml", "c.yaml", "-o", "out/"], in: folder, environment: limit)
    #expect(
      many
        == Program.Outcome(
          status: 70, out: Data(),
          err:
            "error: 'endless.yaml' was not drawn: it takes longer than 2 seconds; VCDIAGRAM_TIME_LIMIT in the environment allows more\n"
        ))
    #expect(try figures().keys.sorted() == ["a.svg", "c.svg"])
    try writeChapter()
    let fitted = try Program.run(
      ["a.yaml", "endless.yaml", "b.yaml", "-o", "fitted/", "--page", "a4"], in: folder,
      environment: limit)
    #expect(fitted.status == 70)
    #expect(fitted.err.hasPrefix(many.err))
    #expect(try figures(in: "fitted").keys.sorted() == ["a.svg", "b.svg"])
    let one = try Program.run(
      ["endless.yaml", "-o", "one.svg"], in: folder,
      environment: ["VCDIAGRAM_TIME_LIMIT": "0.25"])
    #expect(
      one
        == Program.Outcome(
          status: 70, out: Data(),
          err:
            "error: 'endless.yaml' was not drawn: it takes longer than 0.25 seconds; VCDIAGRAM_TIME_LIMIT in the environment allows more\n"
        ))
    #expect(try !folder.names.contains("one.svg"))
  }
}
