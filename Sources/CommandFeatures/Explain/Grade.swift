import VCEngine
import VCSource

/// How well a rule is known, from the best source to the weakest.
package enum Grade: String, CaseIterable {
  /// By a header, a reference page or a guide of Apple's.
  case documented
  /// By UIKit's code, as decompilers show it.
  case code
  /// By logs, crash reports or printed hierarchies.
  case observed
  /// By what the authors of apps report.
  case reported
  /// By a choice of this program's, where no source speaks.
  case ours

  /// The grade of each rule, as the rows of a table in `Rules.md` say.
  package static let ofRules: [String: Grade] = {
    let lines = Rules.text().split(separator: "\n")
    return allCases.reduce(into: [:]) { grades, grade in
      let row = lines.first { $0.hasPrefix("| \(grade.rawValue) | R") }
      for rule in row?.matches(of: /R\d+/) ?? [] { grades[String(rule.output)] = grade }
    }
  }()
}

/// The rules behind an answer that are known least well, if they are less than documented.
package struct WeakestRules {
  let grade: Grade
  /// Their numbers in `Rules.md`, in order.
  let rules: [String]

  /// - Parameter text: The sentences of an answer, with the numbers of its rules in parentheses.
  package init?(citedIn text: String) {
    let cited = text.matches(of: /[(（]R\d+(?:, R\d+)*[)）]/)
      .flatMap { $0.output.matches(of: /R\d+/).map { String($0.output) } }
    let grades = Grade.ofRules
    let weakest = Grade.allCases.last { grade in cited.contains { grades[$0] == grade } }
    guard let weakest, weakest != .documented else { return nil }
    grade = weakest
    rules = cited.uniqued().filter { grades[$0] == weakest }
  }

  /// A sentence that says where the rules are from.
  package func text(in language: Language) -> String {
    Words.weakestRules(rules: rules, grade: grade.rawValue).text(in: Wording(language))
  }
}
