import VCEngine

extension Hierarchy {
  /// The controller in the selected stack that hides a tab bar controller's bar, nil if the bar is shown
  /// (R44).
  package func bottomBarHider(in tabBar: Index) -> Index? {
    guard let stack = selectedChild(of: tabBar), app.viewControllers[stack].kind == .navigation
    else {
      return nil
    }
    return children(of: stack).first {
      app.viewControllers[$0].hidesBottomBarWhenPushed?.value == true
    }
  }
}
