/// Which controllers a table lists, in families and in none.
extension Hierarchy {
  /// Whether a controller of the app's has been in no family so far: a step that brings it makes it.
  package func isNew(_ member: Index) -> Bool {
    guard state.neverShown[member], app.viewControllers[member].systemMade == nil else {
      return false
    }
    // A column that is left out was made with its split view controller.
    return state.collapsed.isEmpty
      || splitViewController(leavingOut: state.top(of: member)).map(isNew) ?? true
  }

  /// The members of the families in order, then the controllers that are in no family now: if they
  /// left one, or a step so far has named one of those that they are in a container with.
  package var listed: [Index] { families.flatMap(\.members) + loose }

  private var loose: [Index] {
    var isListed = [Bool](repeating: false, count: app.viewControllers.count)
    func list(_ member: Index) {
      // What is told of a member names its containers.
      var stack = [sequence(first: member, next: parentViewController).reduce(member) { $1 }]
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
        && (app.viewControllers[$0].systemMade == nil || !children(of: $0).isEmpty)
    }
  }
}
