import VCFigureFeatures
import VCFigures
import VCSource

/// The look of figures.
public struct Template: Hashable, Sendable {
  /// The name of a built-in template, or the text of another.
  private let source: String
  let base: VCFigures.Template

  /// For books, as in figures 17-5 to 17-8.
  public static let book = Template("book", .book)
  /// For the web: larger type, softer lines.
  public static let docs = Template("docs", .docs)
  /// For slides: a transparent 16:9 page, large type, few pointers.
  public static let slide = Template("slide", .slide)
  /// Black and white: arrows differ by their lines.
  public static let mono = Template("mono", .mono)

  /// For the pages of books: compact, so that a figure fits at a readable size.
  public static let print = Template("print", .print)
  /// As `print`, in black and white.
  public static let printMono = Template("print-mono", .printMono)

  /// A template in a text, which says what it changes of another.
  ///
  /// - Parameters:
  ///   - text: A template in YAML.
  ///   - name: The name of the text in messages.
  /// - Throws: All errors in the text.
  public init(_ text: String, named name: String = "template.yaml") throws(InvalidInput) {
    addFeatures()
    do throws(DiagnosticError) {
      self.init(text, try VCFigures.Template(parsing: Source(name: name, text: text)))
    } catch {
      throw InvalidInput(error)
    }
  }

  private init(_ source: String, _ base: VCFigures.Template) {
    (self.source, self.base) = (source, base)
  }

  public static func == (one: Template, other: Template) -> Bool { one.source == other.source }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
