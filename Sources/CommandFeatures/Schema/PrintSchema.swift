import VCCommand
import VCDescriptions
import VCEngine
import VCModelFeatures
import VCSource

/// Prints the JSON Schema of descriptions.
struct PrintSchema: Command {
  static let name = "schema"
  static let purpose = Words.schemaPurpose
  static let usage = "vcdiagram schema [settings] [<options>]"
  static let discussion: [HelpParagraph] = [
    .text(.schemaDiscussion),
    .code(
      """
      # yaml-language-server: $schema=vcdiagram.schema.json
      {"$schema": "vcdiagram.schema.json", ...
      """),
  ]

  var subject: String?
  var language: Language?

  static let options: [CommandOption<PrintSchema>] = [
    .argument(
      "settings", at: \.subject, isOptional: true, completion: .list(["settings"]),
      help: .settingsSchemaOption),
    .language(at: \.language),
  ]

  func validate() throws(UsageFault) {
    if let subject, subject != "settings" { throw .unexpectedArguments(words: [subject]) }
  }

  func run() throws {
    let language = language ?? .en
    try Console.print(
      subject != nil ? SourceSettings.schema(in: language) : AppDescription.schema(in: language))
  }
}
