import ArgumentParser
import VCCommand
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// Prints every relationship of every controller.
struct Resolve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print every relationship of every controller.",
    usage: "vcdiagram resolve <in> ... [<options>]")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table
    case json
  }

  @Argument(
    help: ArgumentHelp("A description; - is standard input.", valueName: "in"),
    completion: .descriptions)
  var inputs: [String]

  @Option(help: "The output's format.")
  var format = Format.table

  @Option(help: stepHelp)
  var step: Int?

  @Option(help: languageHelp)
  var language: Language?

  @OptionGroup var reading: DescriptionOptions

  @OptionGroup var timeLimit: TimeLimitOption

  func validate() throws {
    if let fault = UsageFault.ofOneApp(inputs, as: reading.inputFormat) {
      throw fault.validationError
    }
  }

  func run() throws {
    let name = JoinedInputs.name(of: inputs)
    try Console.print(timeLimit.limiting(name, work: "resolved") { try answers() })
  }

  private func answers() throws -> String {
    let input = try InputFile(JoinedInputs.path(of: inputs))
    let language = language ?? input.source.language ?? .en
    let resolution = try Resolution(
      loading: input, as: reading.inputFormat, on: reading.idiom,
      performing: reading.perform, upToStep: step, strict: reading.strict,
      language: language)
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
