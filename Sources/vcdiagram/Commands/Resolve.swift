import ArgumentParser
import Explanations
import Phrases
import ViewControllers

/// Every relationship of every controller.
struct Resolve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints every relationship of every controller.")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table
    case json
  }

  @Argument(help: ArgumentHelp("A description; - is standard input.", valueName: "in"))
  var input: String

  @Option(help: "table or json.")
  var format = Format.table

  @Option(help: ArgumentHelp("The moment after this step; 0 is the beginning.", valueName: "n"))
  var step: Int?

  @Option(help: "The language of the program's own words: en or zh-Hans.")
  var language = Language.en

  @Flag(help: "Treats warnings as errors.")
  var strict = false

  func run() throws {
    let resolution = try Resolution(
      loading: InputFile(input), strict: strict, language: language)
    let hierarchy = try resolution.hierarchy(atStep: step)
    try Console.print(format == .json ? hierarchy.json : hierarchy.table(in: language))
  }
}
