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
    vcdiagram explain <in> [--step <n>] [--show <part>]
    vcdiagram explain <in> --present <class-or-id> --from <id>[:<time>] [--style <style>]
    vcdiagram explain <in> --dismiss <id>[:swipe]
    vcdiagram explain <in> --add <id> --to <id>
    vcdiagram explain <in> --add <id>:view --to <id>
    vcdiagram explain <in> --remove <id> [--add <id>]
    vcdiagram explain <in> --property <id>.<property>
    vcdiagram explain <folder> <file>:<line>
    """
    + TextExplainer.all.map { explainer in
      "\nvcdiagram explain <\(explainer.name.text(in: Wording(.en)))> [<in> ...] [--host <name>]"
        + " [--show <part>]"
    }.joined()

  package static var discussion: [HelpParagraph] {
    [.text([.explainDiscussion] + TextExplainer.all.map(\.help))]
  }

  var inputs: [String] = []
  var present: String?
  var from: IDWith<StepTime>?
  var style: ModalPresentationStyle?
  var dismiss: IDWith<Gesture>?
  var add: IDWith<AddedPart>?
  var to: String?
  var remove: String?
  var property: String?
  var host: String?
  package var show: AnswerPart?
  package var format = TextOrJSON.text
  var step: Int?
  var chosenLanguage: Language?
  package var spelling: Spelling?
  var idiom: Idiom?
  var perform: String?

  package static let options = [inputs] + questions + others

  private static let inputs = CommandOption<Explain>.arguments(
    "in", at: \.inputs, completion: .descriptions,
    help: .inputs(
      kinds: [Words.aDescription] + TextExplainer.all.map { Words.aText(kind: $0.name) }))

  private static let questions: [CommandOption<Explain>] = [
    .value("--present", at: \.present, as: "class-or-id", completion: .ids, help: .presentOption),
    .value(
      "--from", at: \.from, as: "id[:time]",
      completion: .ids(with: StepTime.allValueStrings),
      help: .presenterOption(times: StepTime.allCases.map(\.rawValue))),
    .value("--style", at: \.style, help: .styleOption),
    .value(
      "--dismiss", at: \.dismiss, as: "id[:swipe]",
      completion: .ids(with: Gesture.allValueStrings), help: .dismissOption),
    .value(
      "--add", at: \.add, as: "id[:view]", completion: .ids(with: AddedPart.allValueStrings),
      help: .addOption),
    .value("--to", at: \.to, as: "id", completion: .ids, help: .containerOption),
    .value("--remove", at: \.remove, as: "id", completion: .ids, help: .removeOption),
    .value(
      "--property", at: \.property, as: "id.property",
      completion: .words { apps in
        apps.flatMap(\.viewControllers).flatMap { controller in
          Hierarchy.explainedProperties(of: controller).map { "\(controller.id.value).\($0)" }
        }
      }, help: .propertyOption),
  ]

  private static let others: [CommandOption<Explain>] = [
    .value(
      "--host", at: \.host, as: "name", isHidden: TextExplainer.all.allSatisfy(\.hosts.isEmpty),
      help: .hostOption(kinds: TextExplainer.all.map(\.name))),
    .value("--show", at: \.show, as: "part", help: .showOption),
    .value("--format", at: \.format, help: .answerFormatOption), .step(at: \.step),
    .language(at: \.chosenLanguage), .spelling(at: \.spelling), .idiom(at: \.idiom),
    .perform(at: \.perform),
  ]

  package init() {}

  package func validate() throws(UsageFault) {
    if let fault = UsageFault.ofOneApp(lineOfSource == nil ? inputs : []) { throw fault }
    if present != nil, from == nil { throw .goesWith(option: "--present", other: "--from") }
    if from != nil, present == nil { throw .goesWith(option: "--from", other: "--present") }
    if add != nil, to == nil, remove == nil { throw .goesWith(option: "--add", other: "--to") }
    if to != nil, add == nil { throw .goesWith(option: "--to", other: "--add") }
    if style != nil, present == nil { throw .goesWith(option: "--style", other: "--present") }
    if show == .code, property != nil { throw .codeOfProperty }
    if let show, show != .code, format == .json { throw .partOfJSON(part: show.rawValue) }
    if questions.count > 1 { throw .oneQuestion }
    if add?.addition != nil, to == nil { throw .goesWith(option: "--add <id>:view", other: "--to") }
    guard lineOfSource != nil else { return }
    for option in Self.options where option.written(self) != option.written(Self()) {
      let name = option.row.name
      if name != "--language" { throw .optionOfDescriptions(option: name) }
    }
  }

  /// Whether the user dismisses the controller that is asked about.
  var isByUser: Bool { dismiss?.addition != nil }

  package func run() throws {
    let name = JoinedInputs.name(of: inputs)
    try Console.print(TimeLimit.limiting(name, work: "explained") { try answer() })
  }

  private func answer() throws -> String {
    if let line = lineOfSource {
      let bytes = try SourceFolder(path: inputs[0]).explanation(of: line, in: language)
      return String(decoding: bytes, as: UTF8.self)
    }
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
      loading: file, on: idiom, performing: perform, spelled: spelling,
      upToStep: step, raisesInLast: questions.isEmpty, strict: false, language: language)
    try refuseHost(of: file)
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
    return show == .short ? explanation.shortText(in: language) : explanation.text(in: language)
  }

  private func explanation(
    in hierarchy: Hierarchy, of resolution: Resolution
  ) throws -> any Explanation {
    if show == .code { return try listing(in: hierarchy) }
    if !questions.isEmpty { return try reason(in: hierarchy) }
    guard hierarchy.step > 0 else { throw UsageFault.noStepToExplain }
    return resolution.explanation(ofStep: hierarchy.step)
  }

  /// The action that a question is about, nil for another question.
  func askedAction(in hierarchy: Hierarchy) throws -> Step.Action? {
    func member(_ id: String) throws -> Step.Participant { Sourced(try hierarchy.member(id)) }
    if let dismiss {
      return .dismiss(Sourced(try self.member(dismiss, of: "--dismiss", in: hierarchy)))
    }
    let added = try add.map { Sourced(try self.member($0, of: "--add", in: hierarchy)) }
    if let added, let remove { return .transition(added, from: try member(remove)) }
    if let add, let child = added, let to {
      let container = try member(to)
      return add.addition == nil ? .add(child, to: container) : .addSubview(child, of: container)
    }
    return try remove.map { .remove(try member($0)) }
  }

  /// The controller that an option names; if only the word after its colon is wrong, that is the fault.
  private func member<Addition>(
    _ named: IDWith<Addition>, of option: String, in hierarchy: Hierarchy
  ) throws -> Hierarchy.Index {
    do { return try hierarchy.member(named.id) } catch {
      let id = named.id.lastIndex(of: ":").map { String(named.id[..<$0]) }
      guard let id, (try? hierarchy.member(id)) != nil else { throw error }
      throw UsageFault.unknownValue(named.id, of: option, as: IDWith<Addition>.self)
    }
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
      return try write(.action(action, isByUser: isByUser, in: hierarchy))
    }
    return try write(.step(hierarchy.step, of: Resolution(hierarchy.app)))
  }

  private func reason(in hierarchy: Hierarchy) throws -> any Explanation {
    if let explanation = try presentation(in: hierarchy) { return explanation }
    if let action = try askedAction(in: hierarchy),
      let reason = action.explanation(byUser: isByUser, in: hierarchy)
    {
      return reason
    }
    return try hierarchy.explanation(ofProperty: property ?? "")
  }

  /// The answer to a question about `present`, nil for another question.
  func presentation(in hierarchy: Hierarchy) throws -> PresentExplanation? {
    guard let present, let from else { return nil }
    let (sender, time) = try (member(from, of: "--from", in: hierarchy), from.addition)
    if let declared = hierarchy.app.index(ofID: present),
      !hierarchy.app.viewControllers[declared].idIsImplied
    {
      return PresentExplanation(
        ofDeclared: declared, style: style, from: sender, during: time, in: hierarchy)
    }
    guard ViewController.isClassName(present) else { throw UsageFault.notAClass(name: present) }
    let explanation = PresentExplanation(
      of: present, style: style, from: sender, during: time, in: hierarchy)
    if UIKitClass(named: present)?.isViewController == false,
      let refusal = explanation.refusal?.message.engineFacts
    {
      throw UsageFault(refusal.words)
    }
    return explanation
  }
}
