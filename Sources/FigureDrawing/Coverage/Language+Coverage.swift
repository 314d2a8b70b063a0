import ViewControllers

/// The words under the screens.
extension Language {
  /// The last tab of a bar that has no room for all.
  var more: String { self == .en ? "More" : "更多" }

  func nothingPresented(isBeginning: Bool) -> String {
    switch self {
    case .en: isBeginning ? "Before anything is presented." : "Nothing is presented."
    case .zhHans: isBeginning ? "尚未呈现任何视图控制器。" : "没有呈现任何视图控制器。"
    }
  }

  /// Who presents, and who was asked where that is another.
  func presented(by presenter: String, askedBy sender: String?) -> String {
    switch self {
    case .en: "Presented by \(presenter)" + (sender.map { ", asked by \($0)." } ?? ".")
    case .zhHans: (sender.map { "应 \($0) 的请求，" } ?? "") + "由 \(presenter) 呈现。"
    }
  }

  /// What is covered, what becomes of the presenter's view, and what a phone makes of the style.
  func sentences(_ verdict: Verdict) -> [String] {
    let style = verdict.adaptsTo?.rawValue
    let (stays, adaptation): (String, String?) =
      switch self {
      case .en:
        (
          verdict.presenterStays
            ? "The presenter’s view stays." : "The presenter’s view goes: viewWillDisappear.",
          style.map { "On this phone it is shown as \($0)." }
        )
      case .zhHans:
        (
          verdict.presenterStays ? "呈现者的视图保留。" : "呈现者的视图离开屏幕（viewWillDisappear）。",
          style.map { "在这部 iPhone 上显示为 \($0)。" }
        )
      }
    return [self == .en ? english(verdict) : chinese(verdict), stays, adaptation].compactMap { $0 }
  }

  /// The sentences about a controller as one text, to follow another.
  func told(_ name: String, _ sentences: [String]) -> String {
    switch self {
    case .en: " \(name): " + sentences.joined(separator: " ")
    case .zhHans: name + "：" + sentences.joined()
    }
  }

  private func english(_ verdict: Verdict) -> String {
    let isOver = verdict.covering == .liesOver
    var text = isOver ? "Lies over " : "Covers "
    switch verdict.region {
    case .screen: text += "the whole screen"
    case .presenter(let name): text += "the area of \(name)"
    case .part: text += "part of the screen"
    }
    if !verdict.covered.isEmpty {
      text += ", \(englishBars(verdict.covered, in: verdict, article: false)) included"
    }
    if verdict.covering == .dims { text += ", and dims the rest" }
    if !verdict.partlyCovered.isEmpty {
      text += "; covers part of \(englishBars(verdict.partlyCovered, in: verdict, article: true))"
    }
    if !verdict.left.isEmpty {
      text += "; leaves \(englishBars(verdict.left, in: verdict, article: true))"
    }
    return text + "."
  }

  private func englishBars(
    _ bars: Verdict.Bars, in verdict: Verdict, article: Bool
  ) -> String {
    let (seen, owner) = (verdict.seen, verdict.owner)
    func phrase(_ names: [String], of seen: [String], _ noun: String) -> String? {
      switch (names.count, seen.count) {
      case (0, _): nil
      case (1, _) where names[0] == owner: "its " + noun
      case (_, 1): (article ? "the " : "") + noun
      case (2, 2): "both \(noun)s"
      case (let count, let all) where count == all: "all \(count) \(noun)s"
      case (1, _): "the \(noun) of \(names[0])"
      case (let count, let all): "\(count) of \(all) \(noun)s"
      }
    }
    return [
      phrase(bars.navigation, of: seen.navigation, "navigation bar"),
      phrase(bars.tab, of: seen.tab, "tab bar"),
    ].compactMap { $0 }.joined(separator: " and ")
  }

  private func chinese(_ verdict: Verdict) -> String {
    var text = verdict.covering == .liesOver ? "浮在" : "遮住"
    switch verdict.region {
    case .screen: text += "整个屏幕"
    case .presenter(let name): text += " \(name) 的区域"
    case .part: text += "屏幕的一部分"
    }
    if verdict.covering == .liesOver { text += "之上" }
    if !verdict.covered.isEmpty { text += "，包括\(chineseBars(verdict.covered, in: verdict))" }
    if verdict.covering == .dims { text += "，其余部分变暗" }
    if !verdict.partlyCovered.isEmpty {
      text += "；部分遮住\(chineseBars(verdict.partlyCovered, in: verdict))"
    }
    if !verdict.left.isEmpty { text += "；不遮住\(chineseBars(verdict.left, in: verdict))" }
    return text + "。"
  }

  private func chineseBars(_ bars: Verdict.Bars, in verdict: Verdict) -> String {
    let (seen, owner) = (verdict.seen, verdict.owner)
    func phrase(_ names: [String], of seen: [String], _ noun: String) -> String? {
      switch (names.count, seen.count) {
      case (0, _): nil
      case (1, _) where names[0] == owner: "它的" + noun
      case (_, 1): noun
      case (2, 2): "两个\(noun)"
      case (let count, let all) where count == all: "全部 \(count) 个\(noun)"
      case (1, _): " \(names[0]) 的\(noun)"
      case (let count, let all): " \(all) 个\(noun)中的 \(count) 个"
      }
    }
    return [
      phrase(bars.navigation, of: seen.navigation, "导航栏"),
      phrase(bars.tab, of: seen.tab, "标签栏"),
    ].compactMap { $0 }.joined(separator: "和")
  }
}
