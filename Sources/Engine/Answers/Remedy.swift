import VCSource

/// A change that would allow a refused presentation.
package enum Remedy: Sendable {
  /// Dismiss this controller first, and present the other after that.
  case dismissFirst(ViewController.Index)
  /// Send `present` to this controller, which is in front, instead of the receiver.
  case presentFrom(ViewController.Index)
  /// Select this tab first, in this tab bar controller.
  case selectFirst(ViewController.Index, in: ViewController.Index)
  /// Show this window first, in which the receiver is (R45).
  case showWindow(Window.Index)
  /// The alert in front would take along what it presents, at the user's tap. So the sender presents
  /// in the handler of one of the alert's actions.
  case presentInAction(of: ViewController.Index, from: ViewController.Index)
}

extension PresentExplanation {
  /// The controllers whose views appear in the previous step, and which alone receive methods like
  /// `viewDidLoad`; nil if the receiver is one of them, or no method was asked about (R30).
  package var appearing: [ViewController.Index]? {
    guard case .presentation(.doesNotAppear) = refusal?.message.engineFacts else { return nil }
    return hierarchy.families.flatMap(\.members).filter {
      hierarchy.isInWindow($0) && !hierarchy.state.wasInWindow($0)
    }
  }

  /// The controller whose view contains the presenter's although it isn't its parent (R29).
  package var holder: ViewController.Index? {
    log == nil ? nil : hierarchy.viewHolder(of: presenter)
  }

  /// The remedies that work by the rules. Empty if nothing was refused, if the call only came too
  /// early (R30), or if nothing helps.
  package var remedies: [Remedy] {
    let times: [StepTime?] = [nil, .viewDidAppear, .transition]
    guard refusal != nil, appearing == nil, times.contains(time) else { return [] }
    var remedies: [Remedy] = []
    if time != .transition, let blocker = hierarchy.presentation(by: presenter)?.presented,
      blocker != presented,
      isPresented(from: receiver, dismissing: presenter)
    {
      remedies.append(.dismissFirst(blocker))
    }
    if time != .transition, case .notSelected(let tab, _, let bar) = visibility,
      isPresented(from: receiver, after: .select(Sourced(tab), in: Sourced(bar)))
    {
      remedies.append(.selectFirst(tab, in: bar))
    }
    let window = hierarchy.window(of: receiver) ?? hierarchy.windows.first
    if case .windowHidden = visibility, let window,
      isPresented(from: receiver, after: nil, showing: window)
    {
      remedies.append(.showWindow(window))
    }
    guard let front = window.flatMap(hierarchy.lastFamily)?.top, front != presented else {
      return remedies
    }
    if let sender = hierarchy.presentingViewController(of: front),
      hierarchy.app.viewControllers[front].isAlert
    {
      let senders = [receiver, sender]
      if let sender = senders.first(where: { isPresented(from: $0, dismissing: sender) }) {
        remedies.append(.presentInAction(of: front, from: sender))
      }
    } else if front != receiver, isPresented(from: front, after: nil) {
      remedies.append(.presentFrom(front))
    }
    return remedies
  }

  /// Whether a controller that receives `present` presents, after a dismissal by another.
  private func isPresented(
    from sender: ViewController.Index, dismissing dismissed: ViewController.Index
  ) -> Bool {
    isPresented(from: sender, after: .dismiss(Sourced(dismissed)))
  }

  /// Whether a controller that receives `present` presents, after another action.
  private func isPresented(
    from sender: ViewController.Index, after action: Step.Action?,
    showing window: Window.Index? = nil
  ) -> Bool {
    // The refused step changed nothing, but declared the controller to present.
    var state = after.state
    state.heldSheets = []
    if let window { state.show(window) }
    if let action { state.runHypothetical(Step(action), afterStep: after.step) }
    state.runHypothetical(
      Step(.present(Sourced(presented), from: Sourced(sender))), afterStep: after.step)
    return state.findings.diagnostics.isEmpty
  }
}
