import VCSource

/// What the user does, and only with what lies on top (R31).
extension State {
  /// Refuses a tap in the bar of a container that isn't on the screen, or that another controller
  /// covers. A sheet that leaves the rest undimmed, and a search, cover nothing.
  mutating func checkReach(of container: Participant) throws(StepRefusal) {
    let index = container.value
    let visibility = visibility(of: index)
    guard visibility == .inWindow else {
      throw .warning(
        .presentation(.outOfReach(id: id(index), top: nil)), at: container.range,
        notes(of: visibility))
    }
    let cover = cover(of: index)
    if let cover, let doubt = doubt(ofBarOf: index, beside: cover.presentation) {
      hint(.undocumented(doubt: doubt), at: container.range)
    } else if let cover {
      let top = id(cover.presentation.presented)
      throw .warning(
        .presentation(.outOfReach(id: id(index), top: top)), at: container.range,
        [Diagnostic.Note(.presentedHere(id: top), at: cover.range)])
    }
    if let hider = bottomBarHider(in: index) {
      throw .warning(
        .presentation(.barHidden(id: id(index), hider: id(hider))), at: container.range)
    }
  }

  /// The topmost presentation above a container that keeps the user from its bar, nil if there is none.
  private func cover(of container: ViewController.Index) -> PresentationRecord? {
    presentations(over: container).lazy.compactMap { record($0) }.first {
      $0.presentation.systemPresentation != .search && $0.presentation.sheetExtent != .undimmed
    }
  }

  /// The doubt about the other buttons of a bar while a popover points at one of them (R31).
  package func doubt(
    ofBarOf navigation: ViewController.Index, beside popover: Presentation
  ) -> Doubt? {
    let presented = app.viewControllers[popover.presented]
    guard popover.visibleStyle == .popover, presented.barButtonItem != nil,
      presented.sourceView == nil, presented.sourceItem == nil, kinds[navigation] == .navigation,
      nearest(.navigation, from: popover.sender) == navigation
    else { return nil }
    return Doubt(.barBesidePopover, of: id(navigation))
  }

  /// Performs a tap on the tab that is shown, which goes back to the root of its stack (R21).
  mutating func tapShownTab(_ tab: Participant) {
    if let doubt = doubt(ofTapOnShownTab: tab.value) {
      leaveOpen(doubt, contentsOf: tab.value)
      return hint(.undocumented(doubt: doubt), at: tab.range)
    }
    if kinds[tab.value] == .navigation { try? popToRoot(tab) }
  }

  /// The doubt about a tap on the tab that is shown: while the tab presents, or where its stacks are
  /// further in (R21).
  package func doubt(ofTapOnShownTab tab: ViewController.Index) -> Doubt? {
    let isOpen =
      kinds[tab] == .navigation
      ? children[tab].count > 1 && presentation(presentedFrom: tab) != nil : !children[tab].isEmpty
    return isOpen ? Doubt(.tapOnShownTab, of: id(tab)) : nil
  }

  /// The controller in the selected stack that hides a tab bar controller's bar, nil if the bar is shown
  /// (R44).
  package func bottomBarHider(in tabBar: ViewController.Index) -> ViewController.Index? {
    guard kinds[tabBar] == .tabBar, let stack = selectedChild(of: tabBar),
      kinds[stack] == .navigation
    else { return nil }
    return children[stack].first {
      app.viewControllers[$0][flag: .hidesBottomBarWhenPushed]?.value == true
    }
  }

  /// Performs a swipe down on a sheet, or a tap beside a popover. It ends the same presentation as
  /// `dismiss`, if the gesture exists and nothing prevents it.
  mutating func dismissByUser(_ named: Participant) throws(StepRefusal) {
    let number = try presentationToEnd(by: named, isByUser: true)
    guard let record = record(number) else { return }
    try checkGesture(number, record, at: named.range)
    for doubt in doubts(ofSwipeEnding: record.presentation) {
      hint(.undocumented(doubt: doubt), at: named.range)
    }
    end(number)
  }

  /// The doubts about whether a swipe ends a presentation (R31, R37).
  func doubts(ofSwipeEnding sheet: Presentation) -> [Doubt] {
    let topics: [DoubtTopic?] = [
      searchOver(sheet) == nil ? nil : .swipeUnderSearch,
      sheet.isSheet && app.viewControllers[sheet.presented].transitioningDelegate != nil
        ? .swipeWithAnimator : nil,
    ]
    return topics.compactMap(\.self).map { Doubt($0, of: id(sheet.presented)) }
  }

