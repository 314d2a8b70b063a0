import VCEngine
import VCSource

/// The keys of `figures` in a repository's settings. Each is named like the option that it stands for.
package enum FigureKey: String, CaseIterable, Sendable {
  case template, page, fit, language, spelling, theme, ids

  /// The mapping's key in the file.
  package static let mapping = "figures"

  /// The key's meaning, in a sentence that editors show.
  package var meaning: String {
    switch self {
    case .template: "The look: a built-in name, or a file's path from the repository's root."
    case .page: "The page that figures fit, such as 'a4' or 'docc'."
    case .fit:
      "The size that figures fit, such as '120mmx180mm', '628x' or '960x540!'; in place of 'page'."
    case .language: "The language of figures and messages."
    case .spelling: "How code is written."
    case .theme: "The colours; 'both' and 'docc', which draw two files, are for documents."
    case .ids: "Which boxes show their controllers' ids."
    }
  }

  /// All values; nil for a key with any number of them.
  package var values: [String]? {
    switch self {
    case .template, .page, .fit: nil
    case .language: Language.allCases.map(\.rawValue)
    case .spelling: Spelling.allCases.map(\.rawValue)
    case .theme: ["auto", "light", "dark", "both", "docc"]
    case .ids: ["automatic", "all", "none"]
    }
  }
}
