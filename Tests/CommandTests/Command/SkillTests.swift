import Foundation
import Testing
import VCSource
import VCTestSupport

/// What an assistant reads before it calls the program. The tests of the guide make its calls.
@Suite struct `The skill` {
  private static let skill = DocumentationPage(path: "Integrations/Skill/vcdiagram/SKILL.md")

  /// A client loads it into each conversation that needs it. A token has about four bytes.
  @Test func `is short`() {
    #expect((1...6_000).contains(Self.skill.text.utf8.count))
    #expect(DocumentationPage.skill.map(\.path).count == 3)
    for page in DocumentationPage.skill { #expect(page.text.utf8.count <= 7_000, "\(page)") }
  }

  /// What an assistant is told not to read grows with the program.
  @Test(arguments: ["schema", "help rules", "help keys"])
  func `says how long the longest texts are`(call: String) throws {
    let form = try Regex(
      #"`vcdiagram \#(call)` \(([0-9,]+)"#, as: (Substring, Substring).self)
    let told = try #require(Self.skill.text.firstMatch(of: form)).output.1.filter(\.isNumber)
    let text = try Program.run(call.components(separatedBy: " "), in: TemporaryFolder()).out
    let tokens = text.count / 4
    #expect((tokens * 9 / 10...tokens * 11 / 10).contains(Int(told) ?? 0), "\(call): \(tokens)")
  }

  /// Clients ask that the name is the folder's, and list the description before they load the rest.
  @Test func `has the front matter that clients read`() throws {
    let parts = Self.skill.text.components(separatedBy: "---\n")
    try #require(parts.count >= 3 && parts[0].isEmpty)
    let matter = try SyntaxNode(parsing: Source(name: "SKILL.yaml", text: parts[1]))
    #expect(Array(matter.members.map(\.key.text)) == ["name", "description"])
    #expect(matter[member: "name"]?.string == "vcdiagram")
    let description = try #require(matter[member: "description"]?.string)
    #expect((200...1_024).contains(description.count))
    #expect(!description.contains { "<>\n".contains($0) })
  }

  @Test func `is what the program prints`() throws {
    let outcome = try Program.run(["help", "agents"], in: TemporaryFolder())
    #expect(outcome == Program.Outcome(status: 0, out: Data(Self.skill.text.utf8), err: ""))
  }

  @Test func `shows five calls, and outputs on each page`() {
    #expect(Self.skill.calls.count >= 5)
    for page in DocumentationPage.skill {
      #expect(page.calls.contains { $0.output?.isEmpty == false }, "\(page)")
    }
  }
}
