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
    switch language {
    case .en: text(in: English())
    case .zhHans: text(in: SimplifiedChinese())
    }
  }

  private func text(in words: English) -> String {
    let source =
      switch grade {
      case .documented, .code: "known from UIKit's code"
      case .observed: "known from logs and crash reports"
      case .reported: "known from reports by authors of apps"
      case .ours: "this program's choice"
      }
    return "Least certain: \(words.list(rules, "and")), \(source)."
  }

  private func text(in words: SimplifiedChinese) -> String {
    let source =
      switch grade {
      case .documented, .code: "UIKit 的代码"
      case .observed: "日志和崩溃报告"
      case .reported: "应用开发者的报告"
      case .ours: "由本程序选定"
      }
    return "所用规则中依据最弱的是 \(rules.joined(separator: "、"))：\(source)。"
  }
}
