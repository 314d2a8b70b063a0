import Testing
import VCCommandFeatures
import VCEngine

/// How well the rules are known.
@Suite struct `The grades of rules` {
  private static let rows = Rules.text().split(separator: "\n").filter { $0.hasPrefix("| ") }
    .map { $0.dropFirst(2).dropLast(2).split(separator: " | ") }

  @Test func `every rule has one, and nothing else has`() {
    let rules = Self.rows.map { String($0[0]) }.filter { $0.wholeMatch(of: /R\d+/) != nil }
    let graded = Self.rows.filter { Grade(rawValue: String($0[0])) != nil && $0[1].hasPrefix("R") }
      .flatMap { $0[1].matches(of: /R\d+/).map { String($0.output) } }
    #expect(Set(graded) == Set(rules))
    #expect(Set(graded).count == graded.count)
    #expect(Set(Grade.ofRules.keys) == Set(rules))
  }

  @Test(arguments: [
    ("It is (R1) so (R2).", nil),
    ("So it is.", nil),
    (
      "First (R22), then (R9), then (R9).",
      "Least certain: R22 and R9, known from UIKit's code."
    ),
    ("Of both (R9, R30).", "Least certain: R30, known from logs and crash reports."),
    ("'R9' isn't cited (R5).", nil),
  ])
  func `the weakest of those that are cited is named`(text: String, sentence: String?) {
    #expect(WeakestRules(citedIn: text)?.text(in: .en) == sentence)
  }

  @Test func `Chinese parentheses count as well`() {
    #expect(
      WeakestRules(citedIn: "它会留下（R30）。")?.text(in: .zhHans) == "所用规则中，R30 的依据最弱，仅有日志和崩溃报告。")
  }

  @Test func `every doubt names a rule and an experiment`() {
    let doubts = Self.rows.filter { $0.count == 3 && $0[1].wholeMatch(of: /R\d+/) != nil }
    #expect(doubts.count >= 15)
    #expect(doubts.allSatisfy { Grade.ofRules[String($0[1])] != nil })
  }
}
