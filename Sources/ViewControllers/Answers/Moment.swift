/// A hierarchy at one moment, and what led to it.
public struct Moment: Sendable {
  /// Every relationship at the moment.
  public let hierarchy: Hierarchy
  /// The label of the step that led to it, nil when it has none.
  public let label: String?
  /// What came of the step, in sentences; nil where nobody asked for words, and at the beginning.
  package let outcome: String?

  /// A moment, and what a step that led to it says of itself.
  public init(_ hierarchy: Hierarchy, label: String? = nil) {
    self.init(hierarchy, label: label, outcome: nil)
  }

  package init(_ hierarchy: Hierarchy, label: String?, outcome: String?) {
    (self.hierarchy, self.label, self.outcome) = (hierarchy, label, outcome)
  }
}

/// Moments of one description, in its order, each made when it is asked for: however many there are,
/// no more of them are in memory than are used at a time.
///
/// As often as they are asked for, they are the same.
public struct Moments: Sequence, Sendable, ExpressibleByArrayLiteral {
  private let given: [Moment]
  /// The description whose steps lead from one to the next; nil where they are given.
  private let app: AppDescription?
  /// Words for what came of a step; nil for none.
  private var caption: Caption?
  /// Whether they are the label of a step that says nothing of itself.
  private var labelsSteps = false
  /// The only window that they show, nil for all.
  private var window: Window.Index?
  /// How many there are.
  public let count: Int

  /// Moments that are there already.
  public init(_ moments: [Moment]) {
    given = moments
    app = nil
    count = moments.count
  }

  /// Moments that are there already.
  public init(arrayLiteral moments: Moment...) { self.init(moments) }

  /// The beginning, and the moment after each step.
  init(of app: AppDescription) {
    given = []
    self.app = app
    count = app.steps.count + 1
  }

  /// Words for what came of the step that led to a moment.
  package typealias Caption = @Sendable ([StepEvent], Hierarchy) -> String

  /// The same moments, each with a label: its step's, else words for what came of it.
  package func captioned(_ caption: @escaping Caption) -> Moments {
    var moments = told(caption)
    moments.labelsSteps = true
    return moments
  }

  /// The same moments, each with words for what came of its step.
  package func told(_ caption: @escaping Caption) -> Moments {
    var moments = self
    moments.caption = caption
    return moments
  }

  /// The moment after a step, by its number.
  package func reduced(toStep number: Int) -> Moments {
    var moments = makeIterator()
    for _ in 0..<number { _ = moments.next() }
    return Moments(moments.next().map { [$0] } ?? [])
  }

  /// The same moments, with the families of one of the description's windows only.
  public func only(_ window: Window.Index) -> Moments {
    var moments = self
    moments.window = window
    return moments
  }

  /// Begins with the first.
  public func makeIterator() -> Iterator {
    Iterator(
      given: given[...], app: app, window: window, caption: caption, labelsSteps: labelsSteps)
  }

  /// Carries out the steps between one moment and the next.
  public struct Iterator: IteratorProtocol {
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
      self.labelsSteps = labelsSteps
      self.given = given
      self.app = app
      self.window = window
      self.caption = caption
    }

    private func words(from before: State, to after: State, _ now: Hierarchy) -> String? {
      let refused = after.findings.refusedSteps.last
      let events = StepEvent.all(
        from: Hierarchy(before, step: number - 1, window: window), to: now,
        refusal: refused?.number == number ? refused?.diagnostic : nil)
      return events.isEmpty ? nil : caption?(events, now)
    }

    /// The next moment, nil after the last.
    public mutating func next() -> Moment? {
      guard let app else {
        let moment = given.popFirst()
        guard let moment, let window else { return moment }
        return Moment(
          moment.hierarchy.only(window), label: moment.label, outcome: moment.outcome)
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
