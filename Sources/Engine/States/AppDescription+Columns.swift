import VCSource

extension AppDescription {
  /// Whether any split view controller has named columns.
  var hasColumns: Bool { viewControllers.contains { $0.hasDetails && $0.columns != nil } }

  /// The description with the columns of its split view controllers as their children, each in a
  /// navigation controller: a declared one, or one that UIKit makes around it (R25).
  ///
  /// The compact column stays out. Applying this twice changes nothing.
  func withColumnsAsChildren() -> AppDescription {
    var app = self
    var made = app.systemMade
    for split in viewControllers.indices {
      let viewController = viewControllers[split]
      guard let columns = viewController.columns, viewController.containmentKey == nil,
        viewController.kind == .split
      else { continue }
      app.viewControllers[split].children = columns.declared.compactMap {
        (column, index) -> ViewController.Index? in
        precondition(viewControllers.indices.contains(index), "a column that is not in the app")
        guard column != .compact else { return nil }
        guard viewControllers[index].kind != .navigation else { return index }
        let role = SystemMade(.navigationController, for: index)
        let navigation = made[role] ?? app.viewControllers.count
        if made.updateValue(navigation, forKey: role) == nil {
          app.viewControllers.append(
            ViewController(.navigationController, for: index, viewControllers[index]))
        }
        app.viewControllers[navigation].children = [index]
        return navigation
      }
    }
    return app
  }

  /// The indices of the controllers that UIKit makes, by reason and owner.
  var systemMade: [SystemMade: ViewController.Index] {
    var made: [SystemMade: ViewController.Index] = [:]
    for (index, viewController) in viewControllers.enumerated() where viewController.hasDetails {
      if let role = viewController.systemMade { made[role] = index }
    }
    return made
  }
}
