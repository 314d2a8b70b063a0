import Diagnostics
import ViewControllers

extension English: FigurePhrases {
  package var untitled: String { "View controller hierarchy" }

  package func family(_ number: Int) -> String { "Family \(number)" }

  package func mention(_ name: ControllerName) -> String {
    name.id + (name.className.map { " (\($0))" } ?? "")
  }

  package func consists(_ frame: String, of names: [String]) -> String {
    "\(frame) \(names.count == 1 ? "is" : "consists of") \(list(names, "and"))."
  }

  package func contains(
    _ holder: String, _ names: [String], deeper: [String], in frame: String?
  ) -> String {
    (frame.map { "In \($0), " } ?? "") + "\(holder) contains \(list(names, "and"))"
      + (deeper.isEmpty ? "." : ", which contains \(list(deeper, "and")).")
  }

  package func summary(_ title: String, controllers: Int, families: Int) -> String {
    "\(title): \(controllers) view controllers"
      + (families > 1 ? " in \(families) families." : ".")
  }

  package func refused(_ names: [ControllerName], inTheWay blocker: String?) -> String {
    "UIKit refuses \(list(names.map(mention), "and"))"
      + (blocker.map { " because \($0) is in the way." } ?? ".")
  }

  package func withoutRoom(segues: [String]) -> String {
    "Names of segues: \(segues.concatenated(by: "; "))."
  }

  package func leads(outOfMap ways: [String]) -> String {
    "Lines to what isn't shown: \(ways.concatenated(by: ", "))."
  }

  package func uiKitsWords(_ words: String) -> String { "UIKit's words: \(words)" }

  package func notShown(_ containers: [ControllerName]) -> String {
    "\(list(containers.map(mention), "and")), between them, \(containers.count == 1 ? "isn’t" : "aren’t") shown."
  }

  package func objects(_ objects: [ControllerName]) -> String {
    "Other objects: \(list(objects.map(mention), "and"))."
  }

  package func refers(_ property: String, to target: String, isWeak: Bool) -> String {
    "\(property) is \(target)" + (isWeak ? ", weakly." : ".")
  }

  package func presents(
    _ presenter: String, _ presented: String, style: String, asked: String?
  ) -> String {
    "\(presenter) presents \(presented) (\(style))" + (asked.map { ", asked by \($0)." } ?? ".")
  }

  package func segue(
    _ kind: String, named names: [String], from source: String, to destination: String,
    asked: String?, isInferred: Bool
  ) -> String {
    let subject =
      switch names.count {
      case 0: (isInferred ? "An inferred" : "A") + " \(kind) segue leads"
      case 1: "The \(kind) segue '\(names[0])' leads"
      default: "The \(kind) segues \(self.names(names)) lead"
      }
    return "\(subject) from \(source) to \(destination)"
      + (asked.map { ", asked by \($0)." } ?? ".")
  }

  package func says(_ name: String, _ text: String) -> String { "\(name): \(text)." }

  package func isRoot(_ root: String, of window: String?) -> String {
    "The rootViewController of \(window ?? "the window") is \(root)."
  }

  package func place(of window: Window, above other: Window?) -> String? {
    let level = window.windowLevel.map { " (windowLevel \($0.value.text))" } ?? ""
    let scene = window.scene.map { " in the scene \($0.value)" } ?? ""
    let subject = window.id.value + level
    if let other { return "\(subject) lies above \(other.id.value)\(scene)." }
    return level.isEmpty && scene.isEmpty ? nil : "\(subject) is the lowest\(scene)."
  }

  package func width(of window: String, _ sizeClass: SizeClass) -> String {
    "The width of \(window) is \(sizeClass.rawValue)."
  }

  package func views(of window: String?, inWindow: [String], outside: [String]) -> String {
    let place = " in \(window ?? "the window")"
    func views(_ names: [String], _ one: String, _ several: String) -> String? {
      if names.isEmpty { return nil }
      return "he view\(names.count == 1 ? "" : "s") of \(list(names, "and")) "
        + (names.count == 1 ? one : several)
    }
    let shown = views(inWindow, "is", "are").map { "T" + $0 + place }
    let hidden = views(outside, "isn’t", "aren’t").map {
      shown == nil ? "T" + $0 + place : "t" + $0
    }
    return [shown, hidden].compactMap(\.self).joined(separator: "; ") + "."
  }

