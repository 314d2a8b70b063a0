import Diagnostics

extension State {
  /// `addChild(_:)` and what a container must do around it (R17).
  mutating func add(_ child: Reference, to container: Reference) throws(Refusal) {
    if kinds[container.value] == .navigation {
      // A navigation controller's children are its stack, whoever puts them there (R18).
      return try push(child, onto: container)
    }
    try checkContainable(child, in: container.value)
    if parent[child.value] == container.value {
      throw .warning(
        "nothing is added: \(name(child.value)) is a child of \(name(container.value)) already",
        at: child.range, [])
    }
    move(child.value, to: container.value)
    if children[container.value].count == 6 {
      hintAboutTabs(of: container.value, at: stepRange)
    }
  }

  /// `removeFromParent()` and what a container must do around it (R17).
  mutating func remove(_ child: Reference) throws(Refusal) {
    guard parent[child.value] >= 0 else {
      throw .warning(
        "nothing is removed: \(name(child.value)) has no parent", at: child.range,
        departureNotes(of: child.value))
    }
    detach(child.value, verb: "removed")
  }

  // MARK: Checks

  /// Whether a controller may become a child: of whom it contains never, and not while it is the
  /// root or presented (R16).
  func checkContainable(_ child: Reference, in container: Index) throws(Refusal) {
    let index = child.value
    if index == container {
      throw .error("\(name(index)) cannot be a child of itself", at: child.range)
    }
    if isMember(container, ofSubtreeAt: index) {
      throw .error(
        "\(name(index)) contains \(name(container)), so it cannot be a child of it",
        at: child.range, Diagnostic.Note("\(name(index)) is declared here", at: place(of: index)))
    }
    if index == app.rootViewController {
      throw .error(
        "\(name(index)) is the window's root view controller, and cannot be a child of "
          + name(container), at: child.range)
    }
    if let slot = slotOfPresented[index].flatMap({ slots[$0] }) {
      throw .error(
        "\(name(index)) is presented by \(name(slot.presentation.presenter)), and cannot be a "
          + "child of \(name(container)) until it is dismissed", at: child.range,
        Diagnostic.Note("\(name(index)) is presented here", at: slot.range))
    }
    let uiKitClass = app.viewControllers[container].uiKitClass
    if uiKitClass.isClosed {
      throw .error(
        "the content of \(uiKitClass.name) is its own: \(name(container)) takes no children",
        at: child.range)
    }
    if kinds[container] == .navigation { try checkStackable(child, in: container) }
  }

  /// Neither a navigation controller nor a split view controller stands in a stack (R18).
  private func checkStackable(_ child: Reference, in navigation: Index) throws(Refusal) {
    guard let message = stackFault(child.value, in: navigation) else { return }
    throw .error(
      message.text, at: child.range,
      Diagnostic.Note("\(name(child.value)) is declared here", at: place(of: child.value)),
      message.uiKit.note)
  }

  func stackFault(
    _ child: Index, in navigation: Index
  ) -> (text: String, uiKit: UIKitMessage)? {
    switch kinds[child] {
    case .navigation:
      (
        "\(name(child)) is a navigation controller, and cannot stand in the stack of "
          + name(navigation), .pushedNavigation
      )
    case .split:
      (
        "\(name(child)) is a split view controller, and cannot stand in the stack of "
          + name(navigation), pushedSplit(onto: navigation)
      )
    default: nil
    }
  }

  func departureNotes(of top: Index) -> [Diagnostic.Note] {
    guard let departure = departures[top] else { return [] }
    return [Diagnostic.Note("\(name(top)) was \(departure.verb) here", at: departure.range)]
  }

  // MARK: Links

  /// Makes a controller the last child of a container, taking it from its other parent first
  /// (R17).
  mutating func move(_ child: Index, to container: Index) {
    if parent[child] >= 0 { detach(child, verb: "removed") }
    parent[child] = container
    children[container].append(child)
    findings.filled.insert(container)
    if isInFamily(container) {
      arrive(child)
    } else if isFresh[child] {
      hasFreshBelow = true
    }
  }

  /// Cuts a controller off its parent. What it and its members present goes with it: no family
  /// hangs from a controller that is in no window.
  mutating func detach(_ child: Index, verb: String) {
    let container = parent[child]
    let top = top(of: container)
    if isShown(top: top) {
      let family = slotOfPresented[top]
      let above = family.map { slots[$0]?.above ?? [] } ?? slotsAboveRoot
      for slot in above.sorted(by: >) {
        guard let presenter = slots[slot]?.presentation.presenter,
          isMember(presenter, ofSubtreeAt: child)
        else { continue }
        end(slot, verb: "dismissed")
      }
    }
    if let position = children[container].lastIndex(of: child) {
      children[container].remove(at: position)
    }
    parent[child] = -1
    if selected[container] == child { selected[container] = nil }
    departures[child] = Departure(verb: verb, range: stepRange)
  }

  /// A controller comes into a family: those of its members that were never in one before will
  /// present what they are declared to present.
  mutating func arrive(_ arrival: Index) {
    guard isFresh[arrival] || hasFreshBelow else { return }
    var stack = [arrival]
    while let member = stack.popLast() {
      if isFresh[member] {
        isFresh[member] = false
        if app.viewControllers[member].presents != nil { insertPending(member) }
      }
      stack.append(contentsOf: children[member])
    }
  }

  /// Keeps `pending` in order, the earliest declared last.
  private mutating func insertPending(_ member: Index) {
    var low = 0
    var high = pending.count
    while low < high {
      let middle = (low + high) / 2
      if pending[middle] > member { low = middle + 1 } else { high = middle }
    }
    pending.insert(member, at: low)
  }
}
