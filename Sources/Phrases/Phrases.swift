import VCEngine
import VCSource

/// The sentences about a model: functions that turn facts into phrases or sentences. Callers choose which
/// texts to use, and their order. Messages and features have their own beside them.
///
/// A language is a type of `Diagnostics/Words`; its extensions stand in a folder of this module, one file per
/// topic.
package protocol Phrases: FigurePhrases, ReportPhrases, Sendable {
  /// The language, and the spelling of code.
  var wording: Wording { get }
  /// Writes the code in sentences.
  var code: UIKitCode { get }
  /// Joins sentences into one text.
  func joined(_ sentences: [String]) -> String
}

extension Phrases {
  package func text(of words: Words) -> String { words.text(in: wording) }
}

extension Language {
  /// Returns the language's texts, with code in a spelling.
  package func phrases(_ spelling: Spelling?) -> any Phrases {
    Wording(self, spelling).choose({ $0 as any Phrases }, { $0 as any Phrases })
  }

  /// The texts with code in its default spelling.
  package var phrases: any Phrases { phrases(nil) }
}
