/// What is wrong (or worth a second look) with the user's text, and where.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    case error
    case warning
    case note
  }

  public var severity: Severity
  /// Lower case, without a full stop; the user's own text stands in single quotes.
  public var message: String
  /// The place, nil for faults of a description that was built in code.
  public var range: SourceRange?
  /// Other places involved, and what UIKit itself would say.
  public var notes: [Note]

  public struct Note: Hashable, Sendable {
    public var message: String
    public var range: SourceRange?

    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  public init(
    _ severity: Severity, _ message: String, at range: SourceRange?, notes: [Note] = []
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
  }

  public static func error(
    _ message: String, at range: SourceRange?, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.error, message, at: range, notes: notes)
  }

  public static func warning(
    _ message: String, at range: SourceRange?, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.warning, message, at: range, notes: notes)
  }
}

/// Everything wrong with one text, thrown once.
public struct DiagnosticError: Error, Sendable {
  public let diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
