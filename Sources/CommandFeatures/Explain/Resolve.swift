import VCCommand
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// Prints every relationship of every controller.
struct Resolve: Command {
  static let name = "resolve"
  static let purpose = Words.resolvePurpose
  static let usage = "vcdiagram resolve <in> ... [<options>]"

  enum Format: String, CaseIterable, OptionValue {
    case table
    case json
  }

  var inputs: [String] = []
  var format = Format.table
  var step: Int?
  var language: Language?
  var idiom: Idiom?
  var perform: String?
  var strict = false

  static let options: [CommandOption<Resolve>] = [
    .arguments(
      "in", at: \.inputs, completion: .descriptions, help: .inputs(kinds: Words.aDescription)),
    .value("--format", at: \.format, help: .answerFormatOption), .step(at: \.step),
    .language(at: \.language), .idiom(at: \.idiom), .perform(at: \.perform),
    .strict(at: \.strict),
  ]

  func validate() throws(UsageFault) {
    if let fault = UsageFault.ofOneApp(inputs) { throw fault }
  }

  func run() throws {
    let name = JoinedInputs.name(of: inputs)
    try Console.print(TimeLimit.limiting(name, work: "resolved") { try answers() })
  }

  private func answers() throws -> String {
    let input = try InputFile(asOneApp: inputs)
    return try input.speaking { try answers(about: input) }
  }

  private func answers(about input: InputFile) throws -> String {
    let language = language ?? input.source.language ?? .en
    let loaded = try Resolution(
      loading: input, on: idiom, performing: perform, upToStep: step, strict: strict,
      language: language)
    let resolution = format == .json ? loaded : loaded.common(untilStep: step)
    if !resolution.alternatives.isEmpty {
      let moments = try resolution.alternatives.map { alternative in
        try step.map { [try resolution.moment(atStep: $0, of: alternative)] }
          ?? Array(resolution.ownMoments(of: alternative))
      }
      return format == .json
        ? resolution.jsonOfAlternatives { moments[$0.number - 1] }
        : resolution.tableOfAlternatives(in: language) { moments[$0.number - 1] }
    }
    let hierarchy = try resolution.hierarchy(atStep: step)
    return format == .json ? hierarchy.json : hierarchy.table(in: language)
  }
}

extension Resolution {
  /// The states after an alternative's own steps, by number; the common last state if it has none.
  fileprivate func ownMoments(of alternative: ResolvedAlternative) -> ClosedRange<Int> {
    let last = alternative.resolution.stepCount
    return min(stepCount + 1, last)...last
  }
}
