import VCCommand
import VCDescriptions
import VCEngine
import VCModelFeatures
import VCSource

/// Prints the JSON Schema of descriptions.
struct PrintSchema: Command {
  static let name = "schema"
  static let purpose = Words.schemaPurpose
  static let usage = "vcdiagram schema [--settings]"
  static let discussion: [HelpParagraph] = [
    .text(.schemaDiscussion),
    .code(
      """
      # yaml-language-server: $schema=vcdiagram.schema.json
      {"$schema": "vcdiagram.schema.json", ...
      """),
  ]

  var settings = false

  static let options: [CommandOption<PrintSchema>] = [
    .flag("--settings", at: \.settings, help: .settingsSchemaOption)
  ]

  func run() throws {
    try Console.print(settings ? SourceSettings.schema : AppDescription.schema)
  }
}
