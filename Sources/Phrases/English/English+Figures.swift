import VCEngine
import VCSource

extension English {
  package func text(of sentence: FigureSentence) -> String {
    switch sentence {
    case .untitled: "View controller hierarchy"
    case .beginning: "Start"
    case .family(let number): "Family \(number)"
    case .consists(let frame, let top): "\(frame) is \(top)."
    case .contains(let holder, let names, let deeper, let frame):
      (frame.map { "In \($0), " } ?? "") + "\(holder) contains \(list(names, "and"))"
        + (deeper.isEmpty ? "." : ", which contains \(list(deeper, "and")).")
    case .summary(let title, let controllers, let families, let segues):
      "\(title): \(controllers) view controllers"
        + (families > 1 ? " in \(families) families" : "")
        + (segues > 0 ? ", and \(counted(segues, "segue"))." : ".")
    case .nothingPresented(let isBeginning):
      isBeginning ? "Before anything is presented." : "Nothing is presented."
    case .following(let name, let sentences): " \(name): " + joined(sentences)
    case .isRoot(let root, let window):
      "The rootViewController of \(window ?? "the window") is \(root)."
    case .notShown(let containers):
      "\(list(containers.map(mention), "and")), between them, \(containers.count == 1 ? "isn’t" : "aren’t") shown."
    case .objects(let objects): "Other objects: \(list(objects.map(mention), "and"))."
    case .refers(let property, let owner, let target, let isWeak):
      "The \(property) of \(owner) is \(target)" + (isWeak ? ", weakly." : ".")
    case .width(let window, let sizeClass): "The width of \(window) is \(sizeClass.rawValue)."
    case .views(let window, let inWindow, let outside):
      views(of: window, inWindow: inWindow, outside: outside)
    case .viewsNotLoaded(let names):
      names.count == 1
        ? "The view of \(names[0]) isn’t loaded."
        : "The views of \(list(names, "and")) aren’t loaded."
    case .subviews(let holder, let names):
      names.count == 1
        ? "The view of \(names[0]) is a subview of the view of \(holder)."
        : "The views of \(list(names, "and")) are subviews of the view of \(holder)."
    case .refused(let names, let blocker, _):
      "UIKit refuses \(list(names.map(mention), "and"))"
        + (blocker.map { " because \($0) is in the way." } ?? ".")
    case .uiKitsWords(let words): "UIKit's words: \(words)"
    case .note(let number, let subject, let words):
      "Note \(number)" + (subject.map { ", on \($0)" } ?? "") + ": \(words)"
    }
  }

  private func views(of window: String?, inWindow: [String], outside: [String]) -> String {
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

  package func mention(_ name: ControllerName) -> String {
    name.id + (name.className.map { " (\($0))" } ?? "")
  }

  package func place(of window: Window, above other: Window?) -> String? {
    let level = window.windowLevel.map { " (windowLevel \($0.value.text))" } ?? ""
    let scene = window.scene.map { " in the scene \($0.value)" } ?? ""
    let subject = window.id.value + level
    if let other { return "\(subject) lies above \(other.id.value)\(scene)." }
    return level.isEmpty && scene.isEmpty ? nil : "\(subject) is the lowest\(scene)."
  }

  package func meaning(of line: LineMeaning) -> String {
    switch line {
    case .contains: "child"
    case .pointsToContainer: "container"
    case .pointsToPresented: "presented controller"
    case .pointsToPresenter: "presenter"
    case .asksToPresent: "request to present"
    case .isRefusedFor: "obstacle"
    case .containsIndirectly: "descendant"
    case .showsAsRoot: "root view controller"
    case .startsHere: "initial scene"
    case .isOfEachMember: "the same for the whole family"
    case .hasGone: "gone since the last panel"
    case .isOutsideWindow: "not in the window"
    case .hasView: "view"
    case .hasViewAndSubviews: "view or subviews"
    case .refersTo: "reference"
    case .refersWeakly: "weak reference"
    case .holdsInProperty: "property"
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

  package func meaning(of mark: MarkMeaning) -> String {
    switch mark {
    case .added: "added"
    case .removed: "removed"
    case .unfound: "no longer found"
    case .movedHere: "moved here"
    case .movedAway: "was here"
    case .changed: "changed"
    case .refused: "refused"
    }
  }
}

extension English {
  package func text(of part: PageText) -> String {
    switch part {
    case .hidden(let count): "+ \(count) more"
    case .unchanged(let count): "+ \(count) unchanged"
    case .presents(let family, let page): "presents \(family), page \(page)"
    case .isPresented(let family, let page): "presented by \(family), page \(page)"
    case .statement(let code, let page): "\(code), page \(page)"
    case .page(let number): "Page \(number)"
    }
  }
}
