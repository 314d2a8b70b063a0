import ArgumentParser
import DescriptionLoading
import Diagnostics
import Phrases
import ViewControllers

extension Resolution {
  /// Loads and carries out a description. What is wrong is printed, all of it; errors end the
  /// command with `ExitStatus.wrongInput`.
  init(loading input: InputFile, strict: Bool, language: Language) throws {
    let (resolution, diagnostics) = Self.loading(input, strict: strict, hints: false)
    Console.report(diagnostics, of: input.source, in: language)
    guard let resolution, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw ExitCode(ExitStatus.wrongInput)
    }
    self = resolution
  }

  /// All that can be said of a description, hints too.
  static func diagnostics(of input: InputFile, strict: Bool) -> [Diagnostic] {
    loading(input, strict: strict, hints: true).diagnostics
  }

  /// A moment of it: after a step of this number, by default after the last.
  func hierarchy(atStep number: Int?) throws -> Hierarchy {
    guard let number else { return hierarchy }
    guard (0...stepCount).contains(number) else {
      throw UsageFault.noStep(number, of: stepCount)
    }
    return hierarchy(afterStep: number)
  }

  private static func loading(
    _ input: InputFile, strict: Bool, hints: Bool
  ) -> (resolution: Resolution?, diagnostics: [Diagnostic]) {
    var warnings: [Diagnostic] = []
    do {
      let description = try AppDescription(parsing: input.source, warnings: &warnings)
      let resolution = Resolution(description)
      var diagnostics = warnings + resolution.diagnostics
      if strict {
        for index in diagnostics.indices { diagnostics[index].severity = .error }
      }
      // Hints are no faults: they stay as they are with --strict, and out of a drawing's way.
      return (resolution, (diagnostics + (hints ? resolution.hints : [])).inSourceOrder)
    } catch {
      return (nil, error.diagnostics)
    }
  }
}
