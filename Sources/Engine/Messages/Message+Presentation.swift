import VCSource

extension Message {
  /// Refusals to present and to dismiss. Strings are ids, except for styles; a window's id is nil
  /// if there is only one.
  package enum Presentation: Hashable, Sendable {
    /// A controller is presented from itself, or by itself.
    case presentsItself(String)
    /// The controller to present has a parent (R16).
    case presentedHasParent(String, String)
    /// The controller to present is already presented by this one (R16).
    case alreadyPresented(String, by: String)
    /// The window's root would be presented (R16).
    case rootPresented(String, window: String?)
    /// A controller is presented from a controller that it contains.
    case presentedContainsSender(String, String)
    /// Split view controllers can't be presented before iOS 8.
    case splitNotPresentable(String)
    /// Nothing can be presented in the style `none` (R13).
    case styleNone
    /// The transition `partialCurl` needs the style `fullScreen` (R15).
    case curlNeedsFullScreen(String, style: String)
    /// The share sheet is a popover on an iPad and has no source (R13).
    case popoverWithoutSource(String)
    /// Before iOS 8, an iPad shows the photo library only in a UIPopoverController (R13).
    case pickerNeedsPopover(String)
    /// In a popover a context style allows only the transition `coverVertical` (R15).
    case transitionInPopover(String, style: String, transition: String)
    /// The receiver of `present` is in no window.
    case senderInNoWindow(String, presented: String)
    /// The presenter's view is not in the window (R22).
    case presenterNotInWindow(String, presented: String)
    /// The presenter already presents (R9): the presenter, the presented controller, and the one to
    /// present.
    case alreadyPresenting(String, String, refused: String)
    /// Neither the receiver nor one of its ancestors presents, and the root is not presented (R10).
    case nothingPresented(from: String, root: String, window: String?)
    /// The receiver of `dismiss` is in no window (R10).
    case receiverInNoWindow(String)
    /// A call in a method like `viewDidLoad`, but the controller's view doesn't appear in the
    /// previous step (R30).
    case doesNotAppear(String, method: String)
    /// A call during the previous step's transition, but that step has none (R30).
    case noTransition
    /// A presenter is still presenting or dismissing another controller (R30).
    case presenterInTransition(String, String, isDismissal: Bool, refused: String)
    /// The presenter's view enters the window only after this method of a controller (R22, R30).
    case presenterNotYetInWindow(String, method: String, of: String, presented: String)
    /// The presenter that would dismiss is still presenting or dismissing this controller (R30).
    case dismissedInTransition(presenter: String, String, isDismissal: Bool)
    /// The user can't reach a presented controller, because another is above it (R31).
    case coveredFromUser(String, by: String)
    /// The user can't see a presented controller (R31).
    case outOfSight(String)
    /// No gesture dismisses a controller in this style; the first iOS with one, nil if none has
    /// (R31).
    case noGesture(String, style: String, since: Int?)
    /// `isModalInPresentation` prevents the user from dismissing a controller (R31): its own, or
    /// that of a controller in it.
    case dismissalPrevented(String, by: String)
  }
}
