/// What is wrong (or worth a second look) with a description or a template, and where.
///
/// A diagnostic holds facts. The module `Phrases` words them: `text(in:)` is the message,
/// `formatted(in:language:)` what compilers print.
public struct Diagnostic: Hashable, Sendable {
  /// How grave a diagnostic is.
  public enum Severity: String, Hashable, Sendable {
    /// UIKit would raise an exception, or the text cannot be read.
    case error
    /// UIKit would log something and do nothing, or a part of the text says nothing.
    case warning
    /// Nothing is wrong, but something is worth a second look.
    case hint
  }

  /// How grave it is; `--strict` makes errors of warnings, and leaves hints alone.
  public var severity: Severity
  /// What is wrong.
  public var message: Message
  /// The place, nil for faults of a description that was built in code.
  public var range: SourceRange?
  /// Other places involved, and what UIKit itself would say.
  public var notes: [Note]

  /// What belongs to a diagnostic: another place, or UIKit's own words.
  public struct Note: Hashable, Sendable {
    /// What is said of the place.
    public var message: Message
    /// The place, nil for what is said of the diagnostic's own.
    public var range: SourceRange?

    /// A note at a place of its own, or nil for its diagnostic's.
    public init(_ message: Message, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }

    /// A note of the topic that most notes are of.
    package init(_ note: Message.Note, at range: SourceRange? = nil) {
      self.init(.note(note), at: range)
    }
  }

  /// A diagnostic; `range` is nil for what no text holds.
  public init(
    _ severity: Severity, _ message: Message, at range: SourceRange?, notes: [Note] = []
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
  }

  /// A diagnostic of what UIKit would not bear, or of a text that cannot be read.
  public static func error(
    _ message: Message, at range: SourceRange?, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.error, message, at: range, notes: notes)
  }

  /// A diagnostic of what UIKit only logs.
  public static func warning(
    _ message: Message, at range: SourceRange?, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.warning, message, at: range, notes: notes)
  }
}

extension Diagnostic {
  /// The notes that hold UIKit's own words; the others tell places.
  package var uiKitNotes: [Note] {
    notes.filter { if case .note(.uiKit) = $0.message { true } else { false } }
  }
}

/// Everything wrong with one text, thrown once. The module `Phrases` describes it as compilers do.
public struct DiagnosticError: Error, Sendable {
  /// In the order of the text, warnings among the errors.
  public let diagnostics: [Diagnostic]
  /// The text that they are about.
  public let source: Source

  /// An error of at least one diagnostic whose severity is `error`.
  public init(_ diagnostics: [Diagnostic], in source: Source) {
    self.diagnostics = diagnostics
    self.source = source
  }
}
