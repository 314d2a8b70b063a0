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
  /// The reason why nothing is dismissed, unless `walk` finds it; nil if there is none.
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
  ///
  /// - Parameter refused: The reason why UIKit refused a step of the description.
  package init(
    sentTo receiver: ViewController.Index, byUser isByUser: Bool = false,
    refused: Diagnostic? = nil, in hierarchy: Hierarchy
  ) {
    (self.hierarchy, self.receiver, self.isByUser) = (hierarchy, receiver, isByUser)
    isAction = !isByUser && hierarchy.state.hostsView(receiver)
    walk = isAction ? nil : hierarchy.presentedWalk(from: receiver)
    refusal =
      refused
      ?? (isByUser
        ? hierarchy.state.refusal(ofGestureOn: receiver, afterStep: hierarchy.step) : nil)
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

  /// The transition of the animated presentation's end; nil if nothing ends, or in a way of its own. A
  /// presenter lends its own to the presentation that it ends (R15).
  package var transition: ModalTransitionStyle? {
    guard let animated, !animated.hasOwnTransition else { return nil }
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
    // So are those of a zoom (R38).
    guard gesture != nil, animated?.systemPresentation != .actionSheet,
      animated?.preferredTransition != .zoom
    else { return [] }
    return hierarchy.app.ios < 13
      ? [.shouldDismissPopover, .didDismissPopover] : [.shouldDismiss, .willDismiss, .didDismiss]
  }
}

extension DismissExplanation: SpokenExplanation {
  package func write(to json: inout JSONWriter, in language: Language) {
    json.member("dismiss", hierarchy.id(receiver))
    json.member("isInteractive", isByUser)
    if let walk {
      json.member("rule", "R10")
      json.stops("walk", of: walk, in: hierarchy)
    }
    json.member("presenter", going.last.map { hierarchy.id($0.presenter) })
    json.objects("going", going) { json, presentation in
      json.member("presented", hierarchy.id(presentation.presented))
      json.member("presenter", hierarchy.id(presentation.presenter))
      json.member("animated", presentation == animated)
      json.member("modalTransitionStyle", presentation == animated ? transition?.rawValue : nil)
      if presentation == animated { json.look(of: presentation) }
    }
    if !popped.isEmpty { json.array("popped", popped) { $0.string(hierarchy.id($1)) } }
    if let heldSheet { json.member("presentsNext", hierarchy.id(heldSheet)) }
    if let after { json.appearance(AppearanceCalls(from: hierarchy, to: after), in: hierarchy) }
    json.array("delegateCalls", delegateCalls) { $0.string(hierarchy.code.name(of: $1)) }
    if gesture == .swipe, let last = delegateCalls.last {
      json.array("notSentIfGivenUp", [last]) { $0.string(hierarchy.code.name(of: $1)) }
    }
    json.refusal(refusal, in: language, hierarchy.app.spelling)
    json.otherRules(than: hierarchy.app.rules, goingUnderOtherRules) { json, other in
      json.array("going", other) { $0.string(hierarchy.id($1)) }
    }
  }

  package func say(to prose: inout Prose) {
    if let refusal { return say(refusal, to: &prose) }
    if let lowest = popped.last, let stack = hierarchy.parentViewController(of: lowest) {
      prose.say(.pops(stack: prose.id(stack), ids: popped.map(prose.id)))
      return prose.say(
        .dismissActionPops(withColumn: lowest != receiver, view: prose.nameAndClass(receiver)),
        as: .reason)
    }
    for top in going.map(\.presented) where hierarchy.lacksPopoverSource(top) {
      prose.sayMissingSource(of: top, as: .answer)
    }
    if let last = going.last {
      prose.say(
        .dismisses(
          isOpen: !doubtsOfGesture.isEmpty,
          ifPresented: going.contains { hierarchy.lacksPopoverSource($0.presented) },
          presenter: prose.id(last.presenter), top: prose.id(last.presented)), as: .answer)
    } else {
      prose.say(.dismissesNothing, as: .answer)
    }
    // The answer is no more certain than the gesture.
    for doubt in doubtsOfGesture { prose.say(doubt, as: .answer) }
    if isByUser, let last = going.last, let way = last.userGesture(in: hierarchy) {
      prose.say(
        .userDismisses(
          isOpen: !doubtsOfGesture.isEmpty, gesture: Words.gesture(way),
          controller: prose.nameAndClass(last.presented)))
      if last.systemPresentation == .actionSheet, doubtsOfGesture.isEmpty {
        let isOpen = way == .tapBesideActionSheet
        prose.say(.tapCancels(isOpen: isOpen), as: isOpen ? .reason : nil)
      }
    } else if isAction {
      prose.say(.callsDismissAction(view: prose.nameAndClass(receiver)))
      if going.isEmpty, let split = hierarchy.splitViewController(of: receiver),
        hierarchy.app.ios >= 18, hierarchy.app.viewControllers[split].isSwiftUIs,
        !hierarchy.isCollapsed(split),
        // The first column has no state that chose it.
        let first = hierarchy.children(of: split).first,
        !hierarchy.ancestors(of: receiver).contains(first)
      {
        prose.say(.actionClearsState)
      }
    } else {
      prose.say(.isSentDismiss(receiver: prose.nameAndClass(receiver)))
    }
    if let walk { prose.say(walk.stops, sentence) }
    if walk?.answer == nil { prose.say(as: .reason, sayOwnFamily) }
    if going.isEmpty, !isByUser, !isAction, let stack = hierarchy.stack(popping: receiver),
      let top = hierarchy.children(of: stack).last
    {
      let call = prose.code.message(prose.code.call(.pop).call, to: prose.id(stack))
      prose.say(.popInstead(id: prose.id(top), call: call), as: .repair)
    }
    if let animated { sayGoing(animated, &prose) }
    sayAction(&prose)
    if let heldSheet { prose.say(.comesNext(id: prose.id(heldSheet))) }
    if let after { prose.say(AppearanceCalls(from: hierarchy, to: after)) }
    if let search = going.last?.presented, let before = hierarchy.state.tabsBeforeSearch[search] {
      prose.say(.tabAfterSearch(bar: prose.id(before.bar), tab: prose.id(before.tab)))
    }
    sayDelegate(&prose)
    if let other = goingUnderOtherRules {
      // What is dismissed here may never be presented under the other rules.
      let refusedSteps = other.isEmpty ? hierarchy.resolutionUnderOtherRules.refusedSteps : []
      let refused = going.first { refusedSteps.contains($0.step) }
      prose.say(
        .wouldGo(
          rules: hierarchy.app.rules.other, ids: other.map(prose.id),
          presenter: presenterUnderOtherRules.map(prose.id), last: other.map(prose.id).last,
          refusedID: refused.map { prose.id($0.presented) }, refusedStep: refused?.step))
    }
  }

