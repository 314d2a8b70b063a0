import VCCommand
import VCDescriptions
import VCEngine
import VCSource

extension Resolution {
  /// All diagnostics of a description, including hints.
  static func diagnostics(
    of input: InputFile, on idiom: Idiom?, strict: Bool
  ) throws -> [Diagnostic] {
    let (resolution, found) = loading(input, on: idiom, strict: strict, hints: true)
    let advice = resolution.map(StepAdvisor.remarks) ?? []
    return (found + advice.map(\.remark)).inSourceOrder
  }
}
