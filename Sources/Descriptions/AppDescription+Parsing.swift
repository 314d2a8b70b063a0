import VCEngine
import VCSource

extension AppDescription {
  /// Reads a description in any `InputFormat`.
  ///
  /// - Throws: All errors in the text, in order. Warnings alone don't throw.
  package init(parsing source: Source, as format: InputFormat? = nil) throws(DiagnosticError) {
    var warnings: [Diagnostic] = []
    try self.init(parsing: source, as: format, warnings: &warnings)
  }

  /// Reads a description and appends its warnings and hints to `warnings`.
  ///
  /// - Parameter format: The text's format, or that of each text that it joins; nil to detect it.
  package init(
    parsing source: Source, as format: InputFormat? = nil, warnings: inout [Diagnostic]
  ) throws(DiagnosticError) {
    guard source.parts.isEmpty else {
      try self.init(joining: source, as: format, warnings: &warnings)
      return
    }
    let diagnostics = DiagnosticCollector()
    let found = format ?? Self.format(of: source, diagnostics)
    try diagnostics.throwErrors(in: source)
    let additions = format == nil ? found.additions(in: source) : []
    let text = additions.isEmpty ? source : source.without(additions.flatMap(\.passages))
    let read = found.read(text, diagnostics)
    read?.checkDepth(diagnostics)
    try diagnostics.throwErrors(in: source)
    guard var description = read else {
      preconditionFailure("a text without faults is a description")
    }
    for addition in additions {
      addition.format.addition?.add(source, 0, &description, diagnostics)
    }
    warnings += diagnostics.sorted
    self = description
  }

  static func decoded(
    _ source: Source, as format: TextFormat, _ diagnostics: DiagnosticCollector
  ) -> AppDescription? {
    guard let root = SyntaxNode(parsing: source, as: format, diagnostics) else { return nil }
    if UnsupportedInput.isResolved(root) {
      diagnostics.error(.input(.foreignInput(.resolved)), at: source.startRange)
      return nil
    }
    var decoder = DescriptionDecoder(diagnostics)
    return decoder.decode(root)
  }

  /// Returns the format of a text; reports a text that is not an input.
  private static func format(of source: Source, _ diagnostics: DiagnosticCollector) -> InputFormat {
    let format = InputFormat(of: source)
    // What isn't in a part of a text may be in the rest.
    if source.excerpt == nil, source.bytes.count > Source.maximumSize { return format }
    guard format.isOfDescriptions || format.isRecognizedByBeginning, !source.isDescription,
      let kind = UnsupportedInput(source).kind
    else { return format }
    diagnostics.error(.input(.foreignInput(kind)), at: source.startRange)
    return format
  }
}
