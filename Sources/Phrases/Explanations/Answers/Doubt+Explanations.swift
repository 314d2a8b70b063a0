import VCEngine

extension PresentExplanation {
  package var doubts: [Doubt] {
    if let refusal { return doubtsOfPresenter + refusal.doubts }
    let results = presentation.flatMap { after.children(of: $0.presented).first }
    return doubtsOfPresenter
      + [
        presentation.flatMap(after.sourceDoubt), results.flatMap(after.doubt(ofResults:)),
        presentation.flatMap(after.doubt(ofTransitionOf:)),
        presentation.flatMap(after.doubt(ofWidthOf:)),
        needsNoSource ? Doubt(.sourceOfShareSheet, of: after.id(presented)) : nil,
      ].compactMap(\.self) + (presentation.map(after.doubts(aboutViewBehind:)) ?? [])
      + after.doubts(ofColumnsMovedSince: hierarchy)
  }

  /// Whether it is a share sheet that perhaps needs no source (R13).
  private var needsNoSource: Bool {
    traits.horizontalSizeClass == .compact && system == .shareSheet
      && !after.app.viewControllers[presented].hasPopoverSource
  }

  /// The doubts about the presenter, and whether anybody presents.
  var doubtsOfPresenter: [Doubt] {
    if let presentation { return after.doubts(about: presentation) }
    return after.doubts(about: walk, of: presented, hasOwnLook: system != nil && style == .custom)
  }
}

extension PropertyExplanation {
  package var doubts: [Doubt] {
    let ofChildren =
      property == .children
      ? (value + hierarchy.columnsLeftOut(of: owner).prefix(1))
        .compactMap(hierarchy.doubt(ofHiddenColumn:))
        + value.lazy.compactMap(hierarchy.doubt(ofParentOf:)).prefix(1) : []
    let ofContents =
      [.children, .topViewController, .visibleViewController].contains(property)
      ? hierarchy.state.doubt(ofContentsOf: owner) : nil
    return ([doubt, ofContents, doubtOfPresenter].compactMap(\.self) + ofChildren).uniqued()
  }

  /// The doubt about what a container around a navigation controller presents.
  private var doubtOfPresenter: Doubt? {
    guard property == .visibleViewController, let last = walk.stops.last, last.finding == .presents,
      hierarchy.ancestors(of: owner).dropFirst().contains(last.viewController)
    else { return nil }
    return Doubt(.presentedAboveStack, of: hierarchy.id(last.viewController))
  }

  /// Whether sources say the opposite of the value (R26).
  var isOpen: Bool { doubts.contains { $0.topic == .leftBehind } }

  /// The doubt about a column that contains the owner and isn't shown.
  private var doubtOfColumn: Doubt? {
    hierarchy.ancestors(of: owner).lazy.compactMap(hierarchy.doubt(ofHiddenColumn:)).first
  }

  private var doubt: Doubt? {
    let top = hierarchy.ancestors(of: owner).last ?? owner
    return switch property {
    case .parentViewController, .navigationController: hierarchy.doubt(ofParentOf: owner)
    case .tabBarController:
      hierarchy.doubt(ofUnshownTab: owner) ?? doubtOfColumn ?? hierarchy.state.doubt(ofAbsent: top)
    case .splitViewController: doubtOfColumn
    case .presentingViewController where hierarchy.wasLeftBehind(top):
      Doubt(.leftBehind, of: hierarchy.id(top))
    case .presentingViewController where hierarchy.family(of: owner) == nil:
      inspectorsSplit.map { Doubt(.inspectorAsSheet, of: hierarchy.id($0)) }
    case .presentingViewController: hierarchy.doubt(aboutPresentationsFrom: owner)
    case .presentedViewController, .visibleViewController:
      hierarchy.doubt(aboutPresentationsFrom: owner) ?? hierarchy.doubt(ofLeftBehindFrom: owner)
    default: nil
    }
  }

  /// The collapsed split view controller whose inspector the owner is in, nil if it is in none.
  private var inspectorsSplit: ViewController.Index? {
    let column = hierarchy.ancestors(of: owner).last ?? owner
    return hierarchy.splitViewController(leavingOut: column)
      .flatMap { hierarchy.isInspector(column, of: $0) ? $0 : nil }
  }
}

extension ContainmentExplanation {
  package var doubts: [Doubt] {
    dismissed.map { Doubt(.leftBehind, of: hierarchy.id($0)) } + (refusal?.doubts ?? [])
  }
}

