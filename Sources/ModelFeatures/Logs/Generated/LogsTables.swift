// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCEngine
import VCPhrases

/// The topics that logs contain, and no message of the rules.
extension UIKitTopic {
  package static let waitsForDelayed = UIKitTopic("waitsForDelayed")
  package static let controllerTransitioning = UIKitTopic("controllerTransitioning")
  package static let presentedNil = UIKitTopic("presentedNil")
  package static let popoverOutsideWindow = UIKitTopic("popoverOutsideWindow")
  package static let noContainedAlert = UIKitTopic("noContainedAlert")
  package static let keyboardPresents = UIKitTopic("keyboardPresents")
  package static let alertViewGone = UIKitTopic("alertViewGone")
  package static let emptyAlert = UIKitTopic("emptyAlert")
  package static let neverPresented = UIKitTopic("neverPresented")
  package static let inPopoverController = UIKitTopic("inPopoverController")
  package static let orientationMismatch = UIKitTopic("orientationMismatch")
  package static let noCommonOrientation = UIKitTopic("noCommonOrientation")
  package static let geometryRefused = UIKitTopic("geometryRefused")
  package static let activityOnPad = UIKitTopic("activityOnPad")
  package static let popoverGone = UIKitTopic("popoverGone")
  package static let popoverControllerOnPhone = UIKitTopic("popoverControllerOnPhone")
  package static let modalInTransition = UIKitTopic("modalInTransition")
  package static let dismissedDuringPresentation = UIKitTopic("dismissedDuringPresentation")
  package static let dismissNotShown = UIKitTopic("dismissNotShown")
  package static let twoCancels = UIKitTopic("twoCancels")
  package static let textFieldInSheet = UIKitTopic("textFieldInSheet")
  package static let displayModeButton = UIKitTopic("displayModeButton")
  package static let textInOtherWindow = UIKitTopic("textInOtherWindow")
  package static let viewOfAnother = UIKitTopic("viewOfAnother")
  package static let unbalanced = UIKitTopic("unbalanced")
  package static let appearanceCalled = UIKitTopic("appearanceCalled")
  package static let deallocating = UIKitTopic("deallocating")
  package static let unexpectedSubviews = UIKitTopic("unexpectedSubviews")
  package static let subviewOfHosting = UIKitTopic("subviewOfHosting")
  package static let viewNotDrawn = UIKitTopic("viewNotDrawn")
  package static let barNotLocked = UIKitTopic("barNotLocked")
  package static let nestedPop = UIKitTopic("nestedPop")
  package static let unexpectedState = UIKitTopic("unexpectedState")
  package static let barInTransition = UIKitTopic("barInTransition")
  package static let nestedBars = UIKitTopic("nestedBars")
  package static let pushedNil = UIKitTopic("pushedNil")
  package static let pageWithoutController = UIKitTopic("pageWithoutController")
  package static let pageViewCount = UIKitTopic("pageViewCount")
  package static let pageStates = UIKitTopic("pageStates")
  package static let tabItemUnknown = UIKitTopic("tabItemUnknown")
  package static let tabBarModified = UIKitTopic("tabBarModified")
  package static let barDelegate = UIKitTopic("barDelegate")
  package static let barModified = UIKitTopic("barModified")
  package static let splitMutated = UIKitTopic("splitMutated")
  package static let viewWithoutController = UIKitTopic("viewWithoutController")
  package static let noSegue = UIKitTopic("noSegue")
  package static let pushSegueOutsideStack = UIKitTopic("pushSegueOutsideStack")
  package static let noSceneWithIdentifier = UIKitTopic("noSceneWithIdentifier")
  package static let noUnwind = UIKitTopic("noUnwind")
  package static let segueNotPerformed = UIKitTopic("segueNotPerformed")
  package static let segueWithoutIdentifier = UIKitTopic("segueWithoutIdentifier")
  package static let noSegueClass = UIKitTopic("noSegueClass")
  package static let noStoryboard = UIKitTopic("noStoryboard")
  package static let nibWithoutView = UIKitTopic("nibWithoutView")
  package static let noNib = UIKitTopic("noNib")
  package static let unknownClass = UIKitTopic("unknownClass")
  package static let noRootAtLaunch = UIKitTopic("noRootAtLaunch")
  package static let rootViewByHand = UIKitTopic("rootViewByHand")
  package static let noEntryPoint = UIKitTopic("noEntryPoint")
  package static let noSceneManifest = UIKitTopic("noSceneManifest")
  package static let noSceneDelegate = UIKitTopic("noSceneDelegate")
  package static let noDelegateWindow = UIKitTopic("noDelegateWindow")
  package static let destinationInLazy = UIKitTopic("destinationInLazy")
  package static let destinationOutsideStack = UIKitTopic("destinationOutsideStack")
  package static let linkWithoutDestination = UIKitTopic("linkWithoutDestination")
  package static let linkOutsideStack = UIKitTopic("linkOutsideStack")
  package static let navigationTwicePerFrame = UIKitTopic("navigationTwicePerFrame")
  package static let destinationTwice = UIKitTopic("destinationTwice")
  package static let destinationBelowRoot = UIKitTopic("destinationBelowRoot")
  package static let missingDestination = UIKitTopic("missingDestination")
  package static let navigationLinkIssue = UIKitTopic("navigationLinkIssue")
  package static let composeDetached = UIKitTopic("composeDetached")
  package static let composeReused = UIKitTopic("composeReused")
  package static let composeInDialog = UIKitTopic("composeInDialog")
}

