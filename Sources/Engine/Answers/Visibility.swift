/// Whether a controller's view is in the window, or the reason why it isn't (R21).
///
/// A hidden container hides everything in it. The controllers named here are the one asked about,
/// or those above it.
package enum Visibility: Hashable, Sendable {
  /// An index in the description's controllers.
  package typealias Index = ViewController.Index

  /// The view is in the window: each container on the way shows the next.
  case inWindow
  /// Nobody has shown the window of this root (R45).
  case windowHidden(root: Index)
  /// No containment or presentation leads to the window: `top` is in no family.
  case inNoFamily(top: Index)
  /// A tab bar controller shows another of its tabs.
  case notSelected(Index, selected: Index, in: Index)
  /// A navigation controller shows the top of its stack, and this one is below it.
  case covered(Index, by: Index, in: Index)
  /// A split view controller hides this column (R25).
  case columnHidden(Index, in: Index)
  /// The observed app shows it outside the window, for reasons that no description has.
  case seenOutside(Index)
  /// A presentation removed its presenter's view from the window (R12).
  case removed(Index, presenting: Index)
}

extension Hierarchy {
  /// Whether a controller's view is in the window, or the reason why it isn't (R21).
  package func visibility(of member: Index) -> Visibility { state.visibility(of: member) }

  /// Whether a controller's view is in the window, as observed, else by R21.
  package func isInWindow(_ member: Index) -> Bool {
    state.seenInWindow(member) ?? (visibility(of: member) == .inWindow)
  }

  /// Whether the view of each controller in the description is in the window, as observed, else by
  /// R21.
  package var membersInWindow: [Bool] {
    var members = state.membersInWindow(of: families)
    guard isSeen else { return members }
    for member in members.indices {
      if let seen = state.seenInWindow(member) { members[member] = seen }
    }
    return members
  }

  /// The controller whose view contains another's as a subview: the container, while it shows the
  /// other (R21), or the controller to which the view alone was added (R29). None for a view
  /// observed outside the window while its container was in it.
  package func superviewOwner(of member: Index) -> Index? {
    guard let owner = state.superviewOwner(of: member) else { return nil }
    if state.seenInWindow(member) == false, isInWindow(owner) { return nil }
    return owner
  }

  /// Whether this is the state observed in the running app.
  package var isSeen: Bool { state.isSeen }

  /// The walk from a view to the window, or to the reason why it isn't there (R21). It has no
  /// answer, because a window isn't a controller.
  package func windowWalk(from member: Index) -> Walk {
    var stops: [Walk.Stop] = []
    _ = state.visibility(of: member) {
      stops.append(Walk.Stop(viewController: $0, finding: $1))
    }
    return Walk(rule: .inWindow, stops: stops, answer: nil)
  }
}
