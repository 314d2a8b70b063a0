import VCDescriptions
import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

extension Resolution {
  /// Loads and carries out a description. Prints all its problems; errors end the command with
  /// `ExitStatus.wrongInput`.
  ///
  /// - Parameters:
  ///   - idiom: The device; nil for the description's.
  ///   - spelling: The language of code; nil for the description's choice.
  ///   - number: The step up to which warnings are printed; nil for all.
  ///   - raisesInLast: Whether that step, by default the last, may raise an exception. Steps after it
  ///     may in any case.
  ///   - figureLanguage: The language of the description's texts; nil for the messages'.
  ///   - isOfScenes: Whether a description is for a figure of scenes, which leaves out the navigation
  ///     controllers that it only names.
  package init(
    loading input: InputFile, on idiom: Idiom? = nil,
    performing segues: String? = nil, spelled spelling: Spelling? = nil,
    upToStep number: Int? = nil, raisesInLast: Bool = false, strict: Bool, language: Language,
    figureLanguage: Language? = nil, isOfScenes: (AppDescription) -> Bool = { _ in false }
  ) throws {
    let (resolution, diagnostics) = Self.loading(
      input, on: idiom, performing: segues, spelled: spelling,
      speaking: figureLanguage ?? language, strict: strict, hints: false, isOfScenes: isOfScenes)
    let runs = resolution.map { [$0.app.steps] + $0.alternatives.map(\.resolution.app.steps) } ?? []
    let later = number.map { number in runs.flatMap { $0.dropFirst(max(0, number)) } } ?? []
    let last = number ?? runs.map(\.count).max() ?? 0
    func isOfStep(from first: Int, _ diagnostic: Diagnostic) -> Bool {
      let steps = resolution?.steps(refusedBy: diagnostic) ?? []
      return !steps.isEmpty && steps.allSatisfy { $0 >= first }
    }
    let told = diagnostics.filter { diagnostic in
      diagnostic.severity == .error
        ? !isOfStep(from: last + 1, diagnostic)
        : !later.contains { $0.contains(diagnostic) }
    }
    Console.report(told, of: input.source, in: language)
    let errors = diagnostics.filter {
      $0.severity == .error && !isOfStep(from: raisesInLast ? last : last + 1, $0)
    }
    guard let resolution, errors.isEmpty else { throw ExitCode(ExitStatus.wrongInput) }
    self = resolution
  }

  /// The hierarchy after a step, by default the last.
  package func hierarchy(atStep number: Int?) throws -> Hierarchy {
    try hierarchy(afterStep: step(number))
  }

  /// The number of an existing step, by default the last.
  package func step(_ number: Int?) throws -> Int {
    guard let number else { return stepCount }
    guard (0...stepCount).contains(number) else {
      throw UsageFault.noStep(number: number, count: stepCount)
    }
    return number
  }

  /// The number of a step in an alternative, by default its last. An alternative with fewer steps
  /// than another stays in its last state.
  package func moment(atStep number: Int?, of alternative: ResolvedAlternative) throws -> Int {
    let most = ways.map(\.stepCount).max() ?? 0
    if let number, !(0...most).contains(number) {
      throw UsageFault.noStep(number: number, count: most)
    }
    return min(number ?? most, alternative.resolution.stepCount)
  }

  /// The description carried out, nil for one with errors, and what is wrong; prints nothing.
  package static func loading(
    _ input: InputFile, on idiom: Idiom? = nil,
    performing segues: String? = nil, spelled spelling: Spelling? = nil,
    speaking language: Language? = nil, strict: Bool, hints: Bool,
    isOfScenes: (AppDescription) -> Bool = { _ in false }
  ) -> (resolution: Resolution?, diagnostics: [Diagnostic]) {
    var warnings: [Diagnostic] = []
    do {
      var description = try AppDescription(parsing: input.source, warnings: &warnings)
      description.idiom = idiom ?? description.idiom
      description.spelling = spelling ?? description.spelling
      if let language { description.speak(language) }
      if !isOfScenes(description) { description.addNavigation() }
      if let faults = description.perform(segues) { return (nil, warnings + faults) }
      warnings += VCDiagram.readNamedFiles(into: &description, input.source)
      let resolution = Resolution(description)
      let found = warnings + resolution.hints
      var diagnostics = found.filter { $0.severity != .hint } + resolution.diagnostics
      if strict { for index in diagnostics.indices { diagnostics[index].severity = .error } }
      // Hints remain hints with --strict.
      let allHints = found.filter { $0.severity == .hint && (hints || $0.message.isForFigures) }
      return (resolution, (diagnostics + allHints).inSourceOrder)
    } catch {
      return (nil, error.diagnostics)
    }
  }
}

extension Step {
  /// Whether a diagnostic is about a part of the step.
  fileprivate func contains(_ diagnostic: Diagnostic) -> Bool {
    guard let range, let place = diagnostic.range?.start else { return false }
    return range.start <= place && place < range.end
  }
}

extension AppDescription {
  /// Adds a step for each segue in a list, separated by commas: identifiers of segues, or ids of
  /// scenes, to which the shortest path leads from the last one. Returns the errors, nil if there
  /// are none.
  fileprivate mutating func perform(_ names: String?) -> [Diagnostic]? {
    var faults: [Diagnostic] = []
    var place: ViewController.Index?
    for name in names?.split(separator: ",") ?? [] {
      do throws(Message.Segue) {
        let path = try path(to: String(name.drop { $0 == " " }), from: place)
        addNavigation(along: path)
        steps += path.map { Step(.perform(Sourced($0, at: segues[$0].range))) }
        place = path.last.flatMap { segues[$0].destination?.value } ?? place
      } catch {
        faults.append(.error(.segue(error), at: nil))
      }
    }
    return faults.isEmpty ? nil : faults
  }
}
