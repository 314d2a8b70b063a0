import Diagnostics

/// A description carried out from its beginning through its last step.
///
///     let resolution = Resolution(app)
///     print(resolution.hierarchy.presentations.count)
///
/// One run finds everything that is wrong: a step that UIKit would refuse changes nothing, and the
/// steps after it go on. A `Hierarchy` is built only for the moment that is asked for.
public struct Resolution: Sendable {
  /// The description as it was given.
  public let app: AppDescription
  /// The faults: errors where UIKit would raise an exception, warnings where it would log and do
  /// nothing.
  public let diagnostics: [Diagnostic]
  /// What is no fault, and worth a second look.
  public let hints: [Diagnostic]
  /// The steps that changed nothing, by number from 1.
  public let refusedSteps: [Int]

  private let last: State

  /// Carries out all steps of a description, in time linear in its controllers and steps.
  public init(_ app: AppDescription) {
    self.app = app
    var state = State(app)
    state.checkDeclarations()
    for (index, step) in app.steps.enumerated() { state.run(step, number: index + 1) }
    state.hintAboutTheWhole()
    diagnostics = state.findings.diagnostics
    hints = state.findings.hints
    refusedSteps = state.findings.refusedSteps
    last = state
  }

  /// How many steps the description has, refused ones too.
  public var stepCount: Int { app.steps.count }

  /// The moment after the last step.
  public var hierarchy: Hierarchy { Hierarchy(last, step: stepCount) }

  /// The moment after a step, by number from 1; 0 is the beginning.
  public func hierarchy(afterStep number: Int) -> Hierarchy {
    precondition((0...stepCount).contains(number), "no such step")
    guard number < stepCount else { return hierarchy }
    var state = State(app)
    for index in 0..<number { state.run(app.steps[index], number: index + 1) }
    return Hierarchy(state, step: number)
  }

  /// The beginning, and the moment after each step.
  public var moments: Moments { Moments(of: app) }
}
