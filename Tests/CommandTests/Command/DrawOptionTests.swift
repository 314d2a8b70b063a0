import Foundation
import Testing
import VCCommand
import VCTestSupport

/// An option's row reads its words and writes them, for workers, stamps and calls of `--watch`.
@Suite struct `The options of drawing` {
  /// The values include features' formats and figures.
  init() { _ = Program.root }

  /// A value of each option that is none by default.
  private static let values: KeyValuePairs = [
    "--output": "a.json", "--format": "png",
    "--idiom": "phone", "--perform": "edit,done", "--figure": "protocol", "--template": "mine.yaml",
    "--template-repository": "/",
    "--pointers": "none, topViewController", "--page": "a4-landscape",
    "--size": "8.5", "--font": "sans=Georgia,mono=fonts/Mono.ttf",
    "--theme": "docc",
    "--scale": "3", "--id": "fig", "--language": "zh-Hans",
    "--spelling": "objc", "--emphasize": "a,b c", "--around": "a,b c:2",
    "--from": "a", "--to": "b c", "--hide": "Debug*",
    "--group": "module", "--window": "lock screen", "--step": "7",
    "--panels": "", "--captions": "", "--pages": "",
    "--ids": "all", "--strict": "",
    "--if-changed": "",
    "--stdin-name": "doc.md:12", "--watch": "", "--with-source": "",
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
      let other = ["--from": "--to=b", "--to": "--from=a"][name]
      if let other { return [usual + [name, value, other], [other, "\(name)=\(value)"] + usual] }
      if value.isEmpty { return [usual + [name], [name] + usual] }
      return [usual + [name, value], ["\(name)=\(value)"] + usual]
    } + ["--emphasize", "--perform", "--window"].map { ["in.yaml", "-o", "a.svg", $0, ""] }
    + ["2-4", "all"].map { ["in.yaml", "-o", "a.svg", "--step", $0] }

  @Test func `are all tried here`() {
    let options = DrawRequest.rows.filter { !$0.isArgument }.map(\.name)
    #expect(Self.values.map(\.key).sorted() == options.sorted())
  }

  @Test(arguments: calls) func `change a call`(arguments: [String]) throws {
    #expect(try DrawRequest.call(arguments) != DrawRequest(reading: ["in.yaml", "-o", "a.svg"]))
  }

  @Test(arguments: [
    ["in.yaml", "--scale", "x"], ["in.yaml", "--figure=x"], ["in.yaml", "--format="],
    ["in.yaml", "--step=4-2"], ["in.yaml", "--step=2-"],
    ["in.yaml", "--output"], ["in.yaml", "-o", "--step"],
    ["in.yaml", "--qqqq"], ["in.yaml", "-qqqq"], ["in"], [],
  ]) func `are not guessed`(arguments: [String]) {
    #expect(throws: UsageFault.self) { try DrawRequest.call(arguments) }
  }

  @Test func `are told to workers, all but those that are the call's own`() throws {
    for call in Self.calls {
      let request = try DrawRequest(reading: call)
      var told = try DrawRequest(reading: request.workerArguments, isWhole: false)
      told.inputs = request.inputs
      var expected = request
      (expected.output, expected.format) = (nil, nil)
      expected.watch = false
      #expect(told == expected, "\(call)")
    }
  }

  /// Without them a figure would be kept that would look otherwise now.
  @Test func `make another figure, all but those that say where and when`() throws {
    let plain = try DrawRequest(reading: ["in.yaml"]).stampArguments
    let without = try Self.values.map(\.key).filter { name in
      let call = try #require(Self.calls.first { $0.contains(name) })
      return try DrawRequest(reading: call).stampArguments == plain
    }
    // The template's text and the format are in the stamp by themselves.
    #expect(
      without == [
        "--output", "--format", "--template", "--template-repository",
        "--if-changed", "--stdin-name", "--watch",
      ])
  }

  /// What `--watch` draws again is drawn as the first time, but that it is not watched once more.
  @Test func `are the same when a part is drawn again`() throws {
    for call in Self.calls where !call.joined().contains("--stdin-name") {
      var expected = try DrawRequest(reading: call)
      expected.watch = false
      let again = try DrawRequest(reading: expected.arguments(drawing: expected.inputs))
      #expect(again == expected, "\(call)")
    }
  }
}
