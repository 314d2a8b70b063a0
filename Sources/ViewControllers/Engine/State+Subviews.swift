import Diagnostics

/// Views that were added without their controllers (R29).
extension State {
  /// `owner.view.addSubview(child.view)` and nothing else: the view is seen, and its controller is the
  /// top of a family of its own.
  mutating func addSubview(_ child: Reference, of owner: Reference) throws(Refusal) {
    let (index, holder) = (child.value, owner.value)
    if holder == index {
      throw .error(
        .containment(.viewInItself(id(index), of: id(holder))), at: child.range,
        UIKitMessage(.subviewOfItself).note)
    }
    if isInside(holder, index) {
      throw .error(.containment(.viewInItself(id(index), of: id(holder))), at: child.range)
    }
    let container = parent[index]
    if container == holder {
      throw .warning(.containment(.alreadyAChild(id(index), of: id(holder))), at: child.range)
    }
    if container >= 0 {
      throw .error(
        .containment(.viewOfAnothersChild(id(index), of: id(container), in: id(holder))),
        at: child.range, declarationNote(of: index),
        message(.actualParent, [.child: index, .holder: holder, .other: container]).note)
    }
    if windowOfRoot[index] != nil || presentationByPresented[index] != nil {
      throw .error(
        .containment(.viewInPlace(id(index), in: id(holder))), at: child.range,
        declarationNote(of: index))
    }
    lastArrangement = stepNumber
    if viewHolders.updateValue(holder, forKey: index) == nil { detachedTops.append(index) }
    detachedRanges[index] = child.range
    if isInFamily(index) { enter(index) }
  }

  /// A controller whose view is in another's than its container to be cannot become its child.
  func checkViewHolder(of child: Reference, in container: Index) throws(Refusal) {
    guard let holder = viewHolders[child.value], holder != container else { return }
    throw .error(
      .containment(.viewInAnothers(id(child.value), in: id(holder), of: id(container))),
      at: child.range,
      message(.requestedParent, [.child: child.value, .holder: holder, .other: container]).note)
  }

  /// It has a parent, a presenter or a window from now on.
  mutating func attach(_ child: Index) {
    guard viewHolders.removeValue(forKey: child) != nil else { return }
    detachedTops.removeAll { $0 == child }
  }

  /// UIKit presents from a controller that is no child all the same, and logs.
  mutating func hintAboutDetached(
    _ presenter: Index, presenting presented: Index, at range: SourceRange?
  ) {
    guard let holder = viewHolders[top(of: presenter)] else { return }
    hint(
      .presenterIsDetached(id(presenter), in: id(holder)), at: range,
      [detached(presenter, presenting: presented).note])
  }

  // MARK: Queries

  /// The top of a controller's family, or of the family that has its view: that which goes, goes with
  /// all the views in it.
  func outerTop(of member: Index) -> Index {
    var top = top(of: member)
    var steps = viewHolders.count
    while steps > 0, let holder = viewHolders[top] {
      top = self.top(of: holder)
      steps -= 1
    }
    return top
  }

  /// Whether a controller, or the view that it is in, is below another.
  func isInside(_ member: Index, _ ancestor: Index) -> Bool {
    var member = member
    for _ in 0...viewHolders.count {
      if isMember(member, ofSubtreeAt: ancestor) { return true }
      guard let holder = viewHolders[top(of: member)] else { return false }
      member = holder
    }
    return false
  }

  /// The controllers whose views were added without them, as far as they are in a window's or a
  /// presented family's views, in the order in which they were added.
  var detachedInForce: [Index] { detachedTops.filter(isInFamily) }
}
