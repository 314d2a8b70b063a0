import VCEngine

extension ContainmentExplanation {
  /// The navigation controller that loses its only controller, nil if there is none.
  var emptied: ViewController.Index? {
    guard refusal == nil, !isOfViewAlone, let stack = hierarchy.parentViewController(of: child),
      stack != container || isRemoval, hierarchy.app.viewControllers[stack].kind == .navigation
    else { return nil }
    return hierarchy.children(of: stack) == [child] ? stack : nil
  }
}
