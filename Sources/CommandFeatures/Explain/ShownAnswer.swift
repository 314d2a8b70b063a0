import VCPhrases
import VCSource

/// The lines of an answer that are shown.
package struct ShownAnswer {
  /// The maximum number of lines, unless all are asked for.
  package static let most = 12

  private let sentences: String
  private let leftOut: Int
  private let language: Language

  /// - Parameter hints: The number of lines that follow the sentences.
  package init(
    _ explanation: any Explanation, in language: Language, beside hints: Int, isFull: Bool,
    isShort: Bool = false
  ) {
    self.language = language
    let whole = isShort ? explanation.shortText(in: language) : explanation.text(in: language)
    let others = hints + (WeakestRules(citedIn: whole) == nil ? 0 : 1)
    if isFull || isShort || whole.count(where: \.isNewline) + others <= Self.most {
      (sentences, leftOut) = (whole, 0)
    } else {
      (sentences, leftOut) = explanation.text(in: language, lines: Self.most - others - 1)
    }
  }

  /// Returns the sentences, the hints, how well the rules are known, and what is left out.
  package func text(with hints: [String]) -> String {
    let weakest = WeakestRules(citedIn: sentences).map { $0.text(in: language) + "\n" }
    return sentences + hints.joined() + (weakest ?? "") + (leftOut > 0 ? rest : "")
  }

  private var rest: String { Words.linesInFull(count: leftOut).text(in: Wording(language)) + "\n" }
}
