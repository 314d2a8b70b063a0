import Testing
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// Mistakes that a description shows on purpose.
struct ExpectedRefusalTests {
  private func messages(_ steps: String) throws -> [String] {
    let app = try AppDescription(
      parsing: Source(
        name: "a",
        text: """
          rootViewController: {id: home, class: A}
          steps:
          \(steps)
          """))
    return Resolution(app).diagnostics.map { "\($0.severity) \($0.message.id)" }
  }

  @Test func `are no fault, whether UIKit logs or raises an exception`() throws {
    let first = "  - {present: {id: one, class: B}, from: home}\n"
    let logged = first + "  - {present: {id: two, class: C}, from: home"
    #expect(try messages(logged + "}") == ["warning already-presenting"])
    #expect(try messages(logged + ", expect: refused}") == [])
    let raised = first + "  - {present: home, from: one"
    #expect(try messages(raised + "}").count == 1)
    #expect(try messages(raised + ", expect: refused}") == [])
  }

  @Test func `are missed where UIKit does the step`() throws {
    #expect(
      try messages("  - {present: {id: one, class: B}, from: home, expect: refused}")
        == ["warning not-refused"])
  }
}
