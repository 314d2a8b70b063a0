/// What of an answer no source establishes. `Rules.md` says what the engine decides there. Strings are
/// ids.
public enum Doubt: Hashable, Sendable {
  /// That this alert, or action sheet, is presented from a family that covers the screen (R36).
  case alertCoversScreen(String)
  /// What the parent of this tab is while its stack is in the More controller (R27).
  case parentOfTabBehindMore(String)
  /// What the parent of this tab's controller is in a group without a navigation controller (R39).
  case parentOfTabInGroup(String)
  /// Whether this split view controller defines a presentation context by default (R7).
  case contextOfSplitView(String)
  /// Who presents the sheet as which this split view controller's inspector is shown in compact width
  /// (R25).
  case inspectorAsSheet(String)
}

extension Hierarchy {
  /// What is not established of everything that is shown.
  package var doubts: [Doubt] {
    presentations.compactMap(doubt)
      + state.moreTabs.keys.sorted().compactMap { tabBar in
        state.moreTabs[tabBar]?.tab.flatMap { doubt(ofParentOf: $0) }
      }
      + app.viewControllers.indices.lazy.filter { app.viewControllers[$0].hasDetails }
      .flatMap(children).filter(isInUnmanagedGroup).map { .parentOfTabInGroup(id($0)) }
      + state.collapsed.keys.sorted().filter { app.viewControllers[$0].columns?[.inspector] != nil }
      .map { .inspectorAsSheet(id($0)) }
  }

  /// What is not established of who presents.
  package func doubt(about presentation: Presentation) -> Doubt? {
    doubt(
      about: presentation.walk, of: presentation.presented,
      hasOwnLook: presentation.hasOwnLook)
  }

  /// The same of a walk.
  ///
  /// - Parameter hasOwnLook: whether an alert or an action sheet is presented.
  func doubt(about walk: Walk, of presented: Index, hasOwnLook: Bool) -> Doubt? {
    if hasOwnLook, walk.stops.contains(where: { $0.finding == .isTopInContext }) {
      return .alertCoversScreen(id(presented))
    }
    return walk.stops.lazy
      .filter { [.definesNoContext, .isTopWithoutContext].contains($0.finding) }
      .compactMap { self.doubt(ofContextOf: $0.viewController) }.first
  }

  /// What is not established of a split view controller's `definesPresentationContext`.
  func doubt(ofContextOf member: Index) -> Doubt? {
    let controller = app.viewControllers[member]
    guard controller.kind == .split, controller.definesPresentationContext == nil,
      app.rules == .uikit
    else { return nil }
    return .contextOfSplitView(controller.id.value)
  }

  /// What is not established of a tab's parent.
  package func doubt(ofParentOf tab: Index) -> Doubt? {
    if isInUnmanagedGroup(tab) { return .parentOfTabInGroup(id(tab)) }
    return moreController(withStackOf: tab) == nil ? nil : .parentOfTabBehindMore(id(tab))
  }

  private func isInUnmanagedGroup(_ member: Index) -> Bool {
    guard let bar = parentViewController(of: member) else { return false }
    return isInTabGroup(member, of: bar) && groupNavigation(of: member, in: bar) == nil
  }

  /// What is not established of presentations that a member of a family asked for or that a controller
  /// of it makes.
  package func doubt(aboutPresentationsFrom member: Index) -> Doubt? {
    guard let number = family(of: member)?.number else { return nil }
    return presentations.lazy
      .filter { presentation in
        [presentation.sender, presentation.presenter, presentation.presented]
          .contains { self.family(of: $0)?.number == number }
      }
      .compactMap(doubt).first
  }
}

extension PresentExplanation {
  /// What is not established of the answer, nil for nothing.
  public var doubt: Doubt? {
    let controller = after.app.viewControllers[presented]
    let system = controller.systemPresentation(in: traits)
    let style = controller.presentationStyle(in: traits)
    return after.doubt(
      about: walk, of: presented, hasOwnLook: system != nil && style == .custom)
  }
}

extension DismissExplanation {
  /// What is not established of the answer, nil for nothing.
  public var doubt: Doubt? { hierarchy.doubt(aboutPresentationsFrom: receiver) }
}

extension PropertyExplanation {
  /// What is not established of the answer, nil for nothing.
  public var doubt: Doubt? {
    switch property {
    case .parentViewController, .navigationController: hierarchy.doubt(ofParentOf: owner)
    case .presentedViewController, .presentingViewController, .visibleViewController:
      hierarchy.doubt(aboutPresentationsFrom: owner)
    default: nil
    }
  }
}
