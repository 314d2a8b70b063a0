import Foundation
import Testing
import VCTestSupport

@Suite struct `Topics of the help` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("rootViewController: {id: items, class: Items}\n", to: "ok.yaml")
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
    let nothing =
      "the figure 'protocol' has nothing to draw of this description, and is only a sentence\n"
    let messages =
      options.map { "--\($0) doesn't change the figure '\(kind)'\n" }
      + (kind == "protocol" ? [nothing] : [])
    #expect(
      Set(outcome.err.split(separator: "\n").map { $0 + "\n" })
        == Set(messages.map { "ok.yaml: warning: " + $0 }))
    let strict = try Program.run(call + ["--strict"], in: folder)
    #expect(strict.status == (options.isEmpty ? 0 : 65))
  }
}
