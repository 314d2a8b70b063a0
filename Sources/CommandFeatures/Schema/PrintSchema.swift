import ArgumentParser
import VCCommand
import VCDescriptions
import VCEngine
import VCModelFeatures
import VCSource

/// Prints the JSON Schema of descriptions.
struct PrintSchema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of descriptions, for editors.",
    usage: "vcdiagram schema [--settings] [<options>]",
    discussion: """
      With it, an editor completes keys and values, explains them, and marks errors. Save it, and name \
      it in a description's first line:

        # yaml-language-server: $schema=vcdiagram.schema.json
        {"$schema": "vcdiagram.schema.json", ...
      """)

  @Flag(
    help: "Print the schema of 'vcdiagram.yaml', an app's settings for reading its source.")
  var settings = false

  @Option(help: languageHelp)
  var language: Language?

  func run() throws {
    try Console.print(settings ? SourceSettings.schema : AppDescription.schema)
  }
}
