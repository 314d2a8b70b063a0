import VCSource

/// Views that were added without their controllers (R29).
extension State {
  /// Performs `owner.view.addSubview(child.view)` alone: the view is visible, and its controller is
  /// the top of a family of its own.
  mutating func addSubview(_ child: Participant, of owner: Participant) throws(StepRefusal) {
    let (index, holder) = (child.value, owner.value)
    if holder == index {
      throw .error(
        .containment(.viewInItself(child: id(index), holder: nil)), at: child.range,
        UIKitMessage(.subviewOfItself).note)
    }
    if isInside(holder, index) {
      throw .error(
        .containment(.viewInItself(child: id(index), holder: id(holder))), at: child.range)
    }
    let container = parent[index]
    if container == holder {
      throw .warning(
        .containment(.alreadyAChild(child: id(index), container: id(holder))), at: child.range)
    }
    if container >= 0 {
      throw .error(
        .containment(
          .viewOfAnothersChild(child: id(index), parent: id(container), holder: id(holder))),
        at: child.range, declarationNote(of: index),
        message(.actualParent, [.child: index, .holder: holder, .other: container]).note)
    }
    if windowOfRoot[index] != nil || presentationByPresented[index] != nil {
      throw .error(
        .containment(.viewInPlace(child: id(index), holder: id(holder))), at: child.range,
        declarationNote(of: index))
    }
    lastArrangement = stepNumber
    if viewHolders.updateValue(holder, forKey: index) == nil { detachedTops.append(index) }
    detachedRanges[index] = child.range
    if isInFamily(index) { enter(index) }
  }

  /// Checks that a controller's view isn't in the view of a controller other than its new
  /// container.
  func checkViewHolder(of child: Participant, in container: Index) throws(StepRefusal) {
    guard let holder = viewHolders[child.value], holder != container else { return }
    throw .error(
      .containment(
        .viewInAnothers(child: id(child.value), holder: id(holder), container: id(container))),
      at: child.range,
      message(.requestedParent, [.child: child.value, .holder: holder, .other: container]).note)
  }

  /// Ends a controller's state as a detached one, because it gets a parent, a presenter or a
  /// window.
  mutating func attach(_ child: Index) {
    guard viewHolders.removeValue(forKey: child) != nil else { return }
    detachedTops.removeAll { $0 == child }
  }

  /// Hints that UIKit logs a presentation from a controller whose view was added without it, but
  /// carries it out.
  mutating func hintAboutDetached(
    _ presenter: Index, presenting presented: Index, at range: SourceRange?
  ) {
    guard let holder = viewHolders[top(of: presenter)] else { return }
    hint(
      .presenterIsDetached(presenter: id(presenter), holder: id(holder)), at: range,
      [detached(presenter, presenting: presented).note])
  }

  // MARK: Queries

  /// The top of the family that a controller is in, following views that were added without their
  /// controllers. Whatever removes that family removes these views, too.
  func outerTop(of member: Index) -> Index {
    var top = top(of: member)
    var steps = viewHolders.count
    while steps > 0, let holder = viewHolders[top] {
      top = self.top(of: holder)
      steps -= 1
    }
    return top
  }

  /// Whether a controller is below another, following views that were added without their
  /// controllers.
  func isInside(_ member: Index, _ ancestor: Index) -> Bool {
    var member = member
    for _ in 0...viewHolders.count {
      if isMember(member, ofSubtreeAt: ancestor) { return true }
      guard let holder = viewHolders[top(of: member)] else { return false }
      member = holder
    }
    return false
  }

  /// The controllers whose views were added without them and are in a family's views, in the order
  /// of addition.
  var detachedInForce: [Index] { detachedTops.filter(isInFamily) }
}
