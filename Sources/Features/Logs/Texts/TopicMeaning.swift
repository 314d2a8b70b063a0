import VCEngine

/// What a line of a log on one of UIKit's topics means.
struct TopicMeaning: Sendable {
  /// The description that the line becomes.
  let scene: LoggedScene
  /// The usual causes, most likely first.
  let causes: [UIKitCause]
  /// Whether the causes are alternatives, of which one must be chosen.
  let areChoices: Bool
  /// The place where the debugger finds the app's code.
  let stop: DebuggerStop

  private init(
    _ scene: LoggedScene, _ causes: [UIKitCause], areChoices: Bool = false, stop: DebuggerStop
  ) {
    (self.scene, self.causes, self.areChoices, self.stop) = (scene, causes, areChoices, stop)
  }

  init(_ topic: UIKitTopic) {
    self = Self.all[topic] ?? TopicMeaning(.nothing, [], stop: .nothing)
  }

  private static let all: [UIKitTopic: TopicMeaning] = [
    // Presenting and dismissing.
    .alreadyPresenting: TopicMeaning(
      .call, [.presentFromTop, .dismissFirst], areChoices: true, stop: .present),
    .notInWindow: TopicMeaning(
      .outsideWindow, [.tooEarly, .dismissedMeanwhile, .neverShown], stop: .present),
    .inTransition: TopicMeaning(.call, [.waitForCompletion, .callsTwice], stop: .present),
    .waitsForDelayed: TopicMeaning(.call, [.waitForCompletion, .callsTwice], stop: .present),
    .dismissedInTransition: TopicMeaning(
      .transition, [.waitForCompletion, .callsTwice], stop: .dismiss),
    .controllerTransitioning: TopicMeaning(
      .transition, [.waitForCompletion, .callsTwice], stop: .dismiss),
    .alreadyPresented: TopicMeaning(.presentedAgain, [.callsTwice, .newInstance], stop: .present),
    .hasParent: TopicMeaning(
      .presentedChild, [.presentParent, .removeFirst, .newInstance], areChoices: true,
      stop: .present),
    .isActive: TopicMeaning(.active, [.callsTwice, .removeFirst, .newInstance], stop: .present),
    .presentedNil: TopicMeaning(.presentedNil, [.unwrapPresented, .canSendFirst], stop: .present),
    .onItself: TopicMeaning(.onItself, [.presentAnother], stop: .present),
    .styleWithoutController: TopicMeaning(.nothing, [.setStyle], stop: .exception),
    .detached: TopicMeaning(
      .detached, [.addChild, .dismissedMeanwhile, .presentFromParent], stop: .present),
    .actionSheetWithoutSource: TopicMeaning(
      .popover, [.setSource, .setBarButtonItem], areChoices: true, stop: .present),
    .popoverWithoutSource: TopicMeaning(
      .popover, [.setSource, .setBarButtonItem], areChoices: true, stop: .present),
    .popoverOutsideWindow: TopicMeaning(.nothing, [.sourceInWindow], stop: .present),
    .noContainedAlert: TopicMeaning(.nothing, [.waitForCompletion], stop: .dismiss),
    .keyboardPresents: TopicMeaning(.popover, [.keyWindow], stop: .present),
    .alertViewGone: TopicMeaning(.nothing, [.alertController], stop: .exception),
    .emptyAlert: TopicMeaning(.nothing, [.fillAlert], stop: .present),
    .neverPresented: TopicMeaning(.nothing, [.waitForCompletion], stop: .dismiss),
    .inPopoverController: TopicMeaning(.nothing, [.newInstance], stop: .present),
    .orientationMismatch: TopicMeaning(.nothing, [.agreeOnOrientations], stop: .exception),
    .partialCurl: TopicMeaning(.popover, [.curlFullScreen], stop: .exception),
    .splitPresented: TopicMeaning(.popover, [.splitAsRoot], stop: .exception),
    // Containing and appearing.
    .requestedParent: TopicMeaning(
      .requestedParent, [.childBeforeView, .removeViewFirst], areChoices: true, stop: .exception),
    .actualParent: TopicMeaning(
      .actualParent, [.addToHolder, .removeViewFirst], areChoices: true, stop: .exception),
    .viewOfAnother: TopicMeaning(.alone, [.ownView], stop: .exception),
    .rootAsChild: TopicMeaning(.rootAsChild, [.otherRoot], stop: .exception),
    .noCommonParent: TopicMeaning(.noCommonParent, [.addBoth], stop: .exception),
    .unbalanced: TopicMeaning(
      .two, [.showsTooEarly, .afterTransition, .rootReplaced, .balanceAppearance], stop: .appearance
    ),
    .appearanceCalled: TopicMeaning(
      .alone, [.callOwnMethod, .forwardAppearance], stop: .appearance),
    .deallocating: TopicMeaning(.alone, [.noViewInDeinit], stop: .load),
    .unexpectedSubviews: TopicMeaning(.nothing, [.emptyContainer], stop: .exception),
    .subviewOfHosting: TopicMeaning(.nothing, [.commonSuperview], stop: .nothing),
    // Stacks, tabs, columns and pages.
    .stackNotUpdated: TopicMeaning(
      .stack, [.showAfterDismissal, .showsTooEarly, .afterTransition], stop: .push),
    .nestedPush: TopicMeaning(.two, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push),
    .nestedPop: TopicMeaning(.two, [.callsTwice, .oneTransition], stop: .pop),
    .unexpectedState: TopicMeaning(
      .nothing, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push),
    .barInTransition: TopicMeaning(
      .nothing, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push),
    .subviewOfItself: TopicMeaning(
      .two, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push),
    .pushedTwice: TopicMeaning(
      .pushedTwice, [.callsTwicePushing, .newPushed, .popToIt], stop: .push),
    .pushedNavigation: TopicMeaning(
      .pushed, [.pushItsRoot, .presentNavigation], areChoices: true, stop: .exception),
    .pushedNil: TopicMeaning(.pushed, [.unwrapPushed], stop: .push),
    .poppedToStranger: TopicMeaning(.poppedToStranger, [.containsFirst], stop: .pop),
    .notDistinct: TopicMeaning(.notDistinct, [.distinct], stop: .push),
    .pageCount: TopicMeaning(.nothing, [.onePage], stop: .exception),
    .pageWithoutController: TopicMeaning(.nothing, [.waitForPage], stop: .exception),
    .pageViewCount: TopicMeaning(.nothing, [.waitForPage], stop: .exception),
    .pageStates: TopicMeaning(.nothing, [.waitForPage], stop: .exception),
    .notSelectable: TopicMeaning(.nothing, [.selectMember], stop: .exception),
    .tabItemUnknown: TopicMeaning(.nothing, [.itemOfChild], stop: .exception),
    .tabBarModified: TopicMeaning(.nothing, [.setTabs], stop: .exception),
    .splitMutated: TopicMeaning(.nothing, [.afterCallback], stop: .exception),
    .splitOnPhone: TopicMeaning(.nothing, [.notOnPhone], stop: .exception),
    .pushedSplit: TopicMeaning(.pushed, [.splitAsRoot], stop: .exception),
    // Segues, windows and SwiftUI.
    .noSegue: TopicMeaning(.alone, [.drawSegue, .fromStoryboard], stop: .exception),
    .pushSegueOutsideStack: TopicMeaning(.nothing, [.embedInNavigation], stop: .exception),
    .noSceneWithIdentifier: TopicMeaning(
      .nothing, [.nameScene, .otherStoryboard], stop: .exception),
    .noUnwind: TopicMeaning(.alone, [.unwindAction], stop: .exception),
    .segueNotPerformed: TopicMeaning(.nothing, [.customSegue], stop: .exception),
    .noRootAtLaunch: TopicMeaning(.nothing, [.setRoot, .rootOfOverlay], stop: .exception),
    .rootViewByHand: TopicMeaning(.nothing, [.setRoot], stop: .nothing),
    .noEntryPoint: TopicMeaning(.nothing, [.markInitial, .setRoot], stop: .nothing),
    .noSceneManifest: TopicMeaning(.nothing, [.adoptScenes], stop: .nothing),
    .noSceneLifecycle: TopicMeaning(.nothing, [.adoptScenes], stop: .nothing),
    .singleSheet: TopicMeaning(.popover, [.oneSheet], stop: .state),
    .navigationTwicePerFrame: TopicMeaning(.nothing, [.onePathChange], stop: .path),
    .destinationTwice: TopicMeaning(.nothing, [.oneDestination], stop: .nothing),
    .destinationBelowRoot: TopicMeaning(.nothing, [.destinationAtRoot], stop: .nothing),
    .navigationLinkIssue: TopicMeaning(.nothing, [.navigationStack], stop: .nothing),
  ]
}
