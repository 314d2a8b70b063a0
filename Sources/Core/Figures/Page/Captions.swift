import VCDiagnostics
import VCEngine
import VCPhrases

extension Moments {
  /// The states, with the outcome as the label of each step without a label.
  package func captioned(in language: Language) -> Moments {
    captioned { Self.sentences(of: $0, $1, in: language) }
  }

  /// The states, each with its step's outcome in words, for the alternative text.
  func withOutcomes(in language: Language) -> Moments {
    withOutcomes { Self.sentences(of: $0, $1, in: language) }
  }

  private static func sentences(
    of events: [StepEvent], _ hierarchy: Hierarchy, in language: Language
  ) -> String {
    let phrases = language.phrases(hierarchy.app.spelling)
    return phrases.joined(
      events.map {
        $0.sentence(in: phrases, of: hierarchy, isQuoted: false, name: hierarchy.name)
      })
  }
}
