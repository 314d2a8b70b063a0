/// Everything that the program says in words: a member for each phrase or sentence, which is given
/// facts and makes a text of them. What is said when, and in which order, is for the caller.
///
/// A language is a folder of this module, a file a topic, and a line of `Language.phrases`.
package protocol Phrases: FigurePhrases, MessagePhrases, ExplanationPhrases, ReportPhrases, Sendable
{
  /// Sentences as one text.
  func joined(_ sentences: [String]) -> String
}
