import VCSource

/// An outcome of a step: a difference between the states before and after it, for captions.
/// Rows of `Words.xcstrings` word the cases, such as `eventPushed`.
package enum StepEvent: Sendable {
  package typealias Index = ViewController.Index

  case presented(Presentation)
  case dismissed([ViewController.Index])
  case ended([ViewController.Index])
  case pushed([ViewController.Index], onto: ViewController.Index)
  case popped([ViewController.Index], off: ViewController.Index)
  case joined([ViewController.Index], ViewController.Index)
  case left([ViewController.Index], ViewController.Index)
  case exchanged([ViewController.Index], for: [ViewController.Index], in: ViewController.Index)
  case viewAdded(ViewController.Index, to: ViewController.Index)
  case selected(ViewController.Index, in: ViewController.Index)
  case column(ViewController.Index, isShown: Bool, in: ViewController.Index)
  case replaced(ViewController.Index, by: ViewController.Index)
  case becameRoot(ViewController.Index, of: Window.Index, leaving: [ViewController.Index])
  case width(SizeClass, of: Window.Index?)
  case collapsed(ViewController.Index, Bool)
  case refused(Diagnostic)

  /// The outcomes of the step between two states; empty if nothing changed.
  ///
  /// - Parameter refusal: The reason why UIKit did not carry out the step, nil if it did.
  package static func all(
    from before: Hierarchy, to after: Hierarchy, refusal: Diagnostic?
  ) -> [StepEvent] {
    if let refusal { return [.refused(refusal)] }
    var events: [StepEvent] = []
    events += widths(from: before, to: after)
    let splits = before.families.flatMap(\.members).filter {
      after.family(of: $0) != nil && before.isCollapsed($0) != after.isCollapsed($0)
    }
    events += splits.map { .collapsed($0, after.isCollapsed($0)) }
    let exchanges = exchanges(from: before, to: after)
    let stay = Set(after.presentations.map(\.presented) + exchanges.map(\.old))
    var gone = before.presentations.map(\.presented).filter { !stay.contains($0) }
    for window in after.windows
    where before.rootViewController(of: window) != after.rootViewController(of: window) {
      let leaving = gone.filter { before.window(of: $0) == window }
      gone.removeAll(where: leaving.contains)
      let root = after.rootViewController(of: window)
      events.append(.becameRoot(root, of: window, leaving: leaving))
    }
    let left = gone.filter { after.state.departures[$0]?.kind == .leftWithPresenter }
    gone.removeAll(where: left.contains)
    if !gone.isEmpty { events.append(.dismissed(gone.reversed())) }
    if !left.isEmpty { events.append(.ended(left.reversed())) }
    let adaptive = Set(exchanges.flatMap { [$0.old, $0.new] })
    events += moves(from: before, to: after, across: Set(splits), except: adaptive)
    let (old, new) = (before.state.hiddenColumns, after.state.hiddenColumns)
    events += Set(old.keys).symmetricDifference(new.keys).sorted().compactMap { column in
      (old[column] ?? new[column]).map { .column(column, isShown: new[column] == nil, in: $0) }
    }
    for family in after.families {
      guard let holder = after.viewHolder(of: family.top),
        before.viewHolder(of: family.top) != holder
      else { continue }
      events.append(.viewAdded(family.top, to: holder))
    }
    events += after.presentations.filter { $0.step == after.step }.map(StepEvent.presented)
    return events + exchanges.map { .replaced($0.old, by: $0.new) }
  }

  /// The presented controllers that others replace, and those that come back in their place (R14).
  private static func exchanges(
    from before: Hierarchy, to after: Hierarchy
  ) -> [(old: Index, new: Index)] {
    after.presentations.compactMap { presentation in
      let old = before.presentation(by: presentation.presenter).flatMap {
        $0.step == presentation.step ? $0.presented : nil
      }
      guard let old = old ?? presentation.replaced, old != presentation.presented else {
        return nil
      }
      return (old, presentation.presented)
    }
  }

  private static func widths(from before: Hierarchy, to after: Hierarchy) -> [StepEvent] {
    let changed = after.windows.filter {
      before.horizontalSizeClass(of: $0) != after.horizontalSizeClass(of: $0)
    }
    if let first = changed.first, changed.count == after.windows.count {
      return [.width(after.horizontalSizeClass(of: first), of: nil)]
    }
    return changed.map { .width(after.horizontalSizeClass(of: $0), of: $0) }
  }

  /// Changes of containment and selection, container by container in the order of the families.
  /// Contents of a newly presented family are not events of their own.
  ///
  /// - Parameter splits: The split view controllers that collapsed or expanded. Moves into or out
  ///   of them are not departures.
  /// - Parameter others: Containers whose changes other events tell.
  private static func moves(
    from before: Hierarchy, to after: Hierarchy, across splits: Set<Index>,
    except others: Set<Index>
  ) -> [StepEvent] {
    var events: [StepEvent] = []
    let known = Set(before.families.flatMap(\.members))
    let members =
      before.families.flatMap(\.members)
      + after.families.flatMap(\.members).filter { !known.contains($0) }
    for container in members where before.app.viewControllers.indices.contains(container) {
      let (old, new) = (before.children(of: container), after.children(of: container))
      if before.isNew(container) || others.contains(container) { continue }
      let (wasThere, isThere) = (Set(old), Set(new))
      let left = old.filter { child in
        guard !isThere.contains(child) else { return false }
        let parent = after.parentViewController(of: child)
        if after.state.isMoveForMore(of: child, from: container, to: parent) { return false }
        return parent.map { splits.isDisjoint(with: [$0, container]) } ?? true
      }
      let joined = new.filter { child in
        guard !wasThere.contains(child) else { return false }
        let isKnown = before.app.viewControllers.indices.contains(child)
        let parent = isKnown ? before.parentViewController(of: child) : nil
        return !after.state.isMoveForMore(of: child, from: container, to: parent)
      }
      let isStack = before.app.viewControllers[container].kind == .navigation
      // The selected tab of a group is in the group's place (R39).
      if !left.isEmpty, let tab = after.selectedViewController(of: container), joined == [tab] {
        events.append(.selected(tab, in: container))
        continue
      }
      if !isStack, !left.isEmpty, !joined.isEmpty {
        events.append(
          .exchanged(
            left.filter { before.state.hiddenColumns[$0] == nil },
            for: joined.filter { after.state.hiddenColumns[$0] == nil }, in: container))
        continue
      }
      if !left.isEmpty {
        events.append(isStack ? .popped(left, off: container) : .left(left, container))
      }
      if !joined.isEmpty {
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
