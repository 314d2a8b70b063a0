import VCEngine

extension Prose {
  /// Adds the tab bars that a step hides or shows (R44).
  mutating func sayBars(_ before: Hierarchy, _ after: Hierarchy) {
    for bar in after.families.flatMap(\.members)
    where after.app.viewControllers[bar].kind == .tabBar && !before.isNew(bar) {
      let hider = after.state.bottomBarHider(in: bar)
      guard (hider == nil) != (before.state.bottomBarHider(in: bar) == nil) else { continue }
      say(.barChanges(bar: id(bar), hider: hider.map(id)), as: .effect)
    }
  }
}

extension Hierarchy {
  /// The doubt about a bar that is hidden under a controller whose own flag is false (R44).
  package func doubt(ofBottomBarOf tabBar: Index) -> Doubt? {
    guard state.bottomBarHider(in: tabBar) != nil,
      let top = selectedChild(of: tabBar).flatMap(topViewController),
      app.viewControllers[top][flag: .hidesBottomBarWhenPushed]?.value != true
    else { return nil }
    return Doubt(.barUnderLater, of: id(top))
  }
}
