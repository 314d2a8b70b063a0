import VCDiagnostics
import VCEngine

/// All texts of the program: functions that turn facts into phrases or sentences. Callers choose
/// which texts to use, and their order.
///
/// A language is a folder in this module with one file per topic, and a line in `Language.phrases`.
package protocol Phrases: FigurePhrases, MessagePhrases, ExplanationPhrases,
  ReportPhrases, PreviewPhrases, Sendable
{
  /// The language, and the spelling of code.
  var wording: Wording { get }
  /// Writes the code in sentences.
  var code: UIKitCode { get }
  /// Joins sentences into one text.
  func joined(_ sentences: [String]) -> String
}

extension Language {
  /// Returns the language's texts, with code in a spelling.
  package func phrases(_ spelling: Spelling?) -> any Phrases {
    Wording(self, spelling).choose({ $0 as any Phrases }, { $0 as any Phrases })
  }

  /// The texts with code in its default spelling.
  package var phrases: any Phrases { phrases(nil) }
}
