import VCDiagnostics
import VCEngine
import VCPhrases

extension Moments {
  /// The states, with the outcome as the label of each step without a label.
  package func captioned(in style: Style) -> Moments {
    captioned { Self.sentences(of: $0, $1, in: style) }
  }

  /// The states, each with its step's outcome in words, for the alternative text.
  func withOutcomes(in style: Style) -> Moments {
    withOutcomes { Self.sentences(of: $0, $1, in: style) }
  }

  private static func sentences(
    of events: [StepEvent], _ hierarchy: Hierarchy, in style: Style
  ) -> String {
    style.language.phrases.joined(events.map { hierarchy.sentence(of: $0, in: style) })
  }
}
