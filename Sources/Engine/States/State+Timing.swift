import VCSource

/// Steps that happen while the previous step isn't over: during the appearance of a view, or a
/// transition (R30).
extension State {
  /// A running presentation or dismissal of the previous step.
  struct Transition {
    let record: PresentationRecord
    /// Whether the presentation ends.
    let isDismissal: Bool

    var presented: Index { record.presentation.presented }
    var presenter: Index { record.presentation.presenter }
  }

  /// A step that is carried out after another step's transition.
  struct Waiting {
    let who: Index
    let range: SourceRange?
    var log: UIKitMessage?
  }

  /// Hints that a step waits, because it is undocumented what each iOS does.
  ///
  /// - Parameter doubt: The doubt that says so, if the family's stack changes.
  mutating func hintAboutWaiting(_ waiting: Waiting?, doubt: Doubt? = nil) {
    guard let waiting else { return }
    let log = waiting.log.map { [$0.note] } ?? []
    hint(
      doubt.map { .undocumented(doubt: $0) } ?? .waitsForTransition(id: id(waiting.who)),
      at: waiting.range, [completionNote()] + log)
  }

  // MARK: Checks

  /// Checks that a controller's view appears, as only such a controller receives methods like
  /// `viewDidLoad`.
  mutating func checkAppearing(
    _ receiver: Index, during time: Sourced<StepTime>?
  ) throws(StepRefusal) {
    guard let time, time.value.isCallback else { return }
    if let since = time.value.since, app.ios < since {
      hint(.methodTooNew(method: time.value.rawValue, version: since, ios: app.ios), at: time.range)
    }
    guard visibility(of: receiver) == .inWindow, !wasInWindow(receiver) else {
      throw .warning(
        .presentation(.doesNotAppear(id: id(receiver), method: time.value.rawValue)), at: time.range
      )
    }
  }

  /// Refuses a presentation while the presenter presents or dismisses; up to iOS 7, while any
  /// controller in the window does.
  ///
  /// Returns the content of a hint if another transition is running, else nil.
  func checkTransition(
    _ attempt: Attempt, during time: Sourced<StepTime>?, at range: SourceRange?
  ) throws(StepRefusal) -> Waiting? {
    guard try checkRunning(time) else { return nil }
    if let transition = transition(inTheWayOf: attempt.presenter) {
      let isAgain = transition.presented == attempt.presented
      throw .warning(
        .presentation(
          .presenterInTransition(
            presenter: id(attempt.presenter), isDismissal: transition.isDismissal,
            other: id(transition.presented), refused: id(attempt.presented))),
        at: range,
        [
          note(of: transition), completionNote(front: front(after: transition, attempt)),
          isAgain ? inTransition(attempt).note : nil,
          Doubt(isAgain ? .presentedAgain : .logDuringTransition, of: id(attempt.presented)).note,
        ].compactMap(\.self))
    }
    return Waiting(who: attempt.presented, range: time?.range)
  }

  /// Refuses a presentation in `viewDidLoad` and `viewWillAppear` of a controller that appears in
  /// the previous step, because its view is not in the window (R22).
  func checkAppeared(_ attempt: Attempt, during time: Sourced<StepTime>?) throws(StepRefusal) {
    guard let time = time?.value, time.isBeforeWindow, !wasInWindow(attempt.presenter) else {
      return
    }
    throw .warning(
      .presentation(
        .presenterNotYetInWindow(
          method: time.rawValue, sender: id(attempt.sender), presenter: id(attempt.presenter),
          presented: id(attempt.presented), isSender: attempt.sender == attempt.presenter)),
      at: nil,
      [Diagnostic.Note(.firstInViewDidAppear(id: id(attempt.sender))), notInWindow(attempt).note])
  }

  /// Refuses a dismissal by a presenter that is presenting or dismissing. This is known up to iOS
  /// 13.
  func checkDismissal(
    by receiver: Participant, during time: Sourced<StepTime>?
  ) throws(StepRefusal) -> Waiting? {
    guard try checkRunning(time) else { return nil }
    guard let presenter = dismissingPresenter(receiver.value),
      let transition = transition(inTheWayOf: presenter),
      let log = dismissedInTransition(presenter)
    else {
      let going = presentation(endedByDismissSentTo: receiver.value).flatMap { record($0) }
      return Waiting(who: going?.presentation.presented ?? receiver.value, range: time?.range)
    }
    throw .warning(
      .presentation(
        .dismissedInTransition(
          presenter: id(presenter), isDismissal: transition.isDismissal,
          other: id(transition.presented))),
      at: receiver.range, [note(of: transition), completionNote(), log.note])
  }

