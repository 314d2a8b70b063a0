import Diagnostics

/// What would let a presentation take place that UIKit refused.
package enum Remedy: Sendable {
  /// This one is dismissed first, and the other is presented when it is gone.
  case dismissFirst(ViewController.Index)
  /// This one, which is in front, is sent `present` in the receiver's place.
  case presentFrom(ViewController.Index)
  /// The alert in front would take along what it presents, at the user's tap. So the sender presents
  /// in the handler of one of the alert's actions.
  case presentInAction(of: ViewController.Index, from: ViewController.Index)
}

extension PresentExplanation {
  /// The controllers whose views appear with the step before, which alone are sent its methods; nil
  /// where the receiver is one of them, or no method was asked about (R30).
  package var appearing: [ViewController.Index]? {
    guard case .presentation(.doesNotAppear) = refusal?.message else { return nil }
    return hierarchy.families.flatMap(\.members).filter {
      hierarchy.isInWindow($0) && !hierarchy.state.wasInWindow($0)
    }
  }

  /// The controller in whose view the presenter's lies without being its child (R29).
  package var holder: ViewController.Index? {
    log == nil ? nil : hierarchy.viewHolder(of: presenter)
  }

  /// What helps, each tried by the rules; nothing where nothing was refused, where it only came too
  /// early (R30), or where neither helps.
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
    let window = hierarchy.window(of: receiver) ?? hierarchy.windows.first
    guard let front = window.flatMap(hierarchy.lastFamily)?.top, front != presented else {
      return remedies
    }
    if let sender = hierarchy.presentingViewController(of: front),
      hierarchy.app.viewControllers[front].uiKitClass.name == "UIAlertController"
    {
      let senders = [receiver, sender]
      if let sender = senders.first(where: { isPresented(from: $0, dismissing: sender) }) {
        remedies.append(.presentInAction(of: front, from: sender))
      }
    } else if front != receiver, isPresented(from: front) {
      remedies.append(.presentFrom(front))
    }
    return remedies
  }

  /// Whether a controller that is sent `present` presents it, once another was sent `dismiss`.
  private func isPresented(
    from sender: ViewController.Index, dismissing dismissed: ViewController.Index? = nil
  ) -> Bool {
    // The refused step changed nothing, and what was to be presented is declared by it.
    var state = after.state
    if let dismissed {
      state.runHypothetical(Step(.dismiss(Sourced(dismissed))), afterStep: after.step)
    }
    state.runHypothetical(
      Step(.present(Sourced(presented), from: Sourced(sender))), afterStep: after.step)
    return state.findings.diagnostics.isEmpty
  }
}
