import ArgumentParser
import VCCommand
import VCDescriptions
import VCEngine
import VCFigures
import VCPhrases
import VCSource

/// Explains the reason for an answer, one line for each decision.
package struct Explain: ParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Explain an answer and cite its rules.",
    usage: """
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
        + TextExplainer.all
        .map {
          "vcdiagram explain <\($0.name)> [<in> ...] [--host <name>] [--code | --short | --full]"
        }
        .joined(separator: "\n"),
    discussion: (["Without a question, explain the last step, or --step."]
      + TextExplainer.all.map(\.help)).joined(separator: " "))

  @Argument(
    help: ArgumentHelp(
      "\((["A description"] + TextExplainer.all.map { "a \($0.name)" }).joined(separator: " or ")); "
        + "- is standard input.", valueName: "in"),
    completion: .descriptions)
  var inputs: [String]

  @Option(
    help: ArgumentHelp(
      "Who would present a new controller of this class, or the one with this id?",
      valueName: "class-or-id"), completion: .ids)
  var present: String?

  @Option(
    help: ArgumentHelp(
      "The receiver of present, or the child to exchange.", valueName: "id"), completion: .ids)
  var from: String?

  @Option(
    help: ArgumentHelp("The presented controller's modalPresentationStyle.", valueName: "style"),
    completion: .list(ModalPresentationStyle.allCases.map(\.rawValue)))
  var style: String?

  @Option(
    help: ArgumentHelp(
      """
      When the call happens, during the last step: \
      \(StepTime.allCases.map(\.rawValue).joined(separator: ", ")).
      """, valueName: "time"), completion: .list(StepTime.allCases.map(\.rawValue)))
  var during: String?

  @Option(
    help: ArgumentHelp("What would be dismissed if this one is sent dismiss?", valueName: "id"),
    completion: .ids)
  var dismiss: String?

  @Flag(help: "The user dismisses it with a swipe or a tap outside, not code.")
  var interactive = false

  @Option(
    help: ArgumentHelp("Which calls make this one a child?", valueName: "id"), completion: .ids)
  var add: String?

  @Option(help: ArgumentHelp("The new container.", valueName: "id"), completion: .ids)
  var to: String?

  @Flag(help: "Only its view is added: which calls are missing?")
  var viewOnly = false

  @Option(
    help: ArgumentHelp("Which calls remove this one from its container?", valueName: "id"),
    completion: .ids)
  var remove: String?

  @Option(
    help: ArgumentHelp("Which calls exchange a child for this one?", valueName: "id"),
    completion: .ids)
  var transition: String?

  @Option(
    help: ArgumentHelp(
      "Why does a property have its value? For example items.navigationController.",
      valueName: "id.property"), completion: .properties)
  var property: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "Find the \(TextExplainer.names)'s view controllers in this description, and answer for it.",
      valueName: "in",
      visibility: TextExplainer.all.isEmpty ? .hidden : .default),
    completion: .descriptions)
  var app: String?

  @Option(
    help: ArgumentHelp(
      "The framework of the app that wrote the \(TextExplainer.names), if it doesn't show it.",
      valueName: "name",
      visibility: TextExplainer.all.allSatisfy(\.hosts.isEmpty) ? .hidden : .default))
  var host: String?

  @Flag(
    help: """
      Print the code instead of the reason; without a question, the code of the last step or --step.
      """)
  package var code = false

  @Flag(help: "Print only the answer, its reason, its effect and what mends it.")
  package var short = false

  @Flag(help: "Print every sentence of an answer, not only the twelve lines that say most.")
  package var full = false

  @Option(help: "The output's format.")
  package var format = TextOrJSON.text

  @Option(help: stepHelp)
  var step: Int?

  @Option(name: .customLong("language"), help: languageHelp)
  var chosenLanguage: Language?

  @Option(help: Spelling.help)
  package var spelling: Spelling?

  @Option(help: InputFormat.help)
  var inputFormat: InputFormat?

  @Option(help: Idiom.help)
  var idiom: Idiom?

  @Option(help: performHelp)
  var perform: String?

  @OptionGroup var timeLimit: TimeLimitOption

  package init() {}

  package func run() throws {
    let name = JoinedInputs.name(of: inputs)
    try Console.print(timeLimit.limiting(name, work: "explained") { try answer() })
  }

  private func answer() throws -> String {
    let file = try InputFile(JoinedInputs.path(of: inputs))
    var call = self
    call.chosenLanguage = chosenLanguage ?? file.source.language
    // The rest of a report on a call is in the language that the call names, too.
    do { return try call.answer(about: file) } catch let fault as QuestionFault {
      throw UsageFault(fault, in: language)
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
    guard ViewController.isClassName(present) else { throw UsageFault.notAClass(present) }
    let explanation = PresentExplanation(
      of: present, style: style, from: try hierarchy.member(from), during: time, in: hierarchy)
    if UIKitClass(named: present)?.isViewController == false, let refusal = explanation.refusal {
      throw UsageFault.cannotBePresented(refusal.text(in: language))
    }
    return explanation
  }
}
