import VCEngine
import VCSource

extension Resolution {
  /// Explains what a step did, by its number from 1.
  package func explanation(ofStep number: Int) -> any Explanation {
    let step = app.steps[number - 1]
    if case .present = step.action, let answer = PresentExplanation(ofStep: number, of: self) {
      return answer
    }
    let before = hierarchy(afterStep: number - 1)
    switch step.action {
    case .dismiss(let view) where before.state.inspectorColumns.contains(view.value): break
    case .dismiss(let receiver):
      let refusal = hierarchy(afterStep: number).refusalOfStep
      let isOfStep = step.refused != nil || refusal?.isFoundByWalk == false
      return DismissExplanation(
        sentTo: receiver.value, byUser: step.isByUser, refused: isOfStep ? refusal : nil, in: before
      )
    case _ where step.refused != nil: break
    default:
      let answer = step.action.explanation(byUser: step.isByUser, in: before)
      if let answer { return answer }
    }
    return StepExplanation(ofStep: number, of: self)
  }
}

extension Diagnostic {
  /// Whether the search for what `dismiss` ends gives the reason.
  fileprivate var isFoundByWalk: Bool {
    switch message.engineFacts {
    case .presentation(.nothingPresented), .presentation(.receiverInNoWindow): true
    default: false
    }
  }
}

extension Step.Action {
  /// Explains what an action does in a state, if it dismisses or changes one of the app's own
  /// containers.
  package func explanation(byUser: Bool, in state: Hierarchy) -> (any Explanation)? {
    if case .dismiss(let receiver) = self {
      return DismissExplanation(sentTo: receiver.value, byUser: byUser, in: state)
    }
    return ContainmentExplanation(of: self, in: state)
  }
}
