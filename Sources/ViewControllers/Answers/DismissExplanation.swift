import Diagnostics

/// What goes when a controller is sent `dismiss`, or when the user dismisses it, in which order, and
/// which animation is seen.
public struct DismissExplanation: Sendable {
  /// The moment before.
  public let hierarchy: Hierarchy
  /// The controller that is sent `dismiss`.
  public let receiver: ViewController.Index
  /// Whether the user dismisses it, by a gesture, and not code (R31).
  public let isByUser: Bool
  /// Why the user's gesture dismisses nothing; nil where it does, or where code dismisses.
  public let refusal: Diagnostic?
  /// The search for a presenter, from the receiver upward (R4).
  public let walk: Walk
  /// What goes, in the order of going: the topmost first (R11).
  public let going: [Presentation]
  /// What would go under the other rule set, nil when it is the same.
  public let goingUnderOtherRules: [ViewController.Index]?

  /// What `dismiss(animated:completion:)`, sent to a controller of the hierarchy, would end, or the
  /// user's gesture in its place.
  public init(
    sentTo receiver: ViewController.Index, byUser isByUser: Bool = false, in hierarchy: Hierarchy
  ) {
    self.hierarchy = hierarchy
    self.receiver = receiver
    self.isByUser = isByUser
    walk = hierarchy.presentedWalk(from: receiver)
    if isByUser {
      var step = Step(.dismiss(Sourced(receiver)))
      step.isInteractive = Sourced(true)
      var state = hierarchy.state
      state.runHypothetical(step, afterStep: hierarchy.step)
      refusal = state.findings.diagnostics.first
    } else {
      refusal = nil
    }
    guard refusal == nil else {
      (going, goingUnderOtherRules) = ([], nil)
      return
    }
    going = hierarchy.state.presentationsEnded(byDismissSentTo: receiver)
    let other = hierarchy.underOtherRules.state.presentationsEnded(byDismissSentTo: receiver)
      .map(\.presented)
    goingUnderOtherRules = other == going.map(\.presented) ? nil : other
  }

  /// What goes here and was never presented under the other rule set, and the step that was refused
  /// there; nil where that is not the reason.
  package var refusedUnderOtherRules: (presented: ViewController.Index, step: Int)? {
    guard goingUnderOtherRules?.isEmpty == true else { return nil }
    let refused = hierarchy.resolutionUnderOtherRules.refusedSteps
    return going.first { refused.contains($0.step) }.map { ($0.presented, $0.step) }
  }

  /// Who presents the last of what would go under the other rule set, where another does than here.
  package var presenterUnderOtherRules: ViewController.Index? {
    guard let last = goingUnderOtherRules?.last else { return nil }
    let presenter = hierarchy.underOtherRules.presentingViewController(of: last)
    return presenter == hierarchy.presentingViewController(of: last) ? nil : presenter
  }

  /// The presentation whose end is animated, with its own transition (R11); the others just go.
  public var animated: Presentation? { going.first }

  /// The user's gesture that dismisses what is animated, nil where there is none (R31).
  public var gesture: DismissalGesture? {
    animated.flatMap { $0.dismissalGesture(ios: hierarchy.app.ios) }
  }

  /// What the delegate of the presentation controller is sent, in order: nothing where code dismisses
  /// (R31).
  public var delegateCalls: [DismissalCall] {
    guard isByUser else { return [] }
    if case .presentation(.dismissalPrevented) = refusal?.message { return [.didAttemptToDismiss] }
    // What an action sheet's is sent is not established.
    guard gesture != nil, animated?.hasOwnLook == false else { return [] }
    return hierarchy.app.ios < 13
      ? [.shouldDismissPopover, .didDismissPopover] : [.shouldDismiss, .willDismiss, .didDismiss]
  }
}

extension State {
  /// The presentations that end when `dismiss` is sent to a controller, the last made first.
  fileprivate func presentationsEnded(byDismissSentTo receiver: Index) -> [Presentation] {
    guard let number = presentation(endedByDismissSentTo: receiver) else { return [] }
    return chain(from: number).compactMap { presentations[$0]?.presentation }
  }
}
