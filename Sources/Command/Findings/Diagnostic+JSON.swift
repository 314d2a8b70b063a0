import VCPhrases
import VCSource

extension Diagnostic {
  /// Returns the diagnostic as a JSON object on one line, as `check --format json` prints it,
  /// without a final line break. Lines and columns count from 1, columns in Unicode scalars; an
  /// unknown location is null.
  package func json(in source: Source, language: Language) -> String {
    JSONWriter.object { json in
      json.member("file", source.file(of: range))
      json.range(range, in: source)
      json.member("severity", severity.rawValue)
      json.member("id", message.id)
      json.member("message", text(in: language))
      json.array("notes", notes) { json, note in
        json.object {
          let file = source.file(of: note.range ?? range)
          $0.member("message", note.text(in: language))
          // A note in another file of the app.
          if file != source.file(of: range) { $0.member("file", file) }
          $0.range(note.range, in: source)
        }
      }
    }
  }
}