  /// The reason why the user's gesture dismisses nothing, nil if it dismisses.
  package func refusal(
    ofGestureOn receiver: ViewController.Index, afterStep number: Int
  ) -> Diagnostic? {
    var (state, step) = (self, Step(.dismiss(Sourced(receiver))))
    step.isInteractive = Sourced(true)
    state.runHypothetical(step, afterStep: number)
    return state.findings.diagnostics.first
  }

  /// The reason why no gesture ends the presentation of a controller, nil if one does.
  package func refusal(ofGestureEnding presented: ViewController.Index) -> Diagnostic? {
    guard let number = presentationByPresented[presented], let record = record(number) else {
      return nil
    }
    do throws(StepRefusal) { try checkGesture(number, record, at: nil) } catch {
      return error.diagnostic
    }
    return nil
  }

  private func checkGesture(
    _ number: Int, _ record: PresentationRecord, at range: SourceRange?
  ) throws(StepRefusal) {
    let presentation = record.presentation
    let presented = id(presentation.presented)
    let place = Diagnostic.Note(.presentedHere(id: presented), at: record.range)
    func refusal(_ message: Message.Presentation, _ notes: [Diagnostic.Note]) -> StepRefusal {
      .warning(.presentation(message), at: range, notes)
    }
    let isUnderSearch = searchOver(presentation) != nil
    if !isUnderSearch, let top = presentationOver(number), let above = self.record(top) {
      let other = id(above.presentation.presented)
      throw refusal(
        .coveredFromUser(id: presented, top: other),
        [Diagnostic.Note(.presentedHere(id: other), at: above.range)])
    }
    let visibility = visibility(of: presentation.presented)
    guard visibility == .inWindow || isUnderSearch else {
      throw refusal(.outOfSight(id: presented), notes(of: visibility))
    }
    guard presentation.dismissalGesture(ios: app.ios) != nil else {
      let isSheet = [.pageSheet, .formSheet].contains(presentation.visibleStyle)
      throw refusal(
        .noGesture(
          since: isSheet && app.ios < 13 && !presentation.hasOwnLook ? 13 : nil, id: presented,
          style: presentation.sheetExtent == .fullScreen
            ? "compactHeight"
            : isSheet ? presentation.visibleStyle.rawValue : presentation.seenName),
        [place] + [doubt(ofStyleOf: presentation.presented)?.note].compactMap(\.self))
    }
    if let modal = modalMember(of: presentation) {
      let isZoom = presentation.preferredTransition == .zoom
      throw refusal(
        .dismissalPrevented(id: presented, modal: id(modal)),
        [
          Diagnostic.Note(
            .isDeclaredHere, at: app.viewControllers[modal][flag: .isModalInPresentation]?.range),
          Diagnostic.Note(.delegateHearsOfAttempt),
        ] + (isZoom ? [Doubt(.zoomOfModal, of: presented).note] : []))
    }
  }

  /// The active search that alone lies above a sheet, nil if there is none: apps keep the user from
  /// dismissing such a sheet.
  package func searchOver(_ sheet: Presentation) -> ViewController.Index? {
    guard sheet.isSheet, let number = presentationByPresented[sheet.presented],
      let top = presentationOver(number), let above = record(top)?.presentation,
      above.systemPresentation == .search, chain(from: number).count == 2
    else { return nil }
    return above.presented
  }

  /// The topmost presentation above another: one by its own family, or by a container of the
  /// controller in whose place it appears (R36); nil if nothing is above it.
  private func presentationOver(_ number: Int) -> Int? {
    if let top = chain(from: number).first, top != number { return top }
    return record(number).flatMap { presentations(around: $0.presentation.presenter).first }
  }

  /// The presentations above a member of a family, the topmost first.
  private func presentations(over member: Index) -> [Int] {
    presentationByPresenter[member].map(chain) ?? presentations(around: member)
  }

  /// The presentations by a container of a member, or of one in whose place its family appears (R36), the
  /// topmost first.
  private func presentations(around member: Index) -> [Int] {
    var member = member
    while true {
      var container = parent[member]
      while container >= 0 {
        if let number = presentationByPresenter[container] { return chain(from: number) }
        container = parent[container]
      }
      guard let outer = presentationByPresented[top(of: member)].flatMap({ record($0) }) else {
        return []
      }
      member = outer.presentation.presenter
    }
  }

  /// The visible member of a presented family whose `isModalInPresentation` prevents the user from
  /// dismissing it, from iOS 13 on; nil if there is none.
  package func modalMember(of presentation: Presentation) -> ViewController.Index? {
    guard app.ios >= 13 else { return nil }
    var stack = [presentation.presented]
    while let member = stack.popLast() {
      if app.viewControllers[member][flag: .isModalInPresentation]?.value == true { return member }
      stack += children[member].reversed().filter { hiding(of: $0, in: member) == nil }
    }
    return nil
  }
}
