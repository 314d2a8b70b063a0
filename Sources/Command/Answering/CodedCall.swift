import VCEngine
import VCPhrases

/// What `explain --show code` asks a feature to write as code.
package enum CodedCall {
  /// A step by its number, from 1; 0 stands for the state before the steps.
  case step(Int, of: Resolution)
  /// The presentation that is asked about.
  case presentation(PresentExplanation)
  /// An action, and the state before it. The user may carry it out, not code.
  case action(Step.Action, isByUser: Bool, in: Hierarchy)

  /// What writes it.
  package struct Writer: FeatureOffer {
    package let write: @Sendable (CodedCall) throws(UsageFault) -> any Explanation

    package init(_ write: @escaping @Sendable (CodedCall) throws(UsageFault) -> any Explanation) {
      self.write = write
    }
  }
}
