import VCSource

/// The reason why UIKit would not carry out a step. Thrown before anything changes.
struct StepRefusal: Error {
  let diagnostic: Diagnostic

  static func error(
    _ message: Message, at range: SourceRange?, _ notes: Diagnostic.Note?...
  ) -> StepRefusal {
    StepRefusal(diagnostic: .error(message, at: range, notes: notes.compactMap(\.self)))
  }

  /// A refusal that UIKit only logs.
  static func warning(
    _ message: Message, at range: SourceRange?, _ notes: [Diagnostic.Note] = []
  ) -> StepRefusal {
    StepRefusal(diagnostic: .warning(message, at: range, notes: notes))
  }
}

extension State {
  typealias Participant = Step.Participant

  /// Performs `present(_:animated:completion:)` (R5, R6, R9, R13 to R16).
  ///
  /// - Parameter isFact: Whether it happened before the first step, so that the presenter needn't
  ///   be in the window (R22). In an observed app the presenter is a fact, too.
  /// - Parameter isAnchored: Whether a storyboard provides the popover's source.
  mutating func present(
    _ presented: Participant, from sender: Participant, isFact: Bool = false,
    isAnchored: Bool = false,
    during time: Sourced<StepTime>? = nil
  ) throws(StepRefusal) {
    findings.presentationsTried += 1
    try checkAppearing(sender.value, during: time)
    let viewController = app.viewControllers[presented.value]
    let traits = traits(of: sender.value)
    let system = viewController.systemPresentation(in: traits)
    let style = viewController.presentationStyle(bringing: system, in: traits)
    var walk = presenterWalk(from: sender.value, style: style, rules: app.rules)
    let isSeen = isFact && app.isObserved
    if isSeen, let expected = walk.answer, expected != sender.value {
      hintAboutPresenter(sender, of: presented.value, expected: expected, style)
      walk = Walk(
        rule: .presented, stops: [Walk.Stop(viewController: sender.value, finding: .presents)],
        answer: sender.value)
    }
    let presenter = walk.answer ?? sender.value
    let lends = lendsTransition(to: style, walk)
    let transition = app.viewControllers[lends ? presenter : presented.value].presentationTransition
    let attempt = (presented: presented.value, presenter: presenter, sender: sender.value)
    if walk.stops.last?.finding == .definesContext { findings.contextsReached.insert(presenter) }
    try checkPresentable(presented, by: presenter)
    if !isSeen {
      try checkStyle(style, transition, attempt, of: presented, in: traits)
      try checkPicker(presented, style, bringing: system)
      try checkPopovers(style, transition, attempt, at: presented)
    }
    let waiting = try checkTransition(attempt, during: time, at: presented.range)
    // The order is that of newer versions; the one of older versions is not established.
    if app.ios < 13 { try checkFree(attempt, at: presented.range) }
    try checkWindow(attempt, from: sender, isFact: isFact)
    try checkAppeared(attempt, during: time)
    try checkFree(attempt, at: presented.range)
    if !isSeen { try checkCurl(attempt, at: presented.range) }
    try checkPresentedNowhere(presented)
    // Its view can be in the window only because it alone was added to another's.
    if isInside(sender.value, presented.value) {
      throw .error(
        .presentation(.presentedContainsSender(id: id(presented.value), sender: id(sender.value))),
        at: presented.range, declarationNote(of: presented.value))
    }
    let isDuringPush = waiting != nil && lastStepChangesStack(around: presenter)
    hintAboutWaiting(
      waiting, doubt: isDuringPush ? Doubt(.duringPush, of: id(presented.value)) : nil)
    hintAboutDetached(presenter, presenting: presented.value, at: sender.range)
    hintAboutContext(style, walk, of: presented)
    if !isFact, search(passedBy: walk) != nil {
      hint(.undocumented(doubt: Doubt(.duringSearch, of: id(presented.value))), at: presented.range)
    }
    let adapted = style.adaptation(
      in: traits, delegate: viewController.adaptivePresentationStyle?.value)
    let presentation = Presentation(
      sender: sender.value, presenter: presenter, presented: presented.value,
      systemPresentation: system, modalPresentationStyle: style,
      modalTransitionStyle: transition, adaptsTo: adapted,
      sheetExtent: viewController.sheetExtent(as: adapted ?? style, in: traits),
      preferredTransition: app.ios < PreferredTransition.since
        ? nil : viewController.preferredTransition?.value,
      originatesFromSource: style == .custom
        && viewController.hasInlineSource(ios: app.ios, system),
      walk: walk, step: stepNumber)
    let hasSource = isSeen || isAnchored
    if !hasSource { warnAboutSource(of: presentation, at: presented.range) }
    begin(presentation, hasSource: hasSource, at: stepRange ?? presented.range)
    if isDuringPush {
      leaveOpen(Doubt(.duringPush, of: id(presented.value)), presented.value)
    }
  }

