import Foundation
import Testing
import VCTestSupport

/// What a system can do to a program: each ends with a message, and leaves nothing half done.
@Suite struct `Faults of the system` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("rootViewController: {id: a, class: A}\n", to: "a.yaml")
    try folder.write("rootViewController: {id: b, class: B}\n", to: "b.yaml")
  }

  private func shell(_ line: String) throws -> Program.Outcome {
    try Program.shell(line.replacing("vcdiagram ", with: "\"$vcdiagram\" "), in: folder)
  }

  // MARK: Fonts and memory

  @Test(arguments: [("", "warning", Int32(0)), ("--strict", "error", 65)])
  func `no font at all is told before squares are drawn`(
    option: String, severity: String, status: Int32
  ) throws {
    try folder.write("<fontconfig><dir>/nowhere</dir></fontconfig>", to: "fonts.conf")
    let outcome = try shell("FONTCONFIG_FILE=$PWD/fonts.conf vcdiagram a.yaml -o a.png \(option)")
    #expect(outcome.err.hasPrefix("a.yaml: \(severity): no font is installed"))
    #expect(outcome.status == status)
  }

  #if os(Linux)
    /// The system's C library itself may not be loaded with less.
    @Test(
      arguments: [60_000, 80_000, 120_000, 200_000, 300_000, 450_000].enumerated().map { ($0, $1) })
    func `memory that runs out ends with a message`(turn: Int, kilobytes: Int) throws {
      let sample = Samples.path("large-app.yaml")
      let calls = [
        "\(sample) -o x.svg", "\(sample) --scale 3 -o x.png", "\(sample) -o x.pdf",
        "a.yaml b.yaml --format png -o f/",
      ]
      for call in Seeds.areAll ? calls : [calls[turn % 4], calls[(turn + 2) % 4]] {
        let outcome = try shell("ulimit -v \(kilobytes); vcdiagram \(call)")
        let isDrawn = outcome.status == 0 && outcome.withoutNotes.err.isEmpty
        let isTold = outcome.status == 70 && outcome.err.contains("error: ")
        #expect(isDrawn || isTold, "\(call): \(outcome.status) \(outcome.err)")
      }
    }
  #endif

  @Test func `another engine of pango's is passed over`() throws {
    let plain = try shell("vcdiagram a.yaml --format png")
    for engine in ["coretext", "ft2"] {
      #expect(try shell("PANGOCAIRO_BACKEND=\(engine) vcdiagram a.yaml --format png") == plain)
    }
    #expect(plain.status == 0)
  }

  // MARK: Signals and limits

  /// Many times somewhere on the way.
  @Test func `a time limit leaves no temporary file`() throws {
    for tick in stride(from: 1, through: 40, by: Seeds.areAll ? 1 : 3) {
      let limit = Double(tick) * 0.0005
      let outcome = try Program.run(
        [Samples.path("large-app.yaml"), "-o", "x.dot"], in: folder,
        environment: ["VCDIAGRAM_TIME_LIMIT": "\(limit)"])
      #expect(outcome.status == 0 || outcome.err.contains("it takes longer than \(limit) seconds"))
      #expect(try folder.names.filter { $0 != "x.dot" } == ["a.yaml", "b.yaml"])
    }
  }

  @Test(arguments: [
    ("check a.yaml pipe", "checked"), ("resolve pipe", "resolved"), ("import pipe", "imported"),
    ("import pipe Shop.storyboard", "imported"), ("explain pipe --dismiss a", "explained"),
    ("diff a.yaml pipe", "compared"), ("diff pipe a.yaml -o out.svg", "compared"),
    ("check -", "checked"), ("resolve -", "resolved"),
  ])
  func `a pipe that nobody writes is given up`(call: String, work: String) throws {
    // Standard input is a pipe that another process holds open.
    let outcome = try shell(
      """
      mkfifo pipe open; sleep 20 > open & writer=$!
      VCDIAGRAM_TIME_LIMIT=0.2 vcdiagram \(call) < open & process=$!
      (sleep 10; kill -9 $process) 2>/dev/null & watchdog=$!
      wait $process; status=$?; kill $writer $watchdog; exit $status
      """)
    #expect(outcome.status == 70)
    #expect(outcome.text == "")
    let name = call.hasSuffix("-") ? "-" : "pipe"
    #expect(
      outcome.err
        == "error: '\(name)' was not \(work): it takes longer than 0.2 seconds; VCDIAGRAM_TIME_LIMIT in the environment allows more\n"
    )
  }

  #if os(Linux)
    @Test(arguments: [
      ("pipe -o a.svg", "drawn"), ("a.yaml pipe -o out/", "drawn"),
      ("check a.yaml pipe", "checked"), ("resolve pipe", "resolved"), ("import pipe", "imported"),
      ("explain pipe --dismiss a", "explained"), ("diff a.yaml pipe", "compared"),
    ])
    func `a crash is called a crash, with its input`(call: String, work: String) throws {
      // The process that waits for the pipe's writer is the program, or its worker.
      let outcome = try shell(
        """
        mkfifo pipe open; sleep 20 > open & writer=$!
        SWIFT_BACKTRACE=enable=yes vcdiagram \(call) < open & process=$!
        sleep 0.5; worker=$(cat /proc/$process/task/$process/children 2>/dev/null)
        kill -SEGV ${worker:-$process}; wait $process; status=$?; kill $writer; exit $status
        """)
      #expect(outcome.status == 70)
      #expect(
        outcome.err == "error: 'pipe' was not \(work): the program crashed; please report it, with "
          + "the input, on the repository's Security page\n")
    }
  #endif

  @Test(arguments: ["KILL", "TERM", "HUP"])
  func `a batch that is ended leaves whole files and no process`(signal: String) throws {
    let lines = """
      i=0; while [ $i -lt 24 ]; do cp a.yaml d$i.yaml; i=$((i+1)); done
      vcdiagram d*.yaml --format png -o out/ & p=$!
      sleep 0.2; kill -\(signal) $p; wait $p 2>/dev/null; sleep 0.3
      ls -A out 2>/dev/null | grep -v '^d[0-9]*.png$'
      find out -name 'd*.png' -size -100c
      """
    let outcome = try shell(lines)
    #expect(outcome.text == "")
  }

  @Test func `two writers of the same figures leave whole ones`() throws {
    let call = "vcdiagram a.yaml b.yaml -o out/"
    let outcome = try shell(
      "\(call); i=0; while [ $i -lt 20 ]; do \(call) --theme dark & \(call) & wait; i=$((i+1)); done"
    )
    #expect(outcome == Program.Outcome(status: 0, out: Data(), err: ""))
    let light = try shell("vcdiagram a.yaml").out
    let dark = try shell("vcdiagram a.yaml --theme dark").out
    #expect(try [light, dark].contains(folder.data("out/a.svg")))
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appending(path: "out").path
      ).sorted() == ["a.svg", "b.svg"])
  }

  @Test func `a folder that is gone is told`() throws {
    let outcome = try shell("mkdir gone; cd gone; rmdir ../gone; vcdiagram ../a.yaml -o x/a.svg")
    #expect([66, 73].contains(outcome.status))
    #expect(outcome.err.hasPrefix("error: "))
  }

  @Test func `descriptors that run out are told`() throws {
    let outcome = try shell("ulimit -n 5; vcdiagram a.yaml b.yaml -o f/")
    #expect(outcome.status == 70)
    #expect(outcome.err.contains("no process could be started: Too many open files\n"))
  }

  // MARK: Names

  #if os(Linux)
    @Test(arguments: ["\\377\\376.yaml -o y.svg", "a.yaml -o \\377\\376.svg"])
    func `a name that is not UTF-8 is refused`(call: String) throws {
      let outcome = try shell(
        "n=$(printf '\\377\\376'); cp a.yaml \"$n.yaml\"; eval vcdiagram $(printf '\(call)')")
      #expect(outcome.status == 64)
      #expect(outcome.err.contains("is not UTF-8"))
      #expect(try !folder.names.contains { $0.hasSuffix(".svg") })
    }

    @Test func `a folder above whose name is not UTF-8 does not matter`() throws {
      let outcome = try shell(
        "d=$(printf '\\377'); mkdir \"$d\"; cd \"$d\"; vcdiagram ../a.yaml -o a.svg && wc -c < a.svg"
      )
      #expect(outcome.status == 0)
      #expect(Int(outcome.text.filter(\.isNumber)) ?? 0 > 1000)
    }
  #endif

  #if os(Linux)
    @Test(.enabled(if: EndlessFile.isPossible, "no file system here holds a file of 8 exabytes"))
    func `a file that says it is endless is too large`() throws {
      let outcome = try shell(
        "n=\(EndlessFile.name); truncate -s \(EndlessFile.size) $n; vcdiagram check $n; "
          + "s=$?; rm $n; exit $s")
      #expect(outcome.status == 65)
      #expect(outcome.err.contains("the text is too large"))
    }
  #endif

}

#if os(Linux)
  private enum EndlessFile {
    static let name = "/dev/shm/vcdiagram-tests-\(ProcessInfo.processInfo.processIdentifier)"
    static let size = Int64.max

    static var isPossible: Bool {
      let folder = try? TemporaryFolder()
      let line = "truncate -s \(size) \(name) 2>/dev/null; s=$?; rm -f \(name); exit $s"
      return (try? folder.map { try Program.shell(line, in: $0) })?.status == 0
    }
  }
#endif
