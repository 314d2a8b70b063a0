import Diagnostics

/// Thrown where UIKit would not carry out a step, before anything has changed.
struct Refusal: Error {
  let diagnostic: Diagnostic

  static func error(
    _ message: Message, at range: SourceRange?, _ notes: Diagnostic.Note...
  ) -> Refusal {
    Refusal(diagnostic: .error(message, at: range, notes: notes))
  }

  /// For what UIKit only logs.
  static func warning(
    _ message: Message, at range: SourceRange?, _ notes: [Diagnostic.Note] = []
  ) -> Refusal {
    Refusal(diagnostic: .warning(message, at: range, notes: notes))
  }
}

extension State {
  typealias Reference = Step.Reference

  /// `present(_:animated:completion:)`: R5, R6, R9, R13 to R16.
  mutating func present(_ presented: Reference, from sender: Reference) throws(Refusal) {
    findings.presentationsTried += 1
    let viewController = app.viewControllers[presented.value]
    let style = viewController.presentationStyle(ios: app.ios)
    let walk = presenterWalk(from: sender.value, style: style, rules: app.rules)
    let presenter = walk.answer ?? sender.value
    let attempt = (presented: presented.value, presenter: presenter, sender: sender.value)
    if walk.stops.last?.finding == .definesContext { findings.contextsReached.insert(presenter) }
    try checkPresentable(presented, by: presenter, from: sender.value)
    try checkStyle(style, transition(of: presented.value, walk: walk), attempt, of: presented)
    try checkWindow(of: sender, attempt)
    try checkFree(attempt, at: presented.range)
    hintAboutContext(style, walk, of: presented)

    let adapted = style.adaptation(ios: app.ios, idiom: app.idiom)
    begin(
      Presentation(
        sender: sender.value, presenter: presenter, presented: presented.value,
        modalPresentationStyle: style,
        modalTransitionStyle: transition(of: presented.value, walk: walk), adaptsTo: adapted,
        presenterStaysVisible: (adapted ?? style).keepsPresenterVisible, walk: walk),
      at: stepRange ?? presented.range)
  }

  /// The presented controller's own, unless its presenter was found by the flag and lends its
  /// transition (R15).
  private func transition(of presented: Index, walk: Walk) -> ModalTransitionStyle {
    if let stop = walk.stops.last, stop.finding == .definesContext {
      let presenter = app.viewControllers[stop.viewController]
      if presenter.providesPresentationContextTransitionStyle?.value == true {
        return presenter.transitionStyle
      }
    }
    return app.viewControllers[presented].transitionStyle
  }

  private mutating func begin(_ presentation: Presentation, at range: SourceRange?) {
    let number = presentations.count
    let family = presentationByPresented[top(of: presentation.presenter)]
    presentations.append(PresentationRecord(presentation: presentation, range: range))
    presentationByPresenter[presentation.presenter] = number
    presentationByPresented[presentation.presented] = number
    if let family {
      presentations[family]?.fromItsFamily.insert(number)
    } else {
      presentationsFromRootFamily.insert(number)
    }
    arrive(presentation.presented)
  }

  // MARK: Checks

  /// Only a top that is presented nowhere can be presented, and nothing presents itself (R16).
  private func checkPresentable(
    _ presented: Reference, by presenter: Index, from sender: Index
  ) throws(Refusal) {
    let index = presented.value
    let declared = declarationNote(of: index)
    func refusal(_ message: Message.Presentation, _ notes: Diagnostic.Note...) -> Refusal {
      Refusal(diagnostic: .error(.presentation(message), at: presented.range, notes: notes))
    }
    if index == presenter {
      throw refusal(.presentsItself(id(index)), declared, onItself(index).note)
    }
    if parent[index] >= 0 {
      throw refusal(
        .presentedHasParent(id(index), id(parent[index])), declared, hasParent(index).note)
    }
    if let record = record(ofPresented: index) {
      let other = record.presentation.presenter
      throw refusal(
        .alreadyPresented(id(index), by: id(other)),
        Diagnostic.Note(.presentedHere(id(index)), at: record.range),
        isPresented(index, by: other).note)
    }
    if index == app.rootViewController { throw refusal(.rootPresented(id(index)), declared) }
    if isMember(sender, ofSubtreeAt: index) {
      throw refusal(.presentedContainsSender(id(index), id(sender)), declared)
    }
    if kinds[index] == .split, app.ios < 8 {
      throw refusal(.splitNotPresentable(id(index)), declared, presentedSplit(index).note)
    }
  }

  private func checkStyle(
    _ style: ModalPresentationStyle, _ transition: ModalTransitionStyle, _ attempt: Attempt,
    of presented: Reference
  ) throws(Refusal) {
    let viewController = app.viewControllers[presented.value]
    if style == .none {
      throw .error(
        .presentation(.styleNone),
        at: viewController.modalPresentationStyle?.range ?? presented.range)
    }
    let seen = style.adaptation(ios: app.ios, idiom: app.idiom) ?? style
    if transition == .partialCurl, seen != .fullScreen {
      throw .error(
        .presentation(.curlNeedsFullScreen(id(presented.value), style: style.rawValue)),
        at: viewController.modalTransitionStyle?.range ?? presented.range,
        curled(from: attempt.presenter).note)
    }
  }

  private func checkWindow(of sender: Reference, _ attempt: Attempt) throws(Refusal) {
    let top = top(of: sender.value)
    guard !isShown(top: top) else { return }
    throw .warning(
      .presentation(.senderInNoWindow(id(sender.value), presented: id(attempt.presented))),
      at: sender.range, departureNotes(of: top) + [notInWindow(attempt).note])
  }

  /// One presentation at a time (R9).
  private func checkFree(_ attempt: Attempt, at range: SourceRange?) throws(Refusal) {
    guard let record = record(ofPresenter: attempt.presenter) else { return }
    let other = record.presentation.presented
    throw .warning(
      .presentation(
        .alreadyPresenting(id(attempt.presenter), id(other), refused: id(attempt.presented))),
      at: range,
      [
        Diagnostic.Note(.presentedHere(id(other)), at: record.range),
        alreadyPresenting(attempt, other).note,
      ])
  }
}
