import VCPhrases
import VCSource

/// A finding about a file, as code review services show it.
package struct Finding: Hashable {
  /// A line and column from 1, in Unicode scalars.
  package struct Place: Hashable {
    package let line: Int
    package let column: Int
  }

  package struct Span: Hashable {
    package let start: Place
    /// The place after the last character.
    package let end: Place

    /// A whole line.
    init(line: Int) { (start, end) = (Place(line: line, column: 1), Place(line: line, column: 1)) }

    init?(_ range: SourceRange?, in source: Source) {
      guard let range = source.shown(range) else { return nil }
      let (start, end) = (source.location(of: range.start), source.location(of: range.end))
      self.start = Place(line: start.line, column: start.column)
      self.end = Place(line: end.line, column: end.column)
    }
  }

  package struct Note: Hashable {
    package let message: String
    /// The note's file, which may be another one of the same app.
    package let file: String
    package let span: Span?
  }

  /// The file's path, as written in the call.
  package let file: String
  package let severity: Diagnostic.Severity
  /// The message's permanent identifier, such as `unknown-key`.
  package let id: String
  package let message: String
  /// The message's language.
  package private(set) var language = Language.en
  package private(set) var span: Span?
  package private(set) var notes: [Note] = []

  package init(_ diagnostic: Diagnostic, in source: Source, language: Language) {
    file = source.file(inFindings: diagnostic.range)
    severity = diagnostic.severity
    id = diagnostic.message.id
    message = diagnostic.text(in: language)
    self.language = language
    span = Span(diagnostic.range, in: source)
    notes = diagnostic.notes.map { note in
      Note(
        message: note.text(in: language), file: source.file(inFindings: note.range),
        span: Span(note.range, in: source))
    }
  }

  /// A finding in the text of the file at `path`, or of another file of the same folder.
  package init(
    _ severity: Diagnostic.Severity, id: String, _ message: String, at range: SourceRange?,
    in source: Source, ofFile path: String
  ) {
    let name = source.file(inFindings: range)
    file = name == source.name ? path : name
    (self.severity, self.id, self.message) = (severity, id, message)
    span = Span(range, in: source)
  }

  /// A hint about a line, or about a whole file.
  package init(_ file: String, line: Int?, id: String, message: String) {
    (self.file, severity, self.id, self.message) = (file, .hint, id, message)
    span = line.map(Span.init)
  }

  package init(unreadable file: String, _ error: FileError) {
    self.file = file
    severity = .error
    id = "unreadable"
    message = error.text
  }

  /// The finding in a compiler's form, without the text's line and without columns.
  package var line: String {
    "\(file)\(span.map { ":\($0.start.line)" } ?? ""): \(severity.rawValue): \(message)"
  }

  /// The message and its notes, one line each.
  package var lines: [String] {
    [message]
      + notes.map { note in
        let place = note.span.map { "\(note.file):\($0.start.line):\($0.start.column): " } ?? ""
        return place + note.message
      }
  }

  /// The finding as an object on one line, in the form of a diagnostic.
  package var json: String {
    JSONWriter.object { json in
      json.member("file", file)
      json.member("range", span) { json, span in
        for (name, place) in [("start", span.start), ("end", span.end)] {
          json.object(name) {
            $0.member("line", place.line)
            $0.member("column", place.column)
          }
        }
      }
      json.member("severity", severity.rawValue)
      json.member("id", id)
      json.member("message", message)
      json.array("notes", notes) { json, note in json.object { $0.member("message", note.message) }
      }
    }
  }
}

/// The findings of a call.
package struct Findings {
  package private(set) var all: [Finding] = []
  private var known: Set<Finding> = []

  package init() {}

  /// Adds those that no other read of their files has found.
  package mutating func add(_ findings: [Finding]) {
    all += findings.filter { known.insert($0).inserted }
  }
}

extension Source {
  /// The path of the file that contains a range. Of several files named together, the first stands
  /// for them all, because a report's file must be a path.
  fileprivate func file(inFindings range: SourceRange?) -> String {
    if range == nil, !isOfFolder, !isLayered, let first = parts.first { return first.name }
    return file(of: range)
  }
}
