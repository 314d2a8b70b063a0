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
  private let given: [Moment]
  /// The description whose steps lead from one to the next; nil where they are given.
  private let app: AppDescription?
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

  /// Whether they may all be kept.
  package var areFew: Bool { count <= 16 }

  /// Begins with the first.
  public func makeIterator() -> Iterator { Iterator(given: given[...], app: app) }

  /// Carries out the steps between one moment and the next.
  public struct Iterator: IteratorProtocol {
    private var given: ArraySlice<Moment>
    private let app: AppDescription?
    private var state: State?
    private var number = 0

    fileprivate init(given: ArraySlice<Moment>, app: AppDescription?) {
      self.given = given
      self.app = app
    }

    /// The next moment, nil after the last.
    public mutating func next() -> Moment? {
      guard let app else { return given.popFirst() }
      guard number <= app.steps.count else { return nil }
      defer { number += 1 }
      guard number > 0 else {
        let beginning = State(app)
        state = beginning
        return Moment(Hierarchy(beginning, step: 0))
      }
      let step = app.steps[number - 1]
      state?.run(step, number: number)
      return state.map { Moment(Hierarchy($0, step: number), label: step.label?.value) }
    }
  }
}
