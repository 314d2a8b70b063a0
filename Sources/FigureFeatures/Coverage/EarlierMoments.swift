import VCEngine

/// The contents and selections of containers in earlier states, which are requested in order. Each
/// step is carried out at most once, and none if nothing was rearranged since.
struct EarlierMoments {
  private let now: Hierarchy
  private var state: State?

  /// The states that led to a hierarchy.
  init(before now: Hierarchy) { self.now = now }

  /// Returns the state after a step. Its number must not be below that of an earlier call.
  ///
  /// If containers have the same contents and selections now, this is the present state: its
  /// presentations include later ones and lack those that ended.
  mutating func arrangement(afterStep number: Int) -> Hierarchy {
    let app = now.app
    guard now.state.lastArrangement > number, number <= app.steps.count else { return now }
    var state = state ?? State(app)
    while state.stepNumber < number {
      let next = state.stepNumber
      state.run(app.steps[next], number: next + 1)
    }
    self.state = state
    return Hierarchy(state, step: number, window: now.onlyWindow)
  }
}
