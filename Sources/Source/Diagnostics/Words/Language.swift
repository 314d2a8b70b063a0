/// A language of the program's texts. Property names remain code, and UIKit's messages remain as
/// UIKit prints them.
package enum Language: String, CaseIterable, Sendable {
  /// English.
  case en
  /// Simplified Chinese.
  case zhHans = "zh-Hans"

  /// Its tag, and others that texts have for it.
  package var tags: [String] { [rawValue] + (self == .zhHans ? ["zh", "zh-CN", "zh_CN"] : []) }

  /// Creates a language from its tag, or from another that means it: `zh`, `zh-CN`, and the
  /// locales `zh_CN` and `en_US.UTF-8`. Nil for Traditional Chinese, too.
  package init?(tag: String) {
    let name = tag.prefix { $0 != "." && $0 != "@" }
    var parts = name.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.isEmpty ? "" : parts.removeFirst() {
    case "en": self = .en
    case "zh" where !parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }: self = .zhHans
    default: return nil
    }
  }
}

/// A language, and the spelling of code in its sentences, which are the rows of each `Words.xcstrings`.
package struct Wording: Sendable {
  package let language: Language
  /// The spelling of code; nil for the usual mixture.
  package let spelling: Spelling?

  package init(_ language: Language, _ spelling: Spelling? = nil) {
    (self.language, self.spelling) = (language, spelling)
  }

  /// Returns the result of the language's function. This is the only switch over languages: a new
  /// language needs a type, a case, and an argument here.
  package func choose<Result>(
    _ english: (English) -> Result, _ chinese: (SimplifiedChinese) -> Result
  ) -> Result {
    switch language {
    case .en: english(English())
    case .zhHans: chinese(SimplifiedChinese())
    }
  }
}
