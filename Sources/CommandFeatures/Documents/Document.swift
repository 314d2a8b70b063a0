import VCSource

/// A text with directives.
package struct Document: Sendable {
  /// The text.
  package let source: Source
  /// The text's language.
  package let syntax: DocumentSyntax
  /// The directives, in the order of the text.
  package let directives: [Directive]

  /// Finds the directives of a text. A directive in a block of code is an example, and is ignored.
  ///
  /// - Throws: All errors in the form of directives.
  package init(parsing source: Source, as syntax: DocumentSyntax) throws(DiagnosticError) {
    var diagnostics: [Diagnostic] = []
    self.init(parsing: source, as: syntax, &diagnostics)
    if !diagnostics.isEmpty { throw DiagnosticError(diagnostics, in: source) }
  }

  /// Finds the well-formed directives of a text, and reports the errors in others.
  package init(
    parsing source: Source, as syntax: DocumentSyntax, _ diagnostics: inout [Diagnostic]
  ) {
    (self.source, self.syntax) = (source, syntax)
    var scanner = DirectiveScanner(source, syntax)
    scanner.scan()
    diagnostics += scanner.diagnostics.sorted
    directives = scanner.directives
  }

  /// The text with the body of each directive replaced.
  ///
  /// - Parameter bodies: A body for each directive, whose lines end in a line feed.
  package func text(with bodies: [String]) -> [UInt8] {
    var text: [UInt8] = []
    var end = 0
    for (directive, body) in zip(directives, bodies) {
      text += source.bytes[end..<directive.body.lowerBound]
      text += bytes(of: body, in: directive)
      end = directive.body.upperBound
    }
    return text + source.bytes[end...]
  }

  /// The body in the document's form: indented like its directive, without spaces at the ends of
  /// lines, and with the document's line endings.
  func bytes(of body: String, in directive: Directive) -> [UInt8] {
    let start = directive.body.lowerBound
    let lineEnd = start > 1 && source.bytes[start - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    var marks = Substring(directive.indentation)
    while marks.last == " " || marks.last == "\t" { marks.removeLast() }
    return lines.flatMap { line in
      Array((line.isEmpty ? marks : directive.indentation + line).utf8) + lineEnd.utf8
    }
  }
}
