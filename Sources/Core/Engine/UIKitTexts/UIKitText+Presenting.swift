import VCDiagnostics

extension UIKitText {
  static let invalidArgument = Message.UIKitResponse.raises("NSInvalidArgumentException")
  static let generic = Message.UIKitResponse.raises("NSGenericException")
  static let internalInconsistency =
    Message.UIKitResponse.raises("NSInternalInconsistencyException")
  static let hierarchyInconsistency =
    Message.UIKitResponse.raises("UIViewControllerHierarchyInconsistency")

  /// The texts about presenting and dismissing. From iOS 13 on they name the receiver; before, and
  /// in the first logs of iOS 13, blanks and endings differed.
  static let presenting: [UIKitText] = [
    UIKitText(
      .alreadyPresenting,
      "Attempt to present {A} on {P} (from {S}) which is already presenting {B}.", since: 13),
    UIKitText(
      .alreadyPresenting,
      "Warning: Attempt to present {A}  on {P} which is already presenting {B}", until: 12),
    UIKitText(
      .notInWindow,
      "Attempt to present {A} on {P} (from {S}) whose view is not in the window hierarchy.",
      since: 13),
    UIKitText(
      .notInWindow,
      "Warning: Attempt to present {A} on {P} whose view is not in the window hierarchy!", until: 12
    ),
    UIKitText(
      .inTransition,
      "Attempt to present {A} on {P} (from {S}) while a presentation is in progress.", since: 13),
    UIKitText(
      .inTransition,
      "Warning: Attempt to present {A} on {P} while a presentation is in progress!", until: 12),
    // Apple's own spelling.
    UIKitText(
      .waitsForDelayed,
      "Attempt to present {A} on {P} (from {S}) which is waiting for a delayed presention of {B} to "
        + "complete", since: 13),
    UIKitText(
      .waitsForDelayed,
      "Attempt to present {A} on {P} which is waiting for a delayed presention of {B} to complete",
      since: 10),
    UIKitText(
      .dismissedInTransition,
      "Warning: Attempt to dismiss from view controller {P} while a presentation or dismiss is in "
        + "progress!"),
    // Apple's own spelling, in the code of iOS 18.
    UIKitText(
      .dismissedInTransition,
      "Warning: Attempt to dismiss from view controller {P} while a dismiss is in proress!",
      since: 18),
    UIKitText(
      .controllerTransitioning,
      "Trying to {M} the presentation controller while transitioning already. ({X})", since: 13),
    UIKitText(
      .alreadyPresented,
      "Application tried to present modally a view controller {A} that is already being presented "
        + "by {P}.", invalidArgument, since: 13),
    UIKitText(
      .hasParent,
      "Application tried to present modally a view controller {A} that has a parent view controller "
        + "{C}.", invalidArgument, since: 13),
    // A child and a presented controller shared one text, also in the first iOS 13.
    UIKitText(
      .isActive, "Application tried to present modally an active controller {A}.", invalidArgument,
      until: 13),
    UIKitText(
      .presentedNil,
      "Application tried to present a nil modal view controller on target {S}.", invalidArgument),
    UIKitText(
      .onItself,
      "Application tried to present modal view controller on itself. Presenting controller is {P}.",
      invalidArgument),
    UIKitText(
      .styleWithoutController,
      "The specified modal presentation style doesn't have a corresponding presentation controller.",
      internalInconsistency, since: 8),
    // Logs of iOS 14 and 16 have the second wording, those of iOS 17 the third.
    UIKitText(
      .detached, "Presenting view controllers on detached view controllers is discouraged {S}.",
      until: 12),
    UIKitText(
      .detached,
      "Presenting view controller {A} from detached view controller {S} is discouraged.", since: 13,
      until: 16),
    UIKitText(
      .detached,
      "Presenting view controller {A} from detached view controller {S} is not supported, and may "
        + "result in incorrect safe area insets and a corrupt root presentation. Make sure {S} is in "
        + "the view controller hierarchy before presenting from it. Will become a hard exception in "
        + "a future release.", since: 17),
    // Before iOS 12 the presenter was not named.
    UIKitText(
      .actionSheetWithoutSource,
      "Your application has presented a UIAlertController ({A}) of style "
        + "UIAlertControllerStyleActionSheet from {I} ({P}). \(sourceAdvice)", generic, since: 12,
      isOpen: true),
    UIKitText(
      .actionSheetWithoutSource,
      "Your application has presented a UIAlertController ({A}) of style "
        + "UIAlertControllerStyleActionSheet. \(sourceAdvice)", generic, until: 11, isOpen: true),
    UIKitText(
      .popoverWithoutSource,
      "UIPopoverPresentationController ({X}) should have a non-nil sourceView or barButtonItem set "
        + "before the presentation occurs.", generic, since: 8),
    UIKitText(
      .popoverOutsideWindow,
      "Popovers cannot be presented from a view which does not have a window.", generic),
    UIKitText(
      .noContainedAlert,
      "A view controller not containing an alert controller was asked for its contained alert "
        + "controller.", internalInconsistency, since: 26),
    UIKitText(
      .keyboardPresents, "Keyboard cannot present view controllers (attempted to present {A})",
      since: 13),
    UIKitText(
      .alertViewGone,
      "UIAlertView is deprecated and unavailable for UIScene based applications,",
      .raises("NSObjectNotAvailableException"), since: 13, isOpen: true),
    UIKitText(
      .emptyAlert, "UIAlertController must have a title, a message or an action to display",
      internalInconsistency, since: 8),
    // These two are in the code of iOS 18; no log of them was seen.
    UIKitText(
      .neverPresented,
      "Not dismissing {A} because our presentation was delayed, and we were never presented.",
      since: 18),
    UIKitText(
      .inPopoverController,
      "Application tried to present modally a view controller {A} that is presented with deprecated "
        + "UIPopoverController.", invalidArgument, since: 13),
    UIKitText(
      .orientationMismatch,
      "preferredInterfaceOrientationForPresentation '{I}' must match a supported interface "
        + "orientation: '{U}'!", .raises("UIApplicationInvalidInterfaceOrientation")),
    // In every log that names it, the pointer is the presenter's.
    UIKitText(
      .partialCurl,
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view "
        + "controller {P}.", invalidArgument),
    UIKitText(
      .splitPresented, "Application tried to present a Split View Controllers modally {A}.",
      invalidArgument),
  ]

  private static let sourceAdvice =
    "The modalPresentationStyle of a UIAlertController with this style is "
    + "UIModalPresentationPopover. You must provide location information for this popover through "
    + "the alert controller's popoverPresentationController. You must provide either a sourceView "
    + "and sourceRect or a barButtonItem."
}
