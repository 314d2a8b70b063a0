import VCSource

/// An undocumented part of an answer, for which `Rules.md` states the engine's assumption.
package struct Doubt: Hashable, Sendable {
  package let topic: DoubtTopic
  /// The id of the controller that it is about; in a text about a figure, its name there.
  package let subject: String

  package init(_ topic: DoubtTopic, of subject: String) {
    (self.topic, self.subject) = (topic, subject)
  }

  var note: Diagnostic.Note { Diagnostic.Note(.notEstablished(doubt: self)) }
}

/// A question that no source answers, about the subject. What it asks says its row in `Words.xcstrings`.
package enum DoubtTopic: Sendable {
  /// Who presents, and whether anybody does (R5, R7, R14, R19, R25, R36).
  case alertCoversScreen, duringSearch, defaultContext, delegatesController, inspectorAsSheet
  case placeOfShow, showInColumns
  /// What UIKit does with a call that comes too early, or a second time (R9, R30).
  case presentedAgain, logDuringTransition, duringPush, keptBehind
  /// The parent, and the family (R25, R26, R27, R32, R39).
  case parentOfTabBehindMore, parentOfTabInGroup, unshownTab, stackOfColumn, parentOfHiddenColumn
  case tabBeyondBar
  case inspectorAsColumn, leftBehind, sheetOfPopped, presentedAsRoot, presentedAsChild
  /// The style, the transition, and what is seen (R13, R14, R15, R23, R32, R37, R44).
  case ownStyle, styleOfCover, lentTransition, tapBesideActionSheet, widthInside
  case sourceOfShareSheet, exceptionWithoutSource, barUnderLater, searchResults, presentedAboveStack
  /// The tab, and the columns, that are shown (R21, R25).
  case selectionOutOfRange, columnOnScreen, columnOffScreen
  /// What the user's gesture does (R21, R31, R37, R38, R41).
  case tapBesideSheet, swipeUnderSearch, zoomOfModal, delegateOfZoom
  case destinationInUIKits
  case undimmedInRegularWidth, tapOnShownTab, barBesidePopover, tabOfSidebar, swipeWithAnimator
  /// The calls of appearance, and the flags that are true in them (R11, R29, R34).
  case callsOfDetached, callsOfIntermediate, flagOfUnseen
  /// Whom the system asks (R28, R42, R43).
  case orientations, preferences, statusBarOverSheet, statusBarOfWindow, windowOfPreferences
  case windowsAtOneLevel, orientationLock, topHidesStatusBar, answerOfContainer
}