extension Hierarchy {
  /// The doubt about presentations that a member of a family requested, makes or is presented by.
  package func doubt(aboutPresentationsFrom member: Index) -> Doubt? {
    guard let number = family(of: member)?.number else { return nil }
    return presentations.lazy
      .filter { presentation in
        [presentation.sender, presentation.presenter, presentation.presented]
          .contains { self.family(of: $0)?.number == number }
      }
      .flatMap(doubts(about:)).first
  }
}

extension DismissExplanation {
  package var doubts: [Doubt] {
    if let refusal { return refusal.doubts }
    let doubts = [
      hierarchy.doubt(aboutPresentationsFrom: receiver),
      hierarchy.doubt(ofLeftBehindFrom: receiver),
    ].compactMap(\.self)
    let ofView = going.last.map(hierarchy.doubts(aboutViewBehind:)) ?? []
    // What a popped view shows stays.
    let held = hierarchy.presentations.filter { popped.contains($0.sender) }
      .map { Doubt(.sheetOfPopped, of: hierarchy.id($0.presented)) }
    // ZoomOptions has a question of its own.
    let zoom = animated.flatMap { isByUser && $0.preferredTransition == .zoom ? $0.presented : nil }
    let ofZoom = zoom.map { [Doubt(.delegateOfZoom, of: hierarchy.id($0))] } ?? []
    let tops = going.map(\.presented)
    let ofCalls = tops.compactMap { hierarchy.doubt(ofCallsTo: $0, goingWith: tops) }
    let ofColumns = after?.doubts(ofColumnsMovedSince: hierarchy) ?? []
    return (doubtsOfGesture + doubts + ofView + held + ofZoom + ofCalls + ofColumns).uniqued()
  }

  /// The doubts about whether the user's gesture dismisses at all.
  var doubtsOfGesture: [Doubt] {
    isByUser ? going.last.map(hierarchy.doubts(aboutGestureEnding:)) ?? [] : []
  }
}

extension StepExplanation {
  /// The doubts that the step raises, and those about what it names and the containers of that.
  package var doubts: [Doubt] {
    if let presentation { return presentation.doubts + [doubtOfShow].compactMap(\.self) }
    if let refusal { return refusal.doubts }
    let named = Set(
      action.references.flatMap { [$0.value] + after.ancestors(of: $0.value) }.map(after.id))
    let old = before.doubts
    return after.doubts.filter { named.contains($0.subject) || !old.contains($0) }
      + events.flatMap { event -> [Doubt] in
        switch event {
        case .column(let column, isShown: false, _):
          [after.doubt(ofHiddenColumn: column)].compactMap(\.self)
        case .becameRoot(_, _, let gone), .ended(let gone): gone.flatMap(after.doubts(aboutViewOf:))
        case .selected(let tab, _): [after.doubt(ofTabBeyondBar: tab)].compactMap(\.self)
        case .popped(let gone, _), .left(let gone, _), .exchanged(let gone, _, _):
          gone.compactMap(before.doubt(ofUnshownTab:))
        default: []
        }
      } + [doubtOfStack, doubtOfShow].compactMap(\.self) + doubtsOfUser
      + (cover.map(after.doubts(aboutViewBehind:)) ?? [])
      + after.doubts(ofColumnsMovedSince: before)
  }

  /// The doubts about what the user taps (R21, R31, R41).
  private var doubtsOfUser: [Doubt] {
    guard step.isByUser else { return [] }
    switch action {
    case .select(let named, let bar):
      let tab = before.state.tab(ofView: named.value, in: bar.value)
      let isShown = before.selectedViewController(of: bar.value) == tab
      return [
        isShown ? before.state.doubt(ofTapOnShownTab: tab) : nil,
        before.state.doubt(ofTapOn: tab, in: bar.value),
      ].compactMap(\.self)
    case .pop(let navigation):
      let stack = before.state.stackOfPath(at: navigation).value
      return before.presentations.lazy
        .compactMap { before.state.doubt(ofBarOf: stack, beside: $0) }.prefix(1).map(\.self)
    default: return []
    }
  }

  /// The doubt about a navigation controller that `show` presents (R19), and about columns with names
  /// (R25).
  private var doubtOfShow: Doubt? {
    guard let shown = after.app.showing(action) else { return nil }
    if let doubt = before.state.doubt(ofShowing: shown) { return doubt }
    guard before.container(for: shown) == nil, before.nearestContainer(for: shown) != nil,
      after.app.viewControllers[shown.child].kind == .navigation
    else { return nil }
    return Doubt(.placeOfShow, of: after.id(shown.child))
  }

  /// The doubt about a stack that changes during a push or a pop (R30).
  private var doubtOfStack: Doubt? {
    step.during == nil
      ? nil : before.state.changedStack(by: action).flatMap(after.state.doubt(ofContentsOf:))
  }
}
