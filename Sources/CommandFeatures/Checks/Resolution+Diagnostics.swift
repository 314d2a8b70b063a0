import VCCommand
import VCDescriptions
import VCEngine
import VCFigures
import VCPictures
import VCSource

extension Resolution {
  /// All diagnostics of a description, including hints.
  ///
  /// - Parameter page: The page on which its figure's text must be readable; nil for none.
  static func diagnostics(
    of input: InputFile, as format: InputFormat?, on idiom: Idiom?, strict: Bool,
    page: PageSize? = nil
  ) throws -> [Diagnostic] {
    let (resolution, found) = loading(input, as: format, on: idiom, strict: strict, hints: true)
    let advice = resolution.map(StepAdvisor.remarks) ?? []
    let diagnostics = (found + advice.map(\.remark)).inSourceOrder
    guard let page, let resolution, !diagnostics.contains(where: { $0.severity == .error }) else {
      return diagnostics
    }
    let fit = try pages(of: resolution, FigureRequest(in: Style(page: page))).fit
    guard let fit, !fit.isLargeEnough else { return diagnostics }
    let message = Message.Rendering.smallText(
      page: page.name, smallest: fit.smallestText, wanted: fit.wantedText)
    return diagnostics + [Diagnostic(.hint, .rendering(message), at: nil)]
  }
}
