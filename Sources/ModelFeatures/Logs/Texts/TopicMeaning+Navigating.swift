extension TopicMeaning {
  /// The topics of stacks, tabs, columns and pages.
  static let navigating: [TopicMeaning] = [
    TopicMeaning(
      .stackNotUpdated, .stack, [.showAfterDismissal, .showsTooEarly, .afterTransition],
      stop: .push,
      happened: .stackNotUpdated,
      reason: .stackNotUpdatedReason),
    TopicMeaning(
      .nestedPush, .two, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push,
      happened: .nestedPush,
      reason: .oneAnimation),
    TopicMeaning(
      .nestedPop, .two, [.callsTwice, .oneTransition], stop: .pop,
      happened: .nestedPop,
      reason: .oneAnimation),
    TopicMeaning(
      .unexpectedState, .nothing, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push,
      happened: .unexpectedState,
      reason: .oneAnimation),
    TopicMeaning(
      .barInTransition, .nothing, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push,
      happened: .barInTransition,
      reason: .oneAnimation),
    TopicMeaning(
      .nestedBars, .nothing, [.oneStack, .splitInTab], stop: .exception,
      happened: .nestedBars,
      reason: .nestedBarsReason),
    TopicMeaning(
      .subviewOfItself, .two, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push,
      happened: .subviewOfItself,
      reason: .oneAnimation),
    TopicMeaning(
      .pushedTwice, .pushedTwice, [.callsTwicePushing, .newPushed, .popToIt], stop: .push,
      happened: .pushedTwice,
      reason: .onceInStack),
    TopicMeaning(
      .pushedNavigation, .pushed, [.pushItsRoot, .presentNavigation], areChoices: true,
      stop: .exception,
      happened: .pushedNavigation,
      reason: .pushedNavigationReason),
    TopicMeaning(
      .pushedNil, .pushed, [.unwrapPushed], stop: .push,
      happened: .pushedNil,
      reason: .somethingToShow),
    TopicMeaning(
      .poppedToStranger, .poppedToStranger, [.containsFirst], stop: .pop,
      happened: .poppedToStranger,
      reason: .poppedToStrangerReason),
    TopicMeaning(
      .notDistinct, .notDistinct, [.distinct], stop: .push,
      happened: .notDistinct,
      reason: .onceInStack),
    TopicMeaning(
      .pageCount, .nothing, [.onePage], stop: .exception,
      happened: .pageCount,
      reason: .pageCountReason),
    TopicMeaning(
      .pageWithoutController, .nothing, [.waitForPage], stop: .exception,
      happened: .pageWithoutController,
      reason: .pagesAtRest),
    TopicMeaning(
      .pageViewCount, .nothing, [.waitForPage], stop: .exception,
      happened: .pageViewCount,
      reason: .pagesAtRest),
    TopicMeaning(
      .pageStates, .nothing, [.waitForPage], stop: .exception,
      happened: .pageStates,
      reason: .pagesAtRest),
    TopicMeaning(
      .notSelectable, .nothing, [.selectMember], stop: .exception,
      happened: .notSelectable,
      reason: .notSelectableReason),
    TopicMeaning(
      .tabItemUnknown, .nothing, [.itemOfChild], stop: .exception,
      happened: .tabItemUnknown,
      reason: .barShowsChildren),
    TopicMeaning(
      .tabBarModified, .nothing, [.setTabs], stop: .exception,
      happened: .tabBarModified,
      reason: .barShowsChildren),
    TopicMeaning(
      .splitMutated, .nothing, [.afterCallback], stop: .exception,
      happened: .splitMutated,
      reason: .splitMutatedReason),
    TopicMeaning(
      .splitOnPhone, .nothing, [.notOnPhone], stop: .exception,
      happened: .splitOnPhone,
      reason: .splitIsRoot),
    TopicMeaning(
      .pushedSplit, .pushed, [.splitAsRoot], stop: .exception,
      happened: .pushedSplit,
      reason: .splitIsRoot),
    TopicMeaning(
      .barDelegate, .nothing, [.stackDelegate], stop: .exception,
      happened: .barDelegate,
      reason: .barDelegateReason),
  ]
}
