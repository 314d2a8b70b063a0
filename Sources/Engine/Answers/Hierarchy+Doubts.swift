/// What sources leave open about the facts that several answers state. Each answer lists the doubts
/// about its facts, so that none is certain where another isn't.
extension Hierarchy {
  /// The doubts about the visibility of a controller's view: those about the views on its way to the
  /// window.
  package func doubts(aboutViewOf member: Index) -> [Doubt] {
    let top = ancestors(of: member).last ?? member
    if wasLeftBehind(top) { return [Doubt(.viewLeftBehind, of: id(top))] }
    return windowWalk(from: member).stops.compactMap { presentation(by: $0.viewController) }
      .flatMap(doubts(aboutViewBehind:))
  }

  /// The doubts about the presenter's view during a presentation.
  package func doubts(aboutViewBehind presentation: Presentation) -> [Doubt] {
    if presentation.sheetExtent == .fullScreen {
      return [Doubt(.viewUnderSheet, of: id(presentation.presented))]
    }
    let isCover =
      app.viewControllers[presentation.presented].isSwiftUIs
      && presentation.modalPresentationStyle == .fullScreen
    return isCover ? [Doubt(.styleOfCover, of: id(presentation.presented))] : []
  }

  /// The doubts about the user's gestures that end a presentation.
  package func doubts(aboutGesturesOf presentation: Presentation) -> [Doubt] {
    let presented = id(presentation.presented)
    var topics: [Doubt.Topic] = []
    switch wayOut(of: presentation) {
    case .coversScreen(isModal: false): topics.append(.swipeInCompactHeight)
    case .swipe(orTap: false): topics.append(.tapBesideSheet)
    case nil
    where presentation.preferredTransition == .zoom
      && state.modalMember(of: presentation) != nil:
      topics.append(.zoomOfModal)
    default: break
    }
    if state.searchOver(presentation) != nil { topics.append(.swipeUnderSearch) }
    return topics.map { Doubt($0, of: presented) }
      + [placeDoubt(of: presentation)].compactMap(\.self)
  }

  /// The doubts about who is asked for a preference; about several presentations, that of the latest
  /// (R42, R43).
  package func doubts(about search: Consultation, for preference: SystemPreference) -> [Doubt] {
    if preference == .prefersInterfaceOrientationLocked {
      return [Doubt(.orientationLock, of: id(search.answer))]
    }
    var doubts: [Doubt] = []
    for (presentation, isOverOther) in search.presentations.reversed() {
      let topic: Doubt.Topic? =
        if preference == .supportedInterfaceOrientations {
          [.fullScreen, .popover].contains(presentation.visibleStyle) ? nil : .orientations
        } else if !preference.isOfStatusBar {
          .preferences
        } else {
          isOverOther && presentation.visibleStyle == .fullScreen ? .statusBarOverSheet : nil
        }
      guard let topic, !doubts.contains(where: { $0.topic == topic }) else { continue }
      doubts.append(Doubt(topic, of: id(presentation.presented)))
    }
    let windows = state.shownWindows(inSceneOf: search.window)
    if preference.isOfStatusBar, windows.count > 1 {
      doubts.append(Doubt(.statusBarOfWindow, of: app.windows[search.window].id.value))
      doubts += doubt(ofFrontAmong: windows).map { [$0] } ?? []
    } else if windows.count > 1 {
      doubts.append(Doubt(.windowOfPreferences, of: app.windows[search.window].id.value))
    }
    let byClass = zip(search.stops, search.stops.dropFirst()).filter {
      $1.reason == .isNamedByClass && app.viewControllers[$0.controller].kind == .navigation
    }
    return doubts + byClass.map { Doubt(.topHidesStatusBar, of: id($0.0.controller)) }
  }

  /// The doubt about the window in front, if another of its level is shown (R28).
  private func doubt(ofFrontAmong windows: [Window.Index]) -> Doubt? {
    guard let front = windows.last, windows.count > 1,
      app.windows[windows[windows.count - 2]].level == app.windows[front].level
    else { return nil }
    return Doubt(.windowsAtOneLevel, of: app.windows[front].id.value)
  }
}
