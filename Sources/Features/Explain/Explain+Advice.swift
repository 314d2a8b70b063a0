import VCCommand
import VCDiagnostics
import VCEngine
import VCPhrases

extension Explain {
  /// The hints about the step that is explained, or the dismissal that is asked about, a line each.
  func remarks(in hierarchy: Hierarchy, of resolution: Resolution) throws -> String {
    guard format == .text, !code, !short, !interactive else { return "" }
    var resolution = resolution
    var step = hierarchy.step
    if let action = try askedAction(in: hierarchy) {
      resolution = Resolution(hierarchy.app.adding(Step(action), afterStep: step))
      step += 1
    } else if !questions.isEmpty {
      return ""
    }
    let remarks = VCDiagram.advice(on: resolution).filter { $0.step == step }
    let phrases = language.phrases(resolution.app.spelling)
    return remarks.map { phrases.headline(.hint, phrases.text(of: $0.remark.message)) + "\n" }
      .joined()
  }
}

extension AppDescription {
  /// The description with a step in place of those after a number.
  fileprivate func adding(_ step: Step, afterStep number: Int) -> AppDescription {
    var app = self
    app.steps = app.steps.prefix(number) + [step]
    return app
  }
}
