import ViewControllers

extension StepEvent {
  /// What came of a step, as a sentence.
  ///
  /// - Parameters:
  ///   - isQuoted: whether names are in quotation marks.
  ///   - nameOf: what a controller is called.
  package func sentence(
    in phrases: any Phrases, of hierarchy: Hierarchy, isQuoted: Bool,
    name nameOf: (ViewController.Index) -> String
  ) -> String {
    let mark = { isQuoted ? phrases.name(ControllerName($0)) : $0 }
    func window(_ index: ViewControllers.Window.Index) -> String? {
      hierarchy.app.idAmongSeveral(index).map(mark)
    }
    func names(_ all: [ViewController.Index]) -> [String] { all.map { mark(nameOf($0)) } }
    func name(_ index: ViewController.Index) -> String { mark(nameOf(index)) }
    switch self {
    case .presented(let presentation):
      let (sender, presenter) = (presentation.sender, presentation.presenter)
      return phrases.presents(
        name(presenter), name(presentation.presented),
        style: hierarchy.code.name(of: presentation),
        asked: sender == presenter ? nil : name(sender))
    case .dismissed(let gone): return phrases.areDismissed(names(gone))
    case .pushed(let all, let stack): return phrases.arePushed(names(all), onto: name(stack))
    case .popped(let all, let stack): return phrases.arePopped(names(all), off: name(stack))
    case .joined(let all, let container):
      return phrases.join(names(all), container: name(container))
    case .exchanged(let old, let new, let container):
      return phrases.exchanges(
        name(container), names(old), for: names(new),
        isTabBar: hierarchy.app.viewControllers[container].kind == .tabBar)
    case .left(let all, let container):
      return phrases.leave(names(all), container: name(container))
    case .viewAdded(let top, let holder): return phrases.viewIsAdded(name(top), to: name(holder))
    case .selected(let tab, let container):
      return phrases.isSelected(name(tab), in: name(container))
    case .becameRoot(let root, let index, _):
      return phrases.becomesRoot(name(root), of: window(index))
    case .width(let sizeClass, let index):
      return phrases.window(
        index.map { mark(hierarchy.app.windows[$0].id.value) },
        ofSeveral: hierarchy.app.windows.count > 1, becomes: sizeClass)
    case .collapsed(let split, let isCollapsed):
      return phrases.collapses(name(split), isCollapsed)
    case .refused(let message): return phrases.nothingHappens(message)
    }
  }
}
