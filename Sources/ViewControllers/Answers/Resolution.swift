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
  /// What is worth a second look though every step is carried out; a warning where UIKit would raise an
  /// exception.
  public let hints: [Diagnostic]
  /// The steps that changed nothing, by number from 1.
  public let refusedSteps: [Int]
  /// How many of them failed only because an earlier one did, so that no diagnostic tells of them.
  package let untoldRefusals: Int
  /// The ways on after the last step; empty where the description has no alternatives.
  public let alternatives: [ResolvedAlternative]

  private let last: State
  /// How many of the hints are about single declarations and steps; the others need the whole run.
  private let singleHints: Int

  /// Carries out all steps of a description, in time linear in its controllers and steps; with
  /// alternatives, once for each of them.
  public init(_ app: AppDescription) {
    self.app = app
    var state = State(app)
    state.checkDeclarations()
    for (index, step) in app.steps.enumerated() {
      state.run(step, number: index + 1, isLast: index == app.steps.count - 1)
    }
    state.hintAboutDetachedViews()
    singleHints = state.findings.hints.count
    state.hintAboutTheWhole()
    refusedSteps = state.findings.refusedSteps.map(\.number)
    untoldRefusals = state.findings.refusedSteps.count(where: \.isConsequence)
    last = state
    let alternatives = app.alternatives.enumerated().map { index, alternative in
      ResolvedAlternative(
        number: index + 1, label: alternative.label?.value,
        resolution: Resolution(app.goingOn(in: alternative)))
    }
    self.alternatives = alternatives
    guard !alternatives.isEmpty else {
      diagnostics = state.findings.diagnostics
      hints = state.findings.hints
      return
    }
    let ways = alternatives.map(\.resolution)
    diagnostics = ways.flatMap(\.diagnostics).withoutRepetitions
    hints = Self.hints(of: ways)
  }

  /// What is worth a second look in one way is; what is never used, or never reached, is so in all.
  private static func hints(of ways: [Resolution]) -> [Diagnostic] {
    let single = ways.flatMap { $0.hints.prefix($0.singleHints) }.withoutRepetitions
    let whole = ways.map { $0.hints.dropFirst($0.singleHints) }
    let inAll = whole.dropFirst().reduce(Set(whole.first ?? [])) { $0.intersection($1) }
    return single + (whole.first ?? []).filter(inAll.contains)
  }

  /// The runs that the description comes to: one, or that of each alternative.
  public var ways: [Resolution] {
    alternatives.isEmpty ? [self] : alternatives.map(\.resolution)
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
    for index in 0..<number {
      state.run(app.steps[index], number: index + 1, isLast: index == number - 1)
    }
    return Hierarchy(state, step: number)
  }

  /// The beginning, and the moment after each step.
  public var moments: Moments { Moments(of: app) }
}

extension [Diagnostic] {
  /// In their order, each once: what ways have in common is found in each of them.
  fileprivate var withoutRepetitions: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}
