import VCEngine
import VCSource

/// What keeps a controller out of sight that a step brings to the top of a stack or selects.
extension StepExplanation {
  /// The controller that a step brings to the top of a stack or selects.
  private var shown: ViewController.Index? {
    events.lazy.compactMap { event -> ViewController.Index? in
      switch event {
      case .pushed(let members, _): members.last
      case .popped(_, let stack): after.topViewController(of: stack)
      case .selected(let tab, _): tab
      case .exchanged(_, _, let container):
        after.selectedViewController(of: container) ?? after.children(of: container).last
      default: nil
      }
    }.first
  }

  /// The presentation that was made before and is over that controller, nil if none is.
  var cover: Presentation? {
    shown.flatMap { shown in
      after.ancestors(of: shown).lazy.compactMap(after.presentation(by:)).first {
        $0.step < after.step && $0.systemPresentation != .search
      }
    }
  }

  func sayCover(_ prose: inout Prose) {
    guard let shown else { return }
    let id = prose.id
    switch after.visibility(of: shown) {
    case .inWindow:
      guard let cover else { return }
      prose.say(
        .liesInFront(
          front: id(cover.presented), shown: id(shown), presenter: id(cover.presenter),
          sender: cover.sender == cover.presenter ? nil : id(cover.sender)))
    case .removed(let presenter, let front):
      prose.say(.staysCovered(front: id(front), presenter: id(presenter), shown: id(shown)))
    // The stack is what More shows.
    case .notSelected(_, let selected, _)
    where after.app.viewControllers[selected].systemMade != nil:
      return
    case .notSelected(let tab, let selected, let bar):
      prose.say(
        .staysUnselected(bar: id(bar), selected: id(selected), shown: id(shown), tab: id(tab)))
    case .covered, .columnHidden, .windowHidden, .seenOutside, .inNoFamily:
      prose.say(.staysOutside(shown: id(shown)))
    }
  }
}
