import VCSource

/// An undocumented part of an answer, for which `Rules.md` states the engine's assumption.
package struct Doubt: Hashable, Sendable {
  package enum Topic: Sendable {
    /// Whether this alert or action sheet is presented from a family that covers the screen (R36).
    case alertCoversScreen
    /// Whether this alert is presented while a search is active below a context that it ignores (R5).
    case alertDuringSearch
    /// The parent of this tab while its stack is in the More controller (R27).
    case parentOfTabBehindMore
    /// The parent of this tab's controller in a group without a navigation controller (R39).
    case parentOfTabInGroup
    /// Whether this split view controller defines a presentation context by default (R7).
    case contextOfSplitView
    /// The presenter of this split view controller's inspector, which is a sheet in compact width
    /// (R25).
    case inspectorAsSheet
    /// Whether this column's navigation controller stays around its stack in compact width (R25).
    case stackOfColumn
    /// Where this action sheet without a source appears, and what a tap outside does (R13).
    case placeOfActionSheet
    /// What this controller presents and is presented by, which a delegate shows in place of another (R14).
    case delegatesController
    /// The parent of this inspector of SwiftUI's in regular width (R32).
    case inspectorAsColumn
    /// The parent of this hidden column (R25).
    case parentOfHiddenColumn
    /// The style of this `fullScreenCover`, and with it what becomes of the views beneath (R32).
    case styleOfCover
    /// Whether a presenter's view leaves the window under this sheet in compact height (R37).
    case viewUnderSheet
    /// Whether the view of this controller left the window with an old root (R26).
    case viewLeftBehind
    /// Whether a swipe dismisses this sheet in compact height (R37).
    case swipeInCompactHeight
    /// Whether a tap beside this sheet dismisses it at the large detent (R31).
    case tapBesideSheet
    /// Whether a swipe dismisses this sheet while a search lies above it (R31).
    case swipeUnderSearch
    /// Whether the user can zoom back from this modal controller (R38).
    case zoomOfModal
    /// Whether this presentation takes over the orientations (R42).
    case orientations
    /// Whether this presentation takes over what isn't the status bar's (R42).
    case preferences
    /// Whether this one in full screen over another presentation takes over the status bar (R42).
    case statusBarOverSheet
    /// Whether this window covers the status bar (R42).
    case statusBarOfWindow
    /// Which window decides, of this and others of its scene (R42).
    case windowOfPreferences
    /// Which of two windows at one level is in front; this one was declared later (R28).
    case windowsAtOneLevel
    /// Who is asked for the lock of the orientation; here it is this controller (R42).
    case orientationLock
    /// Whether this navigation controller names its top for hiding the status bar (R43).
    case topHidesStatusBar
    /// Whether presenting this controller again raises an exception (R9).
    case presentedAgain
    /// Which text UIKit logs where this controller comes too early (R30).
    case logDuringPresentation
  }

  package let topic: Topic
  /// The id of the controller that it is about; in a text about a figure, its name there.
  package let subject: String

  package init(_ topic: Topic, of subject: String) { (self.topic, self.subject) = (topic, subject) }

  var note: Diagnostic.Note { Diagnostic.Note(.notEstablished(self)) }
}

extension Hierarchy {
  /// The doubts about everything in the hierarchy.
  package var doubts: [Doubt] {
    presentations.compactMap(doubt)
      + state.moreTabs.keys.sorted().compactMap { tabBar in
        state.moreTabs[tabBar]?.tab.flatMap { doubt(ofParentOf: $0) }
      }
      + app.viewControllers.indices.lazy.filter { app.viewControllers[$0].hasDetails }
      .flatMap(children).filter(isInUnmanagedGroup).map { Doubt(.parentOfTabInGroup, of: id($0)) }
      + state.collapsed.keys.sorted().filter { app.viewControllers[$0].columns?[.inspector] != nil }
      .map { Doubt(.inspectorAsSheet, of: id($0)) }
      + state.collapsed.keys.sorted().flatMap { state.collapsed[$0]?.stacked ?? [] }
      .filter(isColumnInStack).map { Doubt(.stackOfColumn, of: id($0)) }
      + state.inspectorColumns.map { Doubt(.inspectorAsColumn, of: id($0)) }
  }

