extension TopicMeaning {
  /// The topics of presenting and dismissing.
  static let presenting: [TopicMeaning] = [
    TopicMeaning(
      .alreadyPresenting, .call, [.presentFromTop, .dismissFirst], areChoices: true, stop: .present,
      happened: .alreadyPresenting,
      inCases: [
        (
          .secondOfItsClass,
          .alreadyPresentingSecondOfItsClass
        ),
        (
          .sameInstance,
          .alreadyPresentingSameInstance
        ),
      ],
      reason: .onePresentation),
    TopicMeaning(
      .notInWindow, .outsideWindow, [.tooEarly, .dismissedMeanwhile, .neverShown], stop: .present,
      happened: .notInWindow,
      inCases: [
        (.sentByItsLike, .notInWindowSentByItsLike)
      ],
      reason: .notInWindowReason),
    TopicMeaning(
      .inTransition, .call, [.waitForCompletion, .callsTwice], stop: .present,
      happened: .inTransition,
      reason: .oneTransition),
    TopicMeaning(
      .waitsForDelayed, .call, [.waitForCompletion, .callsTwice], stop: .present,
      happened: .waitsForDelayed,
      reason: .onePresentation),
    TopicMeaning(
      .dismissedInTransition, .transition, [.waitForCompletion, .callsTwice], stop: .dismiss,
      happened: .dismissedInTransition,
      reason: .oneTransition),
    TopicMeaning(
      .controllerTransitioning, .transition, [.waitForCompletion, .callsTwice], stop: .dismiss,
      happened: .controllerTransitioning,
      reason: .oneTransition),
    TopicMeaning(
      .alreadyPresented, .presentedAgain, [.callsTwice, .newInstance], stop: .present,
      happened: .alreadyPresented,
      reason: .onePlace),
    TopicMeaning(
      .hasParent, .presentedChild, [.presentParent, .removeFirst, .newInstance], areChoices: true,
      stop: .present,
      happened: .hasParent,
      reason: .hasParentReason),
    TopicMeaning(
      .isActive, .active, [.callsTwice, .removeFirst, .newInstance], stop: .present,
      happened: .isActive,
      reason: .isActiveReason),
    TopicMeaning(
      .presentedNil, .presentedNil, [.unwrapPresented, .canSendFirst], stop: .present,
      happened: .presentedNil,
      reason: .somethingToShow),
    TopicMeaning(
      .onItself, .onItself, [.presentAnother], stop: .present,
      happened: .onItself,
      reason: .onItselfReason),
    TopicMeaning(
      .styleWithoutController, .nothing, [.setStyle], stop: .exception,
      happened: .styleWithoutController,
      reason: .styleWithoutControllerReason),
    TopicMeaning(
      .detached, .detached,
      [.addChild, .dismissedMeanwhile, .presentFromParent, .rootReplaced, .tooEarly],
      stop: .present,
      happened: .detached,
      reason: .detachedReason
    ),
    TopicMeaning(
      .actionSheetWithoutSource, .popover, [.setSource, .setBarButtonItem, .alertInstead],
      areChoices: true,
      stop: .present,
      happened: .actionSheetWithoutSource,
      reason: .popoverNeedsSource),
    TopicMeaning(
      .popoverWithoutSource, .popover, [.setSource, .setBarButtonItem], areChoices: true,
      stop: .present,
      happened: .popoverWithoutSource,
      reason: .popoverNeedsSource),
    TopicMeaning(
      .popoverOutsideWindow, .nothing, [.sourceInWindow], stop: .present,
      happened: .popoverOutsideWindow,
      reason: .popoverNeedsSource),
    TopicMeaning(
      .noContainedAlert, .nothing, [.waitForCompletion], stop: .dismiss,
      happened: .noContainedAlert,
      reason: .oneTransition),
    TopicMeaning(
      .keyboardPresents, .popover, [.keyWindow], stop: .present,
      happened: .keyboardPresents,
      reason: .keyboardPresentsReason),
    TopicMeaning(
      .alertViewGone, .nothing, [.alertController], stop: .exception,
      happened: .alertViewGone,
      reason: .alertViewGoneReason),
    TopicMeaning(
      .emptyAlert, .nothing, [.fillAlert], stop: .present,
      happened: .emptyAlert,
      reason: .emptyAlertReason),
    TopicMeaning(
      .neverPresented, .nothing, [.waitForCompletion], stop: .dismiss,
      happened: .neverPresented,
      reason: .oneTransition),
    TopicMeaning(
      .inPopoverController, .nothing, [.newInstance], stop: .present,
      happened: .inPopoverController,
      reason: .onePlace),
    TopicMeaning(
      .orientationMismatch, .nothing, [.agreeOnOrientations], stop: .exception,
      happened: .orientationMismatch,
      reason: .orientationMismatchReason),
    TopicMeaning(
      .partialCurl, .popover, [.curlFullScreen], stop: .exception,
      happened: .partialCurl,
      reason: .partialCurlReason),
    TopicMeaning(
      .splitPresented, .popover, [.splitAsRoot], stop: .exception,
      happened: .splitPresented,
      reason: .splitIsRoot),
    TopicMeaning(
      .modalInTransition, .call, [.waitForCompletion, .tooEarly], stop: .present,
      happened: .modalInTransition,
      reason: .oneTransition),
    TopicMeaning(
      .dismissedDuringPresentation, .nothing, [.waitForCompletion, .callsTwice], stop: .dismiss,
      happened: .dismissedDuringPresentation,
      reason: .oneTransition),
    TopicMeaning(
      .dismissNotShown, .nothing, [.waitForCompletion], stop: .dismiss,
      happened: .dismissNotShown,
      reason: .oneTransition),
    TopicMeaning(
      .activityOnPad, .nothing, [.presentActivity], stop: .present,
      happened: .activityOnPad,
      reason: .activityOnPadReason),
    TopicMeaning(
      .pickerOnPad, .nothing, [.popoverStyle], stop: .present,
      happened: .pickerOnPad,
      reason: .pickerOnPadReason),
    TopicMeaning(
      .popoverGone, .nothing, [.popoverStyle], stop: .exception,
      happened: .popoverGone,
      reason: .popoverGoneReason),
    TopicMeaning(
      .twoCancels, .nothing, [.oneCancel], stop: .exception,
      happened: .twoCancels,
      reason: .twoCancelsReason),
    TopicMeaning(
      .textInOtherWindow, .nothing, [.keyForText], stop: .nothing,
      happened: .textInOtherWindow,
      reason: .textInOtherWindowReason),
  ]
}
