import VCEngine
import VCSource

/// A key whose meaning `help` tells, in each language.
protocol WordedKey: DescriptionKeys {
  func meaning(in words: SimplifiedChinese) -> String
}

extension WordedKey {
  func meaning(in language: Language) -> String {
    Wording(language).choose({ _ in row.meaning }, meaning)
  }
}

extension SegueKey {
  /// The meaning of the key that is a segue's kind.
  static func meaningOfKind(in language: Language) -> String {
    Wording(language).choose(
      { _ in "The view controller it leads to, or its id." }, { _ in "目标视图控制器，或其 id。" })
  }
}