  /// The doubt about a presentation's presenter.
  package func doubt(about presentation: Presentation) -> Doubt? {
    if presentation.replaced != nil {
      return Doubt(.delegatesController, of: id(presentation.presented))
    }
    return doubt(
      about: presentation.walk, of: presentation.presented, hasOwnLook: presentation.hasOwnLook)
      ?? placeDoubt(of: presentation)
  }

  /// The doubt about an action sheet that has no source to originate from, from iOS 26 on (R13).
  package func placeDoubt(of presentation: Presentation) -> Doubt? {
    app.ios >= ViewController.inlineSourcesSince && presentation.hasOwnLook
      && presentation.systemPresentation == .actionSheet && !presentation.originatesFromSource
      ? Doubt(.placeOfActionSheet, of: id(presentation.presented)) : nil
  }

  /// The doubt about a search for a presenter.
  ///
  /// - Parameter hasOwnLook: Whether an alert or an action sheet is presented.
  package func doubt(about walk: Walk, of presented: Index, hasOwnLook: Bool) -> Doubt? {
    if hasOwnLook, walk.stops.contains(where: { $0.finding == .isTopInContext }) {
      return Doubt(.alertCoversScreen, of: id(presented))
    }
    if hasOwnLook,
      walk.stops.contains(where: { stop in
        state.presentation(by: stop.viewController)?.systemPresentation == .search
          && app.viewControllers[stop.viewController].definesPresentationContext?.value == true
      })
    {
      return Doubt(.alertDuringSearch, of: id(presented))
    }
    return walk.stops.lazy
      .filter { [.definesNoContext, .isTopWithoutContext].contains($0.finding) }
      .compactMap { self.doubt(ofContextOf: $0.viewController) }.first
  }

  /// The doubt about a split view controller's `definesPresentationContext`.
  package func doubt(ofContextOf member: Index) -> Doubt? {
    let controller = app.viewControllers[member]
    guard controller.kind == .split, controller.definesPresentationContext == nil,
      app.rules == .uikit
    else { return nil }
    return Doubt(.contextOfSplitView, of: controller.id.value)
  }

  /// The doubt about the parent of a column or a tab.
  package func doubt(ofParentOf tab: Index) -> Doubt? {
    if let doubt = doubt(ofHiddenColumn: tab) { return doubt }
    if state.inspectorColumns.contains(tab) { return Doubt(.inspectorAsColumn, of: id(tab)) }
    if let column = [tab, parentViewController(of: tab) ?? tab].first(where: isColumnInStack) {
      return Doubt(.stackOfColumn, of: id(column))
    }
    if isInUnmanagedGroup(tab) { return Doubt(.parentOfTabInGroup, of: id(tab)) }
    return moreController(withStackOf: tab) == nil
      ? nil : Doubt(.parentOfTabBehindMore, of: id(tab))
  }

  /// The doubt about the parent of a column that a split view controller hides.
  package func doubt(ofHiddenColumn column: Index) -> Doubt? {
    state.hiddenColumns[column] == nil ? nil : Doubt(.parentOfHiddenColumn, of: id(column))
  }

  /// Whether it is the navigation controller of a column with a name that is in another's stack.
  private func isColumnInStack(_ member: Index) -> Bool {
    splitViewController(withDetailInStack: member).map { state.collapsed[$0]?.detail == nil }
      ?? false
  }

  private func isInUnmanagedGroup(_ member: Index) -> Bool {
    guard let bar = parentViewController(of: member) else { return false }
    return isInTabGroup(member, of: bar) && groupNavigation(of: member, in: bar) == nil
  }
}
