import Diagnostics

extension Message {
  /// The message as a sentence without a full stop; English begins it in lower case.
  public func text(in language: Language) -> String { language.phrases.text(of: self) }
}

extension Diagnostic {
  /// What is wrong, without the notes.
  public func text(in language: Language) -> String { message.text(in: language) }

  /// The diagnostic as compilers print it: place, severity, text, the line, and a caret under it.
  ///
  /// A note without a place (UIKit's own words) is printed at the diagnostic's place, without the
  /// line. There is no line break at the end.
  public func formatted(in source: Source, language: Language = .en) -> String {
    let phrases = language.phrases
    func headline(
      _ severity: Severity?, _ message: Message, at range: SourceRange?
    ) -> [String] {
      let name = source.name.withoutControls
      let text = phrases.headline(severity, phrases.text(of: message)).withoutControls
      guard let range else { return ["\(name): \(text)"] }
      let (line, column) = source.location(of: range.start)
      let excerpt = Excerpt(of: source, around: range.start)
      return ["\(name):\(line):\(column): \(text)", "    " + excerpt.line, "    " + excerpt.caret]
    }
    var lines = headline(severity, message, at: range)
    for note in notes {
      // What is said of the diagnostic's own place needs its line no second time.
      let isElsewhere = note.range != nil
      let noteLines = headline(nil, note.message, at: note.range ?? range)
      lines += isElsewhere ? noteLines : Array(noteLines.prefix(1))
    }
    return lines.joined(separator: "\n")
  }
}

extension DiagnosticError: CustomStringConvertible {
  /// Every diagnostic as compilers print it, in English.
  public var description: String {
    diagnostics.map { $0.formatted(in: source) }.joined(separator: "\n")
  }
}

extension Diagnostic.Note {
  /// What the note says.
  public func text(in language: Language) -> String { message.text(in: language) }
}
