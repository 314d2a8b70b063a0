/// Everything that the program says in words: a member for each phrase or sentence, which is given
/// facts and makes a text of them. What is said when, and in which order, is for the caller.
package protocol Phrases: FigurePhrases, Sendable {
  /// Sentences as one text.
  func joined(_ sentences: [String]) -> String
}

/// The words of `en`.
package struct English: Phrases {
  package func joined(_ sentences: [String]) -> String { sentences.joined(separator: " ") }
}

/// The words of `zh-Hans`.
package struct SimplifiedChinese: Phrases {
  package func joined(_ sentences: [String]) -> String { sentences.joined() }
}
