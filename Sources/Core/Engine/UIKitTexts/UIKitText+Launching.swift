extension UIKitText {
  /// The texts about segues, windows and SwiftUI.
  static let launching: [UIKitText] = [
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
      .noSceneManifest, "Info.plist contained no UIScene configuration dictionary", since: 13,
      isOpen: true),
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
      .singleSheet,
      "Currently, only presenting a single sheet is supported. The next sheet will be presented "
        + "when the currently presented sheet gets dismissed.", since: 14),
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
