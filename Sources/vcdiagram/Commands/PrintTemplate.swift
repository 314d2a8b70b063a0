import ArgumentParser
import Diagnostics
import Figures
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

/// A built-in template, or a file with one.
struct TemplateSource {
  private let name: String
  let source: Source
  /// The path of the file; nil for a template that is built in.
  let file: String?

  init(named name: String) throws {
    self.name = name
    if let text = Template.text(of: name) {
      source = Source(name: name + ".yaml", bytes: text)
      file = nil
      return
    }
    let isPath = name.contains("/") || name.contains(".")
    guard isPath || InputFile.exists(name) else {
      throw Template.unknown(name)
    }
    source = try InputFile(name).source
    file = name
  }

  func template() throws -> Template {
    do {
      if file == nil, let builtIn = Template(builtIn: name) { return builtIn }
      return try Template(parsing: source)
    } catch {
      Console.report(error.diagnostics, of: source)
      throw ExitCode(Resolution.wrongInputCode)
    }
  }
}

extension Template {
  /// The fault of a name that no template has.
  fileprivate static func unknown(_ name: String) -> ValidationError {
    let names = names.joined(separator: ", ")
    return ValidationError("no template is called '\(name.withoutControls)'; there are \(names)")
  }
}
