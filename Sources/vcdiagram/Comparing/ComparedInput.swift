import ArgumentParser
import Comparison
import DescriptionLoading
import Diagnostics
import Phrases
import ViewControllers

/// One of the two inputs of `diff`: a description in any format, or the answers that `resolve`
/// printed, which serve as a baseline.
struct ComparedInput {
  /// What messages and changes call it, and where their places are.
  let source: Source
  /// The file's path in findings.
  let path: String
  private let content: Content
  /// Whether nobody has the text, because a reader of source printed it.
  private let isFolder: Bool

  private enum Content {
    case nothing
    case description(Resolution)
    case answers(ResolvedAnswers)
  }

  /// Reads it; throws, with its faults printed, when it is wrong.
  ///
  /// Warnings are not printed: that a step came to be refused is one of the changes.
  ///
  /// - Parameter name: what it is called in place of its path.
  init(_ path: String, name: String?, as format: InputFormat?, language: Language) throws {
    if path == Diff.noFile {
      // What git gives in place of a file that is not there.
      source = Source(name: name ?? path, bytes: [])
      self.path = source.name
      (content, isFolder) = (.nothing, false)
      return
    }
    let input = try InputFile(path)
    source = name.map { Source(name: $0, bytes: input.source.bytes) } ?? input.source
    self.path = name ?? input.path
    isFolder = input.isFolder
    do {
      if format == nil, let answers = try ResolvedAnswers(parsing: source) {
        content = .answers(answers)
      } else {
        content = .description(Resolution(try AppDescription(parsing: source, as: format)))
      }
    } catch {
      Console.report(error.diagnostics, of: error.source, in: language)
      throw ExitCode(ExitStatus.wrongInput)
    }
    guard case .description(let resolution) = content else { return }
    let errors = resolution.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      Console.report(errors, of: source, in: language)
      throw ExitCode(ExitStatus.wrongInput)
    }
  }

  /// Whether it tells of a moment alone, so that what stands ready on the other side is none of it.
  var isBaseline: Bool { if case .answers = content { true } else { false } }

  /// The number of the last step of any way; nil where it is not told.
  var lastStep: Int? {
    guard case .description(let resolution) = content else { return nil }
    return resolution.ways.map(\.stepCount).max()
  }

  /// What the description's alternatives have in common, or all of it; nil where it is not told.
  ///
  /// - Parameter step: the moment, nil for the last; one that has fewer steps stays at its end.
  func common(atStep step: Int?, hasScenes: Bool) -> Snapshot? {
    switch content {
    case .nothing: Snapshot()
    case .description(let resolution):
      resolution.snapshot(atStep: step, hasScenes: hasScenes, hasPlaces: !isFolder)
    case .answers(let answers): answers.snapshot
    }
  }

  /// Each of the alternatives.
  func alternatives(atStep step: Int?, hasScenes: Bool) -> [(label: String?, snapshot: Snapshot)] {
    switch content {
    case .nothing: []
    case .description(let resolution):
      resolution.alternatives.map {
        ($0.label, $0.resolution.snapshot(atStep: step, hasScenes: hasScenes, hasPlaces: true))
      }
    case .answers(let answers):
      answers.alternatives.compactMap { alternative in
        let upTo = alternative.moments.last { step == nil || $0.step <= step ?? 0 }
        return (upTo ?? alternative.moments.first).map { (alternative.label, $0.snapshot) }
      }
    }
  }
}

extension Resolution {
  fileprivate func snapshot(atStep step: Int?, hasScenes: Bool, hasPlaces: Bool) -> Snapshot {
    var snapshot = Snapshot(
      of: hierarchy(afterStep: min(step ?? stepCount, stepCount)), refusedSteps: refusedSteps,
      hasScenes: hasScenes)
    if !hasPlaces { snapshot.forgetPlaces() }
    return snapshot
  }
}
