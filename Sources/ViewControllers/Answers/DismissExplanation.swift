import Diagnostics

/// What goes when a controller is sent `dismiss`, in which order, and which animation is seen.
public struct DismissExplanation: Sendable {
  /// The moment before.
  public let hierarchy: Hierarchy
  /// The controller that is sent `dismiss`.
  public let receiver: ViewController.Index
  /// The search for a presenter, from the receiver upward (R4).
  public let walk: Walk
  /// What goes, in the order of going: the topmost first (R11).
  public let going: [Presentation]
  /// What would go under the other rule set, nil when it is the same.
  public let goingUnderOtherRules: [ViewController.Index]?

  /// What `dismiss(animated:completion:)`, sent to a controller of the hierarchy, would end.
  public init(sentTo receiver: ViewController.Index, in hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    self.receiver = receiver
    walk = hierarchy.presentedWalk(from: receiver)
    going = hierarchy.state.presentationsEnded(byDismissSentTo: receiver)
    let other = hierarchy.underOtherRules.state.presentationsEnded(byDismissSentTo: receiver)
      .map(\.presented)
    goingUnderOtherRules = other == going.map(\.presented) ? nil : other
  }

  /// The presentation whose end is animated, with its own transition (R11); the others just go.
  public var animated: Presentation? { going.first }
}

extension State {
  /// The presentations that end when `dismiss` is sent to a controller, the last made first.
  fileprivate func presentationsEnded(byDismissSentTo receiver: Index) -> [Presentation] {
    guard let number = presentation(endedByDismissSentTo: receiver) else { return [] }
    return chain(from: number).compactMap { presentations[$0]?.presentation }
  }
}
