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

  @Test func `the figures are the same for any number of jobs, and as drawn alone`() throws {
    let names = Samples.names
    let samples = names.map { Samples.path("\($0).yaml") }
    var expected: [String: Data] = [:]
    for (name, sample) in zip(names, samples) { expected["\(name).svg"] = try run(sample).out }
    for jobs in [1, 2, 7] {
      let outcome = try Program.run(
        samples + ["--jobs", "\(jobs)", "-o", "out-\(jobs)/"], in: folder)
      #expect(outcome.withoutNotes == Program.Outcome(status: 0, out: Data(), err: ""))
      #expect(try figures(in: "out-\(jobs)") == expected)
    }
  }

  @Test func `figures of JSON are the same as drawn alone`() throws {
    let samples = Samples.names.map { Samples.path("\($0).yaml") }
    let outcome = try Program.run(
      samples + ["--format", "json", "--jobs", "2", "-o", "out/", "--depfile", "deps.d"],
      in: folder)
    #expect(outcome.withoutNotes == Program.Outcome(status: 0, out: Data(), err: ""))
    let figures = try figures()
    for (name, sample) in zip(Samples.names, samples) {
      #expect(try figures["\(name).json"] == run(sample, "--format", "json").out)
      #expect(try folder.text("deps.d").contains("out/\(name).json: \(sample)\n"))
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
    let request = try DrawRequest(reading: jobs.map(\.input) + ["--jobs=1"])
    var batch = Batch(
      request, jobs, figuresPerWorker: perWorker,
      program: program)
    #expect(batch.run() == Array(repeating: 0, count: count))
    #expect(try folder.text("workers").split(separator: "\n").count == workers)
    for number in 0..<count {
      #expect(try folder.data("\(number).svg") == run("\(number).yaml").out)
    }
  }

  /// What stands out, which moment it is and how all looks: each is another picture than without
  /// the option, and the same as one that is drawn alone.
  @Test(arguments: [
    ["--theme", "dark"], ["--language", "zh-Hans"], ["--figure", "chain"], ["--step", "1"],
    ["--pointers", "none"], ["--emphasize", "nav"], ["--template", "look.yaml"],
    ["--template=slide"], ["--if-changed"], ["--format", "png", "--scale", "2"],
  ]) func `workers draw as asked`(options: [String]) throws {
    try writeStory()
    func drawn(_ options: [String], _ names: String..., into output: String) throws -> Data {
      let outcome = try Program.run(names + options + ["-o", output], in: folder)
      #expect(outcome == Program.Outcome(status: 0, out: Data(), err: ""))
      return try folder.data(output.hasSuffix("/") ? output + "a.\(ending)" : output)
    }
    let ending = options.contains("png") ? "png" : "svg"
    let alone = try drawn(options, "a.yaml", into: "alone.\(ending)")
    #expect(try drawn(options, "a.yaml", "b.yaml", into: "out/") == alone)
    #expect(try figures()["b.\(ending)"] == alone)
    let plain = Array(options.prefix { $0 == "--format" || $0 == "png" })
    #expect(try drawn(plain, "a.yaml", into: "plain.\(ending)") != alone)
  }

  @Test func `workers draw every step`() throws {
    try writeStory()
    for (inputs, output) in [(["a.yaml"], "one/"), (["a.yaml", "b.yaml"], "two/")] {
      #expect(
        try Program.run(inputs + ["--step", "all", "-o", output], in: folder)
          == Program.Outcome(status: 0, out: Data(), err: ""))
    }
    let (one, two) = (try figures(in: "one"), try figures(in: "two"))
    #expect(one.keys.sorted() == ["a-0.svg", "a-1.svg", "a-2.svg"])
    #expect(Set(one.values).count == 3)
    #expect(
      two.keys.sorted() == [
        "a-0.svg", "a-1.svg", "a-2.svg", "b-0.svg", "b-1.svg", "b-2.svg",
      ])
    for (name, figure) in one {
      #expect(two[name] == figure)
      #expect(two[name.replacing("a", with: "b")] == figure)
    }
  }

  @Test func `workers are strict when asked`() throws {
    let text = "rootViewController: A\nsteps: [{dismiss: A}]\n"
    for name in ["a", "b"] { try folder.write(text, to: "\(name).yaml") }
    let lenient = try run("a.yaml", "b.yaml", "-o", "out/")
    #expect(lenient.status == 0)
    #expect(try figures().count == 2)
    let strict = try run("a.yaml", "b.yaml", "-o", "strict/", "--strict")
    #expect(strict.status == 65)
    #expect(strict.err == lenient.err.replacing(": warning: ", with: ": error: "))
    let alone = try run("a.yaml", "-o", "alone.svg", "--strict")
    #expect(alone.status == 65)
    #expect(strict.err == alone.err + alone.err.replacing("a.yaml", with: "b.yaml"))
    #expect(try !folder.names.contains("strict"))
  }

  @Test func `workers keep what has not changed`() throws {
    for _ in 0..<2 { _ = try run("a.yaml", "b.yaml", "-o", "out/", "--if-changed") }
    // A change that the stamp does not show.
    try folder.write(try folder.text("out/a.svg").replacing("A", with: "B"), to: "out/a.svg")
    let changed = try folder.text("out/a.svg")
    #expect(try run("a.yaml", "b.yaml", "-o", "out/", "--if-changed").status == 0)
    #expect(try folder.text("out/a.svg") == changed)
  }

  /// A navigation stack of one controller.
  private static let stack = """
    rootViewController:
      id: nav
      class: UINavigationController
      viewControllers: [{id: items, class: ItemsViewController}]

    """

  /// Two descriptions that say the same: a story of two steps.
  private func writeStory() throws {
    try folder.write("box: {paddingX: 30}\n", to: "look.yaml")
    for name in ["a", "b"] {
      try folder.write(
        Self.stack + """
          steps:
            - {present: {id: detail, class: DetailViewController}, from: items, label: First}
            - {dismiss: nav, label: Then}

          """, to: "\(name).yaml")
    }
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
        b.yaml:2:1: error: unknown key 'step'; did you mean 'steps'?
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

  @Test func `on pages are fitted together`() throws {
    try writeChapter()
    func scales(_ options: [String] = []) throws -> [Substring] {
      let options = ["a.yaml", "b.yaml", "--fit", "300x220", "--format", "json"] + options
      #expect(try Program.run(options + ["-o", "out/"], in: folder).status == 0)
      return try ["out/a.json", "out/b.json"].compactMap { file in
        try folder.text(file).split(separator: "\n").first { $0.hasPrefix("  \"scale\"") }
      }
    }
    let together = try scales()
    #expect(together.count == 2)
    #expect(Set(together).count == 1)
    for alone in [["--if-changed"], ["--depfile", "d"]] {
      #expect(try Set(scales(alone)).count == 2)
    }
  }

  @Test func `on pages are drawn without one that is wrong`() throws {
    try writeChapter()
    try folder.write("rootViewController: {id: x}\nstep: []\n", to: "c.yaml")
    let outcome = try run(
      "c.yaml", "missing.yaml", "b.yaml", "a.yaml", "-o", "out/", "--page", "a4")
    #expect(outcome.status == 66)
    #expect(outcome.err.contains("unknown key 'step'"))
    #expect(outcome.err.contains("error: 'missing.yaml' cannot be read"))
    #expect(try figures().keys.sorted() == ["a.svg", "b.svg"])
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
    try writeChapter()
    let fitted = try run(
      "a.yaml", "endless.yaml", "b.yaml", "-o", "fitted/", "--page", "a4", "--time-limit", "2")
    #expect(fitted.status == 70)
    #expect(fitted.err.hasPrefix(many.err))
    #expect(try figures(in: "fitted").keys.sorted() == ["a.svg", "b.svg"])
    let one = try run("endless.yaml", "-o", "one.svg", "--time-limit", "0.25")
    #expect(
      one
        == Program.Outcome(
          status: 70, out: Data(),
          err: "error: 'endless.yaml' was not drawn: it takes longer than 0.25 seconds\n"))
    #expect(try !folder.names.contains("one.svg"))
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

  /// Make would take them for a recipe, an order, a variable, a pattern or the line's continuation.
  @Test(arguments: [
    (";touch planted;.yaml", "has a semicolon"), ("a|b.yaml", "has a vertical bar"),
    ("a=b.yaml", "has an equals sign"), ("a%.yaml", "has a percent sign"),
    ("a\r.yaml", "has a line break"), ("a\\", "ends in a backslash"),
  ])
  func `a depfile has no name that make takes for more than a name`(
    name: String, special: String
  ) throws {
    try folder.write("rootViewController: A\n", to: name)
    try folder.write("box: {paddingX: 14}\n", to: "look\(name)")
    for (arguments, path) in [
      (["-o", "a.svg", "--depfile", "d", "--", name], name),
      (["a.yaml", "-o", name, "--format", "svg", "--depfile", "d"], name),
      (["a.yaml", "-o", "a.svg", "--template", "look\(name)", "--depfile", "d"], "look\(name)"),
    ] {
      let outcome = try Program.run(arguments, in: folder)
      let shown = path.replacing("\r", with: "␍")
      #expect(outcome.status == 64)
      #expect(
        outcome.err.hasPrefix(
          "error: a depfile can't contain the path '\(shown)', which \(special)\n"),
        "\(outcome.err)")
    }
    #expect(try !folder.names.contains("d"))
  }

  @Test(.enabled(if: InstalledProgram.isInstalled("sh"), "there is no shell"))
  func `a depfile has no such name from a folder either`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "app"), withIntermediateDirectories: false)
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        targetRuntime="iOS.CocoaTouch" initialViewController="a">
        <scenes><scene sceneID="s"><objects>
          <viewController id="a" customClass="A" sceneMemberID="viewController"/>
        </objects></scene></scenes>
      </document>
      """, to: "app/x;touch planted;.storyboard")
    let outcome = try Program.shell(
      "export PATH=/usr/bin:/bin; \"$vcdiagram\" app --figure map -o a.svg --depfile d", in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.err.contains(
        "a depfile can't contain the path 'app/x;touch planted;.storyboard', which has a semicolon\n"
      ),
      "\(outcome.err)")
    #expect(try !folder.names.contains("d"))
  }
}
