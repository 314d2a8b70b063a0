import ArgumentParser
import VCCommand
import VCFigures
import VCSource

/// Lists the built-in templates, or prints one.
struct PrintTemplate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "template", abstract: "List the templates, or print one to start from.",
    usage: "vcdiagram template [<name>] [<options>]")

  @Argument(
    help: "The template to print; without it, the names are listed.",
    completion: .list(Template.names))
  var name: String?

  @Option(help: languageHelp)
  var language: Language?

  func run() throws {
    guard let name else {
      return try Console.print(Template.names.map { $0 + "\n" }.joined())
    }
    guard let text = Template.text(of: name) else {
      throw UsageFault.unknownTemplate(name, known: Template.names)
    }
    try OutputFile.standardOutput.write(Array(text.utf8))
  }
}
