import VCCommand
import VCModelFeatures

extension Feature {
  /// Hints about calls that UIKit carries out and that may do something else than was meant.
  package static var advice: Feature { Feature(offers: [StepAdvisor { $0.advice }]) }
}
