/// The two formats for the same data.
package enum TextFormat: String, RoleValue {
  /// JSON (RFC 8259).
  case json
  /// The plain part of YAML.
  case yaml

  /// Determines the format by the extension of the source's name, else by the beginning of the
  /// text.
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

  // A bracket begins JSON as well as YAML's flow style; in JSON a quote or a bracket follows.
  private static func looksLikeJSON(_ source: Source) -> Bool {
    let visible = source.bytes[source.textStart...].lazy.filter { $0 > UInt8(ascii: " ") }.prefix(2)
    let first = Array(visible)
    guard let bracket = first.first, bracket == UInt8(ascii: "{") || bracket == UInt8(ascii: "[")
    else { return false }
    return first.count == 1 || "\"'{}[]/".utf8.contains(first[1])
  }
}

extension SyntaxNode {
  /// The maximum nesting of any text that is read, in every format, and of any description that is
  /// written.
  package static let maximumDepth = 500

  /// Parses a text and adds its errors to `diagnostics`.
  ///
  /// Nil if the text breaks off or can't be read at all; else the tree is complete, but may contain
  /// `unreadable` values.
  ///
  /// - Parameter format: The format; nil to determine it from the source's name or its beginning.
  package init?(
    parsing source: Source, as format: TextFormat? = nil, _ diagnostics: DiagnosticCollector
  ) {
    guard source.isReadable(diagnostics) else { return nil }
    let root: SyntaxNode? =
      switch format ?? TextFormat(of: source) {
      case .json: JSONParser(source, diagnostics, upTo: Self.maximumDepth).parse()
      case .yaml: YAMLParser(source, diagnostics).parse()
      }
    guard let root else { return nil }
    self = root
  }

  /// Parses JSON that this program wrote, however deep it nests; nil if it isn't JSON.
  package init?(written json: [UInt8]) {
    let source = Source(name: "description.json", bytes: json)
    guard let root = JSONParser(source, DiagnosticCollector(), upTo: .max).parse() else {
      return nil
    }
    self = root
  }

  /// Parses a text, or throws all its errors.
  package init(parsing source: Source) throws(DiagnosticError) {
    let diagnostics = DiagnosticCollector()
    let root = SyntaxNode(parsing: source, diagnostics)
    try diagnostics.throwErrors(in: source)
    guard let root else { preconditionFailure("a text without faults has a value") }
    self = root
  }
}
