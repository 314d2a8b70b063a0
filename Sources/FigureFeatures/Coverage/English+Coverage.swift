import VCEngine
import VCPhrases
import VCSource

extension English {
  func text(of sentence: CoverageSentence) -> String {
    switch sentence {
    case .more: "More"
    case .sees(let parts): sees(parts)
    case .liesAbove(let window):
      "Lies above \(window), which shows wherever this window is transparent."
    case .liesBelow(let window):
      "\(window) lies above; what it covers stays in this window all the same."
    case .isIn(let window): "In the window \(window)."
    case .covers(let summary): covers(summary)
    case .presenterView(let stays):
      stays
        ? "The presenter’s view stays."
        : "The presenter’s view leaves the window (\(code.name(ofCall: .viewWillDisappear)))."
    case .leftWithTab(let tab, let selected):
      "By now it has left the window with \(tab): \(selected) is selected."
    case .leftCovered(let covered, let top):
      "By now it has left the window with \(covered), which \(top) covers."
    case .leftWithColumn(let column):
      "By now it has left the window with \(column), whose column is hidden."
    case .adapts(let style, let idiom):
      "\(idiom == .phone ? "On this phone" : "In this width") it is shown as \(style)."
    case .rests(let detents, let first):
      "Rests at \(list(detents, "and"))" + (detents.count > 1 ? ", at \(first) first." : ".")
    case .leavesUndimmed(let detent): "At \(detent) the rest isn’t dimmed and takes touches."
    case .isModalInPresentation: "No swipe dismisses it."
    }
  }

  func words(of remark: CoverageRemark) -> String {
    switch remark {
    case .isIn(let window): text(of: CoverageSentence.isIn(window: window))
    case .left(let tab): "Has left the window with \(tab)."
    case .presenterLeaves: "The presenter’s view leaves."
    case .adapts(let style): "Shown as \(style)."
    case .leavesUndimmed(let detent): "Undimmed at \(detent)."
    case .rests(let detent, let isOnly): "Rests at \(detent)\(isOnly ? "" : " first")."
    case .isModalInPresentation: text(of: CoverageSentence.isModalInPresentation)
    }
  }

  private func sees(_ parts: [SeenPart]) -> String {
    let names = parts.map { part in
      let noun =
        switch part.kind {
        case .navigationBar: "the navigation bar"
        case .toolbar: "the toolbar"
        case .tabBar: "the tab bar"
        case .view: "the view"
        }
      return "\(noun) of \(part.name)"
    }
    return "Visible: \(list(names, "and"))."
  }

  private func covers(_ summary: CoverageSummary) -> String {
    var text = summary.covering == .liesOver ? "Lies over " : "Covers "
    switch summary.region {
    case .screen: text += "the whole screen"
    case .presenter(let name): text += "the area of \(name)"
    case .part: text += "part of the screen"
    }
    if !summary.covered.isEmpty { text += ", \(bars(summary.covered, article: "")) included" }
    if summary.covering == .dims { text += ", and dims the rest" }
    if !summary.partlyCovered.isEmpty {
      text += "; covers part of \(bars(summary.partlyCovered, article: "the "))"
    }
    if !summary.left.isEmpty { text += "; leaves \(bars(summary.left, article: "the "))" }
    return text + "."
  }

  private func bars(_ fate: CoverageSummary.Fate, article: String) -> String {
    func phrase(_ bars: CoverageSummary.Bars, _ noun: String) -> String {
      switch bars {
      case .own: "its \(noun)"
      case .only: article + noun
      case .both: "both \(noun)s"
      case .all(let count): "all \(count) \(noun)s"
      case .one(let name): "the \(noun) of \(name)"
      case .some(let count, let all): "\(count) of \(all) \(noun)s"
      }
    }
    return list(
      [
        fate.navigation.map { phrase($0, "navigation bar") },
        fate.toolbar.map { phrase($0, "toolbar") }, fate.tab.map { phrase($0, "tab bar") },
      ].compactMap(\.self), "and")
  }
}