  private mutating func begin(
    _ presentation: Presentation, hasSource: Bool, at range: SourceRange?
  ) {
    let number = presentations.count
    attach(presentation.presented)
    presentations.append(
      PresentationRecord(
        presentation: presentation, range: range, context: context(of: presentation, number),
        furthestPresenter: furthestPresenter(below: presentation.presenter),
        isInPopover: isInPopover(presentation), hasSource: hasSource))
    presentationByPresenter[presentation.presenter] = number
    presentationByPresented[presentation.presented] = number
    setPresentation(number, fromFamilyOf: presentation.presenter, isMade: true)
    enter(presentation.presented)
    exchangePresented(number)
  }

  /// The presentation in whose place a context presentation appears. For a presenter with a parent
  /// that is the presentation itself; a top passes on the place of its own family, so long chains
  /// of tops are resolved once.
  func context(of presentation: Presentation, _ number: Int) -> Int? {
    guard presentation.visibleStyle.isContextStyle else { return nil }
    return parent[presentation.presenter] >= 0
      ? number : record(ofPresented: presentation.presenter)?.context
  }

  /// Whether a presented family is in a popover. A family in the context of a member of a popover's
  /// family is, too.
  func isInPopover(_ presentation: Presentation) -> Bool {
    switch presentation.visibleStyle {
    case .popover: true
    case .currentContext, .overCurrentContext: isInPopover(presentation.presenter)
    default: false
    }
  }

  /// Whether a member's family is in a popover.
  func isInPopover(_ member: Index) -> Bool {
    record(ofPresented: top(of: member))?.isInPopover ?? false
  }

  /// Whether a member's family is in a form sheet or a popover of regular width, whose content has
  /// compact width from iOS 8 on (R14).
  func isInCompactContent(_ member: Index) -> Bool {
    guard let record = record(ofPresented: top(of: member)), app.ios >= 8,
      !traits(of: member).isCompact
    else { return false }
    return record.isInPopover || record.presentation.visibleStyle == .formSheet
  }

  // MARK: Checks

  /// Checks that the controller can be presented: it must be a top, and nothing presents itself
  /// (R16).
  private func checkPresentable(_ presented: Participant, by presenter: Index) throws(StepRefusal) {
    let index = presented.value
    let declared = declarationNote(of: index)
    func refusal(_ message: Message.Presentation, _ notes: Diagnostic.Note...) -> StepRefusal {
      StepRefusal(diagnostic: .error(.presentation(message), at: presented.range, notes: notes))
    }
    if index == presenter {
      throw refusal(
        .presentsItself(id: id(index)), declared, message(.onItself, [.presenter: index]).note)
    }
    if parent[index] >= 0 {
      throw refusal(
        .presentedHasParent(id: id(index), parent: id(parent[index])), declared,
        hasParent(index).note)
    }
    // Up to iOS 12 it is an active controller, like a child; later this is checked last.
    if app.ios < 13 { try checkPresentedNowhere(presented) }
    if let window = windowOfRoot[index] {
      throw refusal(.rootPresented(id: id(index), window: app.idAmongSeveral(window)), declared)
    }
    if kinds[index] == .split, app.ios < 8 {
      throw refusal(
        .splitNotPresentable(id: id(index)), declared,
        message(.splitPresented, [.presented: index]).note)
    }
  }

  /// Checks that the controller isn't presented yet (R16).
  private func checkPresentedNowhere(_ presented: Participant) throws(StepRefusal) {
    guard let record = record(ofPresented: presented.value) else { return }
    let other = record.presentation.presenter
    throw .error(
      .presentation(.alreadyPresented(id: id(presented.value), presenter: id(other))),
      at: presented.range,
      Diagnostic.Note(.presentedHere(id: id(presented.value)), at: record.range),
      isPresented(presented.value, by: other).note)
  }

