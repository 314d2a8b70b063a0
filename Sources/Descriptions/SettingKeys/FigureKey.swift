import VCEngine
import VCSource

/// The keys of `figures` in a repository's settings. Each is named like the option that it stands for.
package enum FigureKey: String, CaseIterable, Sendable {
  case template, page, language, spelling, theme, ids

  /// The mapping's key in the file.
  package static let mapping = "figures"

  /// The name that the last release had for it, too.
  package var formerName: String? { self == .page ? "fit" : nil }

  /// All values; nil for a key with any number of them.
  package var values: [String]? {
    switch self {
    case .template, .page: nil
    case .language: Language.allCases.map(\.rawValue)
    case .spelling: Spelling.allCases.map(\.rawValue)
    case .theme: ["auto", "light", "dark", "both", "docc"]
    case .ids: ["automatic", "all", "none"]
    }
  }
}
