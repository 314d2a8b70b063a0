/// Whether a controller's view is in the window, and if it is not, what keeps it out (R21).
///
/// What hides a container hides everything in it: the controllers named here are the one that was
/// asked about, or those above it.
public enum Visibility: Hashable, Sendable {
  /// A controller's place in the description's list.
  public typealias Index = ViewController.Index

  /// Each container shows the next one down, from the window to the view.
  case inWindow
  /// No containment and no presentation leads to the window: `top` is in no family.
  case inNoFamily(top: Index)
  /// A tab bar controller shows another of its tabs.
  case notSelected(Index, selected: Index, in: Index)
  /// A navigation controller shows the top of its stack, and this one lies below that.
  case covered(Index, by: Index, in: Index)
  /// A presentation took its presenter's view out of the window (R12).
  case removed(Index, presenting: Index)
}

extension Hierarchy {
  /// Whether a controller's view is in the window, and what keeps it out (R21).
  public func visibility(of member: Index) -> Visibility { state.visibility(of: member) }

  /// Whether a controller's view is in the window: as it was seen, else by R21.
  public func isInWindow(_ member: Index) -> Bool {
    seenState(of: member)?.isInWindow ?? (visibility(of: member) == .inWindow)
  }

  /// For each controller of the description whether its view is in the window: as it was seen, else
  /// by R21.
  package var membersInWindow: [Bool] {
    var members = state.membersInWindow(of: families)
    guard isSeen else { return members }
    for member in members.indices {
      if let seen = seenState(of: member) { members[member] = seen.isInWindow }
    }
    return members
  }

  /// The controller whose view has another's among its subviews: its container, while that shows it
  /// (R21), or the one to which its view alone was added (R29). What was seen out of the window while
  /// its container was there has none.
  package func superviewOwner(of member: Index) -> Index? {
    guard let owner = state.superviewOwner(of: member) else { return nil }
    if seenState(of: member)?.isInWindow == false, isInWindow(owner) { return nil }
    return owner
  }

  /// Whether this is the moment at which somebody looked into the running app.
  package var isSeen: Bool { app.isObserved && step == 0 }

  /// How far a view had appeared when somebody looked, nil where nobody did.
  package func seenState(of member: Index) -> AppearanceState? {
    isSeen ? app.viewControllers[member].state?.value : nil
  }

  /// The walk from a view to the window, or to what keeps it out (R21); it has no answer, because
  /// no controller is one.
  func windowWalk(from member: Index) -> Walk {
    var stops: [Walk.Stop] = []
    _ = state.visibility(of: member) {
      stops.append(Walk.Stop(viewController: $0, finding: $1))
    }
    return Walk(rule: .inWindow, stops: stops, answer: nil)
  }
}
