extension TopicMeaning {
  /// The topics of containment and appearance.
  static let containing: [TopicMeaning] = [
    TopicMeaning(
      .requestedParent, .requestedParent, [.childBeforeView, .removeViewFirst], areChoices: true,
      stop: .exception,
      happened: .requestedParent,
      inCases: [
        (.null(.holder), .requestedParentNullHolder)
      ],
      reason: .childOfView),
    TopicMeaning(
      .actualParent, .actualParent, [.addToHolder, .removeViewFirst], areChoices: true,
      stop: .exception,
      happened: .actualParent,
      inCases: [
        (
          .null(.other),
          .actualParentNullOther
        ),
        (
          .null(.holder),
          .actualParentNullHolder
        ),
      ],
      reason: .childOfView),
    TopicMeaning(
      .viewOfAnother, .alone, [.ownView], stop: .exception,
      happened: .viewOfAnother,
      inCases: [
        (.unknown(.sender), .viewOfAnotherUnknownSender)
      ],
      reason: .viewOfAnotherReason),
    TopicMeaning(
      .rootAsChild, .rootAsChild, [.otherRoot], stop: .exception,
      happened: .rootAsChild,
      reason: .rootAsChildReason),
    TopicMeaning(
      .noCommonParent, .noCommonParent, [.addBoth], stop: .exception,
      happened: .noCommonParent,
      reason: .noCommonParentReason),
    TopicMeaning(
      .unbalanced, .two, [.showsTooEarly, .afterTransition, .rootReplaced, .balanceAppearance],
      stop: .appearance,
      happened: .unbalanced,
      reason: .unbalancedReason),
    TopicMeaning(
      .appearanceCalled, .alone, [.callOwnMethod, .forwardAppearance], stop: .appearance,
      happened: .appearanceCalled,
      reason: .appearanceCalledReason),
    TopicMeaning(
      .deallocating, .alone, [.noViewInDeinit], stop: .load,
      happened: .deallocating,
      reason: .deallocatingReason),
    TopicMeaning(
      .unexpectedSubviews, .nothing, [.emptyContainer], stop: .exception,
      happened: .unexpectedSubviews,
      reason: .unexpectedSubviewsReason),
    TopicMeaning(
      .subviewOfHosting, .nothing, [.commonSuperview], stop: .nothing,
      happened: .subviewOfHosting,
      reason: .subviewOfHostingReason),
    TopicMeaning(
      .viewNotDrawn, .nothing, [.drawFirst], stop: .nothing,
      happened: .viewNotDrawn,
      reason: .viewNotDrawnReason),
  ]
}
