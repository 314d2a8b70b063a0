import Foundation
import Testing
import VCCommand
import VCSource
import VCTestSupport

/// The options of the drawing command are declared twice: for ArgumentParser, whose help and
/// messages they have, and for the quick reading of usual calls.
@Suite struct `The options of drawing` {
  /// The values include features' formats and figures.
  init() { _ = Program.root }

  /// A value of each option that is none by default.
  private static let values: KeyValuePairs = [
    "--output": "a.json", "--format": "png", "--input-format": "printed",
    "--idiom": "phone", "--perform": "edit,done", "--figure": "protocol", "--template": "mine.yaml",
    "--template-repository": "/",
    "--pointers": "none, topViewController", "--page": "a4-landscape", "--fit": "740x",
    "--size": "8.5", "--font": "sans=Georgia,mono=fonts/Mono.ttf", "--background": "none",
    "--in": "app.yaml", "--theme": "both",
    "--names": "docc", "--scale": "3", "--id": "fig", "--language": "zh-Hans",
    "--spelling": "objc", "--emphasize": "a,b c", "--around": "a,b c", "--hops": "2",
    "--from": "a", "--to": "b c", "--hide": "Debug*", "--kinds": "show,present",
    "--group": "module", "--window": "lock screen", "--step": "7",
    "--steps": "", "--panels": "", "--captions": "", "--pages": "",
    "--swiftui": "classes", "--ids": "all", "--strict": "", "--jobs": "12",
    "--time-limit": "0.25", "--if-changed": "", "--depfile": "deps.d",
    "--stdin-name": "doc.md:12", "--watch": "",
  ]

  /// Each option in all its spellings, in calls that can be carried out.
  private static let calls: [[String]] =
    values.flatMap { name, value -> [[String]] in
      if name == "--output" {
        return [
          ["in.yaml", name, value], ["--output=\(value)", "in.yaml"], ["-o", value, "in.yaml"],
        ]
      }
      let usual = [name == "--stdin-name" ? "-" : "in.yaml", "-o", "a.svg"]
      let other = ["--hops": "--around=a", "--from": "--to=b", "--to": "--from=a"][name]
      if let other { return [usual + [name, value, other], [other, "\(name)=\(value)"] + usual] }
      if value.isEmpty { return [usual + [name], [name] + usual] }
      return [usual + [name, value], ["\(name)=\(value)"] + usual]
    } + ["--emphasize", "--perform", "--window"].map { ["in.yaml", "-o", "a.svg", $0, ""] }
    + [["in.yaml", "-o", "a.svg", "--step", "2-4"]]

  @Test func `are the same for both`() throws {
    let dump = try Program.run(["draw", "--experimental-dump-help"], in: TemporaryFolder()).out
    let help = try JSONDecoder().decode(Help.self, from: dump)
    let known = help.command.arguments.filter { $0.kind != "positional" }
      .map { ($0.names ?? []).map(\.spelling).sorted().joined(separator: " ") + " " + $0.kind }
      .filter { !$0.contains("--help") && !$0.contains("--version") }
    let table = DrawOption.all.map {
      $0.names.sorted().joined(separator: " ") + ($0.isFlag ? " flag" : " option")
    }
    #expect(known.sorted() == table.sorted())
    #expect(Self.values.map(\.key).sorted() == DrawOption.all.compactMap(\.names.last).sorted())
  }

  private struct Help: Decodable {
    struct Command: Decodable {
      let arguments: [Argument]
    }

    struct Argument: Decodable {
      let kind: String
      let names: [Name]?
    }

    struct Name: Decodable {
      let kind, name: String

      var spelling: String { (kind == "short" ? "-" : "--") + name }
    }

    let command: Command
  }

  @Test(arguments: calls) func `are read as the same`(arguments: [String]) throws {
    let quick = try #require(DrawRequest(fastParsing: arguments))
    #expect(try quick == Draw.parse(arguments).request)
    #expect(quick != DrawRequest(fastParsing: ["in.yaml", "--output=a.svg"]))
  }

  /// What is wrong is left to ArgumentParser, which has words for it.
  @Test(arguments: [
    ["in.yaml", "--scale", "x"], ["in.yaml", "--figure=x"], ["in.yaml", "--format="],
    ["in.yaml", "--step=4-2"], ["in.yaml", "--step=2-"], ["in.yaml", "--steps=yes"],
    ["in.yaml", "--output"], ["in.yaml", "-o", "--steps"],
    ["in.yaml", "--qqqq"], ["in.yaml", "--", "-x.yaml"], ["-h"], ["resolve", "in.yaml"], ["in"],
  ]) func `are not guessed`(arguments: [String]) {
    #expect(DrawRequest(fastParsing: arguments) == nil)
  }

  @Test func `are told to workers, all but those that are the call's own`() throws {
    for call in Self.calls {
      let request = try #require(DrawRequest(fastParsing: call))
      var told = try #require(DrawRequest(fastParsing: request.workerArguments))
      told.inputs = request.inputs
      var expected = request
      (expected.output, expected.format, expected.jobs) = (nil, nil, nil)
      (expected.app, expected.dependencyFile, expected.watch) = (nil, nil, false)
      #expect(told == expected, "\(call)")
    }
  }

  /// Without them a figure would be kept that would look otherwise now.
  @Test func `make another figure, all but those that say where and when`() throws {
    let plain = try #require(DrawRequest(fastParsing: ["in.yaml"])).stampArguments
    let without = try Self.values.map(\.key).filter { name in
      let call = try #require(Self.calls.first { $0.contains(name) })
      return try #require(DrawRequest(fastParsing: call)).stampArguments == plain
    }
    // The template's text and the format are in the stamp by themselves.
    #expect(
      without == [
        "--output", "--format", "--template", "--template-repository", "--in", "--jobs",
        "--time-limit", "--if-changed", "--depfile", "--stdin-name", "--watch",
      ])
  }

  /// What `--watch` draws again is drawn as the first time, but that it is not watched once more.
  @Test func `are the same when a part is drawn again`() throws {
    let isForOnce = ["--depfile", "--stdin-name"]
    for call in Self.calls where !isForOnce.contains(where: call.joined().contains) {
      var expected = try #require(DrawRequest(fastParsing: call))
      expected.watch = false
      let again = DrawRequest(fastParsing: expected.arguments(drawing: expected.inputs))
      #expect(again == expected, "\(call)")
    }
  }
}
