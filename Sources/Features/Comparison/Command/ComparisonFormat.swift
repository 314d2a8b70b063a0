import VCCommand
import VCComparison

/// The formats of `diff`.
enum ComparisonFormat: CombinedChoice {
  /// The changes themselves.
  case changes(TextOrJSON)
  /// A figure of both states.
  case figure(OutputFormat)
  case findings(FindingsFormat)

  static let allCases =
    OutputFormat.allCases.map(ComparisonFormat.init) + FindingsFormat.allCases.map(findings)

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
