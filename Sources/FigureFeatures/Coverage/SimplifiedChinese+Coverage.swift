import VCEngine
import VCPhrases
import VCSource

extension SimplifiedChinese {
  func text(of sentence: CoverageSentence) -> String {
    switch sentence {
    case .more: "更多"
    case .sees(let parts): sees(parts)
    case .liesAbove(let window): spaced("位于\(titled(window))之上；透过透明之处可以看到\(titled(window))。")
    case .liesBelow(let window): spaced("\(titled(window))位于其上；被遮住的视图仍在这个窗口中。")
    case .isIn(let window): spaced("在窗口\(titled(window))中。")
    case .covers(let summary): covers(summary)
    case .presenterView(let stays):
      stays ? "呈现者的视图留在窗口中。" : "呈现者的视图离开窗口（\(code.name(ofCall: .viewWillDisappear))）。"
    case .leftWithTab(let tab, let selected):
      spaced("现已随\(titled(tab))离开窗口：选中的是\(titled(selected))。")
    case .leftCovered(let covered, let top):
      spaced("现已随\(titled(covered))离开窗口：后者被\(titled(top))遮住。")
    case .leftWithColumn(let column): spaced("现已随\(titled(column))离开窗口：后者所在的一栏已隐藏。")
    case .adapts(let style, let idiom): "\(idiom == .phone ? "在这部 iPhone 上" : "在此宽度下")显示为 \(style)。"
    case .rests(let detents, let first):
      "可停在 \(list(detents, "和"))" + (detents.count > 1 ? "，最初停在 \(first)。" : "。")
    case .leavesUndimmed(let detent): "停在 \(detent) 时，其余部分不变暗，而且响应触摸。"
    case .isModalInPresentation: "用户不能用手势关闭。"
    }
  }

  func words(of remark: CoverageRemark) -> String {
    switch remark {
    case .isIn(let window): text(of: CoverageSentence.isIn(window: window))
    case .left(let tab): spaced("已随\(titled(tab))离开窗口。")
    case .presenterLeaves: "呈现者的视图离开窗口。"
    case .adapts(let style): "显示为 \(style)。"
    case .leavesUndimmed(let detent): "停在 \(detent) 时，其余部分不变暗。"
    case .rests(let detent, let isOnly): "\(isOnly ? "" : "最初")停在 \(detent)。"
    case .isModalInPresentation: text(of: CoverageSentence.isModalInPresentation)
    }
  }

  private func sees(_ parts: [SeenPart]) -> String {
    let names = parts.map { part in
      let noun =
        switch part.kind {
        case .navigationBar: "导航栏"
        case .toolbar: "工具栏"
        case .tabBar: "标签栏"
        case .view: "视图"
        }
      return spaced("\(titled(part.name))的\(noun)")
    }
    return spaced("可以看到\(list(names, "和"))。")
  }

  private func covers(_ summary: CoverageSummary) -> String {
    let isOver = summary.covering == .liesOver
    // The screen and bars that are covered in part share a verb.
    let isJoined =
      summary.region == .part && !isOver && summary.covered.isEmpty
      && !summary.partlyCovered.isEmpty
    var text = isOver ? "浮在" : "遮住"
    switch summary.region {
    case .screen: text += "整个屏幕"
    case .presenter(let name): text = spaced("\(text)\(titled(name))的区域")
    case .part where isJoined: text = spaced("\(text)屏幕和\(bars(summary.partlyCovered))的一部分")
    case .part: text += "屏幕的一部分"
    }
    let included = summary.covered.isEmpty ? "" : spaced("包括\(bars(summary.covered))")
    if isOver {
      text += (included.isEmpty ? "" : "（\(included)）") + "之上"
    } else if !included.isEmpty {
      text += "，" + included
    }
    if summary.covering == .dims { text += "，屏幕的其余部分变暗" }
    if !summary.partlyCovered.isEmpty, !isJoined {
      text += spaced("；还遮住\(bars(summary.partlyCovered))的一部分")
    }
    if !summary.left.isEmpty { text += spaced("；\(leaves(summary.left))") }
    return text + "。"
  }

  /// What is left, so that a negation means one thing.
  private func leaves(_ fate: CoverageSummary.Fate) -> String {
    let kinds = [fate.navigation, fate.toolbar, fate.tab].compactMap(\.self)
    let isAll = !kinds.contains(where: \.areSome)
    return isAll && kinds.count > 1
      ? bars(fate, all: "") + "都不遮住" : spaced("不遮住\(bars(fate))")
  }

  private func bars(_ fate: CoverageSummary.Fate, all: String = "全部 ") -> String {
    func phrase(_ bars: CoverageSummary.Bars, _ noun: String) -> String {
      switch bars {
      case .own: "其\(noun)"
      case .only: noun
      case .both: "两个\(noun)"
      case .all(let count): "\(all)\(count) 个\(noun)"
      case .one(let name): spaced("\(titled(name))的\(noun)")
      case .some(let count, let all): "\(all) 个\(noun)中的 \(count) 个"
      }
    }
    let kinds = [(fate.navigation, "导航栏"), (fate.toolbar, "工具栏"), (fate.tab, "标签栏")]
    let texts = kinds.compactMap { bars, noun in bars.map { (phrase($0, noun), $0.areSome) } }
    // Those of which only some are meant come last, so that what follows isn't read as a part of them.
    return list(texts.filter { !$0.1 }.map(\.0) + texts.filter(\.1).map(\.0), "和")
  }
}

extension CoverageSummary.Bars {
  /// Whether they are some of several bars.
  fileprivate var areSome: Bool {
    if case .some = self { true } else { false }
  }
}
