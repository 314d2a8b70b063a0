import VCCommand
import VCEngine
import VCPhrases
import VCSource

extension Explain {
  /// Returns an explanation with the hints about what it explains, and how well its rules are known.
  func answer(with explanation: any Explanation, _ remarks: [Diagnostic] = []) -> String {
    let phrases = language.phrases(spelling)
    let hints = remarks.map { phrases.headline(.hint, phrases.text(of: $0.message)) + "\n" }
    if show == .code {
      return (format == .json ? [] : hints.map { "// " + $0 }).joined() + text(of: explanation)
    }
    if format == .json {
      let weakest = WeakestRules(citedIn: explanation.text(in: language))
      return explanation.json(in: language) { json in
        if !remarks.isEmpty { json.array("hints", remarks) { $0.string($1.text(in: language)) } }
        guard let weakest else { return }
        json.member("grade", weakest.grade.rawValue)
        json.array("rulesOfGrade", weakest.rules) { $0.string($1) }
      }
    }
    return ShownAnswer(
      explanation, in: language, beside: hints.count, isFull: show == .full, isShort: show == .short
    ).text(with: hints)
  }

  /// The hints about the step that is explained, or what is asked about.
  func remarks(in hierarchy: Hierarchy, of resolution: Resolution) throws -> [Diagnostic] {
    guard !isByUser else { return [] }
    var resolution = resolution
    var step = hierarchy.step
    if let after = try presentation(in: hierarchy)?.after {
      (resolution, step) = (Resolution(after.app), after.step)
    } else if let action = try askedAction(in: hierarchy) {
      resolution = Resolution(hierarchy.app.adding(Step(action), afterStep: step))
      step += 1
    } else if let property {
      return hierarchy.qualifications(ofProperty: property)
    } else if !questions.isEmpty {
      return []
    }
    guard step > 0 else { return [] }
    return (show == .code ? [] : resolution.qualifications(ofStep: step))
      + StepAdvisor.remarks(on: resolution).filter { $0.step == step }.map(\.remark)
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
