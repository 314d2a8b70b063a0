import Diagnostics

extension English: FigurePhrases {
  package var untitled: String { "View controller hierarchy" }

  package func family(_ number: Int) -> String { "Family \(number)" }

  package func family(_ number: Int, members: [ControllerName]) -> String {
    let members = members.map { $0.id + ($0.className.map { " (\($0))" } ?? "") }
    return "\(family(number)): \(members.concatenated(by: ", "))."
  }

  package func presents(
    _ presenter: String, _ presented: String, style: String, asked: String?
  ) -> String {
    "\(presenter) presents \(presented) (\(style))" + (asked.map { ", asked by \($0)." } ?? ".")
  }

  package func isRoot(_ root: String, of window: String?) -> String {
    "The rootViewController of \(window ?? "the window") is \(root)."
  }

  package func views(inWindow: [String], outside: [String]) -> String {
    let (shown, hidden) = (
      inWindow.concatenated(by: ", "), outside.concatenated(by: ", ")
    )
    let first =
      inWindow.count == 1
      ? "The view of \(shown) is in the window" : "The views of \(shown) are in the window"
    switch (inWindow.isEmpty, outside.count) {
    case (_, 0): return first + "."
    case (true, 1): return "Out of the window is the view of \(hidden)."
    case (true, _): return "Out of the window are the views of \(hidden)."
    case (false, 1): return first + "; out of it is that of \(hidden)."
    case (false, _): return first + "; out of it are those of \(hidden)."
    }
  }

  package func meaning(of line: LineMeaning) -> String {
    switch line {
    case .contains: "contains"
    case .pointsToContainer: "points to its container"
    case .pointsToPresented: "points to what is presented"
    case .pointsToPresenter: "points to who presents"
    case .asksToPresent: "asks to present"
    case .showsAsRoot: "shows as its root"
    case .hasView: "has the view"
    }
  }
}

extension English: CoveragePhrases {
  package var more: String { "More" }

  package func nothingPresented(isBeginning: Bool) -> String {
    isBeginning ? "Before anything is presented." : "Nothing is presented."
  }

  package func presented(by presenter: String, asked: String?) -> String {
    "Presented by \(presenter)" + (asked.map { ", asked by \($0)." } ?? ".")
  }

  package func covers(_ summary: CoverageSummary) -> String {
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
    return [
      fate.navigation.map { phrase($0, "navigation bar") }, fate.tab.map { phrase($0, "tab bar") },
    ].compactMap(\.self).joined(separator: " and ")
  }

  package func presenterView(stays: Bool) -> String {
    stays ? "The presenter’s view stays." : "The presenter’s view goes: viewWillDisappear."
  }

  package func left(with tab: String, selected: String) -> String {
    "By now it has left the window with \(tab): \(selected) is selected."
  }

  package func left(with covered: String, coveredBy top: String) -> String {
    "By now it has left the window with \(covered), which \(top) covers."
  }

  package func adapts(to style: String) -> String { "On this phone it is shown as \(style)." }

  package func following(_ name: String, _ sentences: [String]) -> String {
    " \(name): " + joined(sentences)
  }
}

extension English: CallPhrases {
  package var yourCode: String { "your code" }

  package func adding(_ child: String, to container: String) -> String {
    "Adding \(child) to \(container)"
  }

  package func removing(_ child: String, from container: String) -> String {
    "Removing \(child) from \(container)"
  }

  package func byUIKit(inside call: String) -> String { "by UIKit, inside \(call)" }

  package var noCustomContainer: String {
    "There is no container of your own here: UIKit’s containers keep the protocol by themselves."
  }

  package func calls(_ title: String, _ calls: [(code: String, inside: String?)]) -> String {
    let list = calls.enumerated().map { number, call in
      "\(number + 1). \(call.code)" + (call.inside.map { " (\(byUIKit(inside: $0)))" } ?? "")
    }
    return "\(title): \(list.joined(separator: "; "))."
  }
}
