import Testing
import VCCommandFeatures
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// An answer has twelve lines at most, unless all are asked for.
@Suite struct `The lines of an answer that are shown` {
  @Test(arguments: Samples.names) func `are twelve at most, and the rest is counted`(
    sample: String
  ) throws {
    let resolution = Resolution(try Samples.description(of: sample))
    for (number, explanation) in explanations(of: resolution).enumerated() {
      for language in Seeds.turn(number, of: Language.allCases) {
        expectFewLines(of: explanation, in: language)
      }
    }
  }

  @Test func `leave out what a search passes first`() {
    let moment = moment("tab(nav(a))")
    let answer = PresentExplanation(of: "Help", from: moment.index("a"), in: moment)
    let (text, leftOut) = answer.text(in: .en, lines: 12)
    let whole = answer.text(in: .en).split(separator: "\n")
    #expect(leftOut == whole.count - 12)
    #expect(text.split(separator: "\n") == whole.filter { !$0.contains("passes the request on") })
  }

  @Test func `are all with --show full`() {
    let moment = moment("tab(nav(a))")
    let answer = PresentExplanation(of: "Help", from: moment.index("a"), in: moment)
    let shown = ShownAnswer(answer, in: .en, beside: 7, isFull: true).text(with: [])
    #expect(shown == answer.text(in: .en))
    let few = ShownAnswer(answer, in: .en, beside: 7, isFull: false).text(with: [])
    #expect(few.hasSuffix("\n--show full prints 10 more lines.\n"))
  }

  /// The explanations of all steps, and of what may be asked about every member in the end.
  private func explanations(of resolution: Resolution) -> [any Explanation] {
    let hierarchy = resolution.hierarchy
    let steps = resolution.app.steps.indices.map { resolution.explanation(ofStep: $0 + 1) }
    let members = hierarchy.families.flatMap(\.members)
    let properties = ["presentingViewController", "view.window", "prefersStatusBarHidden"]
    return steps
      + members.flatMap { member -> [any Explanation] in
        [
          PresentExplanation(of: "UIAlertController", from: member, in: hierarchy),
          PresentExplanation(of: "Help", style: .currentContext, from: member, in: hierarchy),
          DismissExplanation(sentTo: member, in: hierarchy),
        ]
          + properties.compactMap {
            try? hierarchy.explanation(ofProperty: "\(hierarchy.id(member)).\($0)")
          }
      }
  }

  private func expectFewLines(of explanation: any Explanation, in language: Language) {
    let shown = ShownAnswer(explanation, in: language, beside: 0, isFull: false).text(with: [])
      .split(separator: "\n")
    #expect(shown.count <= ShownAnswer.most, "\(shown)")
    let whole = ShownAnswer(explanation, in: language, beside: 0, isFull: true).text(with: [])
      .split(separator: "\n")
    guard whole.count > ShownAnswer.most else { return #expect(shown == whole) }
    let count = shown.last?.firstMatch(of: /\d+/).flatMap { Int($0.output) }
    #expect(shown.first == whole.first)
    #expect(count != nil && Set(shown.dropLast()).isSubset(of: whole))
  }
}
