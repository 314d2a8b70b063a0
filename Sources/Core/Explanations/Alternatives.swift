import VCDiagnostics
import VCEngine
import VCPhrases
import VCTextFormats

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

  /// Returns the same as a JSON object.
  package func json(
    in language: Language,
    ofAlternatives explanation: (ResolvedAlternative) throws -> any Explanation
  ) rethrows -> String {
    let answers = try alternatives.map { try explanation($0).json(in: language) }
    return object { json, alternative in
      json.key("explanation")
      json.value(answers[alternative.number - 1])
    }
  }

  private func object(
    _ members: (inout JSONWriter, ResolvedAlternative) -> Void
  ) -> String {
    JSONWriter.object(
      ofAlternatives: alternatives, named: { ($0.number, $0.label) }, members: members)
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
