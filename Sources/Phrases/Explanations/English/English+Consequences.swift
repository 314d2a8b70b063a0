import VCEngine
import VCSource

/// Sentences about the effects of a presentation.
extension English {
  package func text(of sentence: LookSentence) -> String {
    switch sentence {
    case .keepsClearOfEdges(let id, let ios):
      "From iOS \(ios) on '\(id)' keeps clear of the screen's edges until it is at its large detent (R37)."
    case .width(let sizeClass, let controller, let window):
      width(sizeClass, of: controller, in: window)
    case .isReplaced(let old, let new):
      "In compact width the delegate of the presentation shows '\(new)' in place of '\(old)' (R14)."
    case .isSeen(let id, let style, let isBeforeIOS8):
      (isBeforeIOS8 ? "On an iPhone" : "In compact width")
        + " '\(id)' is shown \(shown(as: style)) (R14)."
    case .presenterView(let presented, let presenter, let stays):
      stays
        ? "The view of '\(presenter)' stays on screen behind '\(presented)' (R12)."
        : "The view of '\(presenter)' leaves the screen (R12)."
    case .comes(let id, let transition, let presenter):
      comes(id, with: transition, lentBy: presenter)
    case .comesWithPreferred(let id, let transition):
      "The transition of '\(id)' is \(transition.rawValue): its preferredTransition counts, and not its "
        + "modalTransitionStyle (R38)."
    case .comesWithAnimator(let id, let delegate, let transition):
      comesWithAnimator(id, of: delegate, else: transition)
    case .wayOut(let way): wayOut(way)
    case .purpose(let transition): purpose(of: transition)
    case .presentsMoviePlayer:
      "presentMoviePlayerViewControllerAnimated presents it, too, with a transition of its own. What plays "
        + "in it, its moviePlayer, is an MPMoviePlayerController, which is no view controller."
    case .comesWithOwnTransition(let id):
      "'\(id)' uses its own transition instead of its modalTransitionStyle (R13)."
    }
  }

  /// Returns a style that another adapts to, as it is seen: on an iPhone a form sheet is no card.
  func shown(as style: String) -> String {
    style.hasSuffix("Sheet") ? "as a sheet, \(style)" : "as \(style)"
  }

  private func width(
    _ sizeClass: SizeClass, of controller: String, in window: String?
  ) -> String {
    guard let window else {
      return "'\(controller)' is in no window, and the description's own width counts: "
        + "\(sizeClass.rawValue) (R28)."
    }
    return "'\(controller)' is in the window '\(window)', whose width is "
      + "\(sizeClass.rawValue) (R28)."
  }

  private func comesWithAnimator(
    _ id: String, of delegate: String?, else transition: String
  ) -> String {
    guard let delegate else {
      return
        "The transition of '\(id)' is \(transition), unless its transitioningDelegate gives an animator "
        + "(R15)."
    }
    return
      "The transitioningDelegate of '\(id)', '\(delegate)', gives the animator; if it gives none, "
      + "\(transition) is used (R15)."
  }

  private func comes(_ id: String, with transition: String, lentBy presenter: String?) -> String {
    guard let presenter else { return "The transition of '\(id)' is \(transition) (R15)." }
    return "The transition of '\(id)' is \(transition), which '\(presenter)' lends: its "
      + "providesPresentationContextTransitionStyle is \(code.truth(true)) (R15)."
  }

  private func wayOut(_ way: WayOut) -> String {
    switch way {
    case .none:
      "The dimmed part around it stays visible and takes no touches: it needs a button that dismisses "
        + "it."
    case .noneForItIsModal:
      "The part around it takes no touches, and its \(code.modalInPresentation) is \(code.truth(true)): it "
        + "needs a button that dismisses it."
    case .coversScreen(let isModal):
      "In compact height the sheet covers the whole screen (R37)."
        + (isModal
          ? " Its \(code.modalInPresentation) is \(code.truth(true)): it needs a button that dismisses it."
          : "")
    case .swipe(orTap: false):
      "The dimmed part around it stays visible; a swipe dismisses it, unless its "
        + "\(code.modalInPresentation) is \(code.truth(true))."
    case .swipe(orTap: true):
      "The dimmed part around it stays visible; a tap there, or a swipe, dismisses it, unless its "
        + "\(code.modalInPresentation) is \(code.truth(true))."
    case .swipeOverUndimmed(let detent):
      "At '\(detent)' the part above it isn't dimmed and takes touches: its "
        + "largestUndimmedDetentIdentifier allows that. A swipe dismisses the sheet, unless its "
        + "\(code.modalInPresentation) is \(code.truth(true)) (R37)."
    case .zoomOut: "The user drags or pinches it back into the view that it zoomed from (R38)."
    case .tapOutside(let canBeModal):
      "A tap outside dismisses it"
        + (canBeModal ? ", unless its \(code.modalInPresentation) is \(code.truth(true))." : ".")
    }
  }

  private func purpose(of transition: ModalTransitionStyle) -> String {
    let purpose =
      switch transition {
      case .coverVertical: "tasks that interrupt the user's work, or ask for input"
      case .flipHorizontal: "another mode of the same work, as on the back of a card"
      case .crossDissolve: "another view of the same content"
      case .partialCurl: "options of a page, beneath it"
      }
    return "\(code.word(transition)) suits \(purpose)."
  }

  package func isSystems(_ uiKitClass: UIKitClass) -> String {
    "\(uiKitClass.name) is a system view controller of \(uiKitClass.framework): an app configures it with "
      + "its initialiser and properties, and adds no children to it."
  }

  package func dismissal(of uiKitClass: UIKitClass) -> String? {
    let name = uiKitClass.name
    switch (uiKitClass.dismissal, uiKitClass.delegateProtocol) {
    case (.byDelegate, let delegate?):
      return "When the user is done, \(name) tells your \(delegate), which must dismiss it."
    case (.byItself, let delegate?):
      return
        "When the user is done, \(name) is dismissed automatically; the app learns of it through "
        + "its \(delegate)."
    case (.byItself, nil): return "When the user is done, \(name) is dismissed automatically."
    case (_, let delegate?): return "\(name) talks to the app through its \(delegate)."
    case (_, nil): return nil
    }
  }
}
