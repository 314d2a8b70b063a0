import VCEngine
import VCSource

/// A key whose meaning the schema and `help keys` tell: a row of `Words.xcstrings`.
protocol WordedKey: DescriptionKeys {
  var words: Words { get }
}

extension AppDescriptionKey: WordedKey {
  var words: Words { words(uikit: RuleSet.uikit.impliedIOS, book: RuleSet.book.impliedIOS) }
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
  var words: Words { row(StepMeaning.self).words }

  /// The meaning of the verb's own key.
  var wordsOfSubject: Words { isOfView ? StepSubject.view.words : row(StepSubject.self).words }

  /// The meaning of the second key.
  var wordsOfOther: Words { isOfView ? StepOther.view.words : row(StepOther.self).words }

  private var isOfView: Bool { if case .view = subject { true } else { false } }

  private func row<Row: RawRepresentable<String>>(_ rows: Row.Type) -> Row {
    guard let row = Row(rawValue: name) else {
      preconditionFailure("each verb has a row, as a test sees")
    }
    return row
  }
}
