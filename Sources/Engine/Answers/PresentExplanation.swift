import VCSource

/// The presenter of a controller that is to be presented, and the search that finds it.
package struct PresentExplanation: Sendable {
  /// The hierarchy before the presentation.
  package let hierarchy: Hierarchy
  /// The controller that receives `present`.
  package let receiver: ViewController.Index
  /// The time of the call, nil if no transition is running (R30).
  package let time: StepTime?
  /// The search for the presenter, from the receiver upward (R5, R6).
  package let walk: Walk
  /// The reason why nothing would be presented, nil if something would.
  package let refusal: Diagnostic?
  /// The hint: an unknown class with a name similar to a known one, or undocumented behaviour.
  package let hint: Message?
  /// UIKit's log of a presentation that it carries out (R29), nil if there is none.
  package let log: Diagnostic.Note?
  /// Whether the controller declares no source for a popover (R13). The question then assumes a
  /// view.
  package let needsPopoverSource: Bool
  /// Whether the style is the caller's, rather than what a controller without one would have.
  package var isStyleKnown = true
  /// The presenter under the other rule set, nil if it is the same (R7).
  package let presenterUnderOtherRules: ViewController.Index?

  /// The hierarchy after the presentation. The last step of its description is `present`, and its
  /// last controller may be one made for the question. It is the hierarchy before if the class
  /// isn't a view controller's.
  package let after: Hierarchy
  /// The presentation, nil if nothing would be presented; its `presented` is a controller of
  /// `after`.
  package let presentation: Presentation?

  /// Whether the presenter's view is in the window beforehand, as it must be, or the reason why it
  /// isn't (R21, R22).
  package var visibility: Visibility { hierarchy.visibility(of: presenter) }

  /// The walk from the presenter's view to the window, or to the reason why it isn't there (R21).
  package var windowWalk: Walk { hierarchy.windowWalk(from: presenter) }

  /// The controller that is or would be presented, in `after`.
  package let presented: ViewController.Index

  /// Explains `present(_:animated:completion:)` of a controller made for the question.
  ///
  /// - Parameters:
  ///   - className: The presented controller's class; see `ViewController.isClassName`.
  ///   - superclass: Its UIKit superclass; nil for UIViewController, or if the class is UIKit's
  ///     own.
  ///   - style: Its `modalPresentationStyle`; nil if it sets none (R13).
  ///   - receiver: The controller that receives `present`.
  ///   - time: The time of the call; nil if it waits until the last step is over (R30).
  ///   - hierarchy: The hierarchy before the presentation. If a time is given, it must come from
  ///     `Resolution.hierarchy(afterStep:)`, which keeps the state before it.
  package init(
    of className: String, superclass: UIKitClass? = nil, style: ModalPresentationStyle? = nil,
    from receiver: ViewController.Index, during time: StepTime? = nil, in hierarchy: Hierarchy
  ) {
    var controller = ViewController(
      id: Sourced(hierarchy.app.ids.freeID(for: className)), className: Sourced(className),
      idIsImplied: true)
    controller.superclass = superclass.map { Sourced($0) }
    var state = hierarchy.state
    let presented = state.declare(controller)
    self.init(of: presented, style, in: state, from: receiver, during: time, hierarchy)
  }

  /// Explains `present(_:animated:completion:)` of a declared controller.
  ///
  /// - Parameter style: The style to use instead of the controller's own; nil for its own.
  package init(
    ofDeclared presented: ViewController.Index, style: ModalPresentationStyle? = nil,
    from receiver: ViewController.Index, during time: StepTime? = nil, in hierarchy: Hierarchy
  ) {
    self.init(of: presented, style, in: hierarchy.state, from: receiver, during: time, hierarchy)
  }

  private init(
    of presented: ViewController.Index, _ style: ModalPresentationStyle?, in before: State,
    from receiver: ViewController.Index, during time: StepTime?, _ hierarchy: Hierarchy
  ) {
    (self.hierarchy, self.receiver, self.time) = (hierarchy, receiver, time)
    self.presented = presented
    var state = before
    needsPopoverSource = !state.app.viewControllers[presented].hasPopoverSource
    state.prepareQuestion(about: presented, style)
    let controller = state.app.viewControllers[presented]
    let className = controller.className.value
    var near = NearClasses()
    let mistake: Message? =
      controller.isOfKnownClass
      ? nil : controller.mistake(suggestion: near.nearest(to: className)).map { .hint($0) }
    let fault = controller.classFault(ios: hierarchy.app.ios)
    if fault == nil {
      var step = Step(.present(Sourced(presented), from: Sourced(receiver)))
      step.during = time.map { Sourced($0) }
      state.runHypothetical(step, afterStep: hierarchy.step)
    }
    func found(where isOfKind: (Message.Hint) -> Bool) -> Diagnostic? {
      state.findings.hints.first {
        if case .hint(let hint) = $0.message.engineFacts { isOfKind(hint) } else { false }
      }
    }
    hint =
      mistake ?? found { if case .waitsForTransition = $0 { true } else { false } }?.message
    log = found { if case .presenterIsDetached = $0 { true } else { false } }?.uiKitNotes.first
    let effective = controller.presentationStyle(in: hierarchy.traits(of: receiver))
    let rules = hierarchy.app.rules
    walk = state.presenterWalk(from: receiver, style: effective, rules: rules)
    presenterUnderOtherRules = state.presenter(
      from: receiver, style: effective, under: rules.other, ifNot: walk.answer)
    refusal = fault.map { .error($0, at: nil) } ?? state.findings.diagnostics.first
    presentation = refusal == nil ? state.record(askedFor: presented)?.presentation : nil
    after = Hierarchy(
      state, step: hierarchy.step + (fault == nil ? 1 : 0), window: hierarchy.onlyWindow)
  }

  /// Explains the presentation by a step of the description, refused or not. Nil if the step
  /// presents nothing, neither by itself nor by a segue, by `show` or with a search.
  ///
  /// - Parameter number: The step's number, from 1.
  package init?(ofStep number: Int, of resolution: Resolution) {
    guard resolution.app.steps.indices.contains(number - 1) else { return nil }
    let step = resolution.app.steps[number - 1]
    hierarchy = resolution.hierarchy(afterStep: number - 1)
    after = resolution.hierarchy(afterStep: number)
    presentation = after.presentations.last { $0.step == number }
    switch step.action {
    case .inspector where presentation == nil && after.refusalOfStep == nil: return nil
    case .present(let controller, let sender), .inspector(let controller, let sender):
      (presented, receiver) = (controller.value, sender.value)
    case .show, .showDetail:
      guard let shown = resolution.app.showing(step.action),
        let sender = hierarchy.receiver(presenting: shown)
      else { return nil }
      (presented, receiver) = (shown.child, sender)
    case .activateSearch:
      guard let presentation else { return nil }
      (presented, receiver) = (presentation.presented, presentation.sender)
    case .perform(let index):
      let segue = resolution.app.segues[index.value]
      guard let destination = presentation?.presented ?? segue.destination?.value else {
        return nil
      }
      switch segue.kind {
      case .present, .popover: receiver = segue.source.value
      case .show, .showDetail:
        guard let shown = resolution.app.showing(step.action),
          let sender = hierarchy.receiver(presenting: shown)
        else { return nil }
        receiver = sender
      case .unwind, .custom: return nil
      }
      presented = destination
    default: return nil
    }
    time = step.during?.value
    needsPopoverSource = after.lacksPopoverSource(presented)
    refusal = after.refusalOfStep
    hint = nil
    let style = after.app.viewControllers[presented].presentationStyle(
      in: hierarchy.traits(of: receiver))
    let (state, rules) = (hierarchy.state, hierarchy.app.rules)
    walk = presentation?.walk ?? state.presenterWalk(from: receiver, style: style, rules: rules)
    presenterUnderOtherRules = state.presenter(
      from: receiver, style: style, under: rules.other, ifNot: walk.answer)
    let presenter = walk.answer ?? receiver
    let isDetached = refusal == nil && state.viewHolders[state.top(of: presenter)] != nil
    log = isDetached ? after.state.detached(presenter, presenting: presented).note : nil
  }

  /// The search that would have followed if the deciding flag were false (R6); nil if no flag
  /// decided.
  package var next: Walk? {
    guard walk.stops.last?.finding == .definesContext,
      let parent = after.parentViewController(of: presenter)
    else { return nil }
    let style = after.app.viewControllers[presented].presentationStyle(in: traits)
    return after.state.presenterWalk(from: parent, style: style, rules: after.app.rules)
  }

  /// UIKit's exception where a step presents a popover without a source (R13); nil if it has one.
  package var exception: Diagnostic.Note? {
    presentation.flatMap {
      $0.visibleStyle == .popover && needsPopoverSource && after.lacksPopoverSource(presented)
        ? after.state.exception(withoutSource: $0) : nil
    }
  }

  /// The traits of the receiver's window, to which the presentation adapts.
  package var traits: Traits { hierarchy.traits(of: receiver) }

  /// The controller that presents, or would present.
  package var presenter: ViewController.Index { walk.answer ?? receiver }
}

extension Hierarchy {
  /// Whether a presented controller is a popover without a source (R13).
  package func lacksPopoverSource(_ presented: Index) -> Bool {
    guard let record = state.record(ofPresented: presented) else { return false }
    return !record.hasSource && state.lacksSource(record.presentation)
  }
}

extension State {
  /// The presenter under other rules, nil if it is the same.
  fileprivate func presenter(
    from receiver: Index, style: ModalPresentationStyle, under rules: RuleSet,
    ifNot presenter: Index?
  ) -> Index? {
    let other = presenterWalk(from: receiver, style: style, rules: rules).answer
    return other == presenter ? nil : other
  }
}
