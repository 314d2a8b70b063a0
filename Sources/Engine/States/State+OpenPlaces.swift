/// Contents of containers and presentations that sources leave open, which every answer about them says.
extension State {
  /// What a container contained when a step left it open whether it does.
  struct OpenPlace: Sendable {
    let doubt: Doubt
    let contents: [Index]
  }

  /// Notes that sources leave a container's contents open, up to a controller or all.
  mutating func leaveOpen(_ doubt: Doubt, contentsOf container: Index, upTo last: Index? = nil) {
    guard container >= 0 else { return }
    let count = last.flatMap(children[container].firstIndex).map { $0 + 1 }
    openPlaces[container] = OpenPlace(
      doubt: doubt, contents: Array(children[container].prefix(count ?? Int.max)))
  }

  /// Notes that sources leave open whether a controller is presented.
  mutating func leaveOpen(_ doubt: Doubt, _ presented: Index) {
    if let number = presentationByPresented[presented] { presentations[number]?.doubt = doubt }
  }

  /// The doubt about a container's contents.
  package func doubt(ofContentsOf container: Index) -> Doubt? {
    openPlaces[container].flatMap { place in
      children[container].starts(with: place.contents) ? place.doubt : nil
    }
  }

  /// The doubt about the place of a controller, or of the nearest above it whose place is in doubt.
  package func doubt(ofPlaceOf member: Index) -> Doubt? {
    guard !openPlaces.isEmpty else { return nil }
    var current = member
    while parent[current] >= 0 {
      current = parent[current]
      if let doubt = doubt(ofContentsOf: current) { return doubt }
    }
    return nil
  }

  /// The doubt about the parent of a column that is kept aside (R25), or of a tab in a group (R39).
  package func doubt(ofAbsent top: Index) -> Doubt? {
    if departures[top]?.kind == .collapsed { return Doubt(.parentOfHiddenColumn, of: id(top)) }
    let isInGroup = app.viewControllers.contains { controller in
      controller.hasDetails
        && controller.tabs.contains { $0.viewController == top && $0.group != nil }
    }
    return isInGroup && !isInFamily(top) ? Doubt(.parentOfTabInGroup, of: id(top)) : nil
  }

  /// Hints at a change of a stack that waits, and notes what it leaves open (R30).
  mutating func hintAboutStack(_ stack: Index, _ waiting: Waiting?) {
    guard let waiting, lastStepChangesStack(around: stack) else { return hintAboutWaiting(waiting) }
    let subject = parent[waiting.who] == stack ? waiting.who : stack
    hintAboutWaiting(waiting, doubt: Doubt(.duringPush, of: id(subject)))
    leaveOpen(Doubt(.duringPush, of: id(subject)), contentsOf: stack)
  }

  /// Whether the last step that was carried out pushes or pops in the family of a controller (R30).
  func lastStepChangesStack(around member: Index) -> Bool {
    guard app.steps.indices.contains(lastCarriedOut - 1) else { return false }
    let stack = changedStack(by: app.steps[lastCarriedOut - 1].action)
    return stack.map { top(of: $0) == top(of: member) } ?? false
  }

  /// The navigation controller onto which an action pushes, or off which it pops.
  package func changedStack(by action: Step.Action) -> Index? {
    switch action {
    case .push(_, let stack), .pop(let stack), .popToRoot(let stack): stack.value
    case .popTo(let top): parent[top.value] < 0 ? nil : parent[top.value]
    default: nil
    }
  }
}
