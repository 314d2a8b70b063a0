import VCPhrases
import VCSource

/// A format of reports for services: a row with its name, and what writes it.
package struct FindingsFormat: CombinedChoice, Sendable {
  package let rawValue: String
  /// The whole report, which is also valid without findings.
  package let text: @Sendable (Findings) -> String

  package init(_ name: String, _ text: @escaping @Sendable (Findings) -> String) {
    (rawValue, self.text) = (name, text)
  }

  /// The formats of all features, in the order of the help.
  package static var allCases: [FindingsFormat] { VCDiagram.features.flatMap(\.reports) }
}

/// The formats of the messages of `check` and `import`.
package enum MessageFormat: CombinedChoice {
  /// Sentences, on standard error.
  case text
  /// An object on each line, on standard output.
  case json
  /// A report, on standard output.
  case findings(FindingsFormat)

  package static var allCases: [MessageFormat] {
    [.text, .json] + FindingsFormat.allCases.map(findings)
  }

  /// The report's format, nil for a format that is printed at once.
  package var report: FindingsFormat? {
    if case .findings(let format) = self { format } else { nil }
  }

  /// Prints a text's diagnostics, or adds them to the report.
  package func write(_ diagnostics: [Diagnostic], of source: Source, in language: Language) throws {
    guard self == .json else { return Console.report(diagnostics, of: source, in: language) }
    try Console.print(diagnostics.map { $0.json(in: source, language: language) + "\n" }.joined())
  }

  package var rawValue: String {
    switch self {
    case .text: "text"
    case .json: "json"
    case .findings(let format): format.rawValue
    }
  }
}
