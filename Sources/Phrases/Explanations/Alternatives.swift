import VCEngine
import VCSource

// Answers for a description with alternatives: the usual answer for each, under its name.

extension Resolution {
  /// Returns an answer for each alternative, under its name.
  package func text(
    in language: Language, ofAlternatives answer: (ResolvedAlternative) throws -> String
  ) rethrows -> String {
    try alternatives.map {
      language.phrases.alternative($0.number, $0.label, step: nil) + "\n"
        + (try answer($0))
    }.joined(separator: "\n")
  }
}

extension JSONWriter {
  /// Returns an object with an answer for each alternative, under its number and label.
  package static func object<Alternative>(
    ofAlternatives alternatives: [Alternative],
    named name: (Alternative) -> (number: Int, label: String?),
    members: (inout JSONWriter, Alternative) -> Void
  ) -> String {
    JSONWriter.object(spread: true) { json in
      json.objects("alternatives", spread: true, alternatives) { json, alternative in
        let (number, label) = name(alternative)
        json.member("number", number)
        json.member("label", label)
        members(&json, alternative)
      }
    }
  }
}
