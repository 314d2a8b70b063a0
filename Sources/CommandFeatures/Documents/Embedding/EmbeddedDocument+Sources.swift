import VCCommand
import VCFigures
import VCSource

/// What a document's figures are drawn from.
extension EmbeddedDocument {
  /// The document, and the sources of its directives as far as they can be read: descriptions,
  /// including missing ones, and templates.
  static func files(_ path: String) -> [String] {
    let folder = String(PathParts((try? OutputFile.target(of: path)) ?? path).folder)
    let syntax = syntax(of: path) ?? .markdown
    guard let source = try? PlainFile(path).source,
      let document = try? Document(parsing: source, as: syntax)
    else { return [path] }
    return [path]
      + document.directives.flatMap { directive -> [String] in
        let asked = try? DirectiveOptions(
          directive, in: syntax, folder: folder, isInCatalogue: false, settings: [])
        guard let asked else { return [] }
        let template = asked.request.template
        let names = directive.description == nil ? descriptionNames(of: directive, asked) : []
        let repository = DocumentRepository(of: path)
        let files = names.map { folder + $0 }.flatMap {
          repository.contains($0) ? VCDiagram.files(of: $0) : [$0]
        }
        return files + (Template.text(of: template) == nil ? [template] : [])
      }
  }

  /// The possible files of the description; the first that exists contains it.
  static func descriptionNames(
    of directive: Directive, _ asked: DirectiveOptions
  ) -> [String] {
    asked.file.map { [$0] }
      ?? [".yaml", ".yml", ".json", ".vcd.yaml"].map { directive.name.value + $0 }
  }
}
