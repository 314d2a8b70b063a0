import VCEngine
import VCSource

/// The presentations that end when a controller receives `dismiss`, or when the user dismisses it,
/// with their order and the visible animation.
package struct DismissExplanation: Sendable {
  /// The hierarchy before the dismissal.
  package let hierarchy: Hierarchy
  /// The controller that receives `dismiss`.
  package let receiver: ViewController.Index
  /// Whether the user dismisses it with a gesture, rather than code (R31).
  package let isByUser: Bool
  /// The reason why the user's gesture dismisses nothing; nil if it does, or if code dismisses.
  package let refusal: Diagnostic?
  /// Whether it is the dismiss action of a SwiftUI view (R32).
  package let isAction: Bool
  /// The search for a presenter, from the receiver upward (R4); nil for an action.
  package let walk: Walk?
  /// The presentations that end, the topmost first (R11).
  package let going: [Presentation]
  /// The pushed views that SwiftUI's dismiss action pops instead, the topmost first (R32).
  package let popped: [ViewController.Index]
  /// The controllers that would be dismissed under the other rule set, nil if they are the same.
  package let goingUnderOtherRules: [ViewController.Index]?

  /// Explains `dismiss(animated:completion:)` sent to a controller of the hierarchy, or the user's
  /// gesture instead.
  package init(
    sentTo receiver: ViewController.Index, byUser isByUser: Bool = false, in hierarchy: Hierarchy
  ) {
    self.hierarchy = hierarchy
    self.receiver = receiver
    self.isByUser = isByUser
    isAction = !isByUser && hierarchy.state.hostsView(receiver)
    walk = isAction ? nil : hierarchy.presentedWalk(from: receiver)
    refusal =
      isByUser
      ? hierarchy.state.refusal(ofGestureOn: receiver, afterStep: hierarchy.step) : nil
    popped = isByUser ? [] : hierarchy.state.popped(byDismissActionOf: receiver).reversed()
    guard refusal == nil, popped.isEmpty else {
      (going, goingUnderOtherRules) = ([], nil)
      return
    }
    going = hierarchy.state.presentationsEnded(byDismissSentTo: receiver, byUser: isByUser)
    let other = hierarchy.underOtherRules.state
      .presentationsEnded(byDismissSentTo: receiver, byUser: isByUser).map(\.presented)
    goingUnderOtherRules = other == going.map(\.presented) ? nil : other
  }

  /// A controller that is dismissed here but never presented under the other rule set, and the step
  /// that is refused there; nil if that is not the reason for the difference.
  package var refusedUnderOtherRules: (presented: ViewController.Index, step: Int)? {
    guard goingUnderOtherRules?.isEmpty == true else { return nil }
    let refused = hierarchy.resolutionUnderOtherRules.refusedSteps
    return going.first { refused.contains($0.step) }.map { ($0.presented, $0.step) }
  }

  /// The presenter of the last controller that would be dismissed under the other rule set, if it
  /// is another than here.
  package var presenterUnderOtherRules: ViewController.Index? {
    guard let last = goingUnderOtherRules?.last else { return nil }
    let presenter = hierarchy.underOtherRules.presentingViewController(of: last)
    return presenter == hierarchy.presentingViewController(of: last) ? nil : presenter
  }

  /// The hierarchy after the dismissal, nil if nothing goes.
  package var after: Hierarchy? {
    guard !going.isEmpty else { return nil }
    var (state, step) = (hierarchy.state, Step(.dismiss(Sourced(receiver))))
    if isByUser { step.isInteractive = Sourced(true) }
    state.runHypothetical(step, afterStep: hierarchy.step)
    return Hierarchy(state, step: hierarchy.step + 1, window: hierarchy.onlyWindow)
  }

  /// The presentation whose end is animated, with its own transition (R11); the others disappear
  /// without animation.
  package var animated: Presentation? { going.first }

  /// The transition of the animated presentation's end; nil if nothing ends. A presenter lends its
  /// own to the presentation that it ends (R15).
  package var transition: ModalTransitionStyle? {
    guard let animated else { return nil }
    let owner = lender ?? animated.presented
    return hierarchy.app.viewControllers[owner].presentationTransition
  }

  /// The presenter that lends its transition, nil if none does (R15).
  package var lender: ViewController.Index? {
    guard let animated, going.count == 1, !isByUser, animated.preferredTransition == nil,
      hierarchy.state.lendsTransitionBack(animated.presenter)
    else { return nil }
    return animated.presenter
  }

  /// The sheet that SwiftUI presents afterwards, nil if it keeps none (R32).
  package var heldSheet: ViewController.Index? {
    hierarchy.state.sheet(heldBehind: going.map(\.presented))
  }

  /// The user's gesture for the animated presentation, nil if there is none (R31).
  package var gesture: DismissalGesture? {
    animated.flatMap { $0.dismissalGesture(ios: hierarchy.app.ios) }
  }

  /// The calls that the presentation controller's delegate receives, in order; empty if code
  /// dismisses (R31).
  package var delegateCalls: [DismissalCall] {
    guard isByUser else { return [] }
    if case .presentation(.dismissalPrevented) = refusal?.message.engineFacts {
      return [.didAttemptToDismiss]
    }
    // The calls for an action sheet are undocumented, on an iPad, too.
    guard gesture != nil, animated?.systemPresentation != .actionSheet else { return [] }
    return hierarchy.app.ios < 13
      ? [.shouldDismissPopover, .didDismissPopover] : [.shouldDismiss, .willDismiss, .didDismiss]
  }
}

extension DismissExplanation {
  package var doubts: [Doubt] {
    if let refusal { return refusal.doubts }
    let doubts = [
      hierarchy.doubt(aboutPresentationsFrom: receiver),
      hierarchy.doubt(ofLeftBehindFrom: receiver),
    ].compactMap(\.self)
    let ofView = going.last.map(hierarchy.doubts(aboutViewBehind:)) ?? []
    return (doubtsOfGesture + doubts + ofView).uniqued()
  }

  /// The doubts about whether the user's gesture dismisses at all.
  var doubtsOfGesture: [Doubt] {
    isByUser ? going.last.map(hierarchy.doubts(aboutGestureEnding:)) ?? [] : []
  }
}
