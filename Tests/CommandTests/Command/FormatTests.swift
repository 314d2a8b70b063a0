import Foundation
import Testing
import VCCommand
import VCTestSupport

/// What the options that concern files promise, for every format that `--format` offers.
@Suite struct `Every format` {
  private static let formats = OutputFormat.allCases.map(\.rawValue)
  /// The options that make several files, or several pages of one.
  private static let options = [
    "", "--theme both", "--theme docc", "--step all", "--step 0-1", "--pages",
    "--step all --theme both",
  ]
  private static let first = """
    rootViewController: {id: a, class: A}
    steps: [{present: {id: b, class: B}, from: a}, {present: C, from: b}]

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.first, to: "a.yaml")
  }

  private func draw(_ format: String, _ options: String, in folder: TemporaryFolder? = nil) throws
    -> Program.Outcome
  {
    let options = options.split(separator: " ").map(String.init)
    return try Program.run(
      ["a.yaml", "--format", format, "-o", "out/"] + options, in: folder ?? self.folder)
  }

  /// The written files, by name.
  private func written(in folder: TemporaryFolder? = nil) throws -> [String: Data] {
    let folder = folder ?? self.folder
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "out").path
    ).map { "out/" + $0 }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.data($0)) })
  }

  /// Whether exactly these files are written. Not compared by #expect, which would look for every
  /// difference.
  private func isWritten(_ files: [String: Data]) throws -> Bool { try written() == files }

  /// Whether a call was refused because each state or page has a file of its own.
  private func isForOneFile(_ option: String, _ outcome: Program.Outcome) -> Bool {
    outcome.err.hasPrefix("error: \(option) works with one figure in one file, but ")
  }

  @Test(arguments: formats, options)
  func `is drawn again if the description changed, and only then`(format: String, options: String)
    throws
  {
    let outcome = try draw(format, options + " --if-changed")
    if isForOneFile("--if-changed", outcome) { return }
    #expect(outcome == Program.Outcome(status: 0, out: Data(), err: ""))
    let first = try written()
    #expect(!first.isEmpty)
    let identities = try first.keys.sorted().map(folder.identity)
    #expect(try draw(format, options + " --if-changed").status == 0)
    #expect(try first.keys.sorted().map(folder.identity) == identities)
    try folder.write(Self.first.replacing("class: A", with: "class: Z"), to: "a.yaml")
    #expect(try draw(format, options + " --if-changed").status == 0)
    let second = try written()
    #expect(second.keys.sorted() == first.keys.sorted())
    #expect(second.filter { $1 == first[$0] }.keys.sorted() == [])
    try folder.write(Self.first, to: "a.yaml")
    #expect(try draw(format, options + " --if-changed").status == 0)
    #expect(try isWritten(first))
  }

  @Test(arguments: formats)
  func `has a file for each theme if they differ`(format: String) throws {
    #expect(try draw(format, "--theme light").status == 0)
    let light = try written()
    #expect(try draw(format, "--theme dark").status == 0)
    let dark = try written()
    #expect(light.count == 1 && dark.count == 1)
    #expect(try draw(format, "--theme both").status == 0)
    #expect(try written().count == (light == dark ? 1 : 2))
  }

  @Test(arguments: formats)
  func `is drawn from its own file, if it has room for the description`(format: String) throws {
    let outcome = try draw(format, "--with-source")
    let file = try? written().keys.first
    guard let file else {
      return #expect(
        outcome.err.hasPrefix("error: a figure as \(format) has no room for its description"))
    }
    let figures = try ["a.yaml", file].map { input in
      try Program.run([input, "--format", "svg"], in: folder)
    }
    #expect(figures[0].out == figures[1].out && figures[1].status == 0, "\(figures[1].err)")
    // An up-to-date figure is known as one.
    #expect(try draw(format, "--with-source --if-changed").status == 0)
    let stamped = try written()
    #expect(try draw(format, "--with-source --if-changed").status == 0)
    #expect(try isWritten(stamped))
  }

  @Test func `has the description of several files as one`() throws {
    try folder.write("{app: a.yaml, steps: [{dismiss: a}]}", to: "later.yaml")
    let figure = try Program.run(
      ["later.yaml", "--with-source", "-o", "later.svg"], in: folder)
    #expect(figure.status == 0, "\(figure.err)")
    let alone = try TemporaryFolder()
    try alone.write(String(decoding: folder.data("later.svg"), as: UTF8.self), to: "later.svg")
    let (own, read) = try (
      Program.run(["resolve", "later.yaml"], in: folder),
      Program.run(["resolve", "later.svg"], in: alone)
    )
    #expect(own.out == read.out && !own.out.isEmpty, "\(read.err)")
  }
}
