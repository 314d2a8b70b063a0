import Diagnostics

/// A text with directives.
public struct Document: Sendable {
  /// The text.
  public let source: Source
  /// Its language.
  public let syntax: DocumentSyntax
  /// In the order of the text.
  public let directives: [Directive]

  /// Finds the directives of a text. What stands in a block of code is an example, and is none.
  ///
  /// - Throws: all that is wrong with their form.
  public init(parsing source: Source, as syntax: DocumentSyntax) throws(DiagnosticError) {
    var diagnostics: [Diagnostic] = []
    self.init(parsing: source, as: syntax, &diagnostics)
    if !diagnostics.isEmpty { throw DiagnosticError(diagnostics, in: source) }
  }

  /// Finds the directives of a text that have the right form, and says what is wrong with others.
  package init(
    parsing source: Source, as syntax: DocumentSyntax, _ diagnostics: inout [Diagnostic]
  ) {
    self.source = source
    self.syntax = syntax
    var scanner = DirectiveScanner(source, syntax)
    scanner.scan()
    diagnostics += scanner.diagnostics.sorted
    directives = scanner.directives
  }

  /// The text with the body of each directive replaced.
  ///
  /// - Parameter bodies: one for each directive, lines that end in a line feed.
  public func text(with bodies: [String]) -> [UInt8] {
    var text: [UInt8] = []
    var end = 0
    for (directive, body) in zip(directives, bodies) {
      text += source.bytes[end..<directive.body.lowerBound]
      text += bytes(of: body, in: directive)
      end = directive.body.upperBound
    }
    return text + source.bytes[end...]
  }

  /// The body as it stands in the document: indented as its directive, without spaces at the ends of
  /// lines, and with the ends of lines that the document has.
  func bytes(of body: String, in directive: Directive) -> [UInt8] {
    let start = directive.body.lowerBound
    let lineEnd = start > 1 && source.bytes[start - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    var marks = Substring(directive.indentation)
    while marks.last == " " { marks.removeLast() }
    return lines.flatMap { line in
      Array((line.isEmpty ? marks : directive.indentation + line).utf8) + lineEnd.utf8
    }
  }
}
