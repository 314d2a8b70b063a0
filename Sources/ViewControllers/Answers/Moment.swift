/// A hierarchy at one moment, and what led to it.
public struct Moment: Sendable {
  /// Every relationship at the moment.
  public let hierarchy: Hierarchy
  /// The label of the step that led to it, nil when it has none.
  public let label: String?

  /// A moment, and what a step that led to it says of itself.
  public init(_ hierarchy: Hierarchy, label: String? = nil) {
    self.hierarchy = hierarchy
    self.label = label
  }
}

/// Moments of one description, in its order, each made when it is asked for: however many there are,
/// no more of them are in memory than are used at a time.
///
/// As often as they are asked for, they are the same.
public struct Moments: Sequence, Sendable, ExpressibleByArrayLiteral {
  private enum Source: Sendable {
    case given([Moment])
    case steps(AppDescription)
  }

  private let source: Source
  /// How many there are.
  public let count: Int

  /// Moments that are there already.
  public init(_ moments: [Moment]) {
    source = .given(moments)
    count = moments.count
  }

  /// Moments that are there already.
  public init(arrayLiteral moments: Moment...) { self.init(moments) }

  /// The beginning, and the moment after each step.
  init(of app: AppDescription) {
    source = .steps(app)
    count = app.steps.count + 1
  }

  /// Whether they may all be kept.
  package var areFew: Bool { count <= 16 }

  /// Begins with the first.
  public func makeIterator() -> Iterator {
    switch source {
    case .given(let moments): Iterator(moments[...], nil)
    case .steps(let app): Iterator([], (app, nil))
    }
  }

  /// Carries out the steps between one moment and the next.
  public struct Iterator: IteratorProtocol {
    private var given: ArraySlice<Moment>
    private var steps: (app: AppDescription, state: State?)?
    private var number = 0

    fileprivate init(_ given: ArraySlice<Moment>, _ steps: (AppDescription, State?)?) {
      self.given = given
      self.steps = steps
    }

    /// The next moment, nil after the last.
    public mutating func next() -> Moment? {
      guard let app = steps?.app else { return given.popFirst() }
      guard number <= app.steps.count else { return nil }
      defer { number += 1 }
      if number == 0 { steps?.state = State(app) }
      let step = number == 0 ? nil : app.steps[number - 1]
      if let step { steps?.state?.run(step, number: number) }
      return steps?.state.map {
        Moment(Hierarchy($0, step: number), label: step?.label?.value)
      }
    }
  }
}
