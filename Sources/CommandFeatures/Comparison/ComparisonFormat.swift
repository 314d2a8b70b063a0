import ArgumentParser
import VCCommand
import VCFigureFeatures

/// The formats of `diff`.
enum ComparisonFormat: CombinedChoice {
  /// The changes themselves.
  case changes(TextOrJSON)
  /// A figure of both states.
  case figure(OutputFormat)
  case findings(FindingsFormat)

  static var allCases: [ComparisonFormat] {
    OutputFormat.allCases.map(ComparisonFormat.init) + FindingsFormat.allCases.map(findings)
  }

  static var help: ArgumentHelp {
    let reports = FindingsFormat.allCases.map(\.rawValue)
    let others = reports.first.map {
      ", and \($0) to \(reports[reports.count - 1]) are reports for CI"
    }
    return """
      text writes one line for each change, a picture's format draws both states\(others ?? ""). By \
      default the ending of <out>, else text.
      """
  }

  /// Changes take the names of a figure's formats for their own.
  init(_ format: OutputFormat) {
    self = TextOrJSON(rawValue: format.rawValue).map(Self.changes) ?? .figure(format)
  }

  var rawValue: String {
    switch self {
    case .changes(let format): format.rawValue
    case .figure(let format): format.rawValue
    case .findings(let format): format.rawValue
    }
  }
}
