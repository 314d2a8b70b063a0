import Phrases
import ViewControllers

extension Moments {
  /// The same moments, where a step without a label says what came of it.
  public func captioned(in language: Language) -> Moments {
    captioned { Self.sentences(of: $0, $1, in: language) }
  }

  /// The same moments, each with what came of its step in words, for those who don't see the figure.
  func told(in language: Language) -> Moments {
    told { Self.sentences(of: $0, $1, in: language) }
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
