import VCCommand
import VCDescriptions
import VCEngine
import VCFigures
import VCPhrases
import VCSource

/// Explains the reason for an answer, one line for each decision.
package struct Explain: Command {
  package static let name = "explain"
  package static let purpose = Words.explainPurpose
  package static let usage =
    """
    vcdiagram explain <in> ... [<question>] [<options>]
    vcdiagram explain <in> [--step <n>] [--short | --full]
    vcdiagram explain <in> --present <class-or-id> --from <id> [--style <style>] [--during <time>]
    vcdiagram explain <in> --dismiss <id> [--interactive]
    vcdiagram explain <in> --add <id> --to <id> [--view-only]
    vcdiagram explain <in> --remove <id>
    vcdiagram explain <in> --transition <id> --from <id>
    vcdiagram explain <in> --property <id>.<property>
    vcdiagram explain <in> [--step <n>] --code
    """
    + TextExplainer.all.map { explainer in
      "\nvcdiagram explain <\(explainer.name.text(in: Wording(.en)))> [<in> ...] [--host <name>]"
        + " [--code | --short | --full]"
    }.joined()

  package static var discussion: [HelpParagraph] {
    [.text([.explainDiscussion] + TextExplainer.all.map(\.help))]
  }

  var inputs: [String] = []
  var present: String?
  var from: String?
  var style: String?
  var during: String?
  var dismiss: String?
  var interactive = false
  var add: String?
  var to: String?
  var viewOnly = false
  var remove: String?
  var transition: String?
  var property: String?
  var app: String?
  var host: String?
  package var code = false
  package var short = false
  package var full = false
  package var format = TextOrJSON.text
  var step: Int?
  var chosenLanguage: Language?
  package var spelling: Spelling?
  var inputFormat: InputFormat?
  var idiom: Idiom?
  var perform: String?
  var timeLimit = TimeLimit.usual

  package static let options = [inputs] + questions + others

  private static let inputs = CommandOption<Explain>.arguments(
    "in", at: \.inputs, completion: .descriptions,
    help: .inputs(
      kinds: [Words.aDescription] + TextExplainer.all.map { Words.aText(kind: $0.name) }))

  private static let questions: [CommandOption<Explain>] = [
    .value("--present", at: \.present, as: "class-or-id", completion: .ids, help: .presentOption),
    .value("--from", at: \.from, as: "id", completion: .ids, help: .presenterOption),
    .value(
      "--style", at: \.style, completion: .list(ModalPresentationStyle.allCases.map(\.rawValue)),
      help: .styleOption),
    .value(
      "--during", at: \.during, as: "time", completion: .list(StepTime.allCases.map(\.rawValue)),
      help: .duringOption(times: StepTime.allCases.map(\.rawValue))),
    .value("--dismiss", at: \.dismiss, as: "id", completion: .ids, help: .dismissOption),
    .flag("--interactive", at: \.interactive, help: .interactiveOption),
    .value("--add", at: \.add, as: "id", completion: .ids, help: .addOption),
    .value("--to", at: \.to, as: "id", completion: .ids, help: .containerOption),
    .flag("--view-only", at: \.viewOnly, help: .viewOnlyOption),
    .value("--remove", at: \.remove, as: "id", completion: .ids, help: .removeOption),
    .value("--transition", at: \.transition, as: "id", completion: .ids, help: .transitionOption),
    .value(
      "--property", at: \.property, as: "id.property", completion: .properties,
      help: .propertyOption),
  ]

  private static let others: [CommandOption<Explain>] = [
    .value(
      "--in", at: \.app, as: "in", completion: .descriptions, isHidden: TextExplainer.all.isEmpty,
      help: .explainAppOption(kinds: TextExplainer.all.map(\.name))),
    .value(
      "--host", at: \.host, as: "name", isHidden: TextExplainer.all.allSatisfy(\.hosts.isEmpty),
      help: .hostOption(kinds: TextExplainer.all.map(\.name))),
    .flag("--code", at: \.code, help: .codeOption),
    .flag("--short", at: \.short, help: .shortOption),
    .flag("--full", at: \.full, help: .fullOption),
    .value("--format", at: \.format, help: .answerFormatOption), .step(at: \.step),
    .language(at: \.chosenLanguage), .spelling(at: \.spelling), .inputFormat(at: \.inputFormat),
    .idiom(at: \.idiom), .perform(at: \.perform), .timeLimit(at: \.timeLimit),
  ]

  package init() {}

  package func run() throws {
    let name = JoinedInputs.name(of: inputs)
    try Console.print(
      TimeLimit.limiting(name, work: "explained", seconds: timeLimit) { try answer() })
  }

  private func answer() throws -> String {
    let file = try InputFile(asOneApp: inputs)
    var call = self
    call.chosenLanguage = chosenLanguage ?? file.source.language
    return try file.speaking {
      do { return try call.answer(about: file) } catch let fault as QuestionFault {
        throw UsageFault(fault)
      }
    }
  }

  private func answer(about file: InputFile) throws -> String {
    if let answer = try answer(toText: file) { return answer }
    let resolution = try Resolution(
      loading: file, as: inputFormat, on: idiom, performing: perform, spelled: spelling,
      upToStep: step, raisesInLast: questions.isEmpty, strict: false, language: language)
    try refuseOptions(forTextIn: file)
    return try answer(for: resolution)
  }

  /// Returns the answer for a loaded description.
  package func answer(for resolution: Resolution) throws -> String {
    let resolution = format == .json ? resolution : resolution.common(untilStep: step)
    if !resolution.alternatives.isEmpty {
      let explanation = { (alternative: ResolvedAlternative) in
        try self.explanation(
          in: alternative.resolution.hierarchy(
            afterStep: try resolution.moment(atStep: step, of: alternative)),
          of: alternative.resolution)
      }
      return try format == .json
        ? resolution.json(in: language, ofAlternatives: explanation)
        : resolution.text(in: language) { answer(with: try explanation($0)) }
    }
    let hierarchy = try resolution.hierarchy(atStep: step)
    return answer(
      with: try explanation(in: hierarchy, of: resolution),
      try remarks(in: hierarchy, of: resolution))
  }

  /// Returns an explanation in the format and length of the call.
  func text(of explanation: any Explanation) -> String {
    if format == .json { return explanation.json(in: language) }
    return short ? explanation.shortText(in: language) : explanation.text(in: language)
  }

  private func explanation(
    in hierarchy: Hierarchy, of resolution: Resolution
  ) throws -> any Explanation {
    if code { return try listing(in: hierarchy) }
    return try questions.isEmpty ? stepReason(in: hierarchy, of: resolution) : reason(in: hierarchy)
  }

  /// Explains what the last step so far did.
  private func stepReason(
    in hierarchy: Hierarchy, of resolution: Resolution
  ) throws -> any Explanation {
    guard hierarchy.step > 0 else { throw UsageFault.noStepToExplain }
    return resolution.explanation(ofStep: hierarchy.step)
  }

  /// The action that a question is about, nil for another question.
  func askedAction(in hierarchy: Hierarchy) throws -> Step.Action? {
    func member(_ id: String) throws -> Step.Participant { Sourced(try hierarchy.member(id)) }
    if let dismiss { return .dismiss(try member(dismiss)) }
    if let add, let to {
      let (child, container) = (try member(add), try member(to))
      return viewOnly ? .addSubview(child, of: container) : .add(child, to: container)
    }
    if let remove { return .remove(try member(remove)) }
    if let transition, let from {
      return .transition(try member(transition), from: try member(from))
    }
    return nil
  }

  /// The code for the action in the question, or for the last step so far.
  private func listing(in hierarchy: Hierarchy) throws -> any Explanation {
    guard let write = VCDiagram.offers(of: CodedCall.Writer.self).first?.write else {
      throw UsageFault.noCode
    }
    if let explanation = try presentation(in: hierarchy) {
      return try write(.presentation(explanation))
    }
    if let action = try askedAction(in: hierarchy) {
      return try write(.action(action, isByUser: interactive, in: hierarchy))
    }
    return try write(.step(hierarchy.step, of: Resolution(hierarchy.app)))
  }

  private func reason(in hierarchy: Hierarchy) throws -> any Explanation {
    if let explanation = try presentation(in: hierarchy) { return explanation }
    if let action = try askedAction(in: hierarchy),
      let reason = action.explanation(byUser: interactive, in: hierarchy)
    {
      return reason
    }
    return try hierarchy.explanation(ofProperty: property ?? "")
  }

  /// The answer to a question about `present`, nil for another question.
  private func presentation(in hierarchy: Hierarchy) throws -> PresentExplanation? {
    guard let present, let from else { return nil }
    let style = try style.map { name in
      guard let style = ModalPresentationStyle(spelling: name) else {
        throw UsageFault.unknownStyle(name)
      }
      return style
    }
    let time = try during.map { name in
      guard let time = StepTime(rawValue: name) else { throw UsageFault.unknownTime(name) }
      return time
    }
    if let declared = hierarchy.app.index(ofID: present),
      !hierarchy.app.viewControllers[declared].idIsImplied
    {
      return PresentExplanation(
        ofDeclared: declared, style: style, from: try hierarchy.member(from), during: time,
        in: hierarchy)
    }
    guard ViewController.isClassName(present) else { throw UsageFault.notAClass(name: present) }
    let explanation = PresentExplanation(
      of: present, style: style, from: try hierarchy.member(from), during: time, in: hierarchy)
    if UIKitClass(named: present)?.isViewController == false,
      let refusal = explanation.refusal?.message.engineFacts
    {
      throw UsageFault(refusal.words)
    }
    return explanation
  }
}