  /// Refuses a change of a navigation controller's stack while a member of its family presents or
  /// dismisses. This is known from iOS 8 on.
  func checkStack(
    of navigation: Index, during time: Sourced<StepTime>?, _ action: Message.StackAction,
    moving member: Index?
  ) throws(StepRefusal) -> Waiting? {
    guard try checkRunning(time), kinds[navigation] == .navigation else { return nil }
    let family = top(of: navigation)
    if app.ios >= 8, let transition = transitions.first(where: { top(of: $0.presenter) == family })
    {
      throw .warning(
        .container(
          .stackInTransition(
            navigation: id(navigation), presented: id(transition.presented),
            isDismissal: transition.isDismissal)),
        at: stepRange,
        [note(of: transition), completionNote(), stackNotUpdated(navigation, action).note])
    }
    let isNested = before.first.map {
      $0.children.indices.contains(navigation) && $0.children[navigation] != children[navigation]
    }
    let isLogged = app.ios < 8 && action == .push && isNested == true
    return Waiting(
      who: member ?? navigation, range: time?.range,
      log: isLogged ? UIKitMessage(.nestedPush, ios: 7) : nil)
  }

  /// Whether the previous step's transition is running. Refuses a step that claims one if there is
  /// none.
  private func checkRunning(_ time: Sourced<StepTime>?) throws(StepRefusal) -> Bool {
    guard let time, time.value != .viewDidAppear else { return false }
    let runs =
      app.steps.indices.contains(lastCarriedOut - 1)
      && app.steps[lastCarriedOut - 1].action.verb.hasTransition
    if !runs, time.value == .transition {
      throw .warning(.presentation(.noTransition), at: time.range)
    }
    return runs
  }

  // MARK: What is not over

  /// Whether a controller's view was in the window before the last step that changed anything. At
  /// launch, none was.
  func wasInWindow(_ member: Index) -> Bool {
    guard let earlier = before.first else { return lastCarriedOut > 0 }
    return earlier.parent.indices.contains(member) && earlier.visibility(of: member) == .inWindow
  }

  /// The presentations or dismissals that the last step began.
  private var transitions: [Transition] {
    guard let earlier = before.first else { return [] }
    guard app.steps[lastCarriedOut - 1].action.dismisses else {
      return presentations.compactMap(\.self).filter { $0.presentation.step == lastCarriedOut }
        .map { Transition(record: $0, isDismissal: false) }
    }
    return earlier.presentations.compactMap(\.self).filter {
      record(ofPresented: $0.presentation.presented)?.presentation != $0.presentation
    }.map { Transition(record: $0, isDismissal: true) }
  }

  private func transition(inTheWayOf presenter: Index) -> Transition? {
    transitions.first {
      $0.presenter == presenter || (app.ios < 8 && root(of: $0.presenter) == root(of: presenter))
    }
  }

  /// The root of the window that a controller's family is in.
  private func root(of member: Index) -> Index {
    var top = outerTop(of: member)
    while let record = record(ofPresented: top) {
      top = outerTop(of: record.presentation.presenter)
    }
    return top
  }

  /// The presenter that handles `dismiss`, now or before a running dismissal.
  private func dismissingPresenter(_ receiver: Index) -> Index? {
    for state in [self] + before where state.parent.indices.contains(receiver) {
      guard let number = state.presentation(endedByDismissSentTo: receiver) else { continue }
      return state.record(number)?.presentation.presenter
    }
    return nil
  }

  private func note(of transition: Transition) -> Diagnostic.Note {
    transition.isDismissal
      ? Diagnostic.Note(
        .departedHere(departure: .dismissed, id: id(transition.presented)),
        at: departures[transition.presented]?.range)
      : Diagnostic.Note(.presentedHere(id: id(transition.presented)), at: transition.record.range)
  }

  /// The controller that can present after the transition, if its presenter is presenting by then
  /// (R9).
  private func front(after transition: Transition, _ attempt: Attempt) -> String? {
    transition.isDismissal || transition.presenter != attempt.presenter
      ? nil : id(transition.presented)
  }

  /// Where to make the call instead.
  private func completionNote(front: String? = nil) -> Diagnostic.Note {
    let step = app.steps[lastCarriedOut - 1]
    let hasHandler =
      switch step.action {
      case .present, .dismiss: !step.isByUser
      default: false
      }
    return Diagnostic.Note(.inCompletionHandler(front: front, hasHandler: hasHandler))
  }
}