extension UIKitText {
  /// The texts that logs contain, and no message of the rules.
  package static let ofLogs: [UIKitText] = [
    UIKitText(.waitsForDelayed, "Attempt to present {A} on {P} (from {S}) which is waiting for a delayed presention of {B} to complete", since: 13),
    UIKitText(.waitsForDelayed, "Attempt to present {A} on {P} which is waiting for a delayed presention of {B} to complete", since: 10),
    UIKitText(.controllerTransitioning, "Trying to {M} the presentation controller while transitioning already. ({X})", since: 13),
    UIKitText(.presentedNil, "Application tried to present a nil modal view controller on target {S}.", response: .raises("NSInvalidArgumentException")),
    UIKitText(.popoverOutsideWindow, "Popovers cannot be presented from a view which does not have a window.", response: .raises("NSGenericException")),
    UIKitText(.noContainedAlert, "A view controller not containing an alert controller was asked for its contained alert controller.", response: .raises("NSInternalInconsistencyException"), since: 26),
    UIKitText(.keyboardPresents, "Keyboard cannot present view controllers (attempted to present {A})", since: 13),
    UIKitText(.alertViewGone, "UIAlertView is deprecated and unavailable for UIScene based applications,", response: .raises("NSObjectNotAvailableException"), isOpen: true, since: 13),
    UIKitText(.emptyAlert, "UIAlertController must have a title, a message or an action to display", response: .raises("NSInternalInconsistencyException"), since: 8),
    UIKitText(.neverPresented, "Not dismissing {A} because our presentation was delayed, and we were never presented.", since: 18),
    UIKitText(.inPopoverController, "Application tried to present modally a view controller {A} that is presented with deprecated UIPopoverController.", response: .raises("NSInvalidArgumentException"), since: 13),
    UIKitText(.orientationMismatch, "preferredInterfaceOrientationForPresentation '{I}' must match a supported interface orientation: '{U}'!", response: .raises("UIApplicationInvalidInterfaceOrientation")),
    UIKitText(.orientationMismatch, "preferredInterfaceOrientationForPresentation must return a supported interface orientation!", response: .raises("UIApplicationInvalidInterfaceOrientation"), since: 6),
    UIKitText(.noCommonOrientation, "Supported orientations has no common orientation with the application, and [{I} shouldAutorotate] is returning YES", response: .raises("UIApplicationInvalidInterfaceOrientation"), since: 6),
    UIKitText(.noCommonOrientation, "Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES", response: .raises("UIApplicationInvalidInterfaceOrientation"), since: 6),
    UIKitText(.geometryRefused, "None of the requested orientations are supported by the view controller. Requested: {I}; Supported: {m}", since: 16),
    UIKitText(.popoverWithoutSource, "Your application has presented a {I} ({A}). In its current trait environment, the modalPresentationStyle of a", response: .raises("NSGenericException"), isOpen: true, since: 9),
    UIKitText(.activityOnPad, "UIActivityViewController can only be used modally or as contentViewController in popover on iPad.", response: .raises("NSGenericException")),
    UIKitText(.popoverGone, "-[UIPopoverController dealloc] reached while popover is still visible.", response: .raises("NSGenericException"), until: 8),
    UIKitText(.popoverControllerOnPhone, "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad.", response: .raises("NSInvalidArgumentException")),
    UIKitText(.modalInTransition, "Attempting to begin a modal transition from {P} to {A} while a transition is already in progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has completed", response: .raises("NSInternalInconsistencyException"), until: 7),
    UIKitText(.dismissedDuringPresentation, "transitionViewForCurrentTransition is not set, presentation controller was dismissed during the presentation?", isOpen: true, since: 8),
    UIKitText(.dismissNotShown, "attempt to dismiss modal view controller whose view does not currently appear. self = {P} modalViewController = {A}", until: 9),
    UIKitText(.dismissNotShown, "Attempted to dismiss modal view controller whose view does not currently appear", isOpen: true, until: 9),
    UIKitText(.twoCancels, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel", response: .raises("NSInternalInconsistencyException"), since: 8),
    UIKitText(.textFieldInSheet, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert", response: .raises("NSInternalInconsistencyException"), since: 8),
    UIKitText(.displayModeButton, "displayModeButtonItem is internally managed and not exposed for {I} style. Returning an empty, disconnected UIBarButtonItem", isOpen: true, since: 14),
    UIKitText(.textInOtherWindow, "First responder error: non-key window attempting reload", isOpen: true, since: 13),
    UIKitText(.detached, "Presenting view controller {A} from detached view controller {S} is not supported,", isOpen: true, since: 17),
    UIKitText(.pushedTwice, "{N} is pushing the same view controller instance ({C}) more than once which is not supported", response: .raises("NSInvalidArgumentException"), isOpen: true, since: 13),
    UIKitText(.viewOfAnother, "A view can only be associated with at most one view controller at a time! View {X} is associated with {C}. Clear this association before associating this view with {S}.", response: .raises("UIViewControllerHierarchyInconsistency"), since: 5),
    UIKitText(.viewOfAnother, "A view can only be associated with at most one view controller at a time! View {X} is associated with {C}.", response: .raises("UIViewControllerHierarchyInconsistency"), isOpen: true, since: 5),
    UIKitText(.unbalanced, "Unbalanced calls to begin/end appearance transitions for {C}."),
    UIKitText(.appearanceCalled, "Calling {M} directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior.", isOpen: true, since: 16),
    UIKitText(.appearanceCalled, "Calling {M} directly on a view controller is not supported,", isOpen: true, since: 16),
    UIKitText(.deallocating, "Attempting to load the view of a view controller while it is deallocating is not allowed and may result in undefined behavior ({C})", since: 9),
    UIKitText(.deallocating, "Attempting to load the view of a view controller while it is deallocating is not allowed", isOpen: true, since: 9),
    UIKitText(.unexpectedSubviews, "There are unexpected subviews in the container view.", response: .raises("NSInternalInconsistencyException"), isOpen: true, since: 6),
    UIKitText(.subviewOfHosting, "Adding '{I}' as a subview of UIHostingController.view is not supported", isOpen: true, since: 16),
    UIKitText(.viewNotDrawn, "Snapshotting a view that has not been rendered results in an empty snapshot.", isOpen: true, since: 7),
    UIKitText(.viewNotDrawn, "Snapshotting a view ({I}) that has not been rendered at least once requires afterScreenUpdates:YES.", since: 13),
    UIKitText(.barNotLocked, "UINavigationBar decoded as unlocked for UINavigationController, or navigationBar delegate set up incorrectly. Inconsistent configuration may cause problems. navigationController={N}", isOpen: true, since: 16),
    UIKitText(.barNotLocked, "UINavigationBar decoded as unlocked for UINavigationController,", isOpen: true, since: 16),
    UIKitText(.nestedPop, "nested pop animation can result in corrupted navigation bar", until: 12),
    UIKitText(.nestedPop, "nested pop animation can result in a corrupted navigation bar", since: 13, until: 13),
    UIKitText(.unexpectedState, "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.", until: 10),
    UIKitText(.barInTransition, "Attempting to begin a transition on navigation bar ({X}) while a transition is in progress.", since: 13, until: 13),
    UIKitText(.nestedBars, "Layout requested for visible navigation bar", response: .raises("NSInternalInconsistencyException"), isOpen: true, since: 17),
    UIKitText(.pushedNil, "Application tried to push a nil view controller on target {N}."),
    UIKitText(.pageWithoutController, "No view controller managing visible view {X}", response: .raises("NSInternalInconsistencyException"), since: 6),
    UIKitText(.pageViewCount, "Invalid parameter not satisfying: [views count] == 3", response: .raises("NSInternalInconsistencyException"), since: 6),
    UIKitText(.pageStates, "Duplicate states in queue", response: .raises("NSInternalInconsistencyException"), since: 6),
    UIKitText(.tabItemUnknown, "Inconsistency in UITabBar items and view controllers detected. No view controller matches the UITabBarItem '{I}'.", response: .raises("NSInternalInconsistencyException"), since: 16),
    UIKitText(.tabBarModified, "Directly modifying a tab bar managed by a tab bar controller is not allowed.", response: .raises("NSInternalInconsistencyException")),
    UIKitText(.barDelegate, "Cannot manually set the delegate on a UINavigationBar managed by a controller.", response: .raises("NSInternalInconsistencyException")),
    UIKitText(.barModified, "Cannot call {M} directly on a UINavigationBar managed by a controller.", response: .raises("NSInternalInconsistencyException")),
    UIKitText(.splitMutated, "Mutating UISplitViewController with {M} is not allowed during a delegate callback.", response: .raises("NSInvalidArgumentException"), since: 14),
    UIKitText(.viewWithoutController, "Failed to find a presenting view controller for view ({X}) in window", isOpen: true, since: 17),
    UIKitText(.noSegue, "Receiver ({C}) has no segue with identifier '{I}'", response: .raises("NSInvalidArgumentException")),
    UIKitText(.pushSegueOutsideStack, "Could not find a navigation controller for segue '{I}'. Push segues can only be used when the source controller is managed by an instance of UINavigationController.", response: .raises("NSGenericException")),
    UIKitText(.pushSegueOutsideStack, "Push segues can only be used when the source controller is managed by an instance of UINavigationController.", response: .raises("NSGenericException")),
    UIKitText(.noSceneWithIdentifier, "Storyboard ({X}) doesn't contain a view controller with identifier '{I}'", response: .raises("NSInvalidArgumentException")),
    UIKitText(.noUnwind, "Could not find a view controller to execute unwinding for {C}", response: .raises("NSInternalInconsistencyException"), since: 6),
    UIKitText(.segueNotPerformed, "Could not perform segue with identifier '{I}'. A segue must either have a performHandler", response: .raises("NSInternalInconsistencyException"), isOpen: true, since: 9),
    UIKitText(.segueWithoutIdentifier, "Segues initiated directly from view controllers must have an identifier for use with -[UIViewController performSegueWithIdentifier:sender:]", response: .raises("NSGenericException")),
    UIKitText(.noSegueClass, "Could not find a segue class named '{I}'", response: .raises("NSInvalidArgumentException")),
    UIKitText(.noStoryboard, "Could not find a storyboard named '{I}' in bundle", response: .raises("NSInvalidArgumentException"), isOpen: true),
    UIKitText(.nibWithoutView, #"-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "{I}" nib but the view outlet was not set."#, response: .raises("NSInternalInconsistencyException")),
    UIKitText(.noNib, "Could not load NIB in bundle: '{U}' with name '{I}'", response: .raises("NSInternalInconsistencyException")),
    UIKitText(.unknownClass, "Unknown class {I} in Interface Builder file."),
    UIKitText(.noRootAtLaunch, "Application windows are expected to have a root view controller at the end of application launch", response: .raises("NSInternalInconsistencyException"), since: 9),
    UIKitText(.noRootAtLaunch, "Application windows are expected to have a root view controller at the end of application launch", until: 8),
    UIKitText(.noRootAtLaunch, "Applications are expected to have a root view controller at the end of application launch", until: 8),
    UIKitText(.rootViewByHand, "Manually adding the rootViewController's view to the view hierarchy is no longer supported.", isOpen: true, since: 13),
    UIKitText(.noEntryPoint, "Failed to instantiate the default view controller for UIMainStoryboardFile '{I}' - perhaps the designated entry point is not set?"),
    UIKitText(.noSceneLifecycle, "This process does not adopt UIScene lifecycle.", isOpen: true, until: 18),
    UIKitText(.noSceneManifest, "Info.plist contained no UIScene configuration dictionary", isOpen: true, since: 13),
    UIKitText(.noSceneDelegate, "There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file.", since: 13),
    UIKitText(.noDelegateWindow, "The app delegate must implement the window property if it wants to use a main storyboard file."),
    UIKitText(.destinationInLazy, "Do not put a navigation destination modifier inside a", isOpen: true, since: 16),
    UIKitText(.destinationOutsideStack, "The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`.", isOpen: true, since: 16),
    UIKitText(.linkWithoutDestination, "A NavigationLink is presenting a value of type “{I}” but there is no matching navigationDestination declaration visible from the location of the link.", isOpen: true, since: 16),
    UIKitText(.linkOutsideStack, "NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView.", isOpen: true, since: 16),
    UIKitText(.navigationTwicePerFrame, "Update NavigationRequestObserver tried to update multiple times per frame.", since: 16),
    UIKitText(.navigationTwicePerFrame, "Update NavigationAuthority bound path tried to update multiple times per frame.", since: 16),
    UIKitText(.destinationTwice, "A navigationDestination for “{I}” was declared earlier on the stack.", isOpen: true, since: 16),
    UIKitText(.destinationBelowRoot, "Only root-level navigation destinations are effective", isOpen: true, since: 16),
    UIKitText(.missingDestination, "Trying to pop to a missing destination", isOpen: true, since: 13),
    UIKitText(.navigationLinkIssue, "SwiftUI encountered an issue when pushing aNavigationLink. Please file a bug.", since: 14, until: 15),
    UIKitText(.navigationLinkIssue, "Unable to present. Please file a bug.", since: 14, until: 15),
  ]

  /// The texts of frameworks on their own view controllers.
  static let ofFrameworks: [UIKitText] = [
    UIKitText(.composeDetached, "ComposeUIViewController.view should be attached to window", response: .raises(nil), since: 13),
    UIKitText(.composeReused, "CMPViewController shouldn't be reused after completely removed from hierarchy, because it's logically marked as Destroyed.", response: .raises("CMPViewControllerMisuse"), isOpen: true, since: 13),
    UIKitText(.composeInDialog, "Currently, UIKitViewController cannot be used within Popups or Dialogs", response: .raises(nil), since: 13),
  ]
}

extension TopicMeaning {
  package static let all: [TopicMeaning] = [
    TopicMeaning(topic: .alreadyPresenting, usualEvent: .alreadyPresenting, reason: .onePresentation, cases: [(.secondOfItsClass, .alreadyPresentingSecondOfItsClass), (.sameInstance, .alreadyPresentingSameInstance)], scene: .call, choices: [.presentFromTop, .dismissFirst], stop: .present, trouble: .busy),
    TopicMeaning(topic: .notInWindow, usualEvent: .notInWindow, reason: .notInWindowReason, cases: [(.sentByItsLike, .notInWindowSentByItsLike)], scene: .outsideWindow, causes: [.tooEarly, .dismissedMeanwhile, .neverShown], stop: .present, trouble: .gone),
    TopicMeaning(topic: .inTransition, usualEvent: .inTransition, reason: .oneTransition, scene: .call, causes: [.waitForCompletion, .callsTwice], stop: .present, trouble: .busy),
    TopicMeaning(topic: .dismissedInTransition, usualEvent: .dismissedInTransition, reason: .oneTransition, scene: .transition, causes: [.waitForCompletion, .callsTwice], stop: .dismiss, trouble: .busy),
    TopicMeaning(topic: .alreadyPresented, usualEvent: .alreadyPresented, reason: .onePlace, scene: .presentedAgain, causes: [.callsTwice, .newInstance], stop: .present, trouble: .presentedAgain, frames: ["_presentViewController:withAnimationController:"]),
    TopicMeaning(topic: .hasParent, usualEvent: .hasParent, reason: .hasParentReason, scene: .presentedChild, choices: [.presentParent, .removeFirst, .newInstance], stop: .present, trouble: .presentedAgain),
    TopicMeaning(topic: .isActive, usualEvent: .isActive, reason: .isActiveReason, scene: .active, causes: [.callsTwice, .removeFirst, .newInstance], stop: .present, trouble: .presentedAgain),
    TopicMeaning(topic: .onItself, usualEvent: .onItself, reason: .onItselfReason, scene: .onItself, causes: [.presentAnother], stop: .present, trouble: .presentedAgain),
    TopicMeaning(topic: .actionSheetWithoutSource, usualEvent: .actionSheetWithoutSource, reason: .popoverNeedsSource, scene: .popover, choices: [.setSource, .setBarButtonItem, .alertInstead], stop: .present, trouble: .popover),
    TopicMeaning(topic: .partialCurl, usualEvent: .partialCurl, reason: .partialCurlReason, scene: .popover, causes: [.curlFullScreen], stop: .exception),
    TopicMeaning(topic: .splitPresented, usualEvent: .splitPresented, reason: .splitIsRoot, scene: .popover, causes: [.splitAsRoot], stop: .exception),
    TopicMeaning(topic: .pickerOnPad, usualEvent: .pickerOnPad, reason: .pickerOnPadReason, causes: [.popoverStyle], stop: .present),
    TopicMeaning(topic: .waitsForDelayed, usualEvent: .waitsForDelayed, reason: .onePresentation, scene: .call, causes: [.waitForCompletion, .callsTwice], stop: .present, trouble: .busy),
    TopicMeaning(topic: .controllerTransitioning, usualEvent: .controllerTransitioning, reason: .oneTransition, scene: .transition, causes: [.waitForCompletion, .callsTwice], stop: .dismiss, trouble: .busy),
    TopicMeaning(topic: .presentedNil, usualEvent: .presentedNil, reason: .somethingToShow, scene: .presentedNil, causes: [.unwrapPresented, .canSendFirst], stop: .present),
    TopicMeaning(topic: .styleWithoutController, usualEvent: .styleWithoutController, reason: .styleWithoutControllerReason, causes: [.setStyle], stop: .exception),
    TopicMeaning(topic: .popoverOutsideWindow, usualEvent: .popoverOutsideWindow, reason: .popoverNeedsSource, causes: [.sourceInWindow], stop: .present, trouble: .popover),
    TopicMeaning(topic: .noContainedAlert, usualEvent: .noContainedAlert, reason: .oneTransition, causes: [.waitForCompletion], stop: .dismiss),
    TopicMeaning(topic: .keyboardPresents, usualEvent: .keyboardPresents, reason: .keyboardPresentsReason, scene: .popover, causes: [.keyWindow], stop: .present, trouble: .gone),
    TopicMeaning(topic: .alertViewGone, usualEvent: .alertViewGone, reason: .alertViewGoneReason, causes: [.alertController], stop: .exception),
    TopicMeaning(topic: .emptyAlert, usualEvent: .emptyAlert, reason: .emptyAlertReason, causes: [.fillAlert], stop: .present),
    TopicMeaning(topic: .neverPresented, usualEvent: .neverPresented, reason: .oneTransition, causes: [.waitForCompletion], stop: .dismiss),
    TopicMeaning(topic: .inPopoverController, usualEvent: .inPopoverController, reason: .onePlace, causes: [.newInstance], stop: .present),
    TopicMeaning(topic: .orientationMismatch, usualEvent: .orientationMismatch, reason: .orientationMismatchReason, causes: [.agreeOnOrientations, .maskOfOrientations], stop: .exception),
    TopicMeaning(topic: .noCommonOrientation, usualEvent: .noCommonOrientation, reason: .noCommonOrientationReason, causes: [.shareOrientation, .maskOfOrientations], stop: .exception),
    TopicMeaning(topic: .geometryRefused, usualEvent: .geometryRefused, reason: .geometryRefusedReason, causes: [.requestSupported, .maskOfOrientations], stop: .nothing),
    TopicMeaning(topic: .popoverWithoutSource, usualEvent: .popoverWithoutSource, reason: .popoverNeedsSource, scene: .popover, choices: [.setSource, .setBarButtonItem], stop: .present, trouble: .popover, frames: ["UIPopoverPresentationController presentationTransitionWillBegin"]),
    TopicMeaning(topic: .activityOnPad, usualEvent: .activityOnPad, reason: .activityOnPadReason, causes: [.presentActivity], stop: .present, trouble: .popover),
    TopicMeaning(topic: .popoverGone, usualEvent: .popoverGone, reason: .popoverGoneReason, causes: [.popoverStyle], stop: .exception),
    TopicMeaning(topic: .popoverControllerOnPhone, usualEvent: .popoverControllerOnPhone, reason: .popoverControllerOnPhoneReason, causes: [.popoverStyle], stop: .exception),
    TopicMeaning(topic: .modalInTransition, usualEvent: .modalInTransition, reason: .oneTransition, scene: .call, causes: [.waitForCompletion, .tooEarly], stop: .present, trouble: .busy),
    TopicMeaning(topic: .dismissedDuringPresentation, usualEvent: .dismissedDuringPresentation, reason: .oneTransition, causes: [.waitForCompletion, .callsTwice], stop: .dismiss, trouble: .busy),
    TopicMeaning(topic: .dismissNotShown, usualEvent: .dismissNotShown, reason: .oneTransition, causes: [.waitForCompletion], stop: .dismiss),
    TopicMeaning(topic: .twoCancels, usualEvent: .twoCancels, reason: .twoCancelsReason, causes: [.oneCancel], stop: .exception),
    TopicMeaning(topic: .textFieldInSheet, usualEvent: .textFieldInSheet, reason: .textFieldInSheetReason, causes: [.alertForText], stop: .exception),
    TopicMeaning(topic: .displayModeButton, usualEvent: .displayModeButton, reason: .displayModeButtonReason, causes: [.leaveModeButton], stop: .nothing),
    TopicMeaning(topic: .textInOtherWindow, usualEvent: .textInOtherWindow, reason: .textInOtherWindowReason, causes: [.keyForText]),
    TopicMeaning(topic: .detached, usualEvent: .detached, reason: .detachedReason, scene: .detached, causes: [.addChild, .dismissedMeanwhile, .presentFromParent, .rootReplaced, .tooEarly], stop: .present, trouble: .detached),
    TopicMeaning(topic: .pushedTwice, usualEvent: .pushedTwice, reason: .onceInStack, scene: .pushedTwice, causes: [.callsTwicePushing, .newPushed, .popToIt], stop: .push, trouble: .stack, frames: ["pushViewController:transition:forceImmediate:"]),
    TopicMeaning(topic: .requestedParent, usualEvent: .requestedParent, reason: .childOfView, cases: [(.null(.holder), .requestedParentNullHolder)], scene: .requestedParent, choices: [.childBeforeView, .removeViewFirst], stop: .exception, trouble: .parent),
    TopicMeaning(topic: .actualParent, usualEvent: .actualParent, reason: .childOfView, cases: [(.null(.other), .actualParentNullOther), (.null(.holder), .actualParentNullHolder)], scene: .actualParent, choices: [.addToHolder, .removeViewFirst], stop: .exception, trouble: .parent, frames: ["performHierarchyCheck:"]),
    TopicMeaning(topic: .rootAsChild, usualEvent: .rootAsChild, reason: .rootAsChildReason, scene: .rootAsChild, causes: [.otherRoot], stop: .exception),
    TopicMeaning(topic: .noCommonParent, usualEvent: .noCommonParent, reason: .noCommonParentReason, scene: .noCommonParent, causes: [.addBoth], stop: .exception),
    TopicMeaning(topic: .viewOfAnother, usualEvent: .viewOfAnother, reason: .viewOfAnotherReason, cases: [(.unknown(.sender), .viewOfAnotherUnknownSender)], scene: .alone, causes: [.ownView], stop: .exception, trouble: .parent),
    TopicMeaning(topic: .unbalanced, usualEvent: .unbalanced, reason: .unbalancedReason, scene: .two, causes: [.showsTooEarly, .afterTransition, .rootReplaced, .balanceAppearance], stop: .appearance, trouble: .stack),
    TopicMeaning(topic: .appearanceCalled, usualEvent: .appearanceCalled, reason: .appearanceCalledReason, scene: .alone, causes: [.callOwnMethod, .forwardAppearance], stop: .appearance),
    TopicMeaning(topic: .deallocating, usualEvent: .deallocating, reason: .deallocatingReason, scene: .alone, causes: [.noViewInDeinit], stop: .load),
    TopicMeaning(topic: .unexpectedSubviews, usualEvent: .unexpectedSubviews, reason: .unexpectedSubviewsReason, causes: [.emptyContainer], stop: .exception),
    TopicMeaning(topic: .subviewOfHosting, usualEvent: .subviewOfHosting, reason: .subviewOfHostingReason, causes: [.commonSuperview]),
    TopicMeaning(topic: .viewNotDrawn, usualEvent: .viewNotDrawn, reason: .viewNotDrawnReason, causes: [.drawFirst]),
    TopicMeaning(topic: .stackNotUpdated, usualEvent: .stackNotUpdated, reason: .stackNotUpdatedReason, scene: .stack, causes: [.showAfterDismissal, .showsTooEarly, .afterTransition, .endSearch], stop: .push, trouble: .stack),
    TopicMeaning(topic: .nestedPush, usualEvent: .nestedPush, reason: .oneAnimation, scene: .two, causes: [.callsTwice, .showsTooEarly, .oneTransition], stop: .push, trouble: .stack),
    TopicMeaning(topic: .subviewOfItself, usualEvent: .subviewOfItself, reason: .oneAnimation, scene: .two, causes: [.callsTwice, .showsTooEarly, .oneTransition], stop: .push, trouble: .stack),
    TopicMeaning(topic: .pushedNavigation, usualEvent: .pushedNavigation, reason: .pushedNavigationReason, scene: .pushed, choices: [.pushItsRoot, .presentNavigation], stop: .exception),
    TopicMeaning(topic: .poppedToStranger, usualEvent: .poppedToStranger, reason: .poppedToStrangerReason, scene: .poppedToStranger, causes: [.containsFirst], stop: .pop, frames: ["popToViewController:transition:"]),
    TopicMeaning(topic: .notDistinct, usualEvent: .notDistinct, reason: .onceInStack, scene: .notDistinct, causes: [.distinct], stop: .push, trouble: .stack),
    TopicMeaning(topic: .pageCount, usualEvent: .pageCount, reason: .pageCountReason, causes: [.onePage], stop: .exception),
    TopicMeaning(topic: .notSelectable, usualEvent: .notSelectable, reason: .notSelectableReason, causes: [.selectMember], stop: .exception, frames: ["UITabBarController setSelectedViewController:"]),
    TopicMeaning(topic: .splitOnPhone, usualEvent: .splitOnPhone, reason: .splitIsRoot, causes: [.notOnPhone], stop: .exception),
    TopicMeaning(topic: .pushedSplit, usualEvent: .pushedSplit, reason: .splitIsRoot, scene: .pushed, causes: [.splitAsRoot], stop: .exception),
    TopicMeaning(topic: .barNotLocked, usualEvent: .barNotLocked, reason: .barNotLockedReason, causes: [.ignoreBar, .resetBarDelegate]),
    TopicMeaning(topic: .nestedPop, usualEvent: .nestedPop, reason: .oneAnimation, scene: .two, causes: [.callsTwice, .oneTransition], stop: .pop, trouble: .stack),
    TopicMeaning(topic: .unexpectedState, usualEvent: .unexpectedState, reason: .oneAnimation, causes: [.callsTwice, .showsTooEarly, .oneTransition], stop: .push, trouble: .stack),
    TopicMeaning(topic: .barInTransition, usualEvent: .barInTransition, reason: .oneAnimation, causes: [.callsTwice, .showsTooEarly, .oneTransition], stop: .push),
    TopicMeaning(topic: .nestedBars, usualEvent: .nestedBars, reason: .nestedBarsReason, causes: [.oneStack, .splitInTab], stop: .exception),
    TopicMeaning(topic: .pushedNil, usualEvent: .pushedNil, reason: .somethingToShow, scene: .pushed, causes: [.unwrapPushed], stop: .push),
    TopicMeaning(topic: .pageWithoutController, usualEvent: .pageWithoutController, reason: .pagesAtRest, causes: [.waitForPage], stop: .exception, frames: ["UIPageViewController queuingScrollView:", "UIPageViewController _flushViewController:"]),
    TopicMeaning(topic: .pageViewCount, usualEvent: .pageViewCount, reason: .pagesAtRest, causes: [.waitForPage], stop: .exception, frames: ["_UIQueuingScrollView _replaceViews:"]),
    TopicMeaning(topic: .pageStates, usualEvent: .pageStates, reason: .pagesAtRest, causes: [.waitForPage], stop: .exception, frames: ["_UIQueuingScrollView _enqueueCompletionState:"]),
    TopicMeaning(topic: .tabItemUnknown, usualEvent: .tabItemUnknown, reason: .barShowsChildren, causes: [.itemOfChild], stop: .exception),
    TopicMeaning(topic: .tabBarModified, usualEvent: .tabBarModified, reason: .barShowsChildren, causes: [.setTabs], stop: .exception),
    TopicMeaning(topic: .barDelegate, usualEvent: .barDelegate, reason: .barDelegateReason, causes: [.stackDelegate], stop: .exception),
    TopicMeaning(topic: .barModified, usualEvent: .barModified, reason: .barShowsStack, causes: [.pushInStead], stop: .exception),
    TopicMeaning(topic: .splitMutated, usualEvent: .splitMutated, reason: .splitMutatedReason, causes: [.afterCallback], stop: .exception),
    TopicMeaning(topic: .viewWithoutController, usualEvent: .viewWithoutController, reason: .viewWithoutControllerReason, causes: [.viewInController], trouble: .parent),
    TopicMeaning(topic: .singleSheet, usualEvent: .singleSheet, reason: .singleSheetReason, scene: .popover, causes: [.oneSheet], stop: .state, trouble: .busy),
    TopicMeaning(topic: .noSegue, usualEvent: .noSegue, reason: .noSegueReason, scene: .alone, causes: [.drawSegue, .fromStoryboard], stop: .exception, frames: ["_performSegueWithIdentifier:", "performSegueWithIdentifier:"]),
    TopicMeaning(topic: .pushSegueOutsideStack, usualEvent: .pushSegueOutsideStack, reason: .pushSegueOutsideStackReason, causes: [.embedInNavigation], stop: .exception),
    TopicMeaning(topic: .noSceneWithIdentifier, usualEvent: .noSceneWithIdentifier, reason: .noSceneWithIdentifierReason, causes: [.nameScene, .otherStoryboard], stop: .exception, frames: ["UIStoryboard instantiateViewControllerWithIdentifier:"]),
    TopicMeaning(topic: .noUnwind, usualEvent: .noUnwind, reason: .noUnwindReason, scene: .alone, causes: [.unwindAction], stop: .exception),
    TopicMeaning(topic: .segueNotPerformed, usualEvent: .segueNotPerformed, reason: .segueNotPerformedReason, causes: [.customSegue], stop: .exception),
    TopicMeaning(topic: .segueWithoutIdentifier, usualEvent: .segueWithoutIdentifier, reason: .segueWithoutIdentifierReason, causes: [.drawSegue], stop: .exception),
    TopicMeaning(topic: .noSegueClass, usualEvent: .noSegueClass, reason: .noSegueClassReason, causes: [.customSegue], stop: .exception),
    TopicMeaning(topic: .noStoryboard, usualEvent: .noStoryboard, reason: .noStoryboardReason, causes: [.nameStoryboard], stop: .exception, frames: ["UIStoryboard storyboardWithName:"]),
    TopicMeaning(topic: .nibWithoutView, usualEvent: .nibWithoutView, reason: .nibWithoutViewReason, causes: [.connectView], stop: .exception, frames: ["UIViewController _loadViewFromNibNamed:"]),
    TopicMeaning(topic: .noNib, usualEvent: .noNib, reason: .noNibReason, causes: [.nameNib], stop: .exception, frames: ["UINib instantiateWithOwner:"]),
    TopicMeaning(topic: .unknownClass, usualEvent: .unknownClass, reason: .unknownClassReason, causes: [.setModule]),
    TopicMeaning(topic: .noRootAtLaunch, usualEvent: .noRootAtLaunch, reason: .windowShowsRoot, causes: [.setRoot, .rootOfOverlay], stop: .exception, frames: ["_applicationLaunchTransaction"]),
    TopicMeaning(topic: .rootViewByHand, usualEvent: .rootViewByHand, reason: .windowShowsRoot, causes: [.setRoot]),
    TopicMeaning(topic: .noEntryPoint, usualEvent: .noEntryPoint, reason: .windowShowsRoot, causes: [.markInitial, .setRoot]),
    TopicMeaning(topic: .noSceneLifecycle, usualEvent: .noSceneLifecycle, reason: .windowsInScenes, causes: [.adoptScenes], trouble: .launch, frames: ["EvaluateRuntimeIssueForNoSceneLifecycleAdoption"]),
    TopicMeaning(topic: .noSceneManifest, usualEvent: .noSceneManifest, reason: .windowsInScenes, causes: [.adoptScenes], trouble: .launch),
    TopicMeaning(topic: .noSceneDelegate, usualEvent: .noSceneDelegate, reason: .noSceneDelegateReason, causes: [.adoptScenes], trouble: .launch),
    TopicMeaning(topic: .noDelegateWindow, usualEvent: .noDelegateWindow, reason: .noDelegateWindowReason, causes: [.delegateWindow]),
    TopicMeaning(topic: .destinationInLazy, usualEvent: .destinationInLazy, reason: .destinationsAtRoot, causes: [.destinationAtRoot], stop: .path),
    TopicMeaning(topic: .destinationOutsideStack, usualEvent: .destinationOutsideStack, reason: .destinationsAtRoot, causes: [.insideStack], stop: .path),
    TopicMeaning(topic: .linkWithoutDestination, usualEvent: .linkWithoutDestination, reason: .destinationsAtRoot, causes: [.declareDestination]),
    TopicMeaning(topic: .linkOutsideStack, usualEvent: .linkOutsideStack, reason: .destinationsAtRoot, causes: [.linkInStack]),
    TopicMeaning(topic: .navigationTwicePerFrame, usualEvent: .navigationTwicePerFrame, reason: .navigationTwicePerFrameReason, causes: [.onePathChange], stop: .path),
    TopicMeaning(topic: .destinationTwice, usualEvent: .destinationTwice, reason: .destinationsAtRoot, causes: [.oneDestination]),
    TopicMeaning(topic: .destinationBelowRoot, usualEvent: .destinationBelowRoot, reason: .destinationsAtRoot, causes: [.destinationAtRoot]),
    TopicMeaning(topic: .missingDestination, usualEvent: .missingDestination, reason: .missingDestinationReason, causes: [.navigationStack]),
    TopicMeaning(topic: .navigationLinkIssue, usualEvent: .navigationLinkIssue, reason: .navigationLinkIssueReason, causes: [.navigationStack]),
    TopicMeaning(topic: .composeDetached, usualEvent: .composeDetached, reason: .composeDetachedReason, causes: [.updateLibrary], trouble: .ownDetached, writer: "compose"),
    TopicMeaning(topic: .composeReused, usualEvent: .composeReused, reason: .composeReusedReason, causes: [.updateLibrary], trouble: .ownReused, writer: "compose"),
    TopicMeaning(topic: .composeInDialog, usualEvent: .composeInDialog, reason: .composeInDialogReason, causes: [.updateLibrary], trouble: .ownInDialog, writer: "compose"),
  ]
}

extension Host {
  /// The frameworks, in the order in which they claim a line.
  package static let all: [Host] = [reactNative, flutter, capacitor, cordova, maui, unity, compose]

  private static let reactNative: Host = {
    let extraModules = HostRemedy("extraModules", .reactNativeExtraModules, .native(RepairCode("func extraModules(for bridge: RCTBridge) -> [RCTBridgeModule] {\n  ReactNativeNavigation.extraModules(for: bridge)\n}", "- (NSArray<id<RCTBridgeModule>> *)extraModulesForBridge:(RCTBridge *)bridge {\n  return [ReactNativeNavigation extraModulesForBridge:bridge];\n}")), sources: ["wix/react-native-navigation#6990"])
    let afterDismissal = HostRemedy("afterDismissal", .reactNativeAfterDismissal, .own("<Modal visible={isFirstShown} onDismiss={() => setSecondShown(true)}>"), sources: ["mmazzarolo/react-native-dialog#70", "facebook/react-native#48611", "react-native-modal/react-native-modal#725"])
    let nestedModal = HostRemedy("nestedModal", .reactNativeNestedModal, .own("<Modal visible={isFirstShown}>\n  <Modal visible={isSecondShown} />\n</Modal>"), sources: ["react-native-modal/react-native-modal#30"])
    let modalScreen = HostRemedy("modalScreen", .reactNativeModalScreen, .own(#"<Stack.Screen name="Next" component={Next} options={{ presentation: 'modal' }} />"#), sources: ["software-mansion/react-native-screens#944", "react-native-modal/react-native-modal#725"])
    let hideBeforeNavigating = HostRemedy("hideBeforeNavigating", .reactNativeHideBeforeNavigating, .own("<Modal visible={isShown} onDismiss={() => navigation.navigate('Next')}>"), sources: ["facebook/react-native#38491", "facebook/react-native#45313", "facebook/react-native#39693"])
    let afterTransitionOfScreen = HostRemedy("afterTransition", .reactNativeAfterTransitionOfScreen, .own("const open = () => setShown(true);\nuseEffect(() => navigation.addListener('transitionEnd', open), [navigation]);"), sources: ["software-mansion/react-native-screens#2976", "software-mansion/react-native-screens#4103"])
    let navigateOnce = HostRemedy("navigateOnce", .reactNativeNavigateOnce, .own("navigation.navigate('Details')"), sources: ["software-mansion/react-native-screens#791"])
    let anchor = HostRemedy("anchor", .reactNativeAnchor, .own("const anchor = findNodeHandle(button.current)\nActionSheetIOS.showActionSheetWithOptions({ options, anchor }, onChoice)\nawait Share.share({ url }, { anchor })"), sources: ["facebook/react-native#2395", "reactnative.dev/docs/actionsheetios"])
    let fromReactsFront = HostRemedy("fromFront", .reactNativeFromReactsFront, .native(RepairCode("RCTPresentedViewController()?.present(controller, animated: true)", "[RCTPresentedViewController() presentViewController:controller animated:YES\n                                         completion:nil];")), sources: ["facebook/react-native#5263", "facebook/react-native#56979"])
    return Host(id: "react-native", name: "React Native", language: "JSX", libraries: [HostLibrary("React Native", classes: ["RCT*", "*ModalHostViewController"], modules: ["React"]), HostLibrary("react-native-screens", classes: ["RNS*", "RNScreens*"], modules: ["RNScreens"]), HostLibrary("react-native-navigation", classes: ["RNN*"], modules: ["ReactNativeNavigation"]), HostLibrary("Expo", classes: ["EX*", "Expo*"], modules: ["ExpoModulesCore", "Expo", "EXDevMenu"]), HostLibrary("react-native-true-sheet", classes: ["TrueSheet*"], modules: ["TrueSheet"]), HostLibrary(.reactNativeLibrary, classes: ["RN*", "RNT*", "RNC*"], modules: ["react_native_*"])], marks: ["facebook::react", "RCTModalHostView", "com.facebook.react", "[RCT", "RCTBridge"], versions: "npx react-native info", answers: [
        ([.busy], [.update.when([.presenter: "TrueSheet*"]), .update.when([.blocker: "RNS*"], unless: [.presented: "RNS*"]), afterTransitionOfScreen.when([.blocker: "RNS*", .presented: "RNS*"]), afterDismissal.when(unless: [.blocker: "RNS*"]), nestedModal.when([.presented: "*ModalHostViewController"]), modalScreen.when(unless: [.blocker: "RNS*"]), fromReactsFront]),
        ([.presentedAgain], [hideBeforeNavigating.when([.presented: "RCT*"]), hideBeforeNavigating.when([.presented: "*ModalHostViewController"]), .update, hideBeforeNavigating, modalScreen]),
        ([.gone], [afterTransitionOfScreen.when([.presented: "RNS*"]), afterDismissal.when([.presented: "*ModalHostViewController", .presenter: "*ModalHostViewController"]), afterTransitionOfScreen.when([.presented: "*ModalHostViewController"]), .update, afterDismissal, afterTransitionOfScreen, fromReactsFront]),
        ([.detached], [.update, afterTransitionOfScreen, modalScreen]),
        ([.parent], [.update, modalScreen, afterTransitionOfScreen]),
        ([.stack], [extraModules.when([.child: "RNNSplashScreen"]), navigateOnce, afterTransitionOfScreen]),
        ([.popover], [anchor, .update]),
      ])
  }()

  private static let flutter: Host = {
    let flutterAsRoot = HostRemedy("flutterAsRoot", .flutterAsRoot, .native(RepairCode("view.window?.rootViewController = flutterViewController", "self.view.window.rootViewController = flutterViewController;")), sources: ["hnvn/flutter_image_cropper#291", "sidlatau/flutter_email_sender#117", "flutter/flutter#40739"])
    let embeddedAsRoot = HostRemedy("flutterAsRoot", .flutterEmbeddedAsRoot, .native(RepairCode("view.window?.rootViewController = flutterViewController", "self.view.window.rootViewController = flutterViewController;")), sources: ["hnvn/flutter_image_cropper#291"])
    let awaitFirst = HostRemedy("awaitFirst", .flutterAwaitFirst, .own("await showFirst();  // #B\nawait showSecond();  // #A"), sources: ["flutter/flutter#67103", "fluttercommunity/flutter_downloader#326"])
    let updatePlugin = HostRemedy("updatePlugin", .flutterUpdatePlugin, .other("flutter pub upgrade --major-versions", language: "shell"), sources: ["flutter/flutter#67103", "MaikuB/flutter_appauth#638", "flutter-stripe/flutter_stripe#1924"])
    let updateTwice = HostRemedy("updatePlugin", .flutterUpdateTwice, .other("flutter pub upgrade --major-versions", language: "shell"), sources: ["arcticfox1919/flutter-scankit#54", "qonversion/flutter-sdk#230"])
    let afterFirstFrame = HostRemedy("afterFirstFrame", .flutterAfterFirstFrame, .own("WidgetsBinding.instance.addPostFrameCallback((_) => show());  // #A"), sources: ["api.flutter.dev/flutter/scheduler/SchedulerBinding/addPostFrameCallback.html"])
    let fromPluginsFront = HostRemedy("fromFront", .flutterFromPluginsFront, .native(RepairCode("let root = registrar.viewController\nvar top = root\nwhile let next = top?.presentedViewController, !next.isBeingDismissed { top = next }\ntop?.present(controller, animated: true)", "UIViewController *root = registrar.viewController;\nUIViewController *top = root;\nwhile (top.presentedViewController && !top.presentedViewController.isBeingDismissed) {\n  top = top.presentedViewController;\n}\n[top presentViewController:controller animated:YES completion:nil];")), sources: ["fluttercandies/flutter_photo_manager#1411", "flutter/packages#10549", "MaikuB/flutter_appauth#638"])
    let sharePosition = HostRemedy("sharePosition", .flutterSharePosition, .own("final box = context.findRenderObject()! as RenderBox;\nawait SharePlus.instance.share(\n  ShareParams(\n    text: text,\n    sharePositionOrigin: box.localToGlobal(Offset.zero) & box.size,\n  ),\n);"), sources: ["flutter/flutter#44962", "fluttercommunity/plus_plugins#1446", "fluttercommunity/plus_plugins#2454"])
    let migrateToScenes = HostRemedy("migrateToScenes", .flutterMigrateToScenes, .other("flutter upgrade\nflutter build ios", language: "shell"), sources: ["docs.flutter.dev/release/breaking-changes/uiscenedelegate"])
    return Host(id: "flutter", name: "Flutter", language: "Dart", libraries: [HostLibrary("Flutter", classes: ["Flutter*"], modules: ["Flutter"]), HostLibrary(.flutterPlugin, classes: ["FLT*", "FPP*"], modules: ["flutter_*"])], marks: ["flutter: ", "package:flutter", "Runner.app", " Runner[", "<Runner.", "[VERBOSE-2:"], versions: "flutter doctor -v", answers: [
        ([.busy], [flutterAsRoot.when([.blocker: "Flutter*"]), awaitFirst.when(unless: [.blocker: "Flutter*"]), updatePlugin, fromPluginsFront]),
        ([.presentedAgain], [updateTwice, awaitFirst, fromPluginsFront]),
        ([.gone, .detached], [updatePlugin, embeddedAsRoot.when(unless: [.presenter: "Flutter*"]), afterFirstFrame, fromPluginsFront]),
        ([.popover], [sharePosition.when([.presented: "UIActivity*"]), updateTwice, sharePosition]),
        ([.stack], [awaitFirst]),
        ([.parent], [updateTwice]),
        ([.launch], [migrateToScenes]),
      ])
  }()

  private static let capacitor: Host = {
    let afterMenu = HostRemedy("afterMenu", .webViewsAfterMenu, .own("setTimeout(() => showNext(), 500);  // #A"), sources: ["ionic-team/capacitor-plugins#1300", "apache/cordova-plugin-dialogs#70"])
    let closePlugin = HostRemedy("closeFirst", .webViewsClosePlugin, .own("await closeFirst();  // #B\nawait showSecond();  // #A"), sources: ["ionic-team/capacitor-plugins#2404", "ionic-team/capacitor#5282"])
    let updatePlugins = HostRemedy("updatePlugin", .webViewsUpdatePlugins, .other("npm update\nnpx cap sync ios", language: "shell"), sources: ["capacitor-community/privacy-screen#83", "capacitor-community/privacy-screen#56", "ionic-team/capacitor#5282"])
    let centredPopover = HostRemedy("centredPopover", .webViewsCentredPopover, .native(RepairCode("setCenteredPopover(controller)\nbridge?.viewController?.present(controller, animated: true)", "[self setCenteredPopover:controller];\n[self.bridge.viewController presentViewController:controller animated:YES completion:nil];")), sources: ["capacitorjs.com/docs/core-apis/ios"])
    let fromBridgesFront = HostRemedy("fromFront", .webViewsFromBridgesFront, .native(RepairCode("let root = bridge?.viewController\nvar top = root\nwhile let next = top?.presentedViewController, !next.isBeingDismissed { top = next }\ntop?.present(controller, animated: true)", "UIViewController *root = self.bridge.viewController;\nUIViewController *top = root;\nwhile (top.presentedViewController && !top.presentedViewController.isBeingDismissed) {\n  top = top.presentedViewController;\n}\n[top presentViewController:controller animated:YES completion:nil];")), sources: ["ionic-team/capacitor#5282", "capacitorjs.com/docs/core-apis/ios"])
    return Host(id: "capacitor", name: "Capacitor", language: "TypeScript", libraries: [HostLibrary("Capacitor", classes: ["CAP*"], modules: ["Capacitor"])], marks: ["CapacitorCommunity", "Capacitor.framework", "capacitor://"], versions: "npx cap doctor", answers: [
        ([.busy], [afterMenu.when([.blocker: "_UIContextMenu*"]), closePlugin.when(unless: [.blocker: "_UIContextMenu*"]), fromBridgesFront]),
        ([.presentedAgain], [updatePlugins, closePlugin]),
        ([.gone, .detached], [closePlugin, updatePlugins, fromBridgesFront]),
        ([.popover], [centredPopover, updatePlugins]),
        ([.stack, .parent], [updatePlugins, closePlugin]),
      ])
  }()

  private static let cordova: Host = {
    let afterMenu = HostRemedy("afterMenu", .webViewsAfterMenu, .own("setTimeout(() => showNext(), 500);  // #A"), sources: ["ionic-team/capacitor-plugins#1300", "apache/cordova-plugin-dialogs#70"])
    let closeBrowser = HostRemedy("closeFirst", .webViewsCloseBrowser, .own("browser.addEventListener('exit', () => showNext());  // #A\nbrowser.close();"), sources: ["floatinghotpot/cordova-admob-pro#142", "apache/cordova-plugin-dialogs#70"])
    let updateCordova = HostRemedy("updatePlugin", .webViewsUpdateCordova, .other("npx cordova plugin rm PLUGIN\nnpx cordova plugin add PLUGIN@latest", language: "shell"), sources: ["apache/cordova-plugin-wkwebview-engine#152", "ionic-team/cordova-plugin-ionic-webview#56"])
    let fromPluginsController = HostRemedy("fromFront", .webViewsFromPluginsController, .native(RepairCode("let root = viewController\nvar top = root\nwhile let next = top?.presentedViewController, !next.isBeingDismissed { top = next }\ntop?.present(controller, animated: true)", "UIViewController *root = viewController;\nUIViewController *top = root;\nwhile (top.presentedViewController && !top.presentedViewController.isBeingDismissed) {\n  top = top.presentedViewController;\n}\n[top presentViewController:controller animated:YES completion:nil];")), sources: ["apache/cordova-plugin-dialogs#70", "EddyVerbruggen/SocialSharing-PhoneGap-Plugin#108"])
    return Host(id: "cordova", name: "Cordova", language: "JavaScript", libraries: [HostLibrary("Cordova", classes: ["CDV*"], modules: ["Cordova"])], marks: ["[CDV", "CDVPlugin", "org.apache.cordova"], versions: "npx cordova requirements", answers: [
        ([.busy], [afterMenu.when([.blocker: "_UIContextMenu*"]), closeBrowser.when(unless: [.blocker: "_UIContextMenu*"]), fromPluginsController]),
        ([.presentedAgain], [updateCordova, closeBrowser]),
        ([.gone, .detached], [closeBrowser, updateCordova, fromPluginsController]),
        ([.stack, .parent], [updateCordova, closeBrowser]),
      ])
  }()

  private static let maui: Host = {
    let updateForAlerts = HostRemedy("updateForAlerts", .dotNetUpdateForAlerts, .other("dotnet workload update", language: "shell"), sources: ["dotnet/maui#7898", "dotnet/maui#32872"])
    let awaitPopup = HostRemedy("awaitPopup", .dotNetAwaitPopup, .own("await firstPopup.CloseAsync();\nawait this.ShowPopupAsync(secondPopup);"), sources: ["CommunityToolkit/Maui#1213", "CommunityToolkit/Maui#3192"])
    let newPopup = HostRemedy("newPopup", .dotNetNewPopup, .own("await this.ShowPopupAsync(new DetailPopup());"), sources: ["CommunityToolkit/Maui#1377"])
    let awaitModal = HostRemedy("awaitModal", .dotNetAwaitModal, .own("await Navigation.PopModalAsync();\nawait ShowNext();  // #A"), sources: ["dotnet/maui#30970", "dotnet/maui#32872"])
    let fromCurrentController = HostRemedy("fromFront", .dotNetFromCurrentController, .own("var top = Platform.GetCurrentUIViewController();\nwhile (top?.PresentedViewController is { IsBeingDismissed: false } next) top = next;\ntop?.PresentViewController(controller, true, null);"), sources: ["dotnet/maui#14258", "dotnet/maui#32872", "rotorgames/Rg.Plugins.Popup#373", "jfversluis/FilePicker-Plugin-for-Xamarin-and-Windows#21", "cjlotz/Xamarin.Plugins#24"])
    let sourceBounds = HostRemedy("sourceBounds", .dotNetSourceBounds, .own("var place = new Rect(button.X, button.Y, button.Width, button.Height);\nawait Share.RequestAsync(\n    new ShareTextRequest { Text = text, PresentationSourceBounds = place });"), sources: ["learn.microsoft.com: ShareRequestBase.PresentationSourceBounds"])
    let shownPage = HostRemedy("shownPage", .dotNetShownPage, .own("var page = Navigation.ModalStack.LastOrDefault() ?? this;\nawait ShowNext(page);  // #A"), sources: ["dotnet/maui#7444", "dotnet/maui#14258", "dotnet/maui#16983", "xamarin/XamarinCommunityToolkit#1189"])
    let shownAlert = HostRemedy("shownPage", .dotNetShownPage, .own(#"var page = Navigation.ModalStack.LastOrDefault() ?? this;\#nawait page.DisplayAlert("Title", "Text", "OK");"#), sources: ["dotnet/maui#7444", "dotnet/maui#14258", "dotnet/maui#16983", "xamarin/XamarinCommunityToolkit#1189"])
    return Host(id: "maui", name: ".NET MAUI", language: "C#", libraries: [HostLibrary(".NET MAUI", classes: ["Microsoft_Maui_*"]), HostLibrary(.mauiToolkit, classes: ["CommunityToolkit_Maui_*"]), HostLibrary(.xamarinToolkit, classes: ["Xamarin_CommunityToolkit_*"]), HostLibrary("Xamarin.Forms", classes: ["Xamarin_Forms_*"]), HostLibrary(.mauiLibrary, classes: ["*_Maui_*"]), HostLibrary("Mopups", classes: ["Mopups_*"]), HostLibrary("Rg.Plugins.Popup", classes: ["Rg_Plugins_Popup_*", "RgPopup*"]), HostLibrary("MvvmCross", classes: ["MvvmCross_*", "Mvx*"]), HostLibrary("Uno Platform", classes: ["Uno_UI_*", "Windows_UI_Xaml_*", "Microsoft_UI_Xaml_*"])], marks: ["ObjCRuntime.", "Foundation.MonoTouchException", "Microsoft.Maui", "libmonosgen", "xamarin_", "Microsoft.iOS"], versions: "dotnet workload list", answers: [
        ([.busy], [.update.when([.presented: "*_PopupRenderer"]), shownAlert.when([.presented: "UIAlertController", .blocker: "*ModalWrapper"]), fromCurrentController.when([.presented: "MF*"]), fromCurrentController.when([.presented: "*Picker*"], unless: [.presented: "*_*"]), shownPage.when([.blocker: "*ModalWrapper"], unless: [.presented: "*ModalWrapper"]), updateForAlerts.when([.presented: "UIAlertController", .blocker: "*ModalWrapper"]), awaitPopup, shownAlert.when([.presented: "UIAlertController"]), shownPage, fromCurrentController]),
        ([.presentedAgain], [newPopup, awaitPopup]),
        ([.gone], [fromCurrentController.when([.presented: "UI*"], unless: [.presented: "UIAlertController"]), fromCurrentController.when([.presented: "MF*"]), fromCurrentController.when([.presented: "*Picker*"], unless: [.presented: "*_*"]), awaitModal, updateForAlerts.when([.presented: "UIAlertController"]), shownAlert.when([.presented: "UIAlertController"]), shownPage, fromCurrentController]),
        ([.popover], [sourceBounds]),
        ([.detached], [.update, awaitModal, shownPage]),
        ([.parent], [.update, awaitModal]),
        ([.stack], [awaitModal]),
      ])
  }()

  private static let unity: Host = {
    let afterCallback = HostRemedy("afterCallback", .enginesAfterCallback, .own("first.OnClosed += () => ShowNext();  // #A"), sources: ["yasirkula/UnityNativeGallery#139", "googleads/googleads-mobile-unity#2998"])
    let fromUnitysFront = HostRemedy("fromFront", .enginesFromUnitysFront, .native(RepairCode("let root = UnityGetGLViewController()\nvar top = root\nwhile let next = top?.presentedViewController, !next.isBeingDismissed { top = next }\ntop?.present(controller, animated: true)", "UIViewController *root = UnityGetGLViewController();\nUIViewController *top = root;\nwhile (top.presentedViewController && !top.presentedViewController.isBeingDismissed) {\n  top = top.presentedViewController;\n}\n[top presentViewController:controller animated:YES completion:nil];")), sources: ["yasirkula/UnityNativeGallery#139"])
    return Host(id: "unity", name: "Unity", language: "C#", libraries: [HostLibrary("Unity", classes: ["Unity*"], modules: ["UnityFramework"])], marks: ["UnityFramework", "UnityAppController", "il2cpp"], versions: "Help > About Unity", answers: [
        ([.busy, .gone, .detached], [afterCallback, fromUnitysFront]),
        ([.presentedAgain], [.update, afterCallback, fromUnitysFront]),
        ([.popover], [fromUnitysFront]),
        ([.stack, .parent], [.update, afterCallback]),
      ])
  }()

  private static let compose: Host = {
    let newerCompose = HostRemedy("newerCompose", .enginesNewerCompose, .own(#"plugins { id("org.jetbrains.compose") version composeVersion }"#), sources: ["JetBrains/compose-multiplatform#4188", "JetBrains/compose-multiplatform#4310", "JetBrains/compose-multiplatform#4315"])
    let newController = HostRemedy("newController", .enginesNewController, .own("fun MainViewController() = ComposeUIViewController { App() }"), sources: ["JetBrains/compose-multiplatform#4188"])
    let outsideDialog = HostRemedy("outsideDialog", .enginesOutsideDialog, .own("val controller = LocalUIViewController.current\ncontroller.presentViewController(picker, animated = true, completion = null)"), sources: ["JetBrains/compose-multiplatform-core#2099"])
    let currentController = HostRemedy("currentController", .enginesCurrentController, .own("val controller = LocalUIViewController.current\nval launcher = remember(controller) { Launcher(controller) }"), sources: ["vinceglb/FileKit#577", "vinceglb/FileKit#337", "MohamedRejeb/Calf#136"])
    let embedController = HostRemedy("embedController", .enginesEmbedController, .own("UIKitViewController(factory = { controller }, modifier = Modifier.fillMaxSize())"), sources: ["JetBrains/compose-multiplatform#4062"])
    let closeDialog = HostRemedy("closeFirst", .enginesCloseDialog, .own("if (isDialogShown) Dialog(onDismissRequest = { isDialogShown = false }) { Content() }\nLaunchedEffect(isDialogShown) { if (!isDialogShown) showNext() }  // #A"), sources: ["vinceglb/FileKit#164"])
    let fromKotlinsFront = HostRemedy("fromFront", .enginesFromKotlinsFront, .own("var top: UIViewController? = controller\nwhile (top?.presentedViewController != null) top = top.presentedViewController\ntop?.presentViewController(picker, animated = true, completion = null)"), sources: ["MohamedRejeb/Calf#136", "vinceglb/FileKit#337"])
    let popoverSource = HostRemedy("popoverSource", .enginesPopoverSource, .own("sheet.popoverPresentationController?.sourceView = controller.view\ncontroller.presentViewController(sheet, animated = true, completion = null)"), sources: ["vinceglb/FileKit#577"])
    return Host(id: "compose", name: "Compose Multiplatform", otherNames: ["kotlin", "kmp"], language: "Kotlin", libraries: [HostLibrary("Compose Multiplatform", classes: ["*ComposeHostingViewController", "*ComposeRootHostingViewController"])], marks: ["kfun:", "androidx.compose", "ComposeApp"], versions: "./gradlew --version", answers: [
        ([.busy, .gone, .detached, .presentedAgain], [currentController, .update.when([.presented: "*PickerViewController"]), closeDialog, fromKotlinsFront]),
        ([.parent], [embedController, .update]),
        ([.stack], [.update, closeDialog]),
        ([.popover], [popoverSource]),
        ([.ownDetached], [newerCompose]),
        ([.ownReused], [newController, newerCompose]),
        ([.ownInDialog], [outsideDialog]),
      ])
  }()
}

extension LogRepair {
  /// The codes for a cause: the first whose conditions hold is the line's.
  static func variants(for cause: UIKitCause) -> [Variant] {
    switch cause {
    case .presentFromTop:
      [Variant(conditions: [.inView], code: RepairCode("let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }\nlet scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first\nlet root = scene?.keyWindow?.rootViewController\nvar top = root\nwhile let next = top?.presentedViewController, !next.isBeingDismissed { top = next }\ntop?.present($A, animated: true)", "UIWindowScene *scene = nil;\nfor (UIScene *next in UIApplication.sharedApplication.connectedScenes) {\n  if (![next isKindOfClass:UIWindowScene.class]) { continue; }\n  BOOL isActive = next.activationState == UISceneActivationStateForegroundActive;\n  if (isActive || !scene) { scene = (UIWindowScene *)next; }\n}\nUIViewController *root = scene.keyWindow.rootViewController;\nUIViewController *top = root;\nwhile (top.presentedViewController && !top.presentedViewController.isBeingDismissed) {\n  top = top.presentedViewController;\n}\n[top presentViewController:$A animated:YES completion:nil];")),
       Variant(conditions: [.withoutFront], code: RepairCode("let root = view.window?.rootViewController\nvar top = root\nwhile let next = top?.presentedViewController, !next.isBeingDismissed { top = next }\ntop?.present($A, animated: true)", "UIViewController *root = self.view.window.rootViewController;\nUIViewController *top = root;\nwhile (top.presentedViewController && !top.presentedViewController.isBeingDismissed) {\n  top = top.presentedViewController;\n}\n[top presentViewController:$A animated:YES completion:nil];")),
       Variant(conditions: [], code: RepairCode("presentedViewController?.present($A, animated: true)", "[self.presentedViewController presentViewController:$A animated:YES completion:nil];"))]
    case .dismissedMeanwhile:
      [Variant(conditions: [], code: RepairCode("let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }\nlet scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first\nlet root = scene?.keyWindow?.rootViewController\nvar top = root\nwhile let next = top?.presentedViewController, !next.isBeingDismissed { top = next }\ntop?.present($A, animated: true)", "UIWindowScene *scene = nil;\nfor (UIScene *next in UIApplication.sharedApplication.connectedScenes) {\n  if (![next isKindOfClass:UIWindowScene.class]) { continue; }\n  BOOL isActive = next.activationState == UISceneActivationStateForegroundActive;\n  if (isActive || !scene) { scene = (UIWindowScene *)next; }\n}\nUIViewController *root = scene.keyWindow.rootViewController;\nUIViewController *top = root;\nwhile (top.presentedViewController && !top.presentedViewController.isBeingDismissed) {\n  top = top.presentedViewController;\n}\n[top presentViewController:$A animated:YES completion:nil];"))]
    case .keyWindow:
      [Variant(conditions: [], code: RepairCode("let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }\nlet scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first\nlet root = scene?.keyWindow?.rootViewController\nvar top = root\nwhile let next = top?.presentedViewController, !next.isBeingDismissed { top = next }\ntop?.present($A, animated: true)", "UIWindowScene *scene = nil;\nfor (UIScene *next in UIApplication.sharedApplication.connectedScenes) {\n  if (![next isKindOfClass:UIWindowScene.class]) { continue; }\n  BOOL isActive = next.activationState == UISceneActivationStateForegroundActive;\n  if (isActive || !scene) { scene = (UIWindowScene *)next; }\n}\nUIViewController *root = scene.keyWindow.rootViewController;\nUIViewController *top = root;\nwhile (top.presentedViewController && !top.presentedViewController.isBeingDismissed) {\n  top = top.presentedViewController;\n}\n[top presentViewController:$A animated:YES completion:nil];"))]
    case .inActionHandler:
      [Variant(conditions: [.inView], code: RepairCode(#"let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }\#nlet scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first\#nlet root = scene?.keyWindow?.rootViewController\#nlet ok = UIAlertAction(title: "OK", style: .default) { _ in\#n  root?.present($A, animated: true)\#n}\#n$B.addAction(ok)"#, #"UIWindowScene *scene = nil;\#nfor (UIScene *next in UIApplication.sharedApplication.connectedScenes) {\#n  if (![next isKindOfClass:UIWindowScene.class]) { continue; }\#n  BOOL isActive = next.activationState == UISceneActivationStateForegroundActive;\#n  if (isActive || !scene) { scene = (UIWindowScene *)next; }\#n}\#nUIViewController *root = scene.keyWindow.rootViewController;\#nUIAlertAction *ok = [UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault\#n                                           handler:^(UIAlertAction *action) {\#n  [root presentViewController:$A animated:YES completion:nil];\#n}];\#n[$B addAction:ok];"#)),
       Variant(conditions: [], code: RepairCode(#"let ok = UIAlertAction(title: "OK", style: .default) { _ in\#n  self.present($A, animated: true)\#n}\#n$B.addAction(ok)"#, #"UIAlertAction *ok = [UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault\#n                                           handler:^(UIAlertAction *action) {\#n  [self presentViewController:$A animated:YES completion:nil];\#n}];\#n[$B addAction:ok];"#))]
    case .afterMenu:
      [Variant(conditions: [.ofModifier], code: RepairCode("Task {\n  try? await Task.sleep(for: .milliseconds(500))\n  isNextShown = true\n}")),
       Variant(conditions: [.inView], code: RepairCode("let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }\nlet scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first\nlet root = scene?.keyWindow?.rootViewController\nif let coordinator = root?.transitionCoordinator {\n  coordinator.animate(alongsideTransition: nil) { _ in\n    root?.present($A, animated: true)\n  }\n} else {\n  root?.present($A, animated: true)\n}", "UIWindowScene *scene = nil;\nfor (UIScene *next in UIApplication.sharedApplication.connectedScenes) {\n  if (![next isKindOfClass:UIWindowScene.class]) { continue; }\n  BOOL isActive = next.activationState == UISceneActivationStateForegroundActive;\n  if (isActive || !scene) { scene = (UIWindowScene *)next; }\n}\nUIViewController *root = scene.keyWindow.rootViewController;\nif (root.transitionCoordinator) {\n  [root.transitionCoordinator animateAlongsideTransition:nil completion:\n      ^(id<UIViewControllerTransitionCoordinatorContext> context) {\n    [root presentViewController:$A animated:YES completion:nil];\n  }];\n} else {\n  [root presentViewController:$A animated:YES completion:nil];\n}")),
       Variant(conditions: [], code: RepairCode("if let coordinator = transitionCoordinator {\n  coordinator.animate(alongsideTransition: nil) { _ in\n    self.present($A, animated: true)\n  }\n} else {\n  present($A, animated: true)\n}", "if (self.transitionCoordinator) {\n  [self.transitionCoordinator animateAlongsideTransition:nil completion:\n      ^(id<UIViewControllerTransitionCoordinatorContext> context) {\n    [self presentViewController:$A animated:YES completion:nil];\n  }];\n} else {\n  [self presentViewController:$A animated:YES completion:nil];\n}"))]
    case .dismissFirst:
      [Variant(conditions: [.inView], code: RepairCode("let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }\nlet scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first\nlet root = scene?.keyWindow?.rootViewController\nroot?.dismiss(animated: true) {\n  root?.present($A, animated: true)\n}", "UIWindowScene *scene = nil;\nfor (UIScene *next in UIApplication.sharedApplication.connectedScenes) {\n  if (![next isKindOfClass:UIWindowScene.class]) { continue; }\n  BOOL isActive = next.activationState == UISceneActivationStateForegroundActive;\n  if (isActive || !scene) { scene = (UIWindowScene *)next; }\n}\nUIViewController *root = scene.keyWindow.rootViewController;\n[root dismissViewControllerAnimated:YES completion:^{\n  [root presentViewController:$A animated:YES completion:nil];\n}];")),
       Variant(conditions: [], code: RepairCode("dismiss(animated: true) {\n  self.present($A, animated: true)\n}", "[self dismissViewControllerAnimated:YES completion:^{\n  [self presentViewController:$A animated:YES completion:nil];\n}];"))]
    case .callsTwice:
      [Variant(conditions: [.dismissing], code: RepairCode("guard transitionCoordinator == nil else { return }\ndismiss(animated: true)", "if (self.transitionCoordinator) { return; }\n[self dismissViewControllerAnimated:YES completion:nil];")),
       Variant(conditions: [.presentedAgain, .inView], code: RepairCode("guard $A.presentingViewController == nil else { return }\nlet scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }\nlet scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first\nlet root = scene?.keyWindow?.rootViewController\nroot?.present($A, animated: true)", "if ($A.presentingViewController) { return; }\nUIWindowScene *scene = nil;\nfor (UIScene *next in UIApplication.sharedApplication.connectedScenes) {\n  if (![next isKindOfClass:UIWindowScene.class]) { continue; }\n  BOOL isActive = next.activationState == UISceneActivationStateForegroundActive;\n  if (isActive || !scene) { scene = (UIWindowScene *)next; }\n}\nUIViewController *root = scene.keyWindow.rootViewController;\n[root presentViewController:$A animated:YES completion:nil];")),
       Variant(conditions: [.presentedAgain], code: RepairCode("guard $A.presentingViewController == nil else { return }\npresent($A, animated: true)", "if ($A.presentingViewController) { return; }\n[self presentViewController:$A animated:YES completion:nil];")),
       Variant(conditions: [.ofStack, .nestedPop], code: RepairCode("guard navigationController?.transitionCoordinator == nil else { return }\nnavigationController?.popViewController(animated: true)", "if (self.navigationController.transitionCoordinator) { return; }\n[self.navigationController popViewControllerAnimated:YES];")),
       Variant(conditions: [.ofStack], code: RepairCode("guard navigationController?.transitionCoordinator == nil else { return }\nnavigationController?.pushViewController(DetailController(), animated: true)", "if (self.navigationController.transitionCoordinator) { return; }\n[self.navigationController pushViewController:[[DetailController alloc] init] animated:YES];")),
       Variant(conditions: [.inView], code: RepairCode("let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }\nlet scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first\nlet root = scene?.keyWindow?.rootViewController\nguard root?.presentedViewController == nil else { return }\nroot?.present($A, animated: true)", "UIWindowScene *scene = nil;\nfor (UIScene *next in UIApplication.sharedApplication.connectedScenes) {\n  if (![next isKindOfClass:UIWindowScene.class]) { continue; }\n  BOOL isActive = next.activationState == UISceneActivationStateForegroundActive;\n  if (isActive || !scene) { scene = (UIWindowScene *)next; }\n}\nUIViewController *root = scene.keyWindow.rootViewController;\nif (root.presentedViewController) { return; }\n[root presentViewController:$A animated:YES completion:nil];")),
       Variant(conditions: [], code: RepairCode("guard presentedViewController == nil else { return }\npresent($A, animated: true)", "if (self.presentedViewController) { return; }\n[self presentViewController:$A animated:YES completion:nil];"))]
    case .waitForCompletion:
      [Variant(conditions: [.dismissing, .inView], code: RepairCode("let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }\nlet scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first\nlet root = scene?.keyWindow?.rootViewController\nif let coordinator = root?.transitionCoordinator {\n  coordinator.animate(alongsideTransition: nil) { _ in\n    self.dismiss(animated: true)\n  }\n} else {\n  dismiss(animated: true)\n}", "UIWindowScene *scene = nil;\nfor (UIScene *next in UIApplication.sharedApplication.connectedScenes) {\n  if (![next isKindOfClass:UIWindowScene.class]) { continue; }\n  BOOL isActive = next.activationState == UISceneActivationStateForegroundActive;\n  if (isActive || !scene) { scene = (UIWindowScene *)next; }\n}\nUIViewController *root = scene.keyWindow.rootViewController;\nif (root.transitionCoordinator) {\n  [root.transitionCoordinator animateAlongsideTransition:nil completion:\n      ^(id<UIViewControllerTransitionCoordinatorContext> context) {\n    [self dismissViewControllerAnimated:YES completion:nil];\n  }];\n} else {\n  [self dismissViewControllerAnimated:YES completion:nil];\n}")),
       Variant(conditions: [.dismissing], code: RepairCode("if let coordinator = transitionCoordinator {\n  coordinator.animate(alongsideTransition: nil) { _ in\n    self.dismiss(animated: true)\n  }\n} else {\n  dismiss(animated: true)\n}", "if (self.transitionCoordinator) {\n  [self.transitionCoordinator animateAlongsideTransition:nil completion:\n      ^(id<UIViewControllerTransitionCoordinatorContext> context) {\n    [self dismissViewControllerAnimated:YES completion:nil];\n  }];\n} else {\n  [self dismissViewControllerAnimated:YES completion:nil];\n}")),
       Variant(conditions: [.inView], code: RepairCode("let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }\nlet scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first\nlet root = scene?.keyWindow?.rootViewController\nif let coordinator = root?.transitionCoordinator {\n  coordinator.animate(alongsideTransition: nil) { _ in\n    (root?.presentedViewController ?? root)?.present($A, animated: true)\n  }\n} else {\n  (root?.presentedViewController ?? root)?.present($A, animated: true)\n}", "UIWindowScene *scene = nil;\nfor (UIScene *next in UIApplication.sharedApplication.connectedScenes) {\n  if (![next isKindOfClass:UIWindowScene.class]) { continue; }\n  BOOL isActive = next.activationState == UISceneActivationStateForegroundActive;\n  if (isActive || !scene) { scene = (UIWindowScene *)next; }\n}\nUIViewController *root = scene.keyWindow.rootViewController;\nif (root.transitionCoordinator) {\n  [root.transitionCoordinator animateAlongsideTransition:nil completion:\n      ^(id<UIViewControllerTransitionCoordinatorContext> context) {\n    [(root.presentedViewController ?: root) presentViewController:$A animated:YES completion:nil];\n  }];\n} else {\n  [(root.presentedViewController ?: root) presentViewController:$A animated:YES completion:nil];\n}")),
       Variant(conditions: [], code: RepairCode("if let coordinator = transitionCoordinator {\n  coordinator.animate(alongsideTransition: nil) { _ in\n    (self.presentedViewController ?? self).present($A, animated: true)\n  }\n} else {\n  (presentedViewController ?? self).present($A, animated: true)\n}", "if (self.transitionCoordinator) {\n  [self.transitionCoordinator animateAlongsideTransition:nil completion:\n      ^(id<UIViewControllerTransitionCoordinatorContext> context) {\n    [(self.presentedViewController ?: self) presentViewController:$A animated:YES completion:nil];\n  }];\n} else {\n  [(self.presentedViewController ?: self) presentViewController:$A animated:YES completion:nil];\n}"))]
    case .tooEarly:
      [Variant(conditions: [], code: RepairCode("private var wasShown = false\noverride func viewDidAppear(_ animated: Bool) {\n  super.viewDidAppear(animated)\n  guard !wasShown else { return }\n  wasShown = true\n  present($A, animated: true)\n}", "@property (nonatomic) BOOL wasShown;\n- (void)viewDidAppear:(BOOL)animated {\n  [super viewDidAppear:animated];\n  if (self.wasShown) { return; }\n  self.wasShown = YES;\n  [self presentViewController:$A animated:YES completion:nil];\n}"))]
    case .neverShown:
      [Variant(conditions: [], code: RepairCode("assert(viewIfLoaded?.window != nil)\npresent($A, animated: true)", #"NSAssert(self.viewIfLoaded.window, @"");\#n[self presentViewController:$A animated:YES completion:nil];"#))]
    case .newInstance:
      [Variant(conditions: [.ofAlert], code: RepairCode(#"let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)\#nalert.addAction(UIAlertAction(title: "OK", style: .default))\#npresent(alert, animated: true)"#, #"UIAlertController *alert =\#n    [UIAlertController alertControllerWithTitle:@"Title" message:@"Text"\#n                                 preferredStyle:UIAlertControllerStyleAlert];\#n[alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault\#n                                        handler:nil]];\#n[self presentViewController:alert animated:YES completion:nil];"#)),
       Variant(conditions: [.ofSystem], code: RepairCode("present(DetailController(), animated: true)", "[self presentViewController:[[DetailController alloc] init] animated:YES completion:nil];")),
       Variant(conditions: [], code: RepairCode("present(#A(), animated: true)", "[self presentViewController:[[#A alloc] init] animated:YES completion:nil];"))]
    case .presentParent:
      [Variant(conditions: [], code: RepairCode("if let parent = $A.parent {\n  present(parent, animated: true)\n}", "if ($A.parentViewController) {\n  [self presentViewController:$A.parentViewController animated:YES completion:nil];\n}"))]
    case .removeFirst:
      [Variant(conditions: [], code: RepairCode("$A.willMove(toParent: nil)\n$A.view.removeFromSuperview()\n$A.removeFromParent()\npresent($A, animated: true)", "[$A willMoveToParentViewController:nil];\n[$A.view removeFromSuperview];\n[$A removeFromParentViewController];\n[self presentViewController:$A animated:YES completion:nil];"))]
    case .unwrapPresented:
      [Variant(conditions: [], code: RepairCode("guard let $A else { return }\npresent($A, animated: true)", "if (!$A) { return; }\n[self presentViewController:$A animated:YES completion:nil];"))]
    case .canSendFirst:
      [Variant(conditions: [], code: RepairCode("guard MFMailComposeViewController.canSendMail() else { return }\npresent(MFMailComposeViewController(), animated: true)", "if (![MFMailComposeViewController canSendMail]) { return; }\n[self presentViewController:[[MFMailComposeViewController alloc] init] animated:YES completion:nil];"))]
    case .presentAnother:
      [Variant(conditions: [], code: RepairCode("present(DetailController(), animated: true)", "[self presentViewController:[[DetailController alloc] init] animated:YES completion:nil];"))]
    case .setStyle:
      [Variant(conditions: [], code: RepairCode("sheet.modalPresentationStyle = .automatic", "sheet.modalPresentationStyle = UIModalPresentationAutomatic;"))]
    case .curlFullScreen:
      [Variant(conditions: [], code: RepairCode("sheet.modalPresentationStyle = .fullScreen", "sheet.modalPresentationStyle = UIModalPresentationFullScreen;"))]
    case .setSource:
      [Variant(conditions: [], code: RepairCode("$A.popoverPresentationController?.sourceView = button\n$A.popoverPresentationController?.sourceRect = button.bounds\npresent($A, animated: true)", "$A.popoverPresentationController.sourceView = button;\n$A.popoverPresentationController.sourceRect = button.bounds;\n[self presentViewController:$A animated:YES completion:nil];"))]
    case .setBarButtonItem:
      [Variant(conditions: [], code: RepairCode("$A.popoverPresentationController?.barButtonItem = item\npresent($A, animated: true)", "$A.popoverPresentationController.barButtonItem = item;\n[self presentViewController:$A animated:YES completion:nil];"))]
    case .alertInstead:
      [Variant(conditions: [.ofModifier], code: RepairCode(#".alert("Title", isPresented: $isAlertShown) {\#n  Button("OK") {}\#n}"#)),
       Variant(conditions: [], code: RepairCode(#"let isOnPad = traitCollection.userInterfaceIdiom == .pad\#nlet choices = UIAlertController(\#n  title: "Title", message: nil, preferredStyle: isOnPad ? .alert : .actionSheet)\#npresent(choices, animated: true)"#, #"BOOL isOnPad = self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomPad;\#nUIAlertController *choices = [UIAlertController\#n    alertControllerWithTitle:@"Title" message:nil\#n              preferredStyle:isOnPad ? UIAlertControllerStyleAlert\#n                                     : UIAlertControllerStyleActionSheet];\#n[self presentViewController:choices animated:YES completion:nil];"#))]
    case .viewInController:
      [Variant(conditions: [], code: RepairCode("view.addSubview(picker)", "[self.view addSubview:picker];"))]
    case .sourceInWindow:
      [Variant(conditions: [], code: RepairCode("guard button.window != nil else { return }\npresent(popover, animated: true)", "if (!button.window) { return; }\n[self presentViewController:popover animated:YES completion:nil];"))]
    case .alertController:
      [Variant(conditions: [], code: RepairCode(#"let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)\#nalert.addAction(UIAlertAction(title: "OK", style: .default))\#npresent(alert, animated: true)"#, #"UIAlertController *alert =\#n    [UIAlertController alertControllerWithTitle:@"Title" message:@"Text"\#n                                 preferredStyle:UIAlertControllerStyleAlert];\#n[alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault\#n                                        handler:nil]];\#n[self presentViewController:alert animated:YES completion:nil];"#))]
    case .fillAlert:
      [Variant(conditions: [], code: RepairCode(#"let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)\#nalert.addAction(UIAlertAction(title: "OK", style: .default))\#npresent(alert, animated: true)"#, #"UIAlertController *alert =\#n    [UIAlertController alertControllerWithTitle:@"Title" message:@"Text"\#n                                 preferredStyle:UIAlertControllerStyleAlert];\#n[alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault\#n                                        handler:nil]];\#n[self presentViewController:alert animated:YES completion:nil];"#))]
    case .alertForText:
      [Variant(conditions: [], code: RepairCode(#"let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)\#nalert.addTextField()\#npresent(alert, animated: true)"#, #"UIAlertController *alert =\#n    [UIAlertController alertControllerWithTitle:@"Title" message:@"Text"\#n                                 preferredStyle:UIAlertControllerStyleAlert];\#n[alert addTextFieldWithConfigurationHandler:nil];\#n[self presentViewController:alert animated:YES completion:nil];"#))]
    case .leaveModeButton:
      [Variant(conditions: [], code: RepairCode("splitViewController?.show(.primary)", "[self.splitViewController showColumn:UISplitViewControllerColumnPrimary];"))]
    case .oneCancel:
      [Variant(conditions: [], code: RepairCode(#"alertController.addAction(UIAlertAction(title: "Later", style: .default))"#, #"[alertController addAction:[UIAlertAction actionWithTitle:@"Later" style:UIAlertActionStyleDefault\#n                                         handler:nil]];"#))]
    case .presentActivity:
      [Variant(conditions: [], code: RepairCode("let share = UIActivityViewController(activityItems: [item], applicationActivities: nil)\nshare.popoverPresentationController?.sourceView = button\npresent(share, animated: true)", "UIActivityViewController *share =\n    [[UIActivityViewController alloc] initWithActivityItems:@[item]\n                                      applicationActivities:nil];\nshare.popoverPresentationController.sourceView = button;\n[self presentViewController:share animated:YES completion:nil];"))]
    case .popoverStyle:
      [Variant(conditions: [], code: RepairCode("sheet.modalPresentationStyle = .popover\nsheet.popoverPresentationController?.sourceView = button\npresent(sheet, animated: true)", "sheet.modalPresentationStyle = UIModalPresentationPopover;\nsheet.popoverPresentationController.sourceView = button;\n[self presentViewController:sheet animated:YES completion:nil];"))]
    case .keyForText:
      [Variant(conditions: [], code: RepairCode("overlayWindow.makeKeyAndVisible()", "[overlayWindow makeKeyAndVisible];"))]
    case .pushInStead:
      [Variant(conditions: [], code: RepairCode("navigationController?.pushViewController(DetailController(), animated: true)", "[self.navigationController pushViewController:[[DetailController alloc] init] animated:YES];"))]
    case .stackDelegate:
      [Variant(conditions: [], code: RepairCode("navigationController?.delegate = self", "self.navigationController.delegate = self;"))]
    case .drawFirst:
      [Variant(conditions: [], code: RepairCode("let copy = label.snapshotView(afterScreenUpdates: true)", "UIView *copy = [label snapshotViewAfterScreenUpdates:YES];"))]
    case .agreeOnOrientations:
      [Variant(conditions: [], code: RepairCode("override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }\noverride var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {\n  .landscapeRight\n}", "- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  return UIInterfaceOrientationMaskLandscape;\n}\n- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {\n  return UIInterfaceOrientationLandscapeRight;\n}"))]
    case .addChild:
      [Variant(conditions: [], code: RepairCode("addChild($S)\nview.addSubview($S.view)\n$S.didMove(toParent: self)", "[self addChildViewController:$S];\n[self.view addSubview:$S.view];\n[$S didMoveToParentViewController:self];"))]
    case .presentFromParent:
      [Variant(conditions: [], code: RepairCode("// in that controller\npresent($A, animated: true)", "// in that controller\n[self presentViewController:$A animated:YES completion:nil];"))]
    case .childBeforeView:
      [Variant(conditions: [.withoutHolder], code: RepairCode("$C.view.removeFromSuperview()\naddChild($C)\nview.addSubview($C.view)\n$C.didMove(toParent: self)", "[$C.view removeFromSuperview];\n[self addChildViewController:$C];\n[self.view addSubview:$C.view];\n[$C didMoveToParentViewController:self];")),
       Variant(conditions: [], code: RepairCode("addChild($C)\nview.addSubview($C.view)\n$C.didMove(toParent: self)", "[self addChildViewController:$C];\n[self.view addSubview:$C.view];\n[$C didMoveToParentViewController:self];"))]
    case .addToHolder:
      [Variant(conditions: [], code: RepairCode("addChild($C)\nview.addSubview($C.view)\n$C.didMove(toParent: self)", "[self addChildViewController:$C];\n[self.view addSubview:$C.view];\n[$C didMoveToParentViewController:self];"))]
    case .addItsContainer:
      [Variant(conditions: [], code: RepairCode("addChild($X)\nview.addSubview($X.view)\n$X.didMove(toParent: self)", "[self addChildViewController:$X];\n[self.view addSubview:$X.view];\n[$X didMoveToParentViewController:self];"))]
    case .removeViewFirst:
      [Variant(conditions: [.withoutHolder], code: RepairCode("$C.willMove(toParent: nil)\n$C.view.removeFromSuperview()\n$C.removeFromParent()", "[$C willMoveToParentViewController:nil];\n[$C.view removeFromSuperview];\n[$C removeFromParentViewController];")),
       Variant(conditions: [], code: RepairCode("$C.willMove(toParent: nil)\n$C.view.removeFromSuperview()\n$C.removeFromParent()\naddChild($C)\nview.addSubview($C.view)\n$C.didMove(toParent: self)", "[$C willMoveToParentViewController:nil];\n[$C.view removeFromSuperview];\n[$C removeFromParentViewController];\n[self addChildViewController:$C];\n[self.view addSubview:$C.view];\n[$C didMoveToParentViewController:self];"))]
    case .inputViewRenamed:
      []
    case .accessoryViewOut:
      [Variant(conditions: [], code: RepairCode("picker.removeFromSuperview()\ntextField.inputAccessoryView = picker", "[picker removeFromSuperview];\ntextField.inputAccessoryView = picker;"))]
    case .inputViewOut:
      [Variant(conditions: [], code: RepairCode("picker.removeFromSuperview()\ntextField.inputView = picker", "[picker removeFromSuperview];\ntextField.inputView = picker;"))]
    case .ownView:
      [Variant(conditions: [.withSender], code: RepairCode("$S.view = UIView()", "$S.view = [[UIView alloc] init];")),
       Variant(conditions: [], code: RepairCode("override func loadView() { view = UIView() }", "- (void)loadView { self.view = [[UIView alloc] init]; }"))]
    case .otherRoot:
      [Variant(conditions: [], code: RepairCode("$C.view.window?.rootViewController = self\naddChild($C)\nview.addSubview($C.view)\n$C.didMove(toParent: self)", "$C.view.window.rootViewController = self;\n[self addChildViewController:$C];\n[self.view addSubview:$C.view];\n[$C didMoveToParentViewController:self];"))]
    case .addBoth:
      [Variant(conditions: [], code: RepairCode("$C.willMove(toParent: nil)\naddChild($X)\n$X.view.frame = $C.view.frame\ntransition(from: $C, to: $X, duration: 0.3, options: [], animations: nil) { _ in\n  $C.removeFromParent()\n  $X.didMove(toParent: self)\n}", "[$C willMoveToParentViewController:nil];\n[self addChildViewController:$X];\n$X.view.frame = $C.view.frame;\n[self transitionFromViewController:$C toViewController:$X duration:0.3 options:0\n                        animations:nil completion:^(BOOL finished) {\n  [$C removeFromParentViewController];\n  [$X didMoveToParentViewController:self];\n}];"))]
    case .callSuper:
      [Variant(conditions: [], code: RepairCode("override func viewWillAppear(_ animated: Bool) {\n  super.viewWillAppear(animated)\n}\n\noverride func viewDidAppear(_ animated: Bool) {\n  super.viewDidAppear(animated)\n}", "- (void)viewWillAppear:(BOOL)animated {\n  [super viewWillAppear:animated];\n}\n\n- (void)viewDidAppear:(BOOL)animated {\n  [super viewDidAppear:animated];\n}"))]
    case .balanceAppearance:
      [Variant(conditions: [], code: RepairCode("addChild(child)\nview.addSubview(child.view)\nchild.didMove(toParent: self)", "[self addChildViewController:child];\n[self.view addSubview:child.view];\n[child didMoveToParentViewController:self];"))]
    case .callOwnMethod:
      [Variant(conditions: [], code: RepairCode("func reload() {}\n\noverride func viewWillAppear(_ animated: Bool) {\n  super.viewWillAppear(animated)\n  reload()\n}", "- (void)reload {}\n\n- (void)viewWillAppear:(BOOL)animated {\n  [super viewWillAppear:animated];\n  [self reload];\n}"))]
    case .forwardAppearance:
      [Variant(conditions: [], code: RepairCode("child.beginAppearanceTransition(true, animated: true)\nchild.endAppearanceTransition()", "[child beginAppearanceTransition:YES animated:YES];\n[child endAppearanceTransition];"))]
    case .showsTooEarly:
      [Variant(conditions: [], code: RepairCode("private var wasShown = false\noverride func viewDidAppear(_ animated: Bool) {\n  super.viewDidAppear(animated)\n  guard !wasShown else { return }\n  wasShown = true\n  navigationController?.pushViewController(DetailController(), animated: true)\n}", "@property (nonatomic) BOOL wasShown;\n- (void)viewDidAppear:(BOOL)animated {\n  [super viewDidAppear:animated];\n  if (self.wasShown) { return; }\n  self.wasShown = YES;\n  [self.navigationController pushViewController:[[DetailController alloc] init] animated:YES];\n}"))]
    case .workAtLaunch:
      [Variant(conditions: [], code: RepairCode("private var wasShown = false\noverride func viewDidAppear(_ animated: Bool) {\n  super.viewDidAppear(animated)\n  guard !wasShown else { return }\n  wasShown = true\n  present(DetailController(), animated: true)\n}", "@property (nonatomic) BOOL wasShown;\n- (void)viewDidAppear:(BOOL)animated {\n  [super viewDidAppear:animated];\n  if (self.wasShown) { return; }\n  self.wasShown = YES;\n  [self presentViewController:[[DetailController alloc] init] animated:YES completion:nil];\n}"))]
    case .showAfterDismissal:
      [Variant(conditions: [], code: RepairCode("dismiss(animated: true) {\n  self.navigationController?.$M\n}", "[self dismissViewControllerAnimated:YES completion:^{\n  [self.navigationController $M];\n}];"))]
    case .afterTransition:
      [Variant(conditions: [], code: RepairCode("if let coordinator = navigationController?.transitionCoordinator {\n  coordinator.animate(alongsideTransition: nil) { _ in\n    self.navigationController?.$M\n  }\n} else {\n  navigationController?.$M\n}", "if (self.navigationController.transitionCoordinator) {\n  [self.navigationController.transitionCoordinator animateAlongsideTransition:nil completion:\n      ^(id<UIViewControllerTransitionCoordinatorContext> context) {\n    [self.navigationController $M];\n  }];\n} else {\n  [self.navigationController $M];\n}"))]
    case .endSearch:
      [Variant(conditions: [], code: RepairCode("navigationItem.searchController?.isActive = false", "self.navigationItem.searchController.active = NO;"))]
    case .rootReplaced:
      [Variant(conditions: [], code: RepairCode("guard let window else { return }\nlet showHome = { window.rootViewController = HomeController() }\nif let root = window.rootViewController, root.presentedViewController != nil {\n  root.dismiss(animated: false, completion: showHome)\n} else {\n  showHome()\n}", "UIWindow *window = self.window;\nvoid (^showHome)(void) = ^{ window.rootViewController = [[HomeController alloc] init]; };\nif (window.rootViewController.presentedViewController) {\n  [window.rootViewController dismissViewControllerAnimated:NO completion:showHome];\n} else {\n  showHome();\n}"))]
    case .noViewInDeinit:
      [Variant(conditions: [], code: RepairCode("deinit {\n  MainActor.assumeIsolated { _ = viewIfLoaded?.endEditing(true) }\n}", "- (void)dealloc {\n  [self.viewIfLoaded endEditing:YES];\n}"))]
    case .loadView:
      [Variant(conditions: [], code: RepairCode("$C.loadViewIfNeeded()", "[$C loadViewIfNeeded];"))]
    case .emptyContainer:
      [Variant(conditions: [], code: RepairCode("view.addSubview(label)", "[self.view addSubview:label];"))]
    case .commonSuperview:
      [Variant(conditions: [], code: RepairCode("hostingController.view.superview?.addSubview(overlay)", "[hostingController.view.superview addSubview:overlay];"))]
    case .oneTransition:
      [Variant(conditions: [.nestedPop], code: RepairCode("if let stack = navigationController?.viewControllers, stack.count > 2 {\n  navigationController?.popToViewController(stack[stack.count - 3], animated: true)\n}", "NSArray<UIViewController *> *stack = self.navigationController.viewControllers;\nif (stack.count > 2) {\n  [self.navigationController popToViewController:stack[stack.count - 3] animated:YES];\n}")),
       Variant(conditions: [], code: RepairCode("var stack = navigationController?.viewControllers ?? []\nstack += [ListController(), DetailController()]\nnavigationController?.setViewControllers(stack, animated: true)", "NSArray<UIViewController *> *stack = [self.navigationController.viewControllers\n    arrayByAddingObjectsFromArray:@[[[ListController alloc] init], [[DetailController alloc] init]]];\n[self.navigationController setViewControllers:stack animated:YES];"))]
    case .callsTwicePushing:
      [Variant(conditions: [], code: RepairCode("guard let navigationController, !navigationController.viewControllers.contains($C)\nelse { return }\nnavigationController.pushViewController($C, animated: true)", "if ([self.navigationController.viewControllers containsObject:$C]) { return; }\n[self.navigationController pushViewController:$C animated:YES];"))]
    case .newPushed:
      [Variant(conditions: [], code: RepairCode("navigationController?.pushViewController(#C(), animated: true)", "[self.navigationController pushViewController:[[#C alloc] init] animated:YES];"))]
    case .popToIt:
      [Variant(conditions: [], code: RepairCode("navigationController?.popToViewController($C, animated: true)", "[self.navigationController popToViewController:$C animated:YES];"))]
    case .pushItsRoot:
      [Variant(conditions: [], code: RepairCode("navigationController?.pushViewController(DetailController(), animated: true)", "[self.navigationController pushViewController:[[DetailController alloc] init] animated:YES];"))]
    case .presentNavigation:
      [Variant(conditions: [], code: RepairCode("let stack = UINavigationController(rootViewController: DetailController())\npresent(stack, animated: true)", "UINavigationController *stack = [[UINavigationController alloc]\n    initWithRootViewController:[[DetailController alloc] init]];\n[self presentViewController:stack animated:YES completion:nil];"))]
    case .embedInNavigation:
      [Variant(conditions: [], code: RepairCode("let stack = UINavigationController(rootViewController: DetailController())\npresent(stack, animated: true)", "UINavigationController *stack = [[UINavigationController alloc]\n    initWithRootViewController:[[DetailController alloc] init]];\n[self presentViewController:stack animated:YES completion:nil];"))]
    case .unwrapPushed:
      [Variant(conditions: [], code: RepairCode("guard let detail else { return }\nnavigationController?.pushViewController(detail, animated: true)", "if (!detail) { return; }\n[self.navigationController pushViewController:detail animated:YES];"))]
    case .containsFirst:
      [Variant(conditions: [], code: RepairCode("for case let target as DetailController in navigationController?.viewControllers ?? [] {\n  navigationController?.popToViewController(target, animated: true)\n}", "for (UIViewController *target in self.navigationController.viewControllers) {\n  if (![target isKindOfClass:DetailController.class]) { continue; }\n  [self.navigationController popToViewController:target animated:YES];\n}"))]
    case .distinct:
      [Variant(conditions: [], code: RepairCode("navigationController?.setViewControllers([ListController(), #C()], animated: true)", "[self.navigationController setViewControllers:@[[[ListController alloc] init], [[#C alloc] init]] animated:YES];"))]
    case .onePage:
      [Variant(conditions: [.ofTwoPages], code: RepairCode("pages.setViewControllers([page, nextPage], direction: .forward, animated: true)", "[pages setViewControllers:@[page, nextPage]\n                direction:UIPageViewControllerNavigationDirectionForward\n                 animated:YES completion:nil];")),
       Variant(conditions: [], code: RepairCode("pages.setViewControllers([page], direction: .forward, animated: true)", "[pages setViewControllers:@[page] direction:UIPageViewControllerNavigationDirectionForward\n                 animated:YES completion:nil];"))]
    case .waitForPage:
      [Variant(conditions: [], code: RepairCode("DispatchQueue.main.async {\n  pages.setViewControllers([page], direction: .forward, animated: false)\n}", "dispatch_async(dispatch_get_main_queue(), ^{\n  [pages setViewControllers:@[page] direction:UIPageViewControllerNavigationDirectionForward\n                   animated:NO completion:nil];\n});"))]
    case .selectMember:
      [Variant(conditions: [], code: RepairCode("tabBarController?.selectedIndex = 1", "self.tabBarController.selectedIndex = 1;"))]
    case .setTabs:
      [Variant(conditions: [], code: RepairCode("tabBarController?.viewControllers = [ListController(), DetailController()]", "self.tabBarController.viewControllers = @[[[ListController alloc] init], [[DetailController alloc] init]];"))]
    case .itemOfChild:
      [Variant(conditions: [], code: RepairCode(#"navigationController?.tabBarItem = UITabBarItem(title: "$I", image: nil, tag: 0)"#, #"self.navigationController.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"$I" image:nil tag:0];"#))]
    case .afterCallback:
      [Variant(conditions: [], code: RepairCode("DispatchQueue.main.async {\n  split.show(.secondary)\n}", "dispatch_async(dispatch_get_main_queue(), ^{\n  [split showColumn:UISplitViewControllerColumnSecondary];\n});"))]
    case .notOnPhone:
      [Variant(conditions: [], code: RepairCode("view.window?.rootViewController = UINavigationController(rootViewController: ListController())", "self.view.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[ListController alloc] init]];"))]
    case .updateLibrary:
      []
    case .shareOrientation:
      [Variant(conditions: [], code: RepairCode("override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }", "- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  return UIInterfaceOrientationMaskLandscape;\n}"))]
    case .requestSupported:
      [Variant(conditions: [], code: RepairCode("setNeedsUpdateOfSupportedInterfaceOrientations()\nview.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { error in\n  print(error)\n}", #"[self setNeedsUpdateOfSupportedInterfaceOrientations];\#nUIWindowSceneGeometryPreferencesIOS *preferences = [[UIWindowSceneGeometryPreferencesIOS alloc]\#n    initWithInterfaceOrientations:UIInterfaceOrientationMaskPortrait];\#n[self.view.window.windowScene requestGeometryUpdateWithPreferences:preferences\#n                                                      errorHandler:^(NSError *error) {\#n  NSLog(@"%@", error);\#n}];"#))]
    case .maskOfOrientations:
      []
    case .ignoreBar:
      []
    case .resetBarDelegate:
      []
    case .oneStack:
      [Variant(conditions: [], code: RepairCode("tabBarController?.viewControllers = [UINavigationController(rootViewController: ListController())]", "self.tabBarController.viewControllers = @[[[UINavigationController alloc] initWithRootViewController:[[ListController alloc] init]]];"))]
    case .splitInTab:
      [Variant(conditions: [], code: RepairCode("tabBarController?.viewControllers = [split]", "self.tabBarController.viewControllers = @[split];"))]
    case .splitAsRoot:
      [Variant(conditions: [], code: RepairCode("view.window?.rootViewController = split", "self.view.window.rootViewController = split;"))]
    case .drawSegue:
      []
    case .nameScene:
      []
    case .markInitial:
      []
    case .connectView:
      []
    case .setModule:
      []
    case .nameNib:
      []
    case .fromStoryboard:
      [Variant(conditions: [], code: RepairCode(##"let storyboard = UIStoryboard(name: "Main", bundle: nil)\##nlet controller = storyboard.instantiateViewController(withIdentifier: "#C")\##n// or\##nshow(DetailController(), sender: self)"##, ##"UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Main" bundle:nil];\##nUIViewController *controller =\##n    [storyboard instantiateViewControllerWithIdentifier:@"#C"];\##n// or\##n[self showViewController:[[DetailController alloc] init] sender:self];"##))]
    case .customSegue:
      [Variant(conditions: [], code: RepairCode("class DetailSegue: UIStoryboardSegue {\n  override func perform() { source.show(destination, sender: self) }\n}", "@interface DetailSegue : UIStoryboardSegue\n@end\n@implementation DetailSegue\n- (void)perform {\n  [self.sourceViewController showViewController:self.destinationViewController sender:self];\n}\n@end"))]
    case .nameStoryboard:
      [Variant(conditions: [], code: RepairCode(#"// of a package\#nlet bundle = Bundle(for: DetailController.self)\#nlet storyboard = UIStoryboard(name: "$I", bundle: bundle)"#, #"NSBundle *bundle = [NSBundle bundleForClass:DetailController.class];\#nUIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"$I" bundle:bundle];"#))]
    case .delegateWindow:
      [Variant(conditions: [], code: RepairCode("var window: UIWindow?", "@property (strong, nonatomic) UIWindow *window;"))]
    case .unwindAction:
      [Variant(conditions: [], code: RepairCode("@IBAction func unwind(_ segue: UIStoryboardSegue) {}", "- (IBAction)unwind:(UIStoryboardSegue *)segue {}"))]
    case .adoptScenes:
      [Variant(conditions: [], code: RepairCode("class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n}", "@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n@property (strong, nonatomic) UIWindow *window;\n@end"))]
    case .otherStoryboard:
      [Variant(conditions: [], code: RepairCode(#"let storyboard = UIStoryboard(name: "Other", bundle: nil)\#nlet controller = storyboard.instantiateViewController(withIdentifier: "$I")"#, #"UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Other" bundle:nil];\#nUIViewController *controller =\#n    [storyboard instantiateViewControllerWithIdentifier:@"$I"];"#))]
    case .setRoot:
      [Variant(conditions: [], code: RepairCode("func scene(\n  _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions\n) {\n  window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }\n  window?.rootViewController = HomeController()\n  window?.makeKeyAndVisible()\n}", "- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session\n      options:(UISceneConnectionOptions *)options {\n  self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];\n  self.window.rootViewController = [[HomeController alloc] init];\n  [self.window makeKeyAndVisible];\n}"))]
    case .rootOfOverlay:
      [Variant(conditions: [], code: RepairCode("overlayWindow.rootViewController = UIViewController()", "overlayWindow.rootViewController = [[UIViewController alloc] init];"))]
    case .oneSheet:
      [Variant(conditions: [], code: RepairCode("enum Sheet: Identifiable { case first, second; var id: Self { self } }\n@State private var shownSheet: Sheet?\n.sheet(item: $shownSheet) { sheet in\n  if sheet == .first { FirstView() } else { SecondView() }\n}"))]
    case .oneAlert:
      [Variant(conditions: [], code: RepairCode(#".alert("Title", isPresented: $isAlertShown, presenting: shownAlert) { alert in\#n  Button("OK") {}\#n} message: { alert in\#n  Text(alert.message)\#n}"#))]
    case .dialogAtButton:
      [Variant(conditions: [], code: RepairCode(#"Button("Delete") { isDialogShown = true }\#n  .confirmationDialog("Title", isPresented: $isDialogShown) {\#n    Button("Delete", role: .destructive) {}\#n  }"#))]
    case .alertInside:
      [Variant(conditions: [], code: RepairCode(#".sheet(isPresented: $isSheetShown) {\#n  SheetView()\#n    .alert("Title", isPresented: $isAlertShown) {\#n      Button("OK") {}\#n    }\#n}"#))]
    case .sheetInside:
      [Variant(conditions: [], code: RepairCode(".sheet(isPresented: $isSheetShown) {\n  SheetView()\n    .sheet(isPresented: $isNextShown) { NextView() }\n}"))]
    case .afterAlert:
      [Variant(conditions: [], code: RepairCode(".onChange(of: isAlertShown) { _, isShown in\n  if !isShown { isNextShown = true }\n}"))]
    case .afterOther:
      [Variant(conditions: [], code: RepairCode(".onChange(of: isOtherShown) { _, isShown in\n  if !isShown { isNextShown = true }\n}"))]
    case .afterSheet:
      [Variant(conditions: [], code: RepairCode(".sheet(isPresented: $isSheetShown, onDismiss: { isNextShown = true }) {\n  SheetView()\n}"))]
    case .whenShown:
      [Variant(conditions: [], code: RepairCode(".onAppear { isNextShown = true }"))]
    case .onePathChange:
      [Variant(conditions: [], code: RepairCode("path = NavigationPath([first, second])"))]
    case .oneDestination:
      [Variant(conditions: [], code: RepairCode("NavigationStack(path: $path) {\n  RootView()\n    .navigationDestination(for: Item.self) { ItemView(item: $0) }\n}"))]
    case .destinationAtRoot:
      [Variant(conditions: [], code: RepairCode("NavigationStack(path: $path) {\n  RootView()\n    .navigationDestination(for: Item.self) { ItemView(item: $0) }\n}"))]
    case .declareDestination:
      [Variant(conditions: [], code: RepairCode("NavigationStack(path: $path) {\n  RootView()\n    .navigationDestination(for: Item.self) { ItemView(item: $0) }\n}"))]
    case .insideStack:
      [Variant(conditions: [], code: RepairCode("NavigationStack {\n  RootView()\n    .navigationDestination(for: Item.self) { ItemView(item: $0) }\n}"))]
    case .navigationStack:
      [Variant(conditions: [], code: RepairCode("NavigationStack {\n  RootView()\n}"))]
    case .linkInStack:
      [Variant(conditions: [], code: RepairCode("NavigationStack {\n  RootView()\n}"))]
    }
  }
}

extension SystemClass {
  static let all: [SystemClass] = [
    SystemClass(purpose: .oldAlerts, owner: .uiKit, classes: ["_UIAlertShimPresentingViewController", "_UIFallbackPresentationViewController"], causesAsPresenter: [.alertController, .dismissedMeanwhile]),
    SystemClass(purpose: .windowOfAlert, owner: .uiKit, classes: ["UIApplicationRotationFollowingController*"], causesAsPresenter: [.keyWindow]),
    SystemClass(purpose: .keyboard, owner: .uiKit, classes: ["UIInputWindowController", "UICompatibilityInputViewController", "UIEditingOverlayViewController", "UISystemKeyboardDockController", "UISystemInputAssistantViewController", "UIPredictionViewController"], causesAsPresenter: [.keyWindow]),
    SystemClass(purpose: .contextMenu, owner: .uiKit, classes: ["_UIContextMenu*"], leavesByItself: true),
    SystemClass(purpose: .remoteScreen, owner: .uiKit, classes: ["_UIRemoteViewController", "_UIResilientRemoteViewContainerViewController", "MFMailComposeRemoteViewController", "SFBrowserRemoteViewController", "PUPhotoPickerHostViewController"]),
    SystemClass(purpose: .sheet, owner: .swiftUI, classes: ["PresentationHostingController"]),
    SystemClass(purpose: .popover, owner: .swiftUI, classes: ["PopoverHostingController"]),
    SystemClass(purpose: .alert, owner: .swiftUI, classes: ["PlatformAlertController"]),
    SystemClass(purpose: .viewInStack, owner: .swiftUI, classes: ["NavigationStackHostingController"]),
    SystemClass(purpose: .stack, owner: .swiftUI, classes: ["UIKitNavigationController"]),
    SystemClass(purpose: .tab, owner: .swiftUI, classes: ["TabHostingController"]),
  ]
}

extension AppLibrary {
  static let all: [HostLibrary] = [
    HostLibrary("Stripe", classes: ["STP*", "STP_*"], modules: ["Stripe", "StripePaymentSheet", "StripeCore"]),
    HostLibrary("Google Mobile Ads", classes: ["GAD*"], modules: ["GoogleMobileAds"]),
    HostLibrary("AppLovin", classes: ["ALAppLovin*", "ALStoreKit*", "MAAd*"]),
    HostLibrary("Meta Audience Network", classes: ["FBAd*"]),
    HostLibrary("Unity Ads", classes: ["UADS*", "USR*"]),
    HostLibrary("TOCropViewController", classes: ["TOCrop*"], modules: ["CropViewController"]),
    HostLibrary("BSImagePicker", classes: ["BSImage*"], modules: ["BSImagePicker"]),
    HostLibrary("FloatingPanel", classes: ["FloatingPanel*"], modules: ["FloatingPanel"]),
    HostLibrary("SideMenu", modules: ["SideMenu"]),
    HostLibrary("Firebase", classes: ["FIR*", "FUI*"], modules: ["FirebaseAuthUI"]),
    HostLibrary("Facebook", classes: ["FBSDK*"]),
    HostLibrary("Google Sign-In", classes: ["GID*"]),
    HostLibrary("Adapty", classes: ["Adapty*"], modules: ["Adapty", "AdaptyUI"]),
    HostLibrary("RevenueCat", classes: ["RCPaywall*"], modules: ["RevenueCat", "RevenueCatUI"]),
    HostLibrary("Superwall", modules: ["SuperwallKit"]),
    HostLibrary("QMUI", classes: ["QMUI*"]),
    HostLibrary("TZImagePickerController", classes: ["TZ*"]),
  ]
}
