extension Hierarchy {
  /// Whether a controller was presented when its window got another root, and nobody dismissed it (R26).
  package func wasLeftBehind(_ controller: ViewController.Index) -> Bool {
    family(of: controller) == nil && state.departures[controller]?.kind == .leftWithRoot
      && !wasRoot(controller)
  }

  private func wasRoot(_ controller: ViewController.Index) -> Bool {
    app.windows.contains { $0.rootViewController == controller }
      || app.steps.contains {
        guard case .setRootViewController(let root, _) = $0.action else { return false }
        return root.value == controller
      }
  }
}
