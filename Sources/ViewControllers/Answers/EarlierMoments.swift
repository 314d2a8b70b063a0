/// What containers held and showed at the moments before one, each asked for after those before it:
/// every step is carried out once, and none where nothing was rearranged since.
package struct EarlierMoments {
  private let now: Hierarchy
  private var state: State?

  /// The moments that led to this one.
  package init(before now: Hierarchy) { self.now = now }

  /// The moment after a step, by its number; not before that of an earlier call.
  ///
  /// It is the present one where containers hold and show the same now: that has the presentations
  /// which were made since, too, and lacks those that ended.
  package mutating func arrangement(afterStep number: Int) -> Hierarchy {
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
