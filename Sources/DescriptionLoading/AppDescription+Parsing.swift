import Diagnostics
import TextFormats
import ViewControllers

extension AppDescription {
  /// Reads a description from JSON or the plain part of YAML, whichever the source's name ends in;
  /// if it ends in neither, by how the text begins.
  ///
  /// Throws everything that is wrong with the text, in its order; warnings alone do not throw.
  public init(parsing source: Source) throws(DiagnosticError) {
    var warnings: [Diagnostic] = []
    try self.init(parsing: source, warnings: &warnings)
  }

  /// Reads a description, and appends what is worth a second look but not wrong to `warnings`.
  public init(parsing source: Source, warnings: inout [Diagnostic]) throws(DiagnosticError) {
    let diagnostics = DiagnosticCollector()
    var description: AppDescription?
    if let root = SyntaxNode(parsing: source, diagnostics) {
      var decoder = DescriptionDecoder(diagnostics)
      description = decoder.decode(root)
    }
    try diagnostics.throwErrors(in: source)
    guard let description else { preconditionFailure("a text without faults is a description") }
    warnings += diagnostics.sorted
    self = description
  }
}
