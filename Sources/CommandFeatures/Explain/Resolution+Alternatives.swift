import VCEngine
import VCPhrases
import VCSource

extension Resolution {
  /// Returns tables of every relationship in each alternative's states, each with a heading.
  ///
  /// - Parameter moments: The numbers of the steps after which to show an alternative.
  func tableOfAlternatives(
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
    JSONWriter.object(
      ofAlternatives: alternatives, named: { ($0.number, $0.label) },
      members: { json, alternative in
        json.objects("moments", spread: true, moments(alternative)) { json, step in
          json.member("step", step)
          let own = step - stepCount - 1
          let steps = app.alternatives[alternative.number - 1].steps
          json.member("label", steps.indices.contains(own) ? steps[own].label?.value : nil)
          json.key("hierarchy")
          json.value(alternative.resolution.hierarchy(afterStep: step).json)
        }
      })
  }

  /// Returns an explanation for each alternative as a JSON object.
  func json(
    in language: Language,
    ofAlternatives explanation: (ResolvedAlternative) throws -> any Explanation
  ) rethrows -> String {
    let answers = try alternatives.map { try explanation($0).json(in: language) }
    return JSONWriter.object(
      ofAlternatives: alternatives, named: { ($0.number, $0.label) },
      members: { json, alternative in
        json.key("explanation")
        json.value(answers[alternative.number - 1])
      })
  }
}
