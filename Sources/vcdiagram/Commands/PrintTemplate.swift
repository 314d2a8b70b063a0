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
      throw Template.unknown(name)
    }
    try OutputFile.standardOutput.write(text)
  }
}

extension Template {
  /// A built-in template, or a file with one.
  init(named name: String) throws {
    if let text = Template.text(of: name) {
      self = try Template(reading: Source(name: name + ".yaml", bytes: text))
      return
    }
    let isPath = name.contains("/") || name.contains(".")
    guard isPath || InputFile.exists(name) else {
      throw Template.unknown(name)
    }
    self = try Template(reading: InputFile(name).source)
  }

  fileprivate static func unknown(_ name: String) -> ValidationError {
    let names = names.joined(separator: ", ")
    return ValidationError("no template is called '\(name.withoutControls)'; there are \(names)")
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
