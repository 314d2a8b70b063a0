/// An error, a warning or a hint about a description or a template, with its location.
///
/// A diagnostic contains facts. `VCPhrases` prints them: `text(in:)` is the message,
/// `formatted(in:language:)` the output in a compiler's form.
package struct Diagnostic: Hashable, Sendable {
  /// A diagnostic's severity.
  package enum Severity: String, Hashable, Sendable {
    /// UIKit would raise an exception, or the text can't be read.
    case error
    /// UIKit would log something and do nothing, or a part of the text has no effect.
    case warning
    /// A remark on something that works.
    case hint
  }

  /// The severity; `--strict` turns warnings into errors and leaves hints alone.
  package var severity: Severity
  /// The problem.
  package var message: Message
  /// The location, nil in a description that was built in code.
  package var range: SourceRange?
  /// Other locations involved, and UIKit's own text.
  package var notes: [Note]

  /// An addition to a diagnostic: another location, or UIKit's own text.
  package struct Note: Hashable, Sendable {
    /// The remark on the location.
    package var message: Message
    /// The location, nil for the diagnostic's own.
    package var range: SourceRange?

    /// A note at its own location, or nil for its diagnostic's.
    package init(_ message: Message, at range: SourceRange? = nil) {
      (self.message, self.range) = (message, range)
    }
  }

  /// A diagnostic; `range` is nil outside of texts.
  package init(
    _ severity: Severity, _ message: Message, at range: SourceRange?, notes: [Note] = []
  ) {
    (self.severity, self.message, self.range, self.notes) = (severity, message, range, notes)
  }

  /// An error: UIKit would raise an exception, or the text can't be read.
  package static func error(
    _ message: Message, at range: SourceRange?, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.error, message, at: range, notes: notes)
  }

  /// A warning: UIKit would only log it.
  package static func warning(
    _ message: Message, at range: SourceRange?, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.warning, message, at: range, notes: notes)
  }
}

/// All problems of one text, thrown once. The module `VCPhrases` describes it as compilers do.
package struct DiagnosticError: Error, Sendable {
  /// The diagnostics in the order of the text, including warnings.
  package let diagnostics: [Diagnostic]
  /// The text.
  package let source: Source

  /// An error of at least one diagnostic whose severity is `error`.
  package init(_ diagnostics: [Diagnostic], in source: Source) {
    (self.diagnostics, self.source) = (diagnostics, source)
  }
}
