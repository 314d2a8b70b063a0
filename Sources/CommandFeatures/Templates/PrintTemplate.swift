import VCCommand
import VCFigures
import VCSource

/// Lists the built-in templates, or prints one.
struct PrintTemplate: Command {
  static let name = "template"
  static let purpose = Words.templatePurpose
  static let usage = "vcdiagram template [<name>] [<options>]"

  var template: String?
  var language: Language?

  static let options: [CommandOption<PrintTemplate>] = [
    .argument(
      "name", at: \.template, isOptional: true, completion: .list(Template.names),
      help: .templateName),
    .language(at: \.language),
  ]

  func run() throws {
    guard let template else { return try Console.print(Template.names.map { $0 + "\n" }.joined()) }
    guard let text = Template.text(of: template) else {
      throw UsageFault.unknownTemplate(template, known: Template.names)
    }
    try OutputFile.standardOutput.write(Array(text.utf8))
  }
}
