/// The controllers in tables, both in families and in none.
extension Hierarchy {
  /// Whether one of the app's controllers has been in no family so far, so that the step that adds
  /// it creates it.
  package func isNew(_ member: Index) -> Bool {
    guard state.neverShown[member], app.viewControllers[member].systemMade == nil else {
      return false
    }
    // A column that is left out was created with its split view controller.
    return state.collapsed.isEmpty
      || splitViewController(leavingOut: state.top(of: member)).map(isNew) ?? true
  }

  /// The members of the families in order, then some controllers in no family: those that left one,
  /// and those in a container with a controller that a step so far has named.
  package var listed: [Index] { families.flatMap(\.members) + loose }

  private var loose: [Index] {
    var isListed = [Bool](repeating: false, count: app.viewControllers.count)
    func list(_ member: Index) {
      // Start at the top, because the rows of a member name its containers.
      var stack = [state.top(of: member)]
      while let index = stack.popLast() {
        guard !isListed[index] else { continue }
        isListed[index] = true
        stack.append(contentsOf: children(of: index))
      }
    }
    for step in app.steps.prefix(self.step) {
      for reference in step.action.references { list(reference.value) }
    }
    return isListed.indices.filter {
      (isListed[$0] || !state.neverShown[$0]) && family(of: $0) == nil
        && (app.viewControllers[$0].systemMade == nil
          || children(of: $0).contains { app.viewControllers[$0].systemMade == nil })
    }
  }
}
