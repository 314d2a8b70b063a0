import Foundation
import Testing
import VCRendering
import VCTestSupport

@testable import vcdiagram

@Suite struct `A cache of figures` {
  private let folder: TemporaryFolder
  private let cache: FigureCache
  private let sources = [Array("rootViewController: A".utf8), Array("book".utf8)]
  private let figure = Array("<svg/>\n".utf8)
  private static let silence = Program.Outcome(status: 0, out: Data(), err: "")

  init() throws {
    folder = try TemporaryFolder()
    cache = try FigureCache(folder.url.appending(path: "cache").path)
    try folder.write("rootViewController: A\n", to: "a.yaml")
  }

  private var entries: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appending(path: "cache").path
      ).sorted().map { "cache/\($0)" }
    }
  }

  /// The only entry.
  private var entry: String { get throws { try #require(entries.count == 1 ? entries[0] : nil) } }

  private func replace(_ name: String, _ write: (URL) throws -> Void) throws {
    let url = folder.url.appending(path: name)
    try FileManager.default.removeItem(at: url)
    try write(url)
  }

  @Test func `has what was added, for the same sources alone`() throws {
    #expect(cache.figure(from: sources) == nil)
    cache.add(figure, from: sources)
    #expect(cache.figure(from: sources) == figure)
    #expect(try folder.identity(entry).permissions == 0o444)
    let (own, bytes) = (try entry, try folder.data(entry))
    let joined = [sources[0] + sources[1].prefix(1), Array(sources[1].dropFirst())]
    for others in [joined, sources + [[]], [sources[0]], sources.reversed()] {
      #expect(cache.figure(from: others) == nil)
      cache.add(figure, from: others)
      #expect(cache.figure(from: others) == figure)
      // As if both had one digest.
      let other = try #require(entries.first { $0 != own })
      try replace(other) { try bytes.write(to: $0) }
      #expect(cache.figure(from: others) == nil)
      try FileManager.default.removeItem(at: folder.url.appending(path: other))
    }
  }

  @Test func `has no entry that is damaged or cut off`() throws {
    cache.add(figure, from: sources)
    let whole = try folder.data(entry)
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 4
      for bytes in [damaged, whole.prefix(place), whole + whole.prefix(place + 1)] {
        try replace(entry) { try bytes.write(to: $0) }
        #expect(cache.figure(from: sources) == nil)
      }
    }
    cache.add(figure, from: sources)
    #expect(cache.figure(from: sources) == figure)
  }

  @Test func `follows no links, waits for no pipe, and replaces both`() throws {
    cache.add(figure, from: sources)
    try folder.data(entry).write(to: folder.url.appending(path: "elsewhere"))
    let elsewhere = folder.url.appending(path: "elsewhere").path
    try replace(entry) {
      try FileManager.default.createSymbolicLink(atPath: $0.path, withDestinationPath: elsewhere)
    }
    #expect(cache.figure(from: sources) == nil)
    try folder.write("a letter", to: "elsewhere")
    cache.add(figure, from: sources)
    #expect(cache.figure(from: sources) == figure)
    #expect(try folder.text("elsewhere") == "a letter")
    try replace(entry) { #expect(mkfifo($0.path, 0o600) == 0) }
    #expect(cache.figure(from: sources) == nil)
    cache.add(figure, from: sources)
    #expect(cache.figure(from: sources) == figure)
  }

  @Test(.enabled(if: geteuid() == 0, "only the system's administrator can give a file away"))
  func `trusts the user and the folder's owner`() throws {
    cache.add(figure, from: sources)
    #expect(try chown(folder.url.appending(path: entry).path, 12345, 12345) == 0)
    #expect(cache.figure(from: sources) == nil)
    #expect(chown(folder.url.appending(path: "cache").path, 12345, 12345) == 0)
    #expect(cache.figure(from: sources) == figure)
  }

  /// Fonts that the machine has are none of the sources.
  private static let endings =
    PictureFormat.allCases.filter { !$0.showsInstalledFonts }.map(\.fileExtension) + ["txt"]

  @Test(arguments: endings)
  func `gives what would be drawn`(format: String) throws {
    for options in [[], ["--if-changed"]] {
      let output = ["-o", "a.\(format)"] + options
      #expect(try Program.run(["a.yaml"] + output, in: folder) == Self.silence)
      let drawn = try folder.data("a.\(format)")
      for _ in 0..<2 {
        try replace("a.\(format)") { _ in }
        #expect(
          try Program.run(["a.yaml", "--cache", "cache"] + output, in: folder) == Self.silence)
        #expect(try folder.data("a.\(format)") == drawn)
      }
    }
    #expect(try entries.count == 2)
  }

  /// A figure that nothing draws, under the sources of one that was drawn.
  private func plant(_ figure: String) throws {
    let bytes = try [UInt8](folder.data(entry))
    let heading = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    var rest = bytes[(heading + 1)...]
    let lengths = String(decoding: bytes[..<heading], as: UTF8.self).split(separator: " ")
    let sources = lengths.dropLast().compactMap { Int($0) }.map { length in
      defer { rest = rest.dropFirst(length) }
      return Array(rest.prefix(length))
    }
    cache.add(Array(figure.utf8), from: sources)
    #expect(try entries.count == 1)
  }

  @Test func `is asked before anything is drawn, by workers too`() throws {
    try folder.write("rootViewController: A\n", to: "b.yaml")
    let call = ["a.yaml", "b.yaml", "--cache", "cache", "-o", "f/"]
    #expect(try Program.run(call, in: folder) == Self.silence)
    try plant("planted")
    #expect(try Program.run(call, in: folder) == Self.silence)
    #expect(try folder.text("f/a.svg") == "planted")
    #expect(try folder.text("f/b.svg") == "planted")
    #expect(try Program.run(["b.yaml", "--cache", "cache/"], in: folder).text == "planted")
    for options in [["--template", "mono"], ["--captions"], ["--format", "html"]] {
      #expect(
        try Program.run(["b.yaml", "--cache", "cache"] + options, in: folder).text != "planted")
    }
    try folder.write("rootViewController: B\n", to: "b.yaml")
    #expect(try Program.run(["b.yaml", "--cache", "cache"], in: folder).text != "planted")
  }

  @Test func `has each theme's file`() throws {
    let call = ["a.yaml", "--theme", "both", "--cache", "cache", "-o", "a.svg"]
    #expect(try Program.run(call, in: folder) == Self.silence)
    let drawn = try [folder.data("a.svg"), folder.data("a-dark.svg")]
    for name in ["a.svg", "a-dark.svg"] { try replace(name) { _ in } }
    #expect(try Program.run(call, in: folder) == Self.silence)
    #expect(try [folder.data("a.svg"), folder.data("a-dark.svg")] == drawn)
    #expect(try entries.count == 2)
  }

  @Test func `has no figure with a warning, which everyone must see`() throws {
    try folder.write(
      "rootViewController: {id: a, class: A}\nsteps: [{dismiss: a}]\n", to: "a.yaml")
    let first = try Program.run(["a.yaml", "--cache", "cache"], in: folder)
    #expect(first.err.contains("warning: "))
    #expect(try Program.run(["a.yaml", "--cache", "cache"], in: folder) == first)
    #expect(try entries == [])
  }

  @Test func `can be used by several at once`() throws {
    let outcome = try Program.shell(
      """
      for name in a b c d e f; do echo "rootViewController: $name" > $name.yaml; done
      draw() { $vcdiagram ?.yaml --cache cache -o out$1/; }
      draw 1 | draw 2 | draw 3 | draw 4
      $vcdiagram ?.yaml -o out/
      for number in 1 2 3 4; do diff -r out out$number; done
      ls -A cache | wc -l
      """, in: folder)
    #expect(outcome.err == "")
    #expect(outcome.text.trimmingCharacters(in: .whitespacesAndNewlines) == "6")
  }

  @Test func `that can't be made is reported`() throws {
    let outcome = try Program.run(["a.yaml", "--cache", "none/cache", "-o", "a.svg"], in: folder)
    #expect(outcome.status == 73)
    #expect(try folder.names == ["a.yaml", "cache"])
    let same = try Program.run(["a.yaml", "--cache", "cache", "-o", "cache/"], in: folder)
    #expect(same.status == 64)
  }
}
