import Diagnostics

/// A step that UIKit would not carry out: what is wrong, and nothing has changed.
struct Refusal: Error {
  let diagnostic: Diagnostic

  static func error(
    _ message: String, at range: SourceRange?, _ notes: Diagnostic.Note...
  ) -> Refusal {
    Refusal(diagnostic: .error(message, at: range, notes: notes))
  }

  /// For what UIKit only logs.
  static func warning(
    _ message: String, at range: SourceRange?, _ notes: [Diagnostic.Note]
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
    try checkStyle(style, transition(of: presented.value, walk: walk), of: presented)
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
    let slot = slots.count
    let family = slotOfPresented[top(of: presentation.presenter)]
    slots.append(Slot(presentation: presentation, range: range))
    slotOfPresenter[presentation.presenter] = slot
    slotOfPresented[presentation.presented] = slot
    if let family { slots[family]?.above.insert(slot) } else { slotsAboveRoot.insert(slot) }
    arrive(presentation.presented)
  }

  // MARK: Checks

  /// Only a top that is presented nowhere can be presented, and nothing presents itself (R16).
  private func checkPresentable(
    _ presented: Reference, by presenter: Index, from sender: Index
  ) throws(Refusal) {
    let index = presented.value
    let declared = Diagnostic.Note("\(name(index)) is declared here", at: place(of: index))
    if index == presenter || index == sender {
      throw .error(
        "\(name(index)) would present itself", at: presented.range, declared,
        onItself(index).note)
    }
    if parent[index] >= 0 {
      throw .error(
        "\(name(index)) is a child of \(name(parent[index])), and only a controller without a "
          + "parent can be presented", at: presented.range, declared, hasParent(index).note)
    }
    if let slot = slotOfPresented[index].flatMap({ slots[$0] }) {
      let other = slot.presentation.presenter
      throw .error(
        "\(name(index)) is presented already, by \(name(other))", at: presented.range,
        Diagnostic.Note("\(name(index)) is presented here", at: slot.range),
        isPresented(index, by: other).note)
    }
    if index == app.rootViewController {
      throw .error(
        "\(name(index)) is the window's root view controller, and cannot be presented",
        at: presented.range, declared)
    }
    if isMember(sender, ofSubtreeAt: index) {
      throw .error(
        "\(name(index)) contains \(name(sender)), and cannot be presented from it",
        at: presented.range, declared)
    }
    if kinds[index] == .split, app.ios < 8 {
      throw .error(
        "\(name(index)) is a split view controller, which cannot be presented before iOS 8",
        at: presented.range, declared, presentedSplit(index).note)
    }
  }

  private func checkStyle(
    _ style: ModalPresentationStyle, _ transition: ModalTransitionStyle, of presented: Reference
  ) throws(Refusal) {
    let viewController = app.viewControllers[presented.value]
    if style == .none {
      throw .error(
        "'none' is an answer of a presentation controller's delegate, not a style to present in",
        at: viewController.modalPresentationStyle?.range ?? presented.range)
    }
    let seen = style.adaptation(ios: app.ios, idiom: app.idiom) ?? style
    if transition == .partialCurl, seen != .fullScreen {
      throw .error(
        "the transition 'partialCurl' needs the style 'fullScreen', and \(name(presented.value)) "
          + "is presented as '\(style.rawValue)'",
        at: viewController.modalTransitionStyle?.range ?? presented.range)
    }
  }

  private func checkWindow(of sender: Reference, _ attempt: Attempt) throws(Refusal) {
    let top = top(of: sender.value)
    guard !isShown(top: top) else { return }
    var notes: [Diagnostic.Note] = []
    if let departure = departures[top] {
      notes.append(Diagnostic.Note("\(name(top)) was \(departure.verb) here", at: departure.range))
    }
    notes.append(notInWindow(attempt).note)
    throw .warning(
      "\(name(sender.value)) is in no window, so \(name(attempt.presented)) is not presented",
      at: sender.range, notes)
  }

  /// One presentation at a time (R9).
  private func checkFree(_ attempt: Attempt, at range: SourceRange?) throws(Refusal) {
    guard let slot = slotOfPresenter[attempt.presenter].flatMap({ slots[$0] }) else { return }
    let other = slot.presentation.presented
    throw .warning(
      "\(name(attempt.presenter)) presents \(name(other)) already, so \(name(attempt.presented)) "
        + "is not presented", at: range,
      [
        Diagnostic.Note("\(name(other)) is presented here", at: slot.range),
        alreadyPresenting(attempt, other).note,
      ])
  }
}
