import VCSource

extension Message {
  /// Refusals to present and to dismiss. Strings are ids, except for styles; a window's id is nil
  /// if there is only one.
  package enum Presentation: Hashable, Sendable {
    case presentsItself(id: String)
    case presentedHasParent(id: String, parent: String)
    case alreadyPresented(id: String, presenter: String)
    case rootPresented(id: String, window: String?)
    case presentedContainsSender(id: String, sender: String)
    case splitNotPresentable(id: String)
    case styleNone
    case curlNeedsFullScreen(id: String, style: String)
    case curlPresentsNothing(presenter: String, refused: String)
    case pickerNeedsPopover(id: String)
    case transitionInPopover(style: String, id: String, transition: String)
    case senderInNoWindow(sender: String, presented: String)
    case senderPerhapsInNoWindow(sender: String, presented: String)
    case presenterNotInWindow(presenter: String, presented: String, isOpen: Bool)
    case alreadyPresenting(
      presenter: String, other: String, refused: String, isAgain: Bool, waits: Bool, isOpen: Bool)
    case nothingPresented(receiver: String, root: String, window: String?, isAction: Bool)
    case receiverInNoWindow(id: String)
    case doesNotAppear(id: String, method: String)
    case noTransition
    case presenterInTransition(presenter: String, isDismissal: Bool, other: String, refused: String)
    case presenterNotYetInWindow(
      method: String, sender: String, presenter: String, presented: String, isSender: Bool)
    case dismissedInTransition(presenter: String, isDismissal: Bool, other: String)
    case coveredFromUser(id: String, top: String)
    case outOfSight(id: String)
    case outOfReach(id: String, top: String?)
    case barHidden(id: String, hider: String)
    case noGesture(since: Int?, id: String, style: String)
    case dismissalPrevented(id: String, modal: String)
  }
}
