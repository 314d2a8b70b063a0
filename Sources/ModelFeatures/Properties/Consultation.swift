import VCEngine

/// The search for the controller that answers for a window (R42).
struct Consultation: Sendable {
  package typealias Index = Hierarchy.Index

  /// A controller on the way, and why the search came to it.
  struct Stop: Sendable {
    let controller: Index
    let reason: Reason
  }

  enum Reason: String, Sendable {
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

  /// The way, from the root to the controller that answers.
  let stops: [Stop]
  /// The presentations above it that don't take over.
  let passed: [Presentation]

  var answer: Index { stops[stops.count - 1].controller }

  init(of preference: SystemPreference, in window: Window.Index, of hierarchy: Hierarchy) {
    let app = hierarchy.app
    var stops = [Stop(controller: hierarchy.rootViewController(of: window), reason: .isRoot)]
    var passed: [Presentation] = []
    for presentation in hierarchy.presentations
    where hierarchy.window(of: presentation.presented) == window {
      guard preference.isTakenOver(by: presentation, in: app) else {
        passed.append(presentation)
        continue
      }
      let isFull = presentation.visibleStyle == .fullScreen || !preference.isOfStatusBar
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
    (self.stops, self.passed) = (stops, passed)
  }

  /// The child that a controller names, nil if it answers itself.
  static func child(
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
