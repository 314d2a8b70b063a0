/// What sources leave open about the facts that several answers state. Each answer lists the doubts
/// about its facts, so that none is certain where another isn't.
extension Hierarchy {
  /// The doubts about the visibility of a controller's view: those about the views on its way to the
  /// window.
  package func doubts(aboutViewOf member: Index) -> [Doubt] {
    let top = ancestors(of: member).last ?? member
    if wasLeftBehind(top) { return [Doubt(.leftBehind, of: id(top))] }
    let stops = windowWalk(from: member).stops.map(\.viewController)
    let ofPlace = (ancestors(of: member) + stops).lazy.compactMap(state.doubt(ofPlaceOf:)).first
    return [
      ofPlace, doubt(ofResults: member), doubt(ofColumnWith: member),
      state.doubt(of: state.visibility(of: member)),
    ].compactMap(\.self)
      + stops.compactMap { state.record(ofPresented: $0)?.doubt }
      + stops.compactMap(presentation(by:)).flatMap(doubts(aboutViewBehind:))
  }

  /// The doubt about a column beside the secondary one that no code shows or hides, and no display mode
  /// is preferred for: the split view controller's width decides whether it is on screen (R25).
  package func doubt(ofColumnWith member: Index) -> Doubt? {
    openColumn(with: member).flatMap(parentViewController)
      .map { Doubt(.columnOnScreen, of: id($0)) }
  }

  private func openColumn(with member: Index) -> Index? {
    guard state.visibility(of: member) == .inWindow, state.seenInWindow(member) == nil else {
      return nil
    }
    return ancestors(of: member).first { column in
      guard let split = parentViewController(of: column), !isCollapsed(split),
        app.viewControllers[split].displayMode == nil,
        state.columnsBesideSecondary(of: split).contains(column)
      else { return false }
      return state.step(setting: column, of: split) == nil
    }
  }

  /// The doubts about columns whose views come or go from one state to this, unless the step itself hides
  /// them or collapses the split view controller (R25).
  package func doubts(ofColumnsMovedSince before: Hierarchy) -> [Doubt] {
    let leaving = before.membersLeaving(for: self).filter { member in
      before.openColumn(with: member).map {
        state.hiddenColumns[$0] == nil
          && before.parentViewController(of: $0).map(isCollapsed) == false
      } == true
    }
    return
      (membersInWindow(notIn: before).compactMap(doubt(ofColumnWith:))
      + leaving.compactMap(before.doubt(ofColumnWith:))).uniqued()
  }

  /// The doubt about a controller that shows a search's results, before there are any (R23).
  package func doubt(ofResults member: Index) -> Doubt? {
    let ancestors = ancestors(of: member)
    guard let top = ancestors.last, top != member,
      state.record(ofPresented: top)?.presentation.systemPresentation == .search
    else { return nil }
    return Doubt(.searchResults, of: id(ancestors[ancestors.count - 2]))
  }

  /// Whether a controller was presented when its presenter left, and nobody dismissed it (R26).
  package func wasLeftBehind(_ controller: Index) -> Bool {
    family(of: controller) == nil && state.departures[controller]?.presenter != nil
      && state.departures[controller]?.kind != .dismissed
  }

  /// The doubt about what a member, or the nearest above it, presented until it left (R4, R26).
  package func doubt(ofLeftBehindFrom member: Index) -> Doubt? {
    let ancestors = ancestors(of: member)
    return state.departures.keys.sorted().first { other in
      wasLeftBehind(other)
        && (ancestors.last == other
          || ancestors.contains { $0 == state.departures[other]?.presenter })
    }.map { Doubt(.leftBehind, of: id($0)) }
  }

  /// The doubts about the presenter's view during a presentation.
  package func doubts(aboutViewBehind presentation: Presentation) -> [Doubt] {
    [doubt(ofStyleOf: presentation.presented)].compactMap(\.self)
  }

  /// The doubt about the calls to a controller that goes with what it presents, its view out of the
  /// window (R11).
  package func doubt(ofCallsTo member: Index, goingWith tops: [Index]) -> Doubt? {
    guard let top = family(of: member)?.top, tops.contains(top), !isInWindow(member),
      family(of: top)?.members.contains(where: { presentation(by: $0) != nil }) == true
    else { return nil }
    return Doubt(.callsOfIntermediate, of: id(member))
  }

  /// The doubt about the style of a cover of SwiftUI's, or of a system's controller without one.
  package func doubt(ofStyleOf member: Index) -> Doubt? { state.doubt(ofStyleOf: member) }

  /// The doubt about what a presenter lends to a presentation (R15).
  package func doubt(ofTransitionOf presentation: Presentation) -> Doubt? {
    let presenter = app.viewControllers[presentation.presenter]
    guard presentation.modalPresentationStyle == .overCurrentContext, presentation.isInContext,
      !presentation.hasOwnTransition, presentation.preferredTransition == nil,
      presenter.providesPresentationContextTransitionStyle?.value == true,
      app.viewControllers[presentation.presented].presentationTransition
        != presentation.modalTransitionStyle
    else { return nil }
    return Doubt(.lentTransition, of: id(presentation.presented))
  }