  private func checkStyle(
    _ style: ModalPresentationStyle, _ transition: ModalTransitionStyle, _ attempt: Attempt,
    of presented: Participant, in traits: Traits
  ) throws(StepRefusal) {
    let viewController = app.viewControllers[presented.value]
    if style == .none {
      throw .error(
        .presentation(.styleNone),
        at: viewController.modalPresentationStyle?.range ?? presented.range,
        message(.styleWithoutController, [:]).note)
    }
    let answer = viewController.adaptivePresentationStyle?.value
    let seen = style.adaptation(in: traits, delegate: answer) ?? style
    if transition == .partialCurl, seen != .fullScreen {
      throw .error(
        .presentation(.curlNeedsFullScreen(id: id(presented.value), style: style.rawValue)),
        at: viewController.modalTransitionStyle?.range ?? presented.range,
        message(.partialCurl, [.presenter: attempt.presenter]).note)
    }
  }

  /// Refuses the photo library on an iPad before iOS 8, which only a UIPopoverController shows (R13).
  private func checkPicker(
    _ presented: Participant, _ style: ModalPresentationStyle, bringing system: SystemPresentation?
  ) throws(StepRefusal) {
    // Without a source, the description doesn't say that it is the library.
    guard app.ios < 8, app.idiom == .pad, system == nil, style != .popover,
      app.viewControllers[presented.value].sourceType != nil
    else { return }
    throw .error(
      .presentation(.pickerNeedsPopover(id: id(presented.value))), at: presented.range,
      declarationNote(of: presented.value), UIKitMessage(.pickerOnPad).note)
  }

  /// Checks that the presenter's view is in the window; the receiver's needn't be (R22).
  private mutating func checkWindow(
    _ attempt: Attempt, from sender: Participant, isFact: Bool
  ) throws(StepRefusal) {
    let (visibility, presented) = (visibility(of: attempt.presenter), id(attempt.presented))
    switch visibility {
    case .inWindow: return
    // What it presents may be why its view has left.
    case .seenOutside where isFact: return
    case .inNoFamily(let top):
      if let doubt = doubt(ofAbsent: top) {
        let message = Message.Presentation.senderPerhapsInNoWindow(
          sender: id(attempt.presenter), presented: presented)
        throw StepRefusal(
          diagnostic: Diagnostic(
            .hint, .presentation(message), at: sender.range, notes: [doubt.note]))
      }
      throw .warning(
        .presentation(.senderInNoWindow(sender: id(attempt.presenter), presented: presented)),
        at: sender.range, notes(of: visibility) + [notInWindow(attempt).note])
    case .notSelected, .covered, .columnHidden, .removed, .windowHidden, .seenOutside:
      let presenter = id(attempt.presenter)
      guard !isFact else { return hintAboutFact(of: presenter, presented, sender, visibility) }
      let doubt = doubt(of: visibility)?.note
      let message = Message.Presentation.presenterNotInWindow(
        presenter: presenter, presented: presented, isOpen: doubt != nil)
      throw StepRefusal(
        diagnostic: Diagnostic(
          doubt == nil ? .warning : .hint, .presentation(message), at: sender.range,
          notes: notes(of: visibility) + [doubt ?? notInWindow(attempt).note]))
    }
  }

  /// Checks that the presenter presents nothing yet (R9).
  private mutating func checkFree(_ attempt: Attempt, at range: SourceRange?) throws(StepRefusal) {
    guard let record = record(ofPresenter: attempt.presenter) else { return }
    let other = record.presentation.presented
    let (waits, log) = (
      isSheet(attempt.presented, keptBehind: other), alreadyPresenting(attempt, other)
    )
    if waits {
      heldSheets.append(
        HeldSheet(
          sheet: Participant(attempt.presented, at: range), sender: attempt.sender, blocker: other))
    }
    throw .warning(
      .presentation(
        .alreadyPresenting(
          presenter: id(attempt.presenter), other: id(other), refused: id(attempt.presented),
          isAgain: other == attempt.presented, waits: waits, isOpen: log == nil)),
      at: range,
      [
        Diagnostic.Note(.presentedHere(id: id(other)), at: record.range),
        log?.note, log == nil ? Doubt(.keptBehind, of: id(other)).note : nil,
        other == attempt.presented ? Doubt(.presentedAgain, of: id(other)).note : nil,
      ].compactMap(\.self))
  }
}
