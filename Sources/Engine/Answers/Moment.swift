/// A hierarchy in one state, and the step that led to it.
package struct Moment: Sendable {
  /// The hierarchy, with every relationship answered.
  package let hierarchy: Hierarchy
  /// The step's label, nil if it has none.
  package let label: String?
  /// The step's outcome, in sentences; nil if not requested, and initially.
  package let outcome: String?

  /// Whether the label states the step's outcome, because the step has no label of its own.
  package var isLabeledWithOutcome: Bool { label != nil && label == outcome }

  /// A state, with the label of the step that led to it.
  package init(_ hierarchy: Hierarchy, label: String? = nil) {
    self.init(hierarchy, label: label, outcome: nil)
  }

  package init(_ hierarchy: Hierarchy, label: String?, outcome: String?) {
    (self.hierarchy, self.label, self.outcome) = (hierarchy, label, outcome)
  }
}

/// The states of one description, in order. Each is created on request, so that memory doesn't grow
/// with their number.
///
/// Iterating again gives the same states.
package struct Moments: Sequence, Sendable, ExpressibleByArrayLiteral {
  private let given: [Moment]
  /// The description whose steps lead from one state to the next; nil if the states are given.
  private let app: AppDescription?
  /// The closure that words a step's outcome; nil for no words.
  private var caption: Caption?
  /// Whether the outcome is the label of a step that has none.
  private var labelsSteps = false
  /// The only window to show, nil for all.
  private var window: Window.Index?
  /// The number of states.
  package let count: Int
  /// Whether they are of an app that was printed.
  package var areObserved: Bool { (app ?? given.first?.hierarchy.app)?.isObserved ?? false }

  /// Whether the states are in memory, rather than created on request.
  package var areGiven: Bool { app == nil }

  /// Given states.
  package init(_ moments: [Moment]) {
    given = moments
    app = nil
    count = moments.count
  }

  /// Given states.
  package init(arrayLiteral moments: Moment...) { self.init(moments) }

  /// The initial state, and the state after each step.
  init(of app: AppDescription) {
    given = []
    self.app = app
    count = app.steps.count + 1
  }

  /// Words the outcome of the step that led to a state.
  package typealias Caption = @Sendable ([StepEvent], Hierarchy) -> String

  /// The same states with labels: the step's own, else its outcome.
  package func captioned(_ caption: @escaping Caption) -> Moments {
    var moments = withOutcomes(caption)
    moments.labelsSteps = true
    return moments
  }

  /// The same states with their steps' outcomes.
  package func withOutcomes(_ caption: @escaping Caption) -> Moments {
    var moments = self
    moments.caption = caption
    return moments
  }

  /// The state after a step, by number.
  package func reduced(toStep number: Int) -> Moments {
    var moments = makeIterator()
    for _ in 0..<number { _ = moments.next() }
    return Moments(moments.next().map { [$0] } ?? [])
  }

  /// The states after steps, by number; the last state if there are fewer steps.
  package func reduced(toSteps numbers: RangeSet<Int>) -> Moments {
    let last = count - 1
    return Moments(
      filter {
        numbers.contains($0.hierarchy.step)
          || $0.hierarchy.step == last && last < numbers.ranges.first?.lowerBound ?? 0
      })
  }

  /// The same states with the families of only one window.
  package func only(_ window: Window.Index) -> Moments {
    var moments = self
    moments.window = window
    return moments
  }

  /// The same states, each family with one number in all of them: families are numbered as they appear.
  package var numberedAlike: Moments {
    var numbers: [ViewController.Index: Int] = [:]
    return Moments(
      map { moment in
        for family in moment.hierarchy.families where numbers[family.top] == nil {
          numbers[family.top] = numbers.count + 1
        }
        return Moment(
          moment.hierarchy.numbered(numbers), label: moment.label, outcome: moment.outcome)
      })
  }

  /// Returns an iterator at the first state.
  package func makeIterator() -> Iterator {
    Iterator(
      given: given[...], app: app, window: window, caption: caption, labelsSteps: labelsSteps)
  }

  /// Carries out the steps between one state and the next.
  package struct Iterator: IteratorProtocol {
    private var given: ArraySlice<Moment>
    private let app: AppDescription?
    private let window: Window.Index?
    private let caption: Caption?
    private let labelsSteps: Bool
    private var state: State?
    private var number = 0

    fileprivate init(
      given: ArraySlice<Moment>, app: AppDescription?, window: Window.Index?, caption: Caption?,
      labelsSteps: Bool
    ) {
      (self.labelsSteps, self.given, self.app, self.window) = (labelsSteps, given, app, window)
      self.caption = caption
    }

    private func words(from before: State, to after: State, _ now: Hierarchy) -> String? {
      let refused = after.findings.refusedSteps.last
      let events = StepEvent.all(
        from: Hierarchy(before, step: number - 1, window: window), to: now,
        refusal: refused?.number == number ? refused?.diagnostic : nil)
      return events.isEmpty ? nil : caption?(events, now)
    }

    /// Returns the next state, nil after the last.
    package mutating func next() -> Moment? {
      guard let app else {
        let moment = given.popFirst()
        guard let moment, let window else { return moment }
        return Moment(moment.hierarchy.only(window), label: moment.label, outcome: moment.outcome)
      }
      guard number <= app.steps.count else { return nil }
      defer { number += 1 }
      guard number > 0 else {
        let beginning = State(app)
        state = beginning
        return Moment(Hierarchy(beginning, step: 0, window: window))
      }
      let step = app.steps[number - 1]
      let before = caption == nil ? nil : state
      state?.run(step, number: number)
      return state.map { state in
        let hierarchy = Hierarchy(state, step: number, window: window)
        let outcome = before.flatMap { words(from: $0, to: state, hierarchy) }
        let label = step.label?.value ?? (labelsSteps ? outcome : nil)
        return Moment(hierarchy, label: label, outcome: outcome)
      }
    }
  }
}
