import VCEngine
import VCPhrases
import VCSource

extension Moments {
  /// The states, with the outcome as the label of each step without a label.
  package func captioned(in style: Style) -> Moments { captioned { $1.text(of: $0, in: style) } }

  /// The states, each with its step's outcome in words, for the alternative text.
  func withOutcomes(in style: Style) -> Moments { withOutcomes { $1.text(of: $0, in: style) } }
}
