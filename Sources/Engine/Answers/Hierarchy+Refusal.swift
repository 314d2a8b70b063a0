import VCSource

extension Hierarchy {
  /// The refusal of the last step.
  package struct Refusal: Sendable {
    /// The controllers that are in no family because of it; the last may be the receiver.
    package let members: [Index]
    /// The controller in the way, or else the step's receiver: in a family, or the last of `members`;
    /// nil if there is none.
    package let blocker: Index?
    /// The controller that was asked to present; nil for other steps.
    package let asked: Index?
    /// Whether the blocker is in the way, rather than asked.
    package var isObstacle: Bool { blocker != asked }
    /// UIKit's message, nil if it has none.
    package let uiKit: UIKitMessage?
    /// Why the receiver isn't in the window, where UIKit said so; nil if that isn't the reason.
    package let outside: Visibility?
    /// Whether SwiftUI presents the controller when the blocker is gone (R32).
    package let waits: Bool
  }

  /// The reason why the last step was refused, nil if it was carried out.
  package var refusalOfStep: Diagnostic? {
    state.findings.refusedSteps.last { $0.number == step }?.diagnostic
  }

  /// The reasons of the refusals so far, by the steps' numbers.
  package var refusals: [Int: Diagnostic] {
    Dictionary(state.findings.refusedSteps.map { ($0.number, $0.diagnostic) }) { $1 }
  }

  /// The reason why UIKit would refuse an action in this state; nil if it would carry it out.
  package func refusal(of action: Step.Action) -> Diagnostic? {
    var state = state
    state.runHypothetical(Step(action), afterStep: step)
    return state.findings.refusedSteps.last?.diagnostic
  }

  /// The maximum number of refused controllers shown for a step.
  private static let mostRefused = 3

  /// The refusal of the last step, nil if it was carried out or would have added nothing.
  package var refusal: Refusal? {
    guard step > 0, app.steps.indices.contains(step - 1),
      let refused = state.findings.refusedSteps.last, refused.number == step, !refused.isConsequence
    else { return nil }
    let last = app.steps[step - 1]
    var members: [Index] = []
    for member in last.action.newMembers.map(\.value)
    where family(of: member) == nil && !members.contains(member) && members.count < Self.mostRefused
    {
      members.append(member)
    }
    let asked = last.action.presenter
    let found = refused.uiKit?.isAboutWindow == true ? asked.map(visibility(of:)) : nil
    // Whoever would present decides, who need not be the one that was asked.
    let absent = refused.diagnostic.message.absentPresenter.flatMap { app.index(ofID: $0) }
    let blocker =
      members.isEmpty
      ? nil
      : (absent.map(visibility(of:)) ?? found)?.obstacle(to: asked)
        ?? self.blocker(of: last, isException: refused.diagnostic.severity == .error)
    if let blocker, family(of: blocker) == nil {
      // A controller that was to be added to itself is already in `members`.
      members.removeAll { $0 == blocker }
      members.append(blocker)
    }
    return members.isEmpty && refused.uiKit == nil
      ? nil
      : Refusal(
        members: members, blocker: blocker, asked: asked, uiKit: refused.uiKit,
        outside: found == .inWindow ? nil : found, waits: refused.diagnostic.isPostponement)
  }

  /// UIKit's exceptions are about the call itself, not about what is in its way.
  private func blocker(of step: Step, isException: Bool) -> Index? {
    switch step.action {
    case .present(_, let sender), .show(_, let sender), .showDetail(_, let sender):
      (isException ? nil : presentation(above: sender.value)?.presented) ?? sender.value
    case .push(_, let container) where step.during?.value == .transition:
      family(of: container.value)?.members.lazy.compactMap(presentation(by:)).first?.presented
        ?? container.value
    case .push(_, let container), .add(_, let container), .addSubview(_, let container),
      .setViewControllers(_, let container), .transition(_, let container):
      container.value
    default: nil
    }
  }

  /// The presentation by a controller or its nearest presenting container.
  private func presentation(above member: Index) -> Presentation? {
    ancestors(of: member).lazy.compactMap(presentation(by:)).first
  }
}

extension Visibility {
  /// What took a controller's view out of the window by its presentation, else the controller.
  fileprivate func obstacle(to asked: Index?) -> Index? {
    if case .removed(_, let presented) = self { presented } else { asked }
  }
}

extension Diagnostic {
  /// Whether SwiftUI presents a sheet later (R32).
  package var isPostponement: Bool {
    if case .presentation(.alreadyPresenting(_, _, _, _, waits: true, _)) = message.engineFacts {
      true
    } else {
      false
    }
  }
}

extension Message {
  /// Whether it says that a presenter isn't in the window.
  var isAboutWindow: Bool { absentPresenter != nil }

  /// The id of the presenter that isn't in the window; nil if it is about something else.
  fileprivate var absentPresenter: String? {
    switch engineFacts {
    case .presentation(.presenterNotInWindow(let presenter, _, _)): presenter
    case .presentation(.senderInNoWindow(let sender, _)): sender
    default: nil
    }
  }
}

extension Step.Action {
  /// The controller that is asked to present; nil for other steps.
  fileprivate var presenter: ViewController.Index? {
    switch self {
    case .present(_, let sender), .show(_, let sender), .showDetail(_, let sender): sender.value
    default: nil
    }
  }
}

extension Hierarchy {
  /// The scenes that no segue reaches from any shown controller; of scenes that lead to each other,
  /// the first.
  package var unreachedScenes: [Index] { state.unreachedScenes }

  /// The presentation of a controller that an action would make now, nil if there is none.
  package func presentation(of presented: Index, madeBy action: Step.Action) -> Presentation? {
    var state = state
    state.runHypothetical(Step(action), afterStep: step)
    return state.record(askedFor: presented)?.presentation
  }
}
