import VCEngine

/// All texts of the program: functions that turn facts into phrases or sentences. Callers choose
/// which texts to use, and their order.
///
/// A language is a folder in this module with one file per topic, and a line in `Language.phrases`.
package protocol Phrases: ChangePhrases, FigurePhrases, MessagePhrases, ExplanationPhrases,
  LogPhrases, ReportPhrases, PreviewPhrases, Sendable
{
  /// Writes the code in sentences.
  var code: UIKitCode { get }
  /// Joins sentences into one text.
  func joined(_ sentences: [String]) -> String
}
