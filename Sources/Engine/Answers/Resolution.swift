import VCSource

/// A description carried out from its initial state through its last step.
///
///     let resolution = Resolution(app)
///     print(resolution.hierarchy.presentations.count)
///
/// One run finds all errors: a step that UIKit would refuse changes nothing, and the steps after it
/// go on. A `Hierarchy` is built only for a requested state.
package struct Resolution: Sendable {
  /// The description, as given.
  package let app: AppDescription
  /// The errors and warnings: an error if UIKit would raise an exception, a warning if it would log
  /// and do nothing.
  package let diagnostics: [Diagnostic]
  /// The hints about steps that are carried out; a warning if UIKit would raise an exception.
  package let hints: [Diagnostic]
  /// The numbers of the steps that changed nothing, from 1.
  package var refusedSteps: [Int] { last.findings.refusedSteps.map(\.number) }
  /// The alternatives after the last step; empty if the description has none.
  package let alternatives: [ResolvedAlternative]

  private let last: State
  /// The number of hints about single declarations and steps; the others need the whole run.
  private let singleHints: Int

  /// Carries out all steps of a description, once for each alternative. Takes time linear in its
  /// controllers and steps.
  package init(_ app: AppDescription) {
    self.app = app
    var state = State(app)
    state.checkDeclarations()
    for (index, step) in app.steps.enumerated() {
      state.run(step, number: index + 1, isLast: index == app.steps.count - 1)
    }
    state.hintAboutDetachedViews()
    singleHints = state.findings.hints.count
    state.hintAboutWholeRun()
    last = state
    let alternatives = app.alternatives.enumerated().map { index, alternative in
      ResolvedAlternative(
        number: index + 1, label: alternative.label?.value,
        resolution: Resolution(app.continued(with: alternative)))
    }
    self.alternatives = alternatives
    guard !alternatives.isEmpty else {
      (diagnostics, hints) = (state.findings.diagnostics, state.findings.hints)
      return
    }
    let ways = alternatives.map(\.resolution)
    // Alternatives repeat the diagnostics of their common steps.
    diagnostics = ways.flatMap(\.diagnostics).uniqued()
    hints = Self.hints(of: ways)
  }

  /// The hints of all alternatives: those about single steps of any of them, and those about unused
  /// or unreached controllers that all of them share.
  private static func hints(of ways: [Resolution]) -> [Diagnostic] {
    let single = ways.flatMap { $0.hints.prefix($0.singleHints) }.uniqued()
    let whole = ways.map { $0.hints.dropFirst($0.singleHints) }
    let inAll = whole.dropFirst().reduce(Set(whole.first ?? [])) { $0.intersection($1) }
    return single + (whole.first ?? []).filter(inAll.contains)
  }

  /// The runs of the description: one, or one for each alternative.
  package var ways: [Resolution] {
    alternatives.isEmpty ? [self] : alternatives.map(\.resolution)
  }

  /// The run without alternatives up to a step before them, if none sets a property; else this one.
  package func common(untilStep number: Int?) -> Resolution {
    guard let number, number <= stepCount, let first = alternatives.first,
      app.alternatives.allSatisfy(\.changes.isEmpty)
    else { return self }
    return first.resolution
  }

  /// The numbers of the steps, from 1, that a diagnostic is about; empty if it is about a declaration.
  package func steps(refusedBy diagnostic: Diagnostic) -> [Int] {
    ways.flatMap { $0.last.findings.refusedSteps }
      .filter { $0.diagnostic == diagnostic && !$0.isConsequence }.map(\.number)
  }

  /// The number of steps in the description, including refused ones.
  package var stepCount: Int { app.steps.count }

  /// The hierarchy after the last step.
  package var hierarchy: Hierarchy { Hierarchy(last, step: stepCount) }

  /// The hierarchy after a step, by number from 1; 0 is the initial state.
  package func hierarchy(afterStep number: Int) -> Hierarchy {
    precondition((0...stepCount).contains(number), "no such step")
    guard number < stepCount else { return hierarchy }
    var state = State(app)
    for index in 0..<number {
      state.run(app.steps[index], number: index + 1, isLast: index == number - 1)
    }
    return Hierarchy(state, step: number)
  }

  /// The hints that `check` gives about a step, but for those that its explanation words itself; and what
  /// the description's iOS lacks of the controllers that it names.
  package func qualifications(ofStep number: Int) -> [Diagnostic] {
    var state = State(app)
    for index in 0..<number - 1 { state.run(app.steps[index], number: index + 1) }
    state.findings = State.Findings()
    let step = app.steps[number - 1]
    state.run(step, number: number)
    return state.qualifications(of: step.action.references.map(\.value))
  }

  /// The initial state, and the state after each step.
  package var moments: Moments { Moments(of: app) }
}

/// One of a description's alternatives, carried out from the common initial state.
package struct ResolvedAlternative: Sendable {
  /// The number among the alternatives, from 1.
  package let number: Int
  /// The label, nil if the description has none.
  package let label: String?
  /// The run: the common steps, then the alternative's own.
  package let resolution: Resolution
}

extension State {
  /// The hints so far that explanations don't word themselves, and those at what the description's iOS
  /// lacks of controllers.
  fileprivate mutating func qualifications(of members: [Index]) -> [Diagnostic] {
    for member in Set(members).sorted() { hintAboutVersions(of: member) }
    return findings.hints.filter { !$0.message.isSaidByExplanations }.uniqued()
  }
}

extension Hierarchy {
  /// What the description's iOS lacks of controllers.
  package func qualifications(of members: [Index]) -> [Diagnostic] {
    var state = state
    state.findings = State.Findings()
    return state.qualifications(of: members)
  }
}
