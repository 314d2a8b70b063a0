extension Message {
  /// Presenting and dismissing: what UIKit refuses. Strings are ids but for the styles; a window's id
  /// is nil where there is only one.
  public enum Presentation: Hashable, Sendable {
    /// A controller is presented from itself, or by itself.
    case presentsItself(String)
    /// Only a controller without a parent can be presented (R16).
    case presentedHasParent(String, String)
    /// What is to be presented is presented, by this controller (R16).
    case alreadyPresented(String, by: String)
    /// The window's root is to be presented (R16).
    case rootPresented(String, window: String?)
    /// A controller is presented from what it contains.
    case presentedContainsSender(String, String)
    /// No split view controller is presented before iOS 8.
    case splitNotPresentable(String)
    /// The style `none` is none to present in (R13).
    case styleNone
    /// The transition `partialCurl` needs the style `fullScreen` (R15).
    case curlNeedsFullScreen(String, style: String)
    /// The share sheet is a popover on an iPad, and has nothing to point at (R13).
    case popoverWithoutSource(String)
    /// In a popover a context style allows the transition `coverVertical` only (R15).
    case transitionInPopover(String, style: String, transition: String)
    /// The receiver of `present` is in no window.
    case senderInNoWindow(String, presented: String)
    /// The presenter's view is not in the window (R22).
    case presenterNotInWindow(String, presented: String)
    /// One presentation at a time (R9): the presenter, what it presents, and what it is to present.
    case alreadyPresenting(String, String, refused: String)
    /// Neither the receiver nor one above it presents, and the root is not presented (R10).
    case nothingPresented(from: String, root: String, window: String?)
    /// The receiver of `dismiss` is in no window (R10).
    case receiverInNoWindow(String)
    /// Something happens in a method such as `viewDidLoad` of a controller whose view does not appear
    /// with the step before (R30).
    case doesNotAppear(String, method: String)
    /// Something happens during the transition of the step before, which has none (R30).
    case noTransition
    /// A presenter is still presenting another, or dismissing it (R30).
    case presenterInTransition(String, String, isDismissal: Bool, refused: String)
    /// The presenter's view comes into the window only after that method of a controller (R22, R30).
    case presenterNotYetInWindow(String, method: String, of: String, presented: String)
    /// What is to dismiss is still presenting this one, or dismissing it (R30).
    case dismissedInTransition(presenter: String, String, isDismissal: Bool)
    /// The user cannot reach what is presented: another lies above it (R31).
    case coveredFromUser(String, by: String)
    /// The user does not see what is presented (R31).
    case outOfSight(String)
    /// No gesture dismisses what is presented so, nil since no iOS (R31).
    case noGesture(String, style: String, since: Int?)
    /// `isModalInPresentation` keeps the user from dismissing a controller (R31): its own, or that of
    /// one in it.
    case dismissalPrevented(String, by: String)
  }
}
