import Diagnostics

/// What came of a step: the difference between the moments before and after it, as a caption tells it.
package enum StepEvent: Sendable {
  typealias Index = ViewController.Index

  /// Somebody was presented.
  case presented(Presentation)
  /// These went, the topmost first.
  case dismissed([ViewController.Index])
  /// These were pushed onto a navigation controller's stack.
  case pushed([ViewController.Index], onto: ViewController.Index)
  /// These left a navigation controller's stack.
  case popped([ViewController.Index], off: ViewController.Index)
  /// These became children of another container.
  case joined([ViewController.Index], ViewController.Index)
  /// These are no longer children of such a container.
  case left([ViewController.Index], ViewController.Index)
  /// A view was added to that of another, and its controller is no child (R29).
  case viewAdded(ViewController.Index, to: ViewController.Index)
  /// A tab was selected.
  case selected(ViewController.Index, in: ViewController.Index)
  /// A window has another root view controller.
  case becameRoot(ViewController.Index, of: Window.Index)
  /// The windows have another width.
  case width(SizeClass)
  /// Nothing came of it, and why.
  case refused(Message)

  /// What came of the step that led to a moment from the one before; none where nothing changed.
  ///
  /// - Parameter refusal: why UIKit did not carry out the step, nil where it did.
  package static func all(
    from before: Hierarchy, to after: Hierarchy, refusal: Diagnostic?
  ) -> [StepEvent] {
    if let refusal { return [.refused(refusal.message)] }
    var events: [StepEvent] = []
    if before.horizontalSizeClass != after.horizontalSizeClass {
      events.append(.width(after.horizontalSizeClass))
    }
    for window in after.windows
    where before.rootViewController(of: window) != after.rootViewController(of: window) {
      events.append(.becameRoot(after.rootViewController(of: window), of: window))
    }
    let stay = Set(after.presentations.map(\.presented))
    let gone = before.presentations.map(\.presented).filter { !stay.contains($0) }
    if !gone.isEmpty { events.append(.dismissed(gone.reversed())) }
    events += moves(from: before, to: after)
    for family in after.families {
      guard let holder = after.viewHolder(of: family.top),
        before.viewHolder(of: family.top) != holder
      else { continue }
      events.append(.viewAdded(family.top, to: holder))
    }
    events += after.presentations.filter { $0.step == after.step }.map(StepEvent.presented)
    return events
  }

  /// Containment and selection, container by container in the order of the families; what came with
  /// something that was presented is no event of its own.
  private static func moves(from before: Hierarchy, to after: Hierarchy) -> [StepEvent] {
    var events: [StepEvent] = []
    let known = Set(before.families.flatMap(\.members))
    let members =
      before.families.flatMap(\.members)
      + after.families.flatMap(\.members).filter { !known.contains($0) }
    for container in members where before.app.viewControllers.indices.contains(container) {
      let (old, new) = (before.children(of: container), after.children(of: container))
      if before.isNew(container) { continue }
      let left = Set(old).subtracting(new)
      let joined = Set(new).subtracting(old)
      let isStack = before.app.viewControllers[container].kind == .navigation
      if !left.isEmpty {
        let left = old.filter(left.contains)
        events.append(isStack ? .popped(left, off: container) : .left(left, container))
      }
      if !joined.isEmpty {
        let joined = new.filter(joined.contains)
        events.append(isStack ? .pushed(joined, onto: container) : .joined(joined, container))
      }
      guard left.isEmpty, joined.isEmpty, let tab = after.selectedViewController(of: container),
        before.selectedViewController(of: container) != tab
      else { continue }
      events.append(.selected(tab, in: container))
    }
    return events
  }
}