  private func sentence(_ stop: Walk.Stop, isFirst: Bool, _ prose: Prose) -> Words {
    let name = prose.name(of: stop, isFirst: isFirst)
    if stop.finding != .presentsNothing, let presented = walk?.answer {
      // A receiver that dismisses its own presentation may have been meant to be dismissed itself.
      let stays =
        stop.viewController == receiver
        && hierarchy.presentations.contains { $0.presented == receiver }
      return .presentsWhatEnds(controller: name, presented: prose.id(presented), stays: stays)
    }
    return .presentsNothing(
      controller: name,
      parent: hierarchy.parentViewController(of: stop.viewController).map(prose.id))
  }

  private func sayOwnFamily(_ prose: inout Prose) {
    if let last = going.last {
      prose.say(
        .ownFamilyGoes(presenter: prose.id(last.presenter), presented: prose.id(last.presented)))
    } else if let top = hierarchy.family(of: receiver)?.top,
      let holder = hierarchy.viewHolder(of: top)
    {
      prose.say(.isInView(controller: ControllerName(prose.id(top)), holder: prose.id(holder)))
    } else if let family = hierarchy.family(of: receiver) {
      prose.say(
        .isRoot(
          controller: ControllerName(prose.id(family.top)),
          window: hierarchy.app.idAmongSeveral(family.window)))
    } else {
      prose.say(.receiverInNoWindow)
    }
  }

  /// Adds the messages to the presentation controller's delegate, if a gesture can dismiss the
  /// controller (R31).
  func sayDelegate(_ prose: inout Prose) {
    if let last = going.last, hierarchy.app.viewControllers[last.presented].isSwiftUIs {
      return prose.say(.swiftUIDismisses(id: prose.id(last.presented)))
    }
    if case .presentation(.dismissalPrevented(let id, _)) = refusal?.message.engineFacts {
      for call in delegateCalls {
        prose.say(.delegateHearsOfAttempt(id: id, method: prose.code.name(of: call)))
      }
    } else if !delegateCalls.isEmpty {
      let methods = delegateCalls.map { prose.code.name(of: $0) }
      prose.say(
        .delegateIsSent(
          before: Array(methods.dropLast()), last: methods[methods.count - 1],
          canGiveUp: gesture == .swipe))
    } else if !isByUser, gesture != nil, animated?.systemPresentation != .actionSheet {
      prose.say(.delegateHearsNothing)
    }
  }

  private func sayGoing(_ animated: Presentation, _ prose: inout Prose) {
    let hasAnimator =
      hierarchy.app.viewControllers[animated.presented].transitioningDelegate != nil
      && animated.preferredTransition == nil
    let id = prose.id(animated.presented)
    let transition =
      animated.visibleStyle == .popover || hasAnimator
      ? nil : animated.preferredTransition?.rawValue ?? transition.map(prose.code.word)
    if going.count == 1 {
      prose.say(.goesAlone(id: id, transition: transition))
      if transition != nil, let lender { prose.say(.lendsTransition(presenter: prose.id(lender))) }
    } else {
      prose.say(
        .goTogether(
          presenter: prose.id(going[going.count - 1].presenter),
          ids: going.map { prose.id($0.presented) }), as: .effect)
      prose.say(.onlyTopmostIsAnimated(id: id, transition: transition))
    }
    if let last = going.last {
      prose.say(
        .nilAfterwards(
          presented: "\(prose.id(last.presenter)).presentedViewController",
          presenting: "\(prose.id(last.presented)).presentingViewController"))
    }
  }
}
