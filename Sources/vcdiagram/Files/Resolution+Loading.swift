import ArgumentParser
import DescriptionLoading
import Diagnostics
import Figures
import Phrases
import Pictures
import ViewControllers

extension Resolution {
  /// Loads and carries out a description. What is wrong is printed, all of it; errors end the
  /// command with `ExitStatus.wrongInput`.
  ///
  /// - Parameter spelling: how code is written; nil for what the description says.
  init(
    loading input: InputFile, as format: InputFormat?, performing segues: String? = nil,
    spelled spelling: Spelling? = nil, strict: Bool, language: Language
  ) throws {
    for (source, told) in input.warnings {
      Console.report(told.filter { $0.severity != .hint }, of: source, in: language)
    }
    let (resolution, diagnostics) = Self.loading(
      input, as: format, performing: segues, spelled: spelling, strict: strict, hints: false)
    Console.report(diagnostics, of: input.source, in: language)
    guard let resolution, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw ExitCode(ExitStatus.wrongInput)
    }
    self = resolution
  }

  /// All that can be said of a description, hints too.
  ///
  /// - Parameter page: where its figure is to have text that can be read; nil for none.
  static func diagnostics(
    of input: InputFile, as format: InputFormat?, strict: Bool, page: PageSize? = nil
  ) throws -> [Diagnostic] {
    let (resolution, diagnostics) = loading(
      input, as: format, strict: strict, hints: true)
    guard let page, let resolution, !diagnostics.contains(where: { $0.severity == .error }) else {
      return diagnostics
    }
    let fit = try pages(of: resolution, FigureRequest(in: Style(page: page))).fit
    guard let fit, !fit.isLargeEnough else { return diagnostics }
    let message = Message.Rendering.smallText(
      page: page.name, smallest: fit.smallestText, wanted: fit.wantedText)
    return diagnostics + [Diagnostic(.hint, .rendering(message), at: nil)]
  }

  /// A moment of it: after a step of this number, by default after the last.
  func hierarchy(atStep number: Int?) throws -> Hierarchy {
    try hierarchy(afterStep: step(number))
  }

  /// The number of a step that there is: by default the last.
  func step(_ number: Int?) throws -> Int {
    guard let number else { return stepCount }
    guard (0...stepCount).contains(number) else {
      throw UsageFault.noStep(number, of: stepCount)
    }
    return number
  }

  /// The number of the step after which a moment of an alternative is: by default its last; one that
  /// has fewer steps than another stays as it is at its end.
  func moment(atStep number: Int?, of alternative: ResolvedAlternative) throws -> Int {
    let most = ways.map(\.stepCount).max() ?? 0
    if let number, !(0...most).contains(number) { throw UsageFault.noStep(number, of: most) }
    return min(number ?? most, alternative.resolution.stepCount)
  }

  /// What a file resolves to if nothing is wrong with it; nothing is printed.
  static func quietly(loading input: InputFile) -> Resolution? {
    loading(input, as: nil, strict: false, hints: false).resolution
  }

  private static func loading(
    _ input: InputFile, as format: InputFormat?, performing segues: String? = nil,
    spelled spelling: Spelling? = nil, strict: Bool, hints: Bool
  ) -> (resolution: Resolution?, diagnostics: [Diagnostic]) {
    var warnings: [Diagnostic] = []
    do {
      var description = try AppDescription(
        parsing: input.source, as: format, warnings: &warnings)
      description.spelling = spelling ?? description.spelling
      if let faults = description.perform(segues) { return (nil, warnings + faults) }
      let resolution = Resolution(description)
      let found = warnings + resolution.hints
      var diagnostics = found.filter { $0.severity != .hint } + resolution.diagnostics
      if strict {
        for index in diagnostics.indices { diagnostics[index].severity = .error }
      }
      // Hints are no faults: they stay as they are with --strict, and out of a drawing's way, but for
      // one about lines that aren't drawn.
      let allHints = found.filter { $0.severity == .hint && (hints || $0.saysLinesAreLeftOut) }
      return (resolution, (diagnostics + allHints).inSourceOrder)
    } catch {
      return (nil, error.diagnostics)
    }
  }
}

extension Diagnostic {
  fileprivate var saysLinesAreLeftOut: Bool {
    if case .log(.otherLogLines) = message { true } else { false }
  }
}

extension AppDescription {
  /// Adds a step for each segue of a list, apart by commas: identifiers of segues, or ids of scenes, to
  /// which the shortest way leads from where the last one ended. Returns what is wrong with them, nil
  /// for nothing.
  fileprivate mutating func perform(_ names: String?) -> [Diagnostic]? {
    var faults: [Diagnostic] = []
    var place: ViewController.Index?
    for name in names?.split(separator: ",") ?? [] {
      switch PerformedSegue.path(to: String(name.drop { $0 == " " }), from: place, in: self) {
      case .found(let path):
        addNavigation(along: path)
        steps += path.map { Step(.perform(Sourced($0))) }
        place = path.last.flatMap { segues[$0].destination?.value } ?? place
      case .fault(let message): faults.append(.error(.segue(message), at: nil))
      }
    }
    return faults.isEmpty ? nil : faults
  }
}
