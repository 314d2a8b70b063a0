import Foundation
import Testing
import VCSource
import VCTestSupport

@Suite struct `What is wrong, for programs` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("rootViewController: A\n", to: "right.yaml")
    try folder.write("rootViewController: A\ntitel: 导\n", to: "wrong.yaml")
    try folder.write(
      """
      rootViewController: {id: nav, class: UINavigationController}
      steps:
        - {dismiss: nav}

      """, to: "odd.yaml")
  }

  private func check(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["check"] + arguments, in: folder)
  }

  @Test func `is read from standard input once`() throws {
    let text = "rootViewController: A\n"
    let outcome = try Program.run(["check", "-", "-"], input: text, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.text == "")
    #expect(outcome.err.hasPrefix("error: standard input can be read only once\n"))
    let once = try Program.run(["check", "-"], input: text, in: folder)
    #expect(once.status == 0)
  }

  @Test func `is an object a line, in order`() throws {
    let outcome = try check("--format", "json", "odd.yaml", "right.yaml", "wrong.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.err == "")
    #expect(
      outcome.text == """
        {"file": "odd.yaml", "range": {"start": {"line": 1, "column": 26}, \
        "end": {"line": 1, "column": 29}}, "severity": "hint", "id": "empty-stack", \
        "message": "the navigation controller 'nav' has an empty stack", "notes": []}
        {"file": "odd.yaml", "range": {"start": {"line": 3, "column": 15}, \
        "end": {"line": 3, "column": 18}}, "severity": "warning", "id": "nothing-presented", \
        "message": "nothing is dismissed: neither 'nav' nor a controller above it presents \
        anything, and 'nav' is the window's root view controller", "notes": []}
        {"file": "wrong.yaml", "range": {"start": {"line": 2, "column": 1}, \
        "end": {"line": 2, "column": 6}}, "severity": "error", "id": "unknown-key", \
        "message": "unknown key 'titel'; did you mean 'title'?", "notes": []}

        """)
  }

  @Test func `is JSON line by line, with the notes' places`() throws {
    try folder.write(
      "rootViewController: {id: a, children: [{id: a}]}\nwindow: \"a\\u001B\"\n", to: "b.yaml")
    let lines = try check("--format", "json", "b.yaml").text.split(separator: "\n")
    #expect(lines.count == 2)
    struct Message: Decodable {
      struct Place: Decodable, Equatable { var line, column: Int }
      struct Range: Decodable, Equatable { var start, end: Place }
      struct Note: Decodable {
        var message: String
        var range: Range?
      }
      var file, severity, id, message: String
      var range: Range?
      var notes: [Note]
    }
    let messages = try lines.map { try JSONDecoder().decode(Message.self, from: Data($0.utf8)) }
    #expect(messages.map(\.id) == ["duplicate-id", "control-character-in-id"])
    #expect(messages[0].notes.map(\.message) == ["it is first declared here"])
    #expect(messages[0].notes[0].range?.start == .init(line: 1, column: 26))
  }

  @Test func `has the severities of people, and the same exit codes`() throws {
    let strict = try check("--format", "json", "--strict", "odd.yaml")
    #expect(strict.status == 65)
    #expect(strict.text.contains(#""severity": "error", "id": "nothing-presented""#))
    #expect(strict.text.contains(#""severity": "hint", "id": "empty-stack""#))
    #expect(
      try check("--format", "json", "right.yaml")
        == Program.Outcome(status: 0, out: Data(), err: ""))
    let missing = try check("--format", "json", "missing.yaml", "wrong.yaml")
    #expect(missing.status == 66)
    #expect(missing.err == "error: 'missing.yaml' cannot be read: No such file or directory\n")
    #expect(missing.text.split(separator: "\n").count == 1)
  }

  @Test func `hints are counted, and no strictness makes errors of them`() throws {
    let outcome = try check("--strict", "odd.yaml")
    #expect(
      outcome.err == """
        odd.yaml:1:26: hint: the navigation controller 'nav' has an empty stack
            rootViewController: {id: nav, class: UINavigationController}
                                     ^
        odd.yaml:3:15: error: nothing is dismissed: neither 'nav' nor a controller above it presents \
        anything, and 'nav' is the window's root view controller
              - {dismiss: nav}
                          ^
        1 file: 1 error, 0 warnings, 1 hint

        """)
  }
}
