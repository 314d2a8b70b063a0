import VCDiagnostics
import VCEngine
import VCPhrases
import VCTextFormats

// Answers for a description with alternatives: the usual answer for each, under its name.

extension Resolution {
  /// Returns tables of every relationship in each alternative's states, each with a heading.
  ///
  /// - Parameter moments: The numbers of the steps after which to show an alternative.
  package func tableOfAlternatives(
    in language: Language, _ moments: (ResolvedAlternative) -> [Int]
  ) -> String {
    alternatives.flatMap { alternative in
      moments(alternative).map { step in
        language.phrases.alternative(alternative.number, alternative.label, step: step) + "\n"
          + alternative.resolution.hierarchy(afterStep: step).table(in: language)
      }
    }.joined(separator: "\n")
  }

  /// Returns the same as a JSON object.
  package func jsonOfAlternatives(_ moments: (ResolvedAlternative) -> [Int]) -> String {
    object { json, alternative in
      json.objects("moments", spread: true, moments(alternative)) { json, step in
        json.member("step", step)
        let own = step - stepCount - 1
        let steps = app.alternatives[alternative.number - 1].steps
        json.member("label", steps.indices.contains(own) ? steps[own].label?.value : nil)
        json.key("hierarchy")
        json.value(alternative.resolution.hierarchy(afterStep: step).json)
      }
    }
  }

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