  package func viewsNotLoaded(of names: [String]) -> String {
    names.count == 1
      ? "The view of \(names[0]) isn’t loaded."
      : "The views of \(list(names, "and")) aren’t loaded."
  }

  package func subviews(of holder: String, _ names: [String]) -> String {
    names.count == 1
      ? "The view of \(names[0]) is a subview of the view of \(holder)."
      : "The views of \(list(names, "and")) are subviews of the view of \(holder)."
  }

  package func meaning(of line: LineMeaning) -> String {
    switch line {
    case .contains: "contains"
    case .pointsToContainer: "points to its container"
    case .pointsToPresented: "points to what is presented"
    case .pointsToPresenter: "points to who presents"
    case .asksToPresent: "asks to present"
    case .showsAsRoot: "shows as its root"
    case .startsHere: "initial scene"
    case .hasView: "has the view"
    case .hasViewAndSubviews: "has the view, or the subviews"
    case .refersTo: "refers to"
    case .refersWeakly: "refers to, weakly"
    case .holdsInProperty: "holds in a property"
    case .segueShows: "show"
    case .segueShowsDetail: "showDetail"
    case .seguePresents: "present"
    case .segueOpensPopover: "popover"
    case .segueUnwinds: "unwind"
    case .segueIsCustom: "custom"
    case .segueShowsAsInferred: "show, inferred"
    case .seguePresentsAsInferred: "present, inferred"
    }
  }
}

extension English: CoveragePhrases {
  package var more: String { "More" }

  package func nothingPresented(isBeginning: Bool) -> String {
    isBeginning ? "Before anything is presented." : "Nothing is presented."
  }

  package func sees(_ parts: [SeenPart]) -> String {
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

  package func liesAbove(_ window: String) -> String {
    "Lies above \(window), which shows wherever this window is transparent."
  }

  package func liesBelow(_ window: String) -> String {
    "\(window) lies above; what it covers stays in this window all the same."
  }

  package func isIn(window: String) -> String { "In the window \(window)." }

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
    return list(
      [
        fate.navigation.map { phrase($0, "navigation bar") },
        fate.toolbar.map { phrase($0, "toolbar") }, fate.tab.map { phrase($0, "tab bar") },
      ].compactMap(\.self), "and")
  }

  package func presenterView(stays: Bool) -> String {
    stays
      ? "The presenter’s view stays."
      : "The presenter’s view leaves the window (\(code.name(of: .viewWillDisappear)))."
  }

  package func left(with tab: String, selected: String) -> String {
    "By now it has left the window with \(tab): \(selected) is selected."
  }

  package func left(with covered: String, coveredBy top: String) -> String {
    "By now it has left the window with \(covered), which \(top) covers."
  }

  package func adapts(to style: String, on idiom: Idiom) -> String {
    "\(idiom == .phone ? "On this phone" : "In this width") it is shown as \(style)."
  }

  package func rests(at detents: [String], first: String) -> String {
    "Rests at \(list(detents, "and"))" + (detents.count > 1 ? ", at \(first) first." : ".")
  }

  package func leavesUndimmed(at detent: String) -> String {
    "At \(detent) the rest isn’t dimmed and takes touches."
  }

  package var isModalInPresentation: String { "No swipe dismisses it." }

  package func following(_ name: String, _ sentences: [String]) -> String {
    " \(name): " + joined(sentences)
  }
}

extension English: AtlasPhrases {
  package func hidden(_ count: Int) -> String { "+ \(count) more" }
  package func unchanged(_ count: Int) -> String { "+ \(count) unchanged" }

  package func presents(family: Int, onPage page: Int) -> String {
    "presents \(self.family(family)), page \(page)"
  }

  package func isPresented(byFamily family: Int, onPage page: Int) -> String {
    "presented by \(self.family(family)), page \(page)"
  }

  package func statement(_ code: String, onPage page: Int) -> String { "\(code), page \(page)" }

  package func page(_ number: Int) -> String { "Page \(number)" }

  package func leads(_ kind: String, to name: String) -> String { "\(kind) → \(name)" }

  package func isReached(_ kind: String, from name: String) -> String { "\(kind) ← \(name)" }
}
