import VCEngine
import VCSource

extension English {
  package func text(of event: StepEvent, _ names: EventNames) -> String {
    switch event {
    case .presented(let presentation):
      "\(names[presentation.presenter]) presents \(names[presentation.presented]) "
        + "(\(code.name(of: presentation)))"
        + (names.asked(of: presentation).map { ", asked by \($0)." } ?? ".")
    case .dismissed(let gone): "\(some(names[gone])) \(are(gone)) dismissed."
    case .pushed(let all, let stack):
      "\(some(names[all])) \(are(all)) pushed onto \(names[stack])."
    case .popped(let all, let stack): "\(some(names[all])) \(are(all)) popped off \(names[stack])."
    case .joined(let all, let container):
      all.count == 1
        ? "\(some(names[all])) becomes a child of \(names[container])."
        : "\(some(names[all])) become children of \(names[container])."
    case .left(let all, let container):
      "\(some(names[all])) \(all.count == 1 ? "leaves" : "leave") \(names[container])."
    case .exchanged(let old, let new, let container):
      "\(names[container]) now \(names.isTabBar(container) ? "has" : "shows") \(some(names[new])) "
        + "instead of \(some(names[old]))."
    case .viewAdded(let top, let holder):
      "The view of \(names[top]) is added to that of \(names[holder]); \(names[top]) becomes nobody’s "
        + "child."
    case .selected(let tab, let container): "\(names[container]) shows \(names[tab])."
    case .column(let column, let isShown, let split):
      "\(names[split]) \(isShown ? "shows" : "hides") \(names[column])."
    case .replaced(let old, let new): "\(names[new]) takes the place of \(names[old])."
    case .becameRoot(let root, let window, _):
      "\(names[root]) becomes "
        + (names.amongSeveral(window).map { "the root view controller of \($0)." }
          ?? "the window’s root view controller.")
    case .width(let sizeClass, let window):
      (window.map { "The width of \(names.window($0))" }
        ?? (names.hasSeveralWindows ? "The width of every window" : "The window’s width"))
        + " becomes \(sizeClass.rawValue)."
    case .collapsed(let split, let isCollapsed):
      "\(names[split]) \(isCollapsed ? "collapses" : "expands")."
    case .refused(let message): "Nothing happens: \(names.replacingIDs(in: text(of: message)))."
    }
  }

  /// Returns `a, b and c`; of many names only the first, and the number of the others.
  private func some(_ names: [String]) -> String {
    names.count > 4
      ? names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
      : list(names, "and")
  }

  private func are(_ all: [ViewController.Index]) -> String { all.count == 1 ? "is" : "are" }
}
