/// The search for the controller that answers for a window (R42).
package struct Consultation: Sendable {
  package typealias Index = Hierarchy.Index

  /// A controller on the way, and why the search came to it.
  package struct Stop: Sendable {
    package let controller: Index
    package let reason: Reason
  }

  package enum Reason: String, Sendable {
    /// It is the window's root, where the search begins.
    case isRoot
    /// It is presented in a style that fills the screen.
    case fillsScreen
    /// It is presented otherwise, and captures the status bar.
    case captures
    /// The one before names it, as its class does (R43).
    case isNamedByClass
    /// The one before names it, as the description says.
    case isNamedByApp
  }

  /// The window whose root the search begins with.
  package let window: Window.Index
  /// The way, from the root to the controller that answers.
  package let stops: [Stop]
  /// The presentations above it that don't take over.
  package let passed: [Presentation]
  /// All presentations in the window, and whether each lies over one that didn't take over.
  let presentations: [(presentation: Presentation, isOverOther: Bool)]

  package var answer: Index { stops[stops.count - 1].controller }

  /// Searches for the controller that is asked in a window's place: for the status bar, in the topmost
  /// window of its scene.
  package init(of preference: SystemPreference, for own: Window.Index, of hierarchy: Hierarchy) {
    let app = hierarchy.app
    let front = preference.isOfStatusBar ? hierarchy.state.shownWindows(inSceneOf: own).last : nil
    let window = front ?? own
    var presentations: [(presentation: Presentation, isOverOther: Bool)] = []
    var stops = [Stop(controller: hierarchy.rootViewController(of: window), reason: .isRoot)]
    var passed: [Presentation] = []
    for presentation in hierarchy.presentations
    where hierarchy.window(of: presentation.presented) == window {
      presentations.append((presentation, !passed.isEmpty))
      guard preference.isTakenOver(by: presentation, in: app) else {
        passed.append(presentation)
        continue
      }
      let isFull = presentation.fillsScreen || !preference.isOfStatusBar
      stops.append(
        Stop(controller: presentation.presented, reason: isFull ? .fillsScreen : .captures))
      passed = []
    }
    // A child that an app names may name its parent.
    var seen = Set(stops.map(\.controller))
    while let next = Self.child(of: stops[stops.count - 1].controller, preference, hierarchy),
      seen.insert(next.controller).inserted
    {
      stops.append(next)
    }
    (self.window, self.stops, self.passed) = (window, stops, passed)
    self.presentations = presentations
  }

  /// The child that a controller names, nil if it answers itself.
  package static func child(
    of container: Index, _ preference: SystemPreference, _ hierarchy: Hierarchy
  ) -> Stop? {
    let names = preference.childNames
    if names.isEmpty { return nil }
    let declared = hierarchy.app.viewControllers[container].references.first {
      names.contains($0.name.value)
    }
    if case .viewController(let child)? = declared?.target {
      return Stop(controller: child, reason: .isNamedByApp)
    }
    return preference.ownChild(of: container, in: hierarchy).map {
      Stop(controller: $0, reason: .isNamedByClass)
    }
  }
}
