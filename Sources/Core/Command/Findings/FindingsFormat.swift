import ArgumentParser
import VCDiagnostics
import VCExplanations
import VCPhrases

/// The formats of reports for services.
package enum FindingsFormat: String, CaseIterable, ExpressibleByArgument {
  /// SARIF 2.1.0: GitHub's code scanning, editors.
  case sarif
  /// Commands for a GitHub runner, which shows them at the lines of a change.
  case github
  /// GitLab's code quality report.
  case gitlab
  /// Checkstyle's XML, which Jenkins, Danger and others read.
  case checkstyle
  /// JUnit's XML: each file is a test.
  case junit

  /// The whole report, which is also valid without findings.
  package func text(of findings: Findings) -> String {
    switch self {
    case .sarif: findings.sarif
    case .github: findings.gitHubCommands
    case .gitlab: findings.gitLabReport
    case .checkstyle: findings.checkstyle
    case .junit: findings.junit
    }
  }
}

/// The formats of the messages of `check` and `import`.
enum MessageFormat: CombinedChoice {
  /// Sentences, on standard error.
  case text
  /// An object on each line, on standard output.
  case json
  /// A report, on standard output.
  case findings(FindingsFormat)

  static let allCases = [.text, .json] + FindingsFormat.allCases.map(findings)

  static let help: ArgumentHelp = """
    The format of messages: text on standard error, json (an object a line) or a report for CI on \
    standard output.
    """

  /// The report's format, nil for a format that is printed at once.
  var report: FindingsFormat? {
    if case .findings(let format) = self { format } else { nil }
  }

  /// Prints a text's diagnostics, or adds them to the report.
  func write(_ diagnostics: [Diagnostic], of source: Source, in language: Language) throws {
    guard self == .json else { return Console.report(diagnostics, of: source, in: language) }
    try Console.print(diagnostics.map { $0.json(in: source, language: language) + "\n" }.joined())
  }

  var rawValue: String {
    switch self {
    case .text: "text"
    case .json: "json"
    case .findings(let format): format.rawValue
    }
  }
}
