extension UIKitText {
  /// The texts about stacks, tabs, columns and pages.
  static let navigating: [UIKitText] = [
    // Here the pointer has no colon.
    UIKitText(
      .stackNotUpdated,
      "{M} called on {N} while an existing transition or presentation is occurring; the navigation "
        + "stack will not be updated.", since: 8,
      means: Meaning(.stack, [.showAfterDismissal, .showsTooEarly, .afterTransition], stop: .push)),
    UIKitText(
      .nestedPush, "nested push animation can result in corrupted navigation bar", until: 12,
      means: Meaning(.two, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push)),
    UIKitText(
      .nestedPush, "nested push animation can result in a corrupted navigation bar", since: 13,
      until: 13),
    UIKitText(
      .nestedPop, "nested pop animation can result in corrupted navigation bar", until: 12,
      means: Meaning(.two, [.callsTwice, .oneTransition], stop: .pop)),
    UIKitText(
      .nestedPop, "nested pop animation can result in a corrupted navigation bar", since: 13,
      until: 13),
    UIKitText(
      .unexpectedState,
      "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
        + "might get corrupted.", until: 10,
      means: Meaning(.nothing, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push)),
    UIKitText(
      .barInTransition,
      "Attempting to begin a transition on navigation bar ({X}) while a transition is in progress.",
      since: 13, until: 13,
      means: Meaning(.nothing, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push)),
    UIKitText(
      .subviewOfItself, "Can't add self as subview", invalidArgument,
      means: Meaning(.two, [.callsTwice, .showsTooEarly, .oneTransition], stop: .push)),
    // The text ends with the app's bundle identifier, which no description contains.
    UIKitText(
      .pushedTwice,
      "{N} is pushing the same view controller instance ({C}) more than once which is not supported "
        + "and is most likely an error in the application : {U}", invalidArgument, since: 13,
      means: Meaning(.pushedTwice, [.callsTwicePushing, .newPushed, .popToIt], stop: .push)),
    UIKitText(
      .pushedTwice,
      "Pushing the same view controller instance more than once is not supported ({C})",
      invalidArgument, until: 12),
    UIKitText(
      .pushedNavigation, "Pushing a navigation controller is not supported", invalidArgument,
      means: Meaning(
        .pushed, [.pushItsRoot, .presentNavigation], areChoices: true, stop: .exception)),
    UIKitText(
      .pushedNil, "Application tried to push a nil view controller on target {N}.",
      means: Meaning(.pushed, [.unwrapPushed], stop: .push)),
    UIKitText(
      .poppedToStranger, "Tried to pop to a view controller that doesn't exist.",
      internalInconsistency,
      means: Meaning(.poppedToStranger, [.containsFirst], stop: .pop)),
    UIKitText(
      .notDistinct, "All view controllers in a navigation controller must be distinct",
      internalInconsistency, isOpen: true,
      means: Meaning(.notDistinct, [.distinct], stop: .push)),
    UIKitText(
      .pageCount,
      "The number of view controllers provided ({n}) doesn't match the number required ({m}) for the "
        + "requested transition", invalidArgument,
      means: Meaning(.nothing, [.onePage], stop: .exception)),
    UIKitText(
      .pageWithoutController, "No view controller managing visible view {X}", internalInconsistency,
      since: 6,
      means: Meaning(.nothing, [.waitForPage], stop: .exception)),
    UIKitText(
      .pageViewCount, "Invalid parameter not satisfying: [views count] == 3", internalInconsistency,
      since: 6,
      means: Meaning(.nothing, [.waitForPage], stop: .exception)),
    UIKitText(
      .pageStates, "Duplicate states in queue", internalInconsistency, since: 6,
      means: Meaning(.nothing, [.waitForPage], stop: .exception)),
    UIKitText(
      .notSelectable,
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected.", .raises(nil),
      means: Meaning(.nothing, [.selectMember], stop: .exception)),
    UIKitText(
      .tabItemUnknown,
      "Inconsistency in UITabBar items and view controllers detected. No view controller matches the "
        + "UITabBarItem '{I}'.", internalInconsistency, since: 16,
      means: Meaning(.nothing, [.itemOfChild], stop: .exception)),
    UIKitText(
      .tabBarModified,
      "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
      internalInconsistency,
      means: Meaning(.nothing, [.setTabs], stop: .exception)),
    UIKitText(
      .splitMutated,
      "Mutating UISplitViewController with {M} is not allowed during a delegate callback.",
      invalidArgument, since: 14,
      means: Meaning(.nothing, [.afterCallback], stop: .exception)),
    UIKitText(
      .splitOnPhone,
      "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad",
      invalidArgument,
      means: Meaning(.nothing, [.notOnPhone], stop: .exception)),
    // The pointer is the split view controller's, whatever the words around it say.
    UIKitText(
      .pushedSplit, "Split View Controllers cannot be pushed to a Navigation Controller {C}",
      invalidArgument,
      means: Meaning(.pushed, [.splitAsRoot], stop: .exception)),
  ]
}
