import VCSource

/// The transitions of presentations, and what they allow (R15).
extension State {
  /// Whether a presenter found by its flag lends its transition to a presentation (R15).
  package func lendsTransition(to style: ModalPresentationStyle, _ walk: Walk) -> Bool {
    guard style.isContextStyle, let stop = walk.stops.last, stop.finding == .definesContext
    else { return false }
    let presenter = app.viewControllers[stop.viewController]
    return presenter.providesPresentationContextTransitionStyle?.value == true
  }

  /// Whether a presenter lends its transition to the end of its presentation, in every style (R15).
  package func lendsTransitionBack(_ presenter: ViewController.Index) -> Bool {
    definesContext(presenter, rules: app.rules)
      && app.viewControllers[presenter].providesPresentationContextTransitionStyle?.value == true
  }

  /// Checks that the presenter didn't come with `partialCurl`: it presents nothing then (R15).
  func checkCurl(_ attempt: Attempt, at range: SourceRange?) throws(StepRefusal) {
    guard let curl = record(ofPresented: attempt.presenter),
      curl.presentation.modalTransitionStyle == .partialCurl, !curl.presentation.hasOwnTransition,
      curl.presentation.preferredTransition == nil
    else { return }
    let presenter = id(attempt.presenter)
    throw .warning(
      .presentation(.curlPresentsNothing(presenter: presenter, refused: id(attempt.presented))),
      at: range, [Diagnostic.Note(.presentedHere(id: presenter), at: curl.range)])
  }

  /// Refuses other transitions than `coverVertical` for a context style inside a popover (R15).
  func checkPopovers(
    _ style: ModalPresentationStyle, _ transition: ModalTransitionStyle, _ attempt: Attempt,
    at presented: Participant
  ) throws(StepRefusal) {
    let viewController = app.viewControllers[presented.value]
    let isInContext = style.isContextStyle && app.looksForContexts
    guard isInContext, transition != .coverVertical,
      let popover = record(ofPresented: top(of: attempt.presenter)), popover.isInPopover
    else { return }
    throw .error(
      .presentation(
        .transitionInPopover(
          style: style.rawValue, id: id(presented.value), transition: transition.rawValue)),
      at: viewController.modalTransitionStyle?.range ?? presented.range,
      Diagnostic.Note(.presentedHere(id: id(popover.presentation.presented)), at: popover.range))
  }
}
