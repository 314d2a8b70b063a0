import Diagnostics

/// A description carried out from its beginning through its last step.
///
///     let resolution = Resolution(description)
///     print(resolution.hierarchy.presentations.count)
///
/// One run finds everything that is wrong: a step that UIKit would refuse changes nothing, and
/// those after it go on. A `Hierarchy` is built only for the moment that is asked for.
public struct Resolution: Sendable {
  public let description: Description
  /// The faults: errors where UIKit would raise an exception, warnings where it would log and do
  /// nothing.
  public let diagnostics: [Diagnostic]
  /// Warnings that are no faults: things worth a second look.
  public let hints: [Diagnostic]
  /// The steps that changed nothing, by number from 1.
  public let refusedSteps: [Int]

  private let last: State

  public init(_ description: Description) {
    self.description = description
    var state = State(description)
    state.checkDeclarations()
    for (index, step) in description.steps.enumerated() { state.run(step, number: index + 1) }
    state.hintAboutTheWhole()
    diagnostics = state.findings.diagnostics
    hints = state.findings.hints
    refusedSteps = state.findings.refusedSteps
    last = state
  }

  public var stepCount: Int { description.steps.count }

  /// The moment after the last step.
  public var hierarchy: Hierarchy { Hierarchy(last, step: stepCount) }

  /// The moment after a step, by number from 1; 0 is the beginning.
  public func hierarchy(afterStep number: Int) -> Hierarchy {
    precondition((0...stepCount).contains(number), "no such step")
    guard number < stepCount else { return hierarchy }
    var state = State(description)
    for index in 0..<number { state.run(description.steps[index], number: index + 1) }
    return Hierarchy(state, step: number)
  }

  /// The beginning, and the moment after each step with the step's label. The steps are carried out
  /// once for all.
  public var moments: [(hierarchy: Hierarchy, label: String?)] {
    var state = State(description)
    var moments = [(hierarchy: Hierarchy(state, step: 0), label: String?.none)]
    for (index, step) in description.steps.enumerated() {
      state.run(step, number: index + 1)
      moments.append((Hierarchy(state, step: index + 1), step.label?.value))
    }
    return moments
  }
}
