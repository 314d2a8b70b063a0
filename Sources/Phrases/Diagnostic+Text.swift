import VCSource

extension Message {
  /// Returns the message as a sentence without a full stop; in English it begins in lower case.
  package func text(in language: Language) -> String { language.phrases.text(of: self) }
}

extension Diagnostic {
  /// Returns the message, without the notes.
  package func text(in language: Language) -> String { message.text(in: language) }

  /// Returns the diagnostic as compilers print it: location, severity, message, source line, and a
  /// caret.
  ///
  /// A note without a location, such as UIKit's own message, is printed at the diagnostic's
  /// location, without the source line. A line that a generated text is about has neither a column
  /// nor an excerpt. There is no final line break.
  package func formatted(in source: Source, language: Language = .en) -> String {
    let phrases = language.phrases
    func headline(
      _ severity: Severity?, _ message: Message, at range: SourceRange?
    ) -> [String] {
      let range = source.shown(range)
      let name = source.file(of: range).withoutControls
      let text = phrases.headline(severity, phrases.text(of: message)).withoutControls
      guard let range else { return ["\(name): \(text)"] }
      let (line, column) = source.location(of: range.start)
      if source.isGenerated(at: range) { return ["\(name):\(line): \(text)"] }
      let excerpt = QuotedLine(of: source, around: range.start)
      return ["\(name):\(line):\(column): \(text)", "    " + excerpt.line, "    " + excerpt.caret]
    }
    var lines = headline(severity, message, at: range)
    for note in notes {
      // A note at the diagnostic's own location doesn't repeat the line.
      let isElsewhere = note.range != nil
      let noteLines = headline(nil, note.message, at: note.range ?? range)
      lines += isElsewhere ? noteLines : Array(noteLines.prefix(1))
    }
    return lines.joined(separator: "\n")
  }
}

extension DiagnosticError: CustomStringConvertible {
  /// All diagnostics as compilers print them, in English.
  package var description: String {
    diagnostics.map { $0.formatted(in: source) }.joined(separator: "\n")
  }
}

extension Diagnostic.Note {
  /// Returns the note's text.
  package func text(in language: Language) -> String { message.text(in: language) }
}
