import VCSource

extension Message {
  /// Refusals to present and to dismiss. Strings are ids, except for styles; a window's id is nil
  /// if there is only one.
  package enum Presentation: Hashable, Sendable {
    /// A controller is presented from itself, or by itself.
    case presentsItself(id: String)
    /// The controller to present has a parent (R16).
    case presentedHasParent(id: String, parent: String)
    /// The controller to present is already presented by this one (R16).
    case alreadyPresented(id: String, presenter: String)
    /// The window's root would be presented (R16).
    case rootPresented(id: String, window: String?)
    /// A controller is presented from a controller that it contains.
    case presentedContainsSender(id: String, sender: String)
    /// Split view controllers can't be presented before iOS 8.
    case splitNotPresentable(id: String)
    /// Nothing can be presented in the style `none` (R13).
    case styleNone
    /// The transition `partialCurl` needs the style `fullScreen` (R15).
    case curlNeedsFullScreen(id: String, style: String)
    /// What came with `partialCurl` presents nothing (R15).
    case curlPresentsNothing(presenter: String, refused: String)
    /// Before iOS 8, an iPad shows the photo library only in a UIPopoverController (R13).
    case pickerNeedsPopover(id: String)
    /// In a popover a context style allows only the transition `coverVertical` (R15).
    case transitionInPopover(style: String, id: String, transition: String)
    /// The receiver of `present` is in no window.
    case senderInNoWindow(sender: String, presented: String)
    /// The presenter's view is not in the window (R22).
    case presenterNotInWindow(presenter: String, presented: String)
    /// The presenter already presents (R9): the presenter, the presented controller, and the one to
    /// present; and whether SwiftUI presents that later (R32).
    case alreadyPresenting(
      presenter: String, other: String, refused: String, isAgain: Bool, waits: Bool)
    /// Neither the receiver nor one of its ancestors presents, and the root is not presented (R10).
    case nothingPresented(receiver: String, root: String, window: String?, isAction: Bool)
    /// The receiver of `dismiss` is in no window (R10).
    case receiverInNoWindow(id: String)
    /// A call in a method like `viewDidLoad`, but the controller's view doesn't appear in the
    /// previous step (R30).
    case doesNotAppear(id: String, method: String)
    /// A call during the previous step's transition, but that step has none (R30).
    case noTransition
    /// A presenter is still presenting or dismissing another controller (R30).
    case presenterInTransition(presenter: String, isDismissal: Bool, other: String, refused: String)
    /// The presenter's view enters the window only after this method of a controller (R22, R30).
    case presenterNotYetInWindow(
      method: String, sender: String, presenter: String, presented: String, isSender: Bool)
    /// The presenter that would dismiss is still presenting or dismissing this controller (R30).
    case dismissedInTransition(presenter: String, isDismissal: Bool, other: String)
    /// The user can't reach a presented controller, because another is above it (R31).
    case coveredFromUser(id: String, top: String)
    /// The user can't see a presented controller (R31).
    case outOfSight(id: String)
    /// The user can't reach a container's bar: another controller is above it, or nil if it isn't on the
    /// screen (R31).
    case outOfReach(id: String, top: String?)
    /// The user can't tap in a tab bar that a controller hides (R44).
    case barHidden(id: String, hider: String)
    /// No gesture dismisses a controller in this style; the first iOS with one, nil if none has
    /// (R31).
    case noGesture(since: Int?, id: String, style: String)
    /// `isModalInPresentation` prevents the user from dismissing a controller (R31): its own, or
    /// that of a controller in it.
    case dismissalPrevented(id: String, modal: String)
  }
}
