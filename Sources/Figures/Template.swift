import VCPictures
import VCSource

/// A named style of figures: their look, and their default content. The built-in ones are the files
/// in `Templates`.
package struct Template: Sendable {
  package var look: Look
  package var figure: FigureKind
  /// The pointers to draw if the style names none.
  package var pointers: PointerSelection
  /// The maximum number of controllers for which `pointers: automatic` draws every pointer.
  package var pointerLimit: Int
  /// The warnings about texts that are hard to read.
  package private(set) var warnings: [Diagnostic] = []

  /// The names of the built-in templates.
  package static var names: [String] { FigureTemplates.all.map(\.name) }

  /// The text of a built-in template, as a starting point for another; nil if there is none with
  /// this name.
  package static func text(of name: String) -> String? {
    FigureTemplates.all.first { $0.name == name }?.text
  }

  /// The built-in template with this name; nil if there is none.
  package init?(builtIn name: String) {
    guard Self.names.contains(name) else { return nil }
    self = name == "book" ? .book : Self.reading(builtIn: name)
  }

  /// The look of figures 17-5 to 17-8. It repeats `book.yaml`, to avoid reading the file.
  package static let book = Template(
    look: .book, figure: .hierarchy, pointers: .automatic, pointerLimit: 12)

  /// The look for the web: larger type, softer lines.
  package static let docs = reading(builtIn: "docs")
  /// The look for a slide: a transparent 16:9 page, large type, few pointers.
  package static let slide = reading(builtIn: "slide")
  /// Black and white: arrows differ by their lines.
  package static let mono = reading(builtIn: "mono")
  /// Compact, with small type, for a book's text block.
  package static let print = reading(builtIn: "print")
  /// `print` in black and white.
  package static let printMono = reading(builtIn: "print-mono")
  /// White and cyan on blue, with monospaced letters.
  package static let blueprint = reading(builtIn: "blueprint")

  private init(look: Look, figure: FigureKind, pointers: PointerSelection, pointerLimit: Int) {
    (self.look, self.figure) = (look, figure)
    (self.pointers, self.pointerLimit) = (pointers, pointerLimit)
  }

  private static func reading(builtIn name: String, over base: Template? = nil) -> Template {
    let source = Source(name: name + ".yaml", text: text(of: name) ?? "")
    do throws(DiagnosticError) {
      return try Template(parsing: source, over: base)
    } catch {
      preconditionFailure("a built-in template is wrong: \(error)")
    }
  }

  /// Reads a template. Omitted values are taken from the built-in templates that it `extends`, else
  /// from `base`, by default from `book`.
  ///
  /// - Throws: All errors in the text.
  package init(parsing source: Source, over base: Template? = nil) throws(DiagnosticError) {
    self = base ?? .book
    let diagnostics = DiagnosticCollector()
    if let root = SyntaxNode(parsing: source, diagnostics) {
      var reader = MappingReader(root, expecting: .template, diagnostics)
      if let node = reader.value("extends") { extend(node, reader) }
      look.read(&reader)
      reader.choose("figure", into: &figure)
      reader.choose("pointers", into: &pointers)
      if let limit = reader.int("pointerLimit", in: 0...100_000) { pointerLimit = limit.value }
      reader.finish(meaning: Self.key(meantBy:), listedBy: "template book")
    }
    try diagnostics.throwErrors(in: source)
    warnings = diagnostics.sorted
  }

  /// Takes over a built-in template, or several, each of which changes those before it.
  private mutating func extend(_ node: SyntaxNode, _ reader: MappingReader) {
    let nodes = node.kind == .sequence ? Array(node.elements) : [node]
    for (number, node) in nodes.enumerated() {
      guard let name = node.string, let extended = Template(builtIn: name) else {
        reader.reportUnknown("extends", node, among: Self.names)
        continue
      }
      self = number == 0 ? extended : Self.reading(builtIn: name, over: self)
    }
  }

  /// Returns the first-level key with this synonym.
  private static func key(meantBy word: String) -> String? {
    switch word.lowercased() {
    case "kind", "type", "diagram": "figure"
    case "base", "inherits", "parent", "template": "extends"
    default: Look.key(meantBy: word)
    }
  }
}
