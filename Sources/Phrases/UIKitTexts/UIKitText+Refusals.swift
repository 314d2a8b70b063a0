import VCEngine

extension UIKitText {
  /// The texts of the topics that the engine's messages have.
  package static let refusals: [UIKitText] = [
    // Presenting and dismissing. From iOS 13 on UIKit names the receiver; before, and in the first logs
    // of iOS 13, blanks and endings differed.
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
      .onItself,
      "Application tried to present modal view controller on itself. Presenting controller is {P}.",
      invalidArgument),
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
    // In every log that names it, the pointer is the presenter's.
    UIKitText(
      .partialCurl,
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view "
        + "controller {P}.", invalidArgument),
    UIKitText(
      .splitPresented, "Application tried to present a Split View Controllers modally {A}.",
      invalidArgument),
    // Containing and appearing.
    UIKitText(
      .requestedParent,
      "child view controller:{C} should have parent view controller:{H} but requested parent is:{X}",
      hierarchyInconsistency, since: 5),
    UIKitText(
      .actualParent,
      "child view controller:{C} should have parent view controller:{H} but actual parent is:{X}",
      hierarchyInconsistency, since: 5),
    UIKitText(
      .rootAsChild,
      "adding a root view controller {C} as a child of view controller:{P}",
      hierarchyInconsistency),
    UIKitText(
      .noCommonParent,
      "Children view controllers {C} and {X} must have a common parent view controller when calling "
        + "-[UIViewController transitionFromViewController:toViewController:duration:options:"
        + "animations:completion:]", invalidArgument),
    // Stacks, tabs, columns and pages.
    // Here the pointer has no colon.
    UIKitText(
      .stackNotUpdated,
      "{M} called on {N} while an existing transition or presentation is occurring; the navigation "
        + "stack will not be updated.", since: 8),
    UIKitText(
      .nestedPush, "nested push animation can result in corrupted navigation bar", until: 12),
    UIKitText(
      .nestedPush, "nested push animation can result in a corrupted navigation bar", since: 13,
      until: 13),
    UIKitText(
      .subviewOfItself, "Can't add self as subview", invalidArgument),
    // The text ends with the app's bundle identifier, which no description contains.
    UIKitText(
      .pushedTwice,
      "{N} is pushing the same view controller instance ({C}) more than once which is not supported "
        + "and is most likely an error in the application : {U}", invalidArgument, since: 13),
    UIKitText(
      .pushedTwice,
      "Pushing the same view controller instance more than once is not supported ({C})",
      invalidArgument, until: 12),
    UIKitText(
      .pushedNavigation, "Pushing a navigation controller is not supported", invalidArgument),
    UIKitText(
      .poppedToStranger, "Tried to pop to a view controller that doesn't exist.",
      internalInconsistency),
    UIKitText(
      .notDistinct, "All view controllers in a navigation controller must be distinct",
      internalInconsistency, isOpen: true),
    UIKitText(
      .pageCount,
      "The number of view controllers provided ({n}) doesn't match the number required ({m}) for the "
        + "requested transition", invalidArgument),
    UIKitText(
      .notSelectable,
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected.", .raises(nil)),
    UIKitText(
      .splitOnPhone,
      "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad",
      invalidArgument),
    // The pointer is the split view controller's, whatever the words around it say.
    UIKitText(
      .pushedSplit, "Split View Controllers cannot be pushed to a Navigation Controller {C}",
      invalidArgument),
    // Segues, windows and SwiftUI.
    UIKitText(
      .noSceneLifecycle,
      "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle.", since: 18,
      until: 18, isOpen: true),
    UIKitText(
      .noSceneLifecycle, "`UIScene` lifecycle will soon be required. Failure to adopt", since: 26,
      until: 26, isOpen: true),
    UIKitText(
      .noSceneLifecycle,
      "Application failed to launch: UIScene life cycle is required for apps built with this SDK.",
      .raises(nil), since: 27, isOpen: true),
    UIKitText(
      .pickerOnPad,
      "On iPad, UIImagePickerController must be presented via UIPopoverController", invalidArgument,
      until: 8),
    UIKitText(
      .singleSheet,
      "Currently, only presenting a single sheet is supported. The next sheet will be presented "
        + "when the currently presented sheet gets dismissed.", since: 14),
  ]

  private static let sourceAdvice =
    "The modalPresentationStyle of a UIAlertController with this style is "
    + "UIModalPresentationPopover. You must provide location information for this popover through "
    + "the alert controller's popoverPresentationController. You must provide either a sourceView "
    + "and sourceRect or a barButtonItem."
}
