// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCEngine

extension UIKitText {
  /// The texts of the topics that the engine's messages have.
  package static let refusals: [UIKitText] = [
    UIKitText(.alreadyPresenting, "Attempt to present {A} on {P} (from {S}) which is already presenting {B}.", since: 13),
    UIKitText(.alreadyPresenting, "Warning: Attempt to present {A}  on {P} which is already presenting {B}", until: 12),
    UIKitText(.notInWindow, "Attempt to present {A} on {P} (from {S}) whose view is not in the window hierarchy.", since: 13),
    UIKitText(.notInWindow, "Warning: Attempt to present {A} on {P} whose view is not in the window hierarchy!", until: 12),
    UIKitText(.inTransition, "Attempt to present {A} on {P} (from {S}) while a presentation is in progress.", since: 13),
    UIKitText(.inTransition, "Warning: Attempt to present {A} on {P} while a presentation is in progress!", until: 12),
    UIKitText(.dismissedInTransition, "Warning: Attempt to dismiss from view controller {P} while a presentation or dismiss is in progress!"),
    UIKitText(.dismissedInTransition, "Warning: Attempt to dismiss from view controller {P} while a dismiss is in proress!", since: 18),
    UIKitText(.alreadyPresented, "Application tried to present modally a view controller {A} that is already being presented by {P}.", response: .raises("NSInvalidArgumentException"), since: 13),
    UIKitText(.hasParent, "Application tried to present modally a view controller {A} that has a parent view controller {C}.", response: .raises("NSInvalidArgumentException"), since: 13),
    UIKitText(.isActive, "Application tried to present modally an active controller {A}.", response: .raises("NSInvalidArgumentException"), until: 13),
    UIKitText(.onItself, "Application tried to present modal view controller on itself. Presenting controller is {P}.", response: .raises("NSInvalidArgumentException")),
    UIKitText(.detached, "Presenting view controllers on detached view controllers is discouraged {S}.", until: 12),
    UIKitText(.detached, "Presenting view controller {A} from detached view controller {S} is discouraged.", since: 13, until: 16),
    UIKitText(.detached, "Presenting view controller {A} from detached view controller {S} is not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure {S} is in the view controller hierarchy before presenting from it. Will become a hard exception in a future release.", since: 17),
    UIKitText(.actionSheetWithoutSource, "Your application has presented a UIAlertController ({A}) of style UIAlertControllerStyleActionSheet from {I} ({P}). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.", response: .raises("NSGenericException"), isOpen: true, since: 12),
    UIKitText(.actionSheetWithoutSource, "Your application has presented a UIAlertController ({A}) of style UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.", response: .raises("NSGenericException"), isOpen: true, until: 11),
    UIKitText(.popoverWithoutSource, "UIPopoverPresentationController ({X}) should have a non-nil sourceView or barButtonItem set before the presentation occurs.", response: .raises("NSGenericException"), since: 8),
    UIKitText(.partialCurl, "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller {P}.", response: .raises("NSInvalidArgumentException")),
    UIKitText(.styleWithoutController, "The specified modal presentation style doesn't have a corresponding presentation controller.", response: .raises("NSInternalInconsistencyException"), since: 8),
    UIKitText(.splitPresented, "Application tried to present a Split View Controllers modally {A}.", response: .raises("NSInvalidArgumentException")),
    UIKitText(.requestedParent, "child view controller:{C} should have parent view controller:{H} but requested parent is:{X}", response: .raises("UIViewControllerHierarchyInconsistency"), since: 5),
    UIKitText(.actualParent, "child view controller:{C} should have parent view controller:{H} but actual parent is:{X}", response: .raises("UIViewControllerHierarchyInconsistency"), since: 5),
    UIKitText(.rootAsChild, "adding a root view controller {C} as a child of view controller:{P}", response: .raises("UIViewControllerHierarchyInconsistency")),
    UIKitText(.noCommonParent, "Children view controllers {C} and {X} must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]", response: .raises("NSInvalidArgumentException")),
    UIKitText(.stackNotUpdated, "{M} called on {N} while an existing transition or presentation is occurring; the navigation stack will not be updated.", since: 8),
    UIKitText(.nestedPush, "nested push animation can result in corrupted navigation bar", until: 12),
    UIKitText(.nestedPush, "nested push animation can result in a corrupted navigation bar", since: 13, until: 13),
    UIKitText(.subviewOfItself, "Can't add self as subview", response: .raises("NSInvalidArgumentException")),
    UIKitText(.pushedTwice, "{N} is pushing the same view controller instance ({C}) more than once which is not supported and is most likely an error in the application : {U}", response: .raises("NSInvalidArgumentException"), since: 13),
    UIKitText(.pushedTwice, "Pushing the same view controller instance more than once is not supported ({C})", response: .raises("NSInvalidArgumentException"), until: 12),
    UIKitText(.pushedNavigation, "Pushing a navigation controller is not supported", response: .raises("NSInvalidArgumentException")),
    UIKitText(.poppedToStranger, "Tried to pop to a view controller that doesn't exist.", response: .raises("NSInternalInconsistencyException")),
    UIKitText(.notDistinct, "All view controllers in a navigation controller must be distinct", response: .raises("NSInternalInconsistencyException"), isOpen: true),
    UIKitText(.pageCount, "The number of view controllers provided ({n}) doesn't match the number required ({m}) for the requested transition", response: .raises("NSInvalidArgumentException")),
    UIKitText(.notSelectable, "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.", response: .raises(nil)),
    UIKitText(.splitOnPhone, "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad", response: .raises("NSInvalidArgumentException")),
    UIKitText(.pushedSplit, "Split View Controllers cannot be pushed to a Navigation Controller {C}", response: .raises("NSInvalidArgumentException")),
    UIKitText(.noSceneLifecycle, "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle.", isOpen: true, since: 18, until: 18),
    UIKitText(.noSceneLifecycle, "`UIScene` lifecycle will soon be required. Failure to adopt", isOpen: true, since: 26, until: 26),
    UIKitText(.noSceneLifecycle, "Application failed to launch: UIScene life cycle is required for apps built with this SDK.", response: .raises(nil), isOpen: true, since: 27),
    UIKitText(.pickerOnPad, "On iPad, UIImagePickerController must be presented via UIPopoverController", response: .raises("NSInvalidArgumentException"), until: 8),
    UIKitText(.singleSheet, "Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently presented sheet gets dismissed.", since: 14),
  ]
}
