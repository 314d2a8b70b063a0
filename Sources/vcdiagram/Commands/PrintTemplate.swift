import ArgumentParser
import Diagnostics
import FigureDrawing
import ViewControllers

/// The built-in templates.
struct PrintTemplate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "template", abstract: "Lists the templates, or prints one to start from.")

  @Argument(help: "The template to print; without one, their names.")
  var name: String?

  func run() throws {
    guard let name else {
      return try OutputFile.standardOutput.write(
        Array(Template.names.map { $0 + "\n" }.joined().utf8))
    }
    guard let text = Template.text(of: name) else {
      throw ValidationError(
        "no template is called '\(name)'; there are \(Template.names.joined(separator: ", "))")
    }
    try OutputFile.standardOutput.write(text)
  }
}

extension Template {
  /// A built-in template, or a file with one.
  init(named name: String) throws {
    if let template = Template(builtIn: name) {
      self = template
      return
    }
    let isPath = name.contains("/") || name.contains(".")
    guard isPath || InputFile.exists(name) else {
      throw ValidationError(
        "no template is called '\(name)'; there are \(Template.names.joined(separator: ", "))")
    }
    self = try Template(reading: InputFile(name).source)
  }

  private init(reading source: Source) throws {
    do {
      self = try Template(parsing: source)
    } catch {
      Console.report(error.diagnostics, of: source)
      throw ExitCode(Resolution.wrongInputCode)
    }
  }
}
