import ViewControllers

/// Everything that the program says in words: a member for each phrase or sentence, which is given
/// facts and makes a text of them. What is said when, and in which order, is for the caller.
///
/// A language is a folder of this module, a file a topic, and a line of `Language.phrases`.
package protocol Phrases: ChangePhrases, FigurePhrases, MessagePhrases, ExplanationPhrases,
  LogPhrases, ReportPhrases, PreviewPhrases, Sendable
{
  /// Writes the code in sentences.
  var code: UIKitCode { get }
  /// Sentences as one text.
  func joined(_ sentences: [String]) -> String
}
