import VCEngine
import VCSource

/// A key whose meaning the schema and `help keys` tell: a row of `Words.xcstrings`.
protocol WordedKey: DescriptionKeys {
  var words: Words { get }
}

extension AppDescriptionKey: WordedKey {
  var words: Words {
    words(uikit: RuleSet.uikit.impliedIOS, book: RuleSet.book.impliedIOS)
  }
}

extension ViewControllerKey: WordedKey {}
extension TabKey: WordedKey {}
extension DetentKey: WordedKey {}
extension SizeKey: WordedKey {}
extension SegueKey: WordedKey {}
extension WindowKey: WordedKey {}
extension ObjectKey: WordedKey {}
extension ReferenceKey: WordedKey {}
extension AlternativeKey: WordedKey {}
extension StepKey: WordedKey {}

extension StepVerb {
  /// The meaning of the verb.
  var words: Words {
    guard let meaning = StepMeaning(rawValue: name) else {
      preconditionFailure("each verb has a row, as a test sees")
    }
    return meaning.words
  }

  /// The meaning of the verb's own key.
  var wordsOfSubject: Words { (StepSubject(rawValue: name) ?? .view).words }

  /// The meaning of the second key.
  var wordsOfOther: Words { (StepOther(rawValue: name) ?? .view).words }
}
