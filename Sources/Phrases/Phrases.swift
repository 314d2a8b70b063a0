import VCEngine
import VCSource

/// A language's texts, with code in a spelling. Every text is a row of a `Words.xcstrings`; callers choose which
/// to use, and their order.
package struct Phrases: Sendable {
  package let wording: Wording
  /// Writes the code in sentences.
  package let code: UIKitCode

  fileprivate init(_ wording: Wording) {
    self.wording = wording
    code = UIKitCode(wording.spelling)
  }

  package func text(of words: Words) -> String { words.text(in: wording) }

  /// Returns sentences as one text. A Chinese one has a blank after a sentence of a Western text only.
  package func joined(_ sentences: [String]) -> String {
    wording.choose(
      { _ in sentences.concatenated(by: " ") },
      { _ in sentences.reduce(into: "") { $0 += ($0.last?.isASCII == true ? " " : "") + $1 } })
  }

  /// Returns a text with the mark that ends a sentence.
  package func sentence(_ text: String) -> String {
    let isEnded = text.last.map(".。!！?？…".contains) ?? true
    return isEnded ? text : text + wording.choose({ _ in "." }, { _ in "。" })
  }

  /// Returns a message after its severity, or nil for a note's: `error: the text is empty`.
  package func headline(_ severity: Diagnostic.Severity?, _ message: String) -> String {
    text(of: .headline(severity: severity, message: message))
  }

  /// Returns the name of an alternative by its number from 1, with its own step; pass nil for the
  /// initial state or to name the whole alternative.
  package func alternative(_ number: Int, _ label: String?, step: Int?) -> String {
    text(of: .alternative(number: number, label: label, step: step))
  }
}

extension Language {
  /// Returns the language's texts, with code in a spelling.
  package func phrases(_ spelling: Spelling?) -> Phrases { Phrases(Wording(self, spelling)) }

  /// The texts with code in its default spelling.
  package var phrases: Phrases { phrases(nil) }
}

extension Diagnostic.Severity: RoleValue {}
