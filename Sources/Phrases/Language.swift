import ViewControllers

/// The language of the words that the program itself writes. Names of properties stay code, and
/// UIKit's own messages stay as UIKit prints them.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case en
  /// Simplified Chinese.
  case zhHans = "zh-Hans"

  /// The words of the language. This is the only switch over languages: a new one is a conformer of
  /// `Phrases`, a case, and a line here.
  package func phrases(_ spelling: Spelling?) -> any Phrases {
    switch self {
    case .en: English(UIKitCode(spelling))
    case .zhHans: SimplifiedChinese(UIKitCode(spelling))
    }
  }

  /// The words beside code that is spelled as usual.
  package var phrases: any Phrases { phrases(nil) }
}