extension Hierarchy {
  /// The doubts about everything in the hierarchy.
  package var doubts: [Doubt] {
    presentations.flatMap(doubts(about:))
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

  /// The doubts about a presentation's presenter.
  package func doubts(about presentation: Presentation) -> [Doubt] {
    if presentation.replaced != nil {
      return [Doubt(.delegatesController, of: id(presentation.presented))]
    }
    return doubts(
      about: presentation.walk, of: presentation.presented, hasOwnLook: presentation.hasOwnLook)
      + [
        tapDoubt(of: presentation), state.doubt(ofPlaceOf: presentation.sender),
        doubt(ofColumnWith: presentation.presenter),
        state.record(ofPresented: presentation.presented)?.doubt,
      ].compactMap(\.self)
  }

  /// The doubt about a tap beside an action sheet that has no source, from iOS 26 on (R13).
  package func tapDoubt(of presentation: Presentation) -> Doubt? {
    app.ios >= ViewController.inlineSourcesSince && presentation.hasOwnLook
      && presentation.systemPresentation == .actionSheet && !presentation.originatesFromSource
      ? Doubt(.tapBesideActionSheet, of: id(presentation.presented)) : nil
  }

  /// The doubt about a popover of UIKit's own that lacks its source, from iOS 26 on (R13).
  package func sourceDoubt(of presentation: Presentation) -> Doubt? {
    lacksPopoverSource(presentation.presented) ? state.sourceDoubt(of: presentation) : nil
  }

  /// The doubts about a search for a presenter.
  ///
  /// - Parameter hasOwnLook: Whether an alert or an action sheet is presented.
  package func doubts(about walk: Walk, of presented: Index, hasOwnLook: Bool) -> [Doubt] {
    let leavesContext = walk.stops.contains { $0.finding == .isTopInContext }
    let isDuringSearch = ![nil, presented].contains(state.search(passedBy: walk))
    let ofContext = walk.stops.lazy.compactMap { self.doubt(ofContextOf: $0.viewController) }
    return (hasOwnLook && leavesContext ? [Doubt(.alertCoversScreen, of: id(presented))] : [])
      + (isDuringSearch ? [Doubt(.duringSearch, of: id(presented))] : [])
      + (walk.rule == .contextPresents ? ofContext.prefix(1).map(\.self) : [])
  }

  /// The doubt about the `definesPresentationContext` of a tab bar or split view controller.
  package func doubt(ofContextOf member: Index) -> Doubt? {
    let controller = app.viewControllers[member]
    guard [.split, .tabBar].contains(controller.kind), app.rules == .uikit,
      controller.definesPresentationContext == nil
    else { return nil }
    return Doubt(.defaultContext, of: controller.id.value)
  }

  /// The doubt about the parent of a column or a tab.
  package func doubt(ofParentOf tab: Index) -> Doubt? {
    if let doubt = doubt(ofHiddenColumn: tab) ?? state.doubt(ofPlaceOf: tab) { return doubt }
    if state.inspectorColumns.contains(tab) { return Doubt(.inspectorAsColumn, of: id(tab)) }
    if let column = [tab, parentViewController(of: tab) ?? tab].first(where: isColumnInStack) {
      return Doubt(.stackOfColumn, of: id(column))
    }
    if let doubt = doubt(ofUnshownTab: tab) { return doubt }
    if isInUnmanagedGroup(tab) { return Doubt(.parentOfTabInGroup, of: id(tab)) }
    if let parent = parentViewController(of: tab) {
      if app.viewControllers[parent].kind == .split { return doubt(ofWidthOf: parent) }
      if let doubt = doubt(ofTabBeyondBar: tab) { return doubt }
    }
    if parentViewController(of: tab) == nil { return state.doubt(ofAbsent: tab) }
    return moreController(withStackOf: tab) == nil
      ? nil : Doubt(.parentOfTabBehindMore, of: id(tab))
  }

  /// The doubt about a tab for which an iPad's tab bar may have no room (R27). Five fit in any width; that more
  /// do is known from one report.
  package func doubt(ofTabBeyondBar tab: Index) -> Doubt? {
    guard let bar = parentViewController(of: tab), app.viewControllers[bar].kind == .tabBar,
      !traits(of: tab).isCompact, children(of: bar).dropFirst(5).contains(tab)
    else { return nil }
    return Doubt(.tabBeyondBar, of: id(tab))
  }

  /// The doubt about a controller whose tab, one of `tabs`, nobody has selected so far.
  package func doubt(ofUnshownTab member: Index) -> Doubt? {
    guard let bar = tabBarController(of: member), app.viewControllers[bar].showsTabs,
      let child = ancestors(of: member).first(where: { parentViewController(of: $0) == bar }),
      member == child || state.tab(of: member, in: bar) != nil,
      appearances(of: child).entering.isEmpty
    else { return nil }
    return Doubt(.unshownTab, of: id(member))
  }

  /// The doubt about the parent of a column that a split view controller hides or keeps aside.
  package func doubt(ofHiddenColumn column: Index) -> Doubt? {
    let split = splitViewController(leavingOut: column)
    let isAside = split.map { !isInspector(column, of: $0) } ?? false
    return isAside || state.hiddenColumns[column].map { !isCollapsed($0) } == true
      ? Doubt(.parentOfHiddenColumn, of: id(column)) : nil
  }

  /// Whether it is the navigation controller of a column with a name that is in another's stack.
  private func isColumnInStack(_ member: Index) -> Bool {
    splitViewController(withDetailInStack: member).map { state.collapsed[$0]?.detail == nil }
      ?? false
  }

  private func isInUnmanagedGroup(_ member: Index) -> Bool {
    guard let bar = parentViewController(of: member), let tab = state.tab(of: member, in: bar)
    else {
      return false
    }
    return app.viewControllers[bar].tabs[tab].group != nil
      && groupNavigation(of: member, in: bar) == nil
  }
}
