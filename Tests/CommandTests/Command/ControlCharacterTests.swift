import Foundation
import Testing
import VCTestSupport

/// A description holds whatever its author wrote; a terminal shows it, and obeys nothing of it.
@Suite struct `Control characters` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Whatever of them the loader lets a text hold, written as it stands and as an escape.
    try folder.write(
      #"""
      {"title": "t\u001b[31m\u009b1m\u202e", "window": "w\u202e",
       "rootViewController": {
         "id": "a\u202eb", "class": "A\u009b\u2066", "title": "x\u001b[31m\u202e\u0007",
         "children": [{"id": "c", "class": "C\#u{200F}", "title": "\#u{202E}\#u{2028}"}]},
       "steps": [
         {"dismiss": "a\u202eb", "label": "\u001b[1m"}, {"remove": "a\u202eb"},
         {"present": {"id": "d\u2067", "class": "D"}, "from": "c"}]}
      """#, to: "a.json")
  }

  @Test(arguments: [
    ["resolve", "a.json"], ["resolve", "a.json", "--format", "json"], ["check", "a.json"],
    ["explain", "a.json", "--property", "c.parentViewController"],
    ["explain", "a.json", "--property", "c.parentViewController", "--format", "json"],
    ["explain", "a.json", "--dismiss", "c"], ["explain", "a.json", "--remove", "c"],
    ["explain", "a.json", "--remove", "c", "--format", "json"],
    ["explain", "a.json", "--add", "d\u{2067}", "--to", "a\u{202E}b"],
    ["explain", "a.json", "--present", "X\u{9B}31m\u{202E}", "--from", "c"],
    ["explain", "a.json", "--present", "X\u{9B}\u{202E}", "--from", "c", "--format", "json"],
    ["a.json", "--format", "text"], ["a.json", "--format", "text", "--figure", "coverage"],
    ["a.json", "--format", "text", "--figure", "protocol"], ["a.json", "--format", "json"],
  ]) func `are shown, not sent to a terminal`(arguments: [String]) throws {
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.status == 0)
    let output = outcome.text + outcome.err
    #expect(output.unicodeScalars.filter(isObeyed) == [])
    #expect(output.contains("202E") || output.contains("202e"))
  }

  @Test func `are shown where a message quotes them`() throws {
    try folder.write(
      "rootViewController: {id: a\u{202E}b, class: A}\nsteps:\n  - {dismiss: \u{202E}c\u{9B}}\n",
      to: "wrong.yaml")
    let outcome = try Program.run(["check", "wrong.yaml"], in: folder)
    #expect(outcome.status == 65)
    #expect(outcome.err.unicodeScalars.filter(isObeyed) == [])
    #expect(outcome.err.contains(#"\u{202E}c"#))
  }

  @Test func `commands for a service of CI are shown, not sent to it`() throws {
    try folder.write(
      """
      rootViewController:
        id: a
        class: "##[error]no ##vso[task.complete] ##teamcity[x]"
        colour: ##[error]
      ::error::no: x

      """, to: "wrong.yaml")
    let outcome = try Program.run(["check", "wrong.yaml"], in: folder)
    #expect(outcome.status == 65)
    let commands = outcome.err.split(separator: "\n").filter { line in
      ["##[", "##vso[", "##teamcity["].contains { line.contains($0) }
        || line.drop { $0 == " " }.hasPrefix("::")
    }
    #expect(commands == [])
    let name = #"\u{23}#[error]no \u{23}#vso[task.complete] \u{23}#teamcity[x]"#
    #expect(outcome.err.contains("error: '\(name)' is not the name of a class\n"))
    #expect(outcome.err.contains("    class: \"\(name)\"\n"))
    #expect(outcome.err.contains(#"    \u{3A}:error::no: x"#))
  }

  private func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
