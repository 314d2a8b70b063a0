extension UIKitText {
  /// The texts about containment and appearance.
  static let containing: [UIKitText] = [
    UIKitText(
      .requestedParent,
      "child view controller:{C} should have parent view controller:{H} but requested parent is:{X}",
      hierarchyInconsistency, since: 5),
    UIKitText(
      .actualParent,
      "child view controller:{C} should have parent view controller:{H} but actual parent is:{X}",
      hierarchyInconsistency, since: 5),
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
      .rootAsChild,
      "adding a root view controller {C} as a child of view controller:{P}",
      hierarchyInconsistency),
    UIKitText(
      .noCommonParent,
      "Children view controllers {C} and {X} must have a common parent view controller when calling "
        + "-[UIViewController transitionFromViewController:toViewController:duration:options:"
        + "animations:completion:]", invalidArgument),
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
  ]
}
