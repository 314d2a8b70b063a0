import Diagnostics
import FigureTemplates
import Pictures
import TextFormats

/// A named style of figures: how they look, and what is drawn where nothing else is asked for. The
/// built-in ones are the files of `Templates`.
public struct Template: Sendable {
  package var look: Look
  /// The kind of figure.
  public package(set) var figure: FigureKind
  /// The pointers that are drawn where the style does not say.
  public package(set) var pointers: PointerSelection
  /// With `pointers: automatic`, up to how many controllers every pointer is drawn.
  package var pointerLimit: Int
  /// What is hard to read in it.
  package private(set) var warnings: [Diagnostic] = []

  /// The names of the templates built in.
  public static var names: [String] { FigureTemplates.all.map(\.name) }

  /// The text of a built-in template, to start one's own from; nil when there is none so named.
  public static func text(of name: String) -> [UInt8]? {
    FigureTemplates.all.first { $0.name == name }?.text
  }

  /// A template of this name that is built in; nil when there is none.
  public init?(builtIn name: String) {
    guard Self.names.contains(name) else { return nil }
    self = name == "book" ? .book : Self.reading(builtIn: name)
  }

  /// The look of figures 17-5 to 17-8: what `book.yaml` says, without reading it.
  public static let book = Template(
    look: .book, figure: .hierarchy, pointers: .automatic, pointerLimit: 12)

  /// For the web: larger type, softer lines.
  public static let docs = reading(builtIn: "docs")
  /// For a slide: a transparent page of 16 to 9, large type, few pointers.
  public static let slide = reading(builtIn: "slide")
  /// Black and white: arrows are told apart by their lines.
  public static let mono = reading(builtIn: "mono")
  /// White and cyan on blue, letters of one width.
  public static let blueprint = reading(builtIn: "blueprint")

  private init(look: Look, figure: FigureKind, pointers: PointerSelection, pointerLimit: Int) {
    self.look = look
    self.figure = figure
    self.pointers = pointers
    self.pointerLimit = pointerLimit
  }

  private static func reading(builtIn name: String) -> Template {
    let source = Source(name: name + ".yaml", bytes: text(of: name) ?? [])
    do throws(DiagnosticError) {
      return try Template(parsing: source)
    } catch {
      preconditionFailure("a built-in template is wrong: \(error)")
    }
  }

  /// Reads a template; what it leaves out is as in the built-in template that it `extends`, else as in
  /// `base`, by default as in `book`.
  ///
  /// Throws everything that is wrong with the text.
  public init(parsing source: Source, over base: Template? = nil) throws(DiagnosticError) {
    self = base ?? .book
    let diagnostics = DiagnosticCollector()
    if let root = SyntaxNode(parsing: source, diagnostics) {
      var reader = MappingReader(root, expecting: .template, diagnostics)
      if let node = reader.value("extends") {
        if let extended = node.string.flatMap(Template.init(builtIn:)) {
          self = extended
        } else {
          reader.reportUnknown("extends", node, among: Self.names)
        }
      }
      look.read(&reader)
      reader.choose("figure", into: &figure)
      reader.choose("pointers", into: &pointers)
      if let limit = reader.int("pointerLimit", in: 0...100_000) { pointerLimit = limit.value }
      reader.finish(meaning: Self.key(meantBy:))
    }
    try diagnostics.throwErrors(in: source)
    warnings = diagnostics.sorted
  }

  /// The key that another word for it means at the first level.
  private static func key(meantBy word: String) -> String? {
    switch word.lowercased() {
    case "kind", "type", "diagram": "figure"
    case "base", "inherits", "parent", "template": "extends"
    default: Look.key(meantBy: word)
    }
  }
}
