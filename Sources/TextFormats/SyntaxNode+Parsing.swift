import Diagnostics

/// The two ways to write the same data.
package enum TextFormat: Sendable {
  case json
  case yaml

  /// By the extension of the source's name, else by how the text begins.
  package init(of source: Source) {
    let name = source.name.lowercased()
    func ends(in ending: String) -> Bool {
      name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
    if ends(in: ".json") {
      self = .json
    } else if ends(in: ".yaml") || ends(in: ".yml") {
      self = .yaml
    } else {
      self = Self.looksLikeJSON(source) ? .json : .yaml
    }
  }

  // A bracket begins JSON as well as YAML's flow style; JSON goes on with a quote or a bracket.
  private static func looksLikeJSON(_ source: Source) -> Bool {
    let visible = source.bytes[source.textStart...].lazy.filter { $0 > UInt8(ascii: " ") }.prefix(2)
    let first = Array(visible)
    guard let bracket = first.first, bracket == UInt8(ascii: "{") || bracket == UInt8(ascii: "[")
    else { return false }
    return first.count == 1 || "\"'{}[]/".utf8.contains(first[1])
  }
}

extension SyntaxNode {
  /// The deepest nesting that is read, in either format.
  package static let maximumDepth = 500

  /// Parses a text; what is wrong with it goes to `diagnostics`.
  ///
  /// Nil when the text breaks off or cannot be read at all; else the tree is complete, though it
  /// may hold values that are `unreadable`.
  ///
  /// - Parameter format: nil for what the source's name or its beginning says.
  package init?(
    parsing source: Source, as format: TextFormat? = nil, _ diagnostics: DiagnosticCollector
  ) {
    guard source.isReadable(diagnostics) else { return nil }
    let root: SyntaxNode? =
      switch format ?? TextFormat(of: source) {
      case .json: JSONParser(source, diagnostics).parse()
      case .yaml: YAMLParser(source, diagnostics).parse()
      }
    guard let root else { return nil }
    self = root
  }

  /// Parses a text, or throws all that is wrong with it.
  package init(parsing source: Source) throws(DiagnosticError) {
    let diagnostics = DiagnosticCollector()
    let root = SyntaxNode(parsing: source, diagnostics)
    try diagnostics.throwErrors(in: source)
    guard let root else { preconditionFailure("a text without faults has a value") }
    self = root
  }
}