  /// The doubt about the width that counts for a controller inside a form sheet or a popover (R14).
  ///
  /// - Parameter place: What is inside; by default the controller itself.
  package func doubt(ofWidthOf member: Index, in place: Index? = nil) -> Doubt? {
    state.isInCompactContent(place ?? member) ? Doubt(.widthInside, of: id(member)) : nil
  }

  /// The doubt about the width to which a presentation from inside a form sheet or a popover adapts.
  /// Action sheets are seen as popovers there, and share sheets from form sheets are.
  package func doubt(ofWidthOf presentation: Presentation) -> Doubt? {
    let controller = app.viewControllers[presentation.presented]
    var traits = traits(of: presentation.presenter)
    traits.horizontalSizeClass = .compact
    let inside = presentation.modalPresentationStyle.adaptation(
      in: traits, delegate: controller.adaptivePresentationStyle?.value)
    let isSeen =
      presentation.systemPresentation == .actionSheet
      || presentation.systemPresentation == .shareSheet
        && !state.isInPopover(presentation.presenter)
    return isSeen || inside == presentation.adaptsTo
      ? nil : doubt(ofWidthOf: presentation.presented, in: presentation.presenter)
  }

  /// The doubts about the user's gestures that end a presentation.
  package func doubts(aboutGesturesOf presentation: Presentation) -> [Doubt] {
    let isModal = state.modalMember(of: presentation) != nil
    let topic: DoubtTopic? =
      switch wayOut(of: presentation) {
      case _ where mayBeUndimmed(presentation): .undimmedInRegularWidth
      case .swipe(orTap: false): .tapBesideSheet
      case nil where presentation.preferredTransition == .zoom && isModal: .zoomOfModal
      default: nil
      }
    let doubts = [
      topic.map { Doubt($0, of: id(presentation.presented)) }, tapDoubt(of: presentation),
      doubt(ofStyleOf: presentation.presented),
    ]
    return state.doubts(ofSwipeEnding: presentation) + doubts.compactMap(\.self)
  }

  /// The doubts about whether the user's gesture ends a presentation at all.
  package func doubts(aboutGestureEnding presentation: Presentation) -> [Doubt] {
    doubts(aboutGesturesOf: presentation).filter {
      ![.tapBesideSheet, .undimmedInRegularWidth].contains($0.topic)
    }
  }

  /// The doubts about who is asked for a preference; about several presentations, that of the latest
  /// (R42, R43).
  package func doubts(about search: Consultation, for preference: SystemPreference) -> [Doubt] {
    if preference == .prefersInterfaceOrientationLocked {
      return [Doubt(.orientationLock, of: id(search.answer))]
    }
    var doubts: [Doubt] = []
    for (presentation, isOverOther) in search.presentations.reversed() {
      let topic: DoubtTopic? =
        if preference == .supportedInterfaceOrientations {
          presentation.fillsScreen || presentation.visibleStyle == .popover ? nil : .orientations
        } else if !preference.isOfStatusBar {
          .preferences
        } else {
          isOverOther && presentation.fillsScreen ? .statusBarOverSheet : nil
        }
      guard let topic, !doubts.contains(where: { $0.topic == topic }) else { continue }
      doubts.append(Doubt(topic, of: id(presentation.presented)))
    }
    doubts += search.presentations.compactMap { doubt(ofStyleOf: $0.presentation.presented) }
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
      + [doubt(ofAnswerBy: search.answer, to: preference)].compactMap(\.self)
  }

  /// The doubt about a container that answers itself, though UIKit may ask what it shows (R43).
  /// UIHostingController overrides four of the properties.
  package func doubt(ofAnswerBy container: Index, to preference: SystemPreference) -> Doubt? {
    let isOpen =
      switch app.viewControllers[container].kind {
      case .split, .page: preference.childProperty != nil
      case .tabBar: preference.isOfStatusBar && state.showsSidebar(container)
      case .custom:
        app.viewControllers[container].isHosting && !children(of: container).isEmpty
          && preference.isOfHosting
      case .navigation: false
      }
    return isOpen ? Doubt(.answerOfContainer, of: id(container)) : nil
  }

  /// The doubt about the window in front, if another of its level is shown (R28).
  private func doubt(ofFrontAmong windows: [Window.Index]) -> Doubt? {
    guard let front = windows.last, windows.count > 1,
      app.windows[windows[windows.count - 2]].level == app.windows[front].level
    else { return nil }
    return Doubt(.windowsAtOneLevel, of: app.windows[front].id.value)
  }
}

extension State {
  /// The doubt about the style of a cover of SwiftUI's, or of a system's controller without one.
  func doubt(ofStyleOf member: Index) -> Doubt? {
    let controller = app.viewControllers[member]
    if controller.isSwiftUIs, controller.modalPresentationStyle?.value == .fullScreen {
      return Doubt(.styleOfCover, of: id(member))
    }
    let isDeclared = ![nil, .automatic].contains(controller.modalPresentationStyle?.value)
    let isSystems = UIKitClass(named: controller.className.value)?.isSystems == true
    guard isSystems, !isDeclared, controller.systemPresentation(in: traits(of: member)) == nil
    else { return nil }
    return Doubt(.ownStyle, of: id(member))
  }
}
