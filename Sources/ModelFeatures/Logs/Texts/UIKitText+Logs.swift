import VCEngine
import VCPhrases

extension UIKitText {
  /// The texts that logs contain, and no message of the rules.
  package static let ofLogs: [UIKitText] = [
    // Presenting and dismissing. From iOS 13 on UIKit names the receiver; before, and in the first logs
    // of iOS 13, blanks and endings differed.
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
      .controllerTransitioning,
      "Trying to {M} the presentation controller while transitioning already. ({X})", since: 13),
    UIKitText(
      .presentedNil,
      "Application tried to present a nil modal view controller on target {S}.", invalidArgument),
    UIKitText(
      .styleWithoutController,
      "The specified modal presentation style doesn't have a corresponding presentation controller.",
      internalInconsistency, since: 8),
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
    // The share sheet's exception, and that of others with a popover of their own.
    UIKitText(
      .popoverWithoutSource,
      "Your application has presented a {I} ({A}). In its current trait environment, the "
        + "modalPresentationStyle of a", generic, since: 9, isOpen: true),
    UIKitText(
      .activityOnPad,
      "UIActivityViewController can only be used modally or as contentViewController in popover on "
        + "iPad.", generic),
    UIKitText(
      .popoverGone, "-[UIPopoverController dealloc] reached while popover is still visible.",
      generic,
      until: 8),
    UIKitText(
      .modalInTransition,
      "Attempting to begin a modal transition from {P} to {A} while a transition is already in "
        + "progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has "
        + "completed", internalInconsistency, until: 7),
    UIKitText(
      .dismissedDuringPresentation,
      "transitionViewForCurrentTransition is not set, presentation controller was dismissed during "
        + "the presentation?", since: 8, isOpen: true),
    UIKitText(
      .dismissNotShown,
      "attempt to dismiss modal view controller whose view does not currently appear. self = {P} "
        + "modalViewController = {A}", until: 9),
    UIKitText(
      .dismissNotShown,
      "Attempted to dismiss modal view controller whose view does not currently appear", until: 9,
      isOpen: true),
    UIKitText(
      .twoCancels,
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
      internalInconsistency, since: 8),
    UIKitText(
      .textInOtherWindow,
      "First responder error: non-key window attempting reload", since: 13, isOpen: true),
    // A page or a crash reporter drops the end of these two.
    UIKitText(
      .detached,
      "Presenting view controller {A} from detached view controller {S} is not supported,",
      since: 17,
      isOpen: true),
    UIKitText(
      .pushedTwice,
      "{N} is pushing the same view controller instance ({C}) more than once which is not supported",
      invalidArgument, since: 13, isOpen: true),
    // Containing and appearing.
    UIKitText(
      .viewOfAnother,
      "A view can only be associated with at most one view controller at a time! View {X} is "
        + "associated with {C}. Clear this association before associating this view with {S}.",
      hierarchyInconsistency, since: 5),
    UIKitText(
      .viewOfAnother,
      "A view can only be associated with at most one view controller at a time! View {X} is "
        + "associated with {C}.", hierarchyInconsistency, since: 5, isOpen: true),
    UIKitText(
      .unbalanced, "Unbalanced calls to begin/end appearance transitions for {C}."),
    UIKitText(
      .appearanceCalled,
      "Calling {M} directly on a view controller is not supported, and may result in out-of-order "
        + "callbacks and other inconsistent behavior.", since: 16, isOpen: true),
    UIKitText(
      .appearanceCalled, "Calling {M} directly on a view controller is not supported,", since: 16,
      isOpen: true),
    UIKitText(
      .deallocating,
      "Attempting to load the view of a view controller while it is deallocating is not allowed and "
        + "may result in undefined behavior ({C})", since: 9),
    UIKitText(
      .deallocating,
      "Attempting to load the view of a view controller while it is deallocating is not allowed",
      since: 9, isOpen: true),
    UIKitText(
      .unexpectedSubviews, "There are unexpected subviews in the container view.",
      internalInconsistency, since: 6, isOpen: true),
    UIKitText(
      .subviewOfHosting,
      "Adding '{I}' as a subview of UIHostingController.view is not supported", since: 16,
      isOpen: true),
    UIKitText(
      .viewNotDrawn, "Snapshotting a view that has not been rendered results in an empty snapshot.",
      since: 7, isOpen: true),
    UIKitText(
      .viewNotDrawn,
      "Snapshotting a view ({I}) that has not been rendered at least once requires "
        + "afterScreenUpdates:YES.", since: 13),
    // Stacks, tabs, columns and pages.
    UIKitText(
      .nestedPop, "nested pop animation can result in corrupted navigation bar", until: 12),
    UIKitText(
      .nestedPop, "nested pop animation can result in a corrupted navigation bar", since: 13,
      until: 13),
    UIKitText(
      .unexpectedState,
      "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
        + "might get corrupted.", until: 10),
    UIKitText(
      .barInTransition,
      "Attempting to begin a transition on navigation bar ({X}) while a transition is in progress.",
      since: 13, until: 13),
    UIKitText(
      .nestedBars, "Layout requested for visible navigation bar", internalInconsistency, since: 17,
      isOpen: true),
    UIKitText(
      .pushedNil, "Application tried to push a nil view controller on target {N}."),
    UIKitText(
      .pageWithoutController, "No view controller managing visible view {X}", internalInconsistency,
      since: 6),
    UIKitText(
      .pageViewCount, "Invalid parameter not satisfying: [views count] == 3", internalInconsistency,
      since: 6),
    UIKitText(
      .pageStates, "Duplicate states in queue", internalInconsistency, since: 6),
    UIKitText(
      .tabItemUnknown,
      "Inconsistency in UITabBar items and view controllers detected. No view controller matches the "
        + "UITabBarItem '{I}'.", internalInconsistency, since: 16),
    UIKitText(
      .tabBarModified,
      "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
      internalInconsistency),
    UIKitText(
      .barDelegate,
      "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
      internalInconsistency),
    UIKitText(
      .splitMutated,
      "Mutating UISplitViewController with {M} is not allowed during a delegate callback.",
      invalidArgument, since: 14),
    UIKitText(
      .viewWithoutController,
      "Failed to find a presenting view controller for view ({X}) in window", since: 17,
      isOpen: true),
    // Segues, windows and SwiftUI.
    UIKitText(
      .noSegue, "Receiver ({C}) has no segue with identifier '{I}'", invalidArgument),
    UIKitText(
      .pushSegueOutsideStack,
      "Could not find a navigation controller for segue '{I}'. Push segues can only be used when the "
        + "source controller is managed by an instance of UINavigationController.", generic),
    UIKitText(
      .pushSegueOutsideStack,
      "Push segues can only be used when the source controller is managed by an instance of "
        + "UINavigationController.", generic),
    UIKitText(
      .noSceneWithIdentifier,
      "Storyboard ({X}) doesn't contain a view controller with identifier '{I}'", invalidArgument),
    UIKitText(
      .noUnwind, "Could not find a view controller to execute unwinding for {C}",
      internalInconsistency, since: 6),
    UIKitText(
      .segueNotPerformed,
      "Could not perform segue with identifier '{I}'. A segue must either have a performHandler",
      internalInconsistency, since: 9, isOpen: true),
    UIKitText(
      .segueWithoutIdentifier,
      "Segues initiated directly from view controllers must have an identifier for use with "
        + "-[UIViewController performSegueWithIdentifier:sender:]", generic),
    UIKitText(
      .noSegueClass, "Could not find a segue class named '{I}'", invalidArgument),
    UIKitText(
      .noStoryboard, "Could not find a storyboard named '{I}' in bundle", invalidArgument,
      isOpen: true),
    UIKitText(
      .nibWithoutView,
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"{I}\" nib but the view outlet "
        + "was not set.", internalInconsistency),
    UIKitText(
      .noNib, "Could not load NIB in bundle: '{U}' with name '{I}'", internalInconsistency),
    UIKitText(.unknownClass, "Unknown class {I} in Interface Builder file."),
    UIKitText(
      .noRootAtLaunch,
      "Application windows are expected to have a root view controller at the end of application "
        + "launch", internalInconsistency, since: 9),
    UIKitText(
      .noRootAtLaunch,
      "Application windows are expected to have a root view controller at the end of application "
        + "launch", until: 8),
    UIKitText(
      .noRootAtLaunch,
      "Applications are expected to have a root view controller at the end of application launch",
      until: 8),
    UIKitText(
      .rootViewByHand,
      "Manually adding the rootViewController's view to the view hierarchy is no longer supported.",
      since: 13, isOpen: true),
    UIKitText(
      .noEntryPoint,
      "Failed to instantiate the default view controller for UIMainStoryboardFile '{I}' - perhaps "
        + "the designated entry point is not set?"),
    UIKitText(
      .noSceneLifecycle, "This process does not adopt UIScene lifecycle.", until: 18, isOpen: true),
    UIKitText(
      .noSceneManifest, "Info.plist contained no UIScene configuration dictionary", since: 13,
      isOpen: true),
    UIKitText(
      .noSceneDelegate,
      "There is no scene delegate set. A scene delegate class must be specified to use a main "
        + "storyboard file.", since: 13),
    UIKitText(
      .noDelegateWindow,
      "The app delegate must implement the window property if it wants to use a main storyboard file."
    ),
    UIKitText(
      .destinationInLazy, "Do not put a navigation destination modifier inside a", since: 16,
      isOpen: true),
    UIKitText(
      .destinationOutsideStack,
      "The `navigationDestination` modifier only works inside a `NavigationStack` or "
        + "`NavigationSplitView`.", since: 16, isOpen: true),
    UIKitText(
      .linkWithoutDestination,
      "A NavigationLink is presenting a value of type “{I}” but there is no matching "
        + "navigationDestination declaration visible from the location of the link.", since: 16,
      isOpen: true),
    UIKitText(
      .linkOutsideStack,
      "NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView.",
      since: 16, isOpen: true),
    UIKitText(
      .navigationTwicePerFrame,
      "Update NavigationRequestObserver tried to update multiple times per frame.", since: 16),
    UIKitText(
      .navigationTwicePerFrame,
      "Update NavigationAuthority bound path tried to update multiple times per frame.", since: 16),
    UIKitText(
      .destinationTwice,
      "A navigationDestination for “{I}” was declared earlier on the stack.", since: 16,
      isOpen: true),
    UIKitText(
      .destinationBelowRoot, "Only root-level navigation destinations are effective", since: 16,
      isOpen: true),
    UIKitText(
      .navigationLinkIssue,
      "SwiftUI encountered an issue when pushing aNavigationLink. Please file a bug.", since: 14,
      until: 15),
    UIKitText(
      .navigationLinkIssue, "Unable to present. Please file a bug.", since: 14, until: 15),
  ]
}
