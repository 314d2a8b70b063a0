import ArgumentParser
import Figures

/// The built-in templates.
struct PrintTemplate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "template", abstract: "Lists the templates, or prints one to start from.")

  @Argument(
    help: "The template to print; without one, their names.", completion: .list(Template.names))
  var name: String?

  func run() throws {
    guard let name else {
      return try Console.print(Template.names.map { $0 + "\n" }.joined())
    }
    guard let text = Template.text(of: name) else {
      throw UsageFault.unknownTemplate(name, known: Template.names)
    }
    try OutputFile.standardOutput.write(text)
  }
}
