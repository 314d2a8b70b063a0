import Phrases
import ViewControllers

extension Moments {
  /// The moments, with an outcome as the label of each step that has none.
  public func captioned(in language: Language) -> Moments {
    captioned { Self.sentences(of: $0, $1, in: language) }
  }

  /// The moments, each with its step's outcome in words, for the alternative text.
  func told(in language: Language) -> Moments {
    told { Self.sentences(of: $0, $1, in: language) }
  }

  private static func sentences(
    of events: [StepEvent], _ hierarchy: Hierarchy, in language: Language
  ) -> String {
    let phrases = language.phrases(hierarchy.app.spelling)
    return phrases.joined(events.map { $0.sentence(in: phrases, hierarchy) })
  }
}

extension StepEvent {
  fileprivate func sentence(in phrases: any Phrases, _ hierarchy: Hierarchy) -> String {
    func name(_ index: ViewController.Index) -> String { hierarchy.name(index) }
    switch self {
    case .presented(let presentation): return hierarchy.sentence(of: presentation, in: phrases)
    case .dismissed(let gone): return phrases.areDismissed(gone.map(name))
    case .pushed(let all, let stack): return phrases.arePushed(all.map(name), onto: name(stack))
    case .popped(let all, let stack): return phrases.arePopped(all.map(name), off: name(stack))
    case .joined(let all, let container):
      return phrases.join(all.map(name), container: name(container))
    case .exchanged(let old, let new, let container):
      return phrases.takes(name(new), placeOf: name(old), in: name(container))
    case .left(let all, let container):
      return phrases.leave(all.map(name), container: name(container))
    case .viewAdded(let top, let holder):
      return phrases.viewIsAdded(name(top), to: name(holder))
    case .selected(let tab, let container):
      return phrases.isSelected(name(tab), in: name(container))
    case .becameRoot(let root, let window):
      return phrases.becomesRoot(name(root), of: hierarchy.app.idAmongSeveral(window))
    case .width(let sizeClass, let window):
      return phrases.window(
        window.map { hierarchy.app.windows[$0].id.value },
        ofSeveral: hierarchy.app.windows.count > 1, becomes: sizeClass)
    case .refused(let message): return phrases.nothingHappens(message)
    }
  }
}
