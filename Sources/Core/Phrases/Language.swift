import VCEngine

/// A language of the program's texts. Property names remain code, and UIKit's messages remain as
/// UIKit prints them.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case en
  /// Simplified Chinese.
  case zhHans = "zh-Hans"

  /// Returns the language's texts. This is the only switch over languages: a new language needs a
  /// type that conforms to `Phrases`, a case, and a line here.
  package func phrases(_ spelling: Spelling?) -> any Phrases {
    switch self {
    case .en: English(UIKitCode(spelling))
    case .zhHans: SimplifiedChinese(UIKitCode(spelling))
    }
  }

  /// The texts with code in its default spelling.
  package var phrases: any Phrases { phrases(nil) }
}
