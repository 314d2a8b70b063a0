import ArgumentParser
import Diagnostics
import Figures
import Phrases

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
    guard !name.isBareWord || InputFile.exists(name) else {
      throw UsageFault.unknownTemplate(name, known: Template.names)
    }
    source = try InputFile(name).source
    file = name
  }

  func template(in language: Language) throws -> Template {
    do {
      if file == nil, let builtIn = Template(builtIn: name) { return builtIn }
      return try Template(parsing: source)
    } catch {
      Console.report(error.diagnostics, of: source, in: language)
      throw ExitCode(ExitStatus.wrongInput)
    }
  }
}
