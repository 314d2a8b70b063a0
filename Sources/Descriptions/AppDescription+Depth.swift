import VCEngine
import VCSource

extension AppDescription {
  /// Reports a description that would nest deeper than one can be read. So whatever is read, in any
  /// format, can be written as JSON and YAML, and read again.
  ///
  /// A text of fewer levels may need more as a description: JSON writes a class name as an object,
  /// and a program's output has no lists.
  func checkDepth(_ diagnostics: DiagnosticCollector) {
    // Found without writing it, because nearly every description is far below the limit.
    guard writtenOrder(withAlternatives: true).levels > SyntaxNode.maximumDepth else { return }
    var writer = DescriptionWriter(self)
    _ = writer.write()
    guard let index = writer.firstTooDeep else { return }
    diagnostics.error(
      .nestedTooDeep(levels: SyntaxNode.maximumDepth),
      at: viewControllers[index].range ?? viewControllers[index].id.range,
      notes: [Diagnostic.Note(.levelsOfDescription, at: nil)])
  }
}
