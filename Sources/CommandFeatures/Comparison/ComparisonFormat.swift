import VCCommand
import VCFigureFeatures
import VCSource

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

  static var help: Words {
    let reports = FindingsFormat.allCases.map(\.rawValue)
    return .diffFormatOption(first: reports.first, last: reports.last)
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
