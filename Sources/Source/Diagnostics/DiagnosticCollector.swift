/// Collects the diagnostics of a run, so that they can be reported together.
package final class DiagnosticCollector {
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var hasErrors = false

  package init() {}

  package var count: Int { diagnostics.count }

  package func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }

  package func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  package func error(_ message: Message, at range: SourceRange?, notes: [Diagnostic.Note] = []) {
    add(.error(message, at: range, notes: notes))
  }

  package func warning(_ message: Message, at range: SourceRange?, notes: [Diagnostic.Note] = []) {
    add(.warning(message, at: range, notes: notes))
  }

  package func hint(_ message: Message, at range: SourceRange?, notes: [Diagnostic.Note] = []) {
    add(Diagnostic(.hint, message, at: range, notes: notes))
  }

  /// The diagnostics in the order of the text, each once; those without a location come last.
  package var sorted: [Diagnostic] { diagnostics.inSourceOrder }

  /// Throws all diagnostics if there is an error among them.
  package func throwErrors(in source: Source) throws(DiagnosticError) {
    if hasErrors { throw DiagnosticError(sorted, in: source) }
  }
}

extension [Diagnostic] {
  /// The diagnostics in the order of the text, each once; those without a location come last, in
  /// their order.
  package var inSourceOrder: [Diagnostic] {
    // The index keeps diagnostics at the same location in the order of their discovery.
    uniqued().enumerated().sorted { a, b in
      let (left, right) = (a.element.range?.start ?? .max, b.element.range?.start ?? .max)
      return (left, a.offset) < (right, b.offset)
    }.map(\.element)
  }
}
