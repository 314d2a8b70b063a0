extension UIKitText {
  /// The texts about stacks, tabs, columns and pages.
  static let navigating: [UIKitText] = [
    // Here the pointer has no colon.
    UIKitText(
      .stackNotUpdated,
      "{M} called on {N} while an existing transition or presentation is occurring; the navigation "
        + "stack will not be updated.", since: 8),
    UIKitText(
      .nestedPush, "nested push animation can result in corrupted navigation bar", until: 12),
    UIKitText(
      .nestedPush, "nested push animation can result in a corrupted navigation bar", since: 13,
      until: 13),
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
      .subviewOfItself, "Can't add self as subview", invalidArgument),
    // The text ends with the app's bundle identifier, which no description contains.
    UIKitText(
      .pushedTwice,
      "{N} is pushing the same view controller instance ({C}) more than once which is not supported "
        + "and is most likely an error in the application : {U}", invalidArgument, since: 13),
    UIKitText(
      .pushedTwice,
      "Pushing the same view controller instance more than once is not supported ({C})",
      invalidArgument, until: 12),
    UIKitText(
      .pushedNavigation, "Pushing a navigation controller is not supported", invalidArgument),
    UIKitText(
      .pushedNil, "Application tried to push a nil view controller on target {N}."),
    UIKitText(
      .poppedToStranger, "Tried to pop to a view controller that doesn't exist.",
      internalInconsistency),
    UIKitText(
      .notDistinct, "All view controllers in a navigation controller must be distinct",
      internalInconsistency, isOpen: true),
    UIKitText(
      .pageCount,
      "The number of view controllers provided ({n}) doesn't match the number required ({m}) for the "
        + "requested transition", invalidArgument),
    UIKitText(
      .pageWithoutController, "No view controller managing visible view {X}", internalInconsistency,
      since: 6),
    UIKitText(
      .pageViewCount, "Invalid parameter not satisfying: [views count] == 3", internalInconsistency,
      since: 6),
    UIKitText(
      .pageStates, "Duplicate states in queue", internalInconsistency, since: 6),
    UIKitText(
      .notSelectable,
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected.", .raises(nil)),
    UIKitText(
      .tabItemUnknown,
      "Inconsistency in UITabBar items and view controllers detected. No view controller matches the "
        + "UITabBarItem '{I}'.", internalInconsistency, since: 16),
    UIKitText(
      .tabBarModified,
      "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
      internalInconsistency),
    UIKitText(
      .splitMutated,
      "Mutating UISplitViewController with {M} is not allowed during a delegate callback.",
      invalidArgument, since: 14),
    UIKitText(
      .splitOnPhone,
      "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad",
      invalidArgument),
    // The pointer is the split view controller's, whatever the words around it say.
    UIKitText(
      .pushedSplit, "Split View Controllers cannot be pushed to a Navigation Controller {C}",
      invalidArgument),
  ]
}
