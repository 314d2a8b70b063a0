extension TopicMeaning {
  /// The topics of segues, windows and SwiftUI.
  static let launching: [TopicMeaning] = [
    TopicMeaning(
      .noSegue, .alone, [.drawSegue, .fromStoryboard], stop: .exception,
      happened: .noSegue,
      reason: .noSegueReason),
    TopicMeaning(
      .pushSegueOutsideStack, .nothing, [.embedInNavigation], stop: .exception,
      happened: .pushSegueOutsideStack,
      reason: .pushSegueOutsideStackReason),
    TopicMeaning(
      .noSceneWithIdentifier, .nothing, [.nameScene, .otherStoryboard], stop: .exception,
      happened: .noSceneWithIdentifier,
      reason: .noSceneWithIdentifierReason),
    TopicMeaning(
      .noUnwind, .alone, [.unwindAction], stop: .exception,
      happened: .noUnwind,
      reason: .noUnwindReason),
    TopicMeaning(
      .segueNotPerformed, .nothing, [.customSegue], stop: .exception,
      happened: .segueNotPerformed,
      reason: .segueNotPerformedReason),
    TopicMeaning(
      .noRootAtLaunch, .nothing, [.setRoot, .rootOfOverlay], stop: .exception,
      happened: .noRootAtLaunch,
      reason: .windowShowsRoot),
    TopicMeaning(
      .rootViewByHand, .nothing, [.setRoot], stop: .nothing,
      happened: .rootViewByHand,
      reason: .windowShowsRoot),
    TopicMeaning(
      .noEntryPoint, .nothing, [.markInitial, .setRoot], stop: .nothing,
      happened: .noEntryPoint,
      reason: .windowShowsRoot),
    TopicMeaning(
      .noSceneManifest, .nothing, [.adoptScenes], stop: .nothing,
      happened: .noSceneManifest,
      reason: .windowsInScenes),
    TopicMeaning(
      .noSceneLifecycle, .nothing, [.adoptScenes], stop: .nothing,
      happened: .noSceneLifecycle,
      reason: .windowsInScenes),
    TopicMeaning(
      .singleSheet, .popover, [.oneSheet], stop: .state,
      happened: .singleSheet,
      reason: .singleSheetReason),
    TopicMeaning(
      .navigationTwicePerFrame, .nothing, [.onePathChange], stop: .path,
      happened: .navigationTwicePerFrame,
      reason: .navigationTwicePerFrameReason),
    TopicMeaning(
      .destinationTwice, .nothing, [.oneDestination], stop: .nothing,
      happened: .destinationTwice,
      reason: .destinationsAtRoot),
    TopicMeaning(
      .destinationBelowRoot, .nothing, [.destinationAtRoot], stop: .nothing,
      happened: .destinationBelowRoot,
      reason: .destinationsAtRoot),
    TopicMeaning(
      .navigationLinkIssue, .nothing, [.navigationStack], stop: .nothing,
      happened: .navigationLinkIssue,
      reason: .navigationLinkIssueReason),
    TopicMeaning(
      .segueWithoutIdentifier, .nothing, [.drawSegue], stop: .exception,
      happened: .segueWithoutIdentifier,
      reason: .segueWithoutIdentifierReason),
    TopicMeaning(
      .noSegueClass, .nothing, [.customSegue], stop: .exception,
      happened: .noSegueClass,
      reason: .noSegueClassReason),
    TopicMeaning(
      .noStoryboard, .nothing, [.nameStoryboard], stop: .exception,
      happened: .noStoryboard,
      reason: .noStoryboardReason),
    TopicMeaning(
      .nibWithoutView, .nothing, [.connectView], stop: .exception,
      happened: .nibWithoutView,
      reason: .nibWithoutViewReason
    ),
    TopicMeaning(
      .noNib, .nothing, [.nameNib], stop: .exception,
      happened: .noNib,
      reason: .noNibReason),
    TopicMeaning(
      .unknownClass, .nothing, [.setModule], stop: .nothing,
      happened: .unknownClass,
      reason: .unknownClassReason),
    TopicMeaning(
      .noSceneDelegate, .nothing, [.adoptScenes], stop: .nothing,
      happened: .noSceneDelegate,
      reason: .noSceneDelegateReason),
    TopicMeaning(
      .noDelegateWindow, .nothing, [.delegateWindow], stop: .nothing,
      happened: .noDelegateWindow,
      reason: .noDelegateWindowReason),
    TopicMeaning(
      .destinationInLazy, .nothing, [.destinationAtRoot], stop: .path,
      happened: .destinationInLazy,
      reason: .destinationsAtRoot),
    TopicMeaning(
      .destinationOutsideStack, .nothing, [.insideStack], stop: .path,
      happened: .destinationOutsideStack,
      reason: .destinationsAtRoot),
    TopicMeaning(
      .linkWithoutDestination, .nothing, [.declareDestination], stop: .nothing,
      happened: .linkWithoutDestination,
      reason: .destinationsAtRoot),
    TopicMeaning(
      .linkOutsideStack, .nothing, [.linkInStack], stop: .nothing,
      happened: .linkOutsideStack,
      reason: .destinationsAtRoot),
    TopicMeaning(
      .viewWithoutController, .nothing, [.viewInController], stop: .nothing,
      happened: .viewWithoutController,
      reason: .viewWithoutControllerReason),
  ]
}
