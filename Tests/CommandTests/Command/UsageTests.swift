import Foundation
import Testing
import VCTestSupport

/// Slips of the pen in a call: each is named, with what was probably meant.
@Suite struct `Usage errors` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("rootViewController: {id: items, class: Items}\n", to: "ok.yaml")
    let steps = (1...110).map { "  - {present: {id: c\($0), class: C}, from: c\($0 - 1)}\n" }
    try folder.write(
      "rootViewController: {id: c0, class: C}\nsteps:\n" + steps.joined(), to: "chain.yaml")
  }

  @Test(arguments: [
    ("ok.yaml --figur chain", "没有选项“--figur”；是不是指“--figure”？"),
    ("ok.yaml --page", "“--page <name>”缺少值"),
    (
      "ok.yaml --figure xx",
      "“xx”不是 --figure 的有效值；可用的值：hierarchy、chain、objects、coverage、protocol、map"
    ),
    ("ok.yaml --step 2", "没有第 2 步；描述中共有 0 步"),
    (
      "chain.yaml --panels",
      "各个步骤共有 6216 个方框，超过了 3000 个的上限；请绘制较少的步骤，例如“--step 0-75”，或用 --steps 把每个步骤绘制成一张图"
    ),
    ("explain ok.yaml --present a", "--present 需要 --from"),
    ("embed", "缺少参数“<document>”"),
  ])
  func `are in Chinese for a call in Chinese`(call: String, message: String) throws {
    let arguments = call.split(separator: " ").map(String.init) + ["--language", "zh-Hans"]
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.err.hasPrefix("错误：\(message)\n用法：vcdiagram "), "\(outcome.err)")
  }

  private static let draw = "vcdiagram <in> ... [-o <out>] [<options>]; see 'vcdiagram --help'"
  private static let explain =
    "vcdiagram explain <in> ... [<question>] [<options>]; see 'vcdiagram explain --help'"

  @Test(arguments: [
    ("ok.yaml --figur chain -o a.svg", "unknown option '--figur'; did you mean '--figure'?", draw),
    ("ok.yaml --figur=chain", "unknown option '--figur'; did you mean '--figure'?", draw),
    (
      "chain.yaml --panels",
      "the panels have 6216 boxes in all, more than 3000; draw fewer steps, such as '--step 0-75', or each in a picture with --steps",
      draw
    ),
    (
      "ok.yaml --output-format svg", "unknown option '--output-format'; did you mean '--format'?",
      draw
    ),
    ("ok.yaml --out a.svg", "unknown option '--out'; did you mean '--output'?", draw),
    ("-figure chain ok.yaml", "unknown option '-figure'; did you mean '--figure'?", draw),
    ("ok.yaml -f chain", "unknown option '-f'; did you mean '--figure'?", draw),
    ("ok.yaml --kind chain", "unknown option '--kind'; did you mean '--figure'?", draw),
    (
      "ok.yaml --fit 120mm",
      "unknown value '120mm' for --fit; a size is 450x300 in points, 120mmx180mm, or 740x for any height, and 36 to 20000 points long",
      draw
    ),
    ("ok.yaml --pointers al", "unknown value 'al' for --pointers; did you mean 'all'?", draw),
    (
      "ok.yaml --pointers x",
      "unknown value 'x' for --pointers; it takes automatic, all, families, none, or names of properties",
      draw
    ),
    ("ok.yaml --bogus", "unknown option '--bogus'", draw),
    (
      "ok.yaml --figure hierachy",
      "unknown value 'hierachy' for --figure; did you mean 'hierarchy'?", draw
    ),
    ("ok.yaml --theme drak", "unknown value 'drak' for --theme; did you mean 'dark'?", draw),
    (
      "ok.yaml --page a3",
      "unknown value 'a3' for --page; the values are a4, a4-landscape, a5, b5, letter, letter-landscape, "
        + "16:9, docc, column", draw
    ),
    (
      "help stepz", "there is no help for 'stepz'; did you mean 'steps'?",
      "vcdiagram help <topic>; see 'vcdiagram help --help'"
    ),
    ("ok.yaml --template boook", "unknown template 'boook'; did you mean 'book'?", draw),
    (
      "ok.yaml --emphasize itmes", "no view controller has the id 'itmes'; did you mean 'items'?",
      draw
    ),
    (
      "ok.yaml --figure map --around itmes",
      "no view controller has the id 'itmes'; did you mean 'items'?", draw
    ),
    (
      "ok.yaml --figure map --hide itmes",
      "no view controller has an id, class or title like 'itmes'; did you mean 'items'?", draw
    ),
    (
      "ok.yaml --around items",
      "--around, --from, --hide, --kinds and --group are for maps; add --figure map", draw
    ),
    ("ok.yaml --figure map --hide *", "--hide or --kinds leaves nothing to show", draw),
    ("ok.yaml --hops 2", "--hops needs --around", draw),
    ("ok.yaml --around items --hops=-1", "--hops needs a number of at least 0", draw),
    ("ok.yaml --from items", "--from needs --to", draw),
    ("ok.yaml --to items", "--to needs --from", draw),
    (
      "explain ok.yaml --property itms.children",
      "no view controller has the id 'itms'; did you mean 'items'?", explain
    ),
    (
      "explain ok.yaml --property items.childern",
      "there is no explanation for the property 'childern' of 'items'; did you mean 'children'?",
      explain
    ),
    (
      "explain ok.yaml --present A --from items --style formSheeet",
      "unknown modalPresentationStyle 'formSheeet'; did you mean 'formSheet'?", explain
    ),
    ("explain ok.yaml --from items", "--from needs --present", explain),
    ("explain ok.yaml --present A", "--present needs --from", explain),
    (
      "explain ok.yaml --short --code", "--short shortens sentences; leave it or --code out",
      explain
    ),
    (
      "explain ok.yaml --prsent A --from items",
      "unknown option '--prsent'; did you mean '--present'?", explain
    ),
    (
      "check ok.yaml --figure chain",
      "unknown option '--figure'; it is an option of 'vcdiagram <in>'",
      "vcdiagram check <in> ... [<options>]; see 'vcdiagram check --help'"
    ),
    (
      "diff ok.yaml", "diff compares two inputs: <old> and <new>",
      "vcdiagram diff <old> <new> [-o <out>] [<options>]; see 'vcdiagram diff --help'"
    ),
    (
      "template bok", "unknown template 'bok'; did you mean 'book'?",
      "vcdiagram template [<name>] [<options>]; see 'vcdiagram template --help'"
    ),
  ])
  func `are two lines`(call: String, message: String, usage: String) throws {
    let outcome = try Program.run(call.split(separator: " ").map(String.init), in: folder)
    #expect(
      outcome
        == Program.Outcome(status: 64, out: Data(), err: "error: \(message)\nUsage: \(usage)\n"))
    #expect(try folder.names == ["chain.yaml", "ok.yaml"])
  }

  static let topics = ["steps", "keys", "templates"]
  static let recordings = topics.map { "help-\($0).txt" }

  @Test(arguments: topics) func `help has a list of each topic`(topic: String) throws {
    let help = try Program.run(["help", topic], in: folder)
    #expect(help.status == 0)
    #expect(help.err == "")
    try expectRecorded(help.text, "help-\(topic).txt")
  }

  @Test func `help prints all rules, or one`() throws {
    let rules = try Program.run(["help", "rules"], in: folder).text
    #expect(rules.contains("# The rules\n"))
    #expect(rules.contains("| R16 | `children` never holds"))
    #expect(
      try Program.run(["help", "r16"], in: folder).text == """
          R16                     `children` never holds what is presented, and only a
                                  top can be presented.

        """)
    #expect(try Program.run(["help", "R1234"], in: folder).status == 64)
  }

  @Test(arguments: [
    ("coverage", ["emphasize", "ids", "pointers"]), ("protocol", ["emphasize", "ids", "pointers"]),
    ("map", ["pointers"]), ("chain", []),
  ])
  func `an option that changes nothing is a warning`(kind: String, options: [String]) throws {
    let call = [
      "ok.yaml", "--figure", kind, "--emphasize", "items", "--ids", "all", "--pointers", "all",
    ]
    let outcome = try Program.run(call, in: folder)
    #expect(outcome.status == 0)
    let messages = options.map { "--\($0) doesn't change the figure '\(kind)'\n" }
    #expect(
      Set(outcome.err.split(separator: "\n").map { $0 + "\n" })
        == Set(messages.map { "ok.yaml: warning: " + $0 }))
    let strict = try Program.run(call + ["--strict"], in: folder)
    #expect(strict.status == (options.isEmpty ? 0 : 65))
  }
}
