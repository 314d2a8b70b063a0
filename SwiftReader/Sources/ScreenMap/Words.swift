/// The reader's texts, in the languages of the main program: the rows of `Words.xcstrings`, and what is
/// chosen and joined of them.
public enum Words: String, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  static let settingsFile = "vcdiagram.yaml"
  // Lists say the same in each language.
  static let inPlace = "(built in place)"
  static let start = "(start)"
  static let certain = "certain"
  static let inferred = "inferred"

  /// The maximum number of screens in a sentence.
  private static let mostNames = 6
  /// So many names fit into a line below a figure.
  private static let mostParts = 8

  func pick(_ english: String, _ simplifiedChinese: String) -> String {
    self == .english ? english : simplifiedChinese
  }

  /// Returns the numbers of calls, by what became of them; those of which there are none are left
  /// out, except for what is drawn and what is open.
  func heading(_ counts: AppMap.Counts) -> String {
    let others: [(count: Int, words: (Int) -> String)] = [
      (counts.inline, { inline(calls: $0) }), (counts.system, { system(calls: $0) }),
      (counts.indicators, { indicators(calls: $0) }),
      (counts.same, { same(calls: $0) }), (counts.hidden, { hidden(calls: $0) }),
    ]
    let parts =
      [drawn(calls: counts.drawn, arrows: counts.arrows)]
      + others.filter { $0.count > 0 }.map { $0.words($0.count) } + [toLookAt(calls: counts.open)]
    return heading(calls: counts.sites, parts: parts.joined(separator: pick(", ", "，")))
  }

  /// Returns the note about a component, which has a box of its own: the screens that contain it, or
  /// some of them.
  func part(of screens: [String]) -> String {
    let others = screens.count - Self.mostParts
    guard others > 1 else { return part(screens: screens) }
    return partOfMany(
      screens: Array(screens.prefix(Self.mostParts)), others: others, count: screens.count)
  }

  /// Returns the remark on a call that may lead to several screens, and on others like it.
  func vague(_ names: [String], also places: [String]) -> String {
    let isLong = names.count > Self.mostNames + 1
    return
      (isLong
      ? manyScreens(count: names.count, names: Array(names.prefix(Self.mostNames)))
      : severalScreens(names: names)) + also(places)
  }

  /// Returns the other places of a remark, or some of them and their number.
  func also(_ places: [String]) -> String {
    if places.isEmpty { return "" }
    guard places.count > Self.mostNames + 1 else { return also(places: places) }
    return alsoOthers(
      places: Array(places.prefix(Self.mostNames)), others: places.count - Self.mostNames,
      count: places.count)
  }

  /// Returns whether a finding is certain, and why not.
  func certainty(_ doubts: Evidence) -> String {
    doubts.isEmpty ? certain : inferred(reasons: reasons(doubts))
  }

  /// Returns the reasons for a doubt about an arrow.
  func reasons(_ doubts: Evidence) -> String {
    let reasons: [(Evidence, String)] = [
      (.name, reasonName), (.unseen, reasonUnseen), (.keepers, reasonKeepers),
      (.component, reasonComponent), (.embedded, reasonEmbedded), (.openChoice, reasonChoice),
    ]
    return reasons.filter { doubts.contains($0.0) }.map(\.1).joined(separator: pick(" and ", "，且"))
  }
}
