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
