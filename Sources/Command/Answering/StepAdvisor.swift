import VCEngine
import VCSource

/// Remarks on steps that UIKit carries out, for the commands that print hints.
package struct StepAdvisor: FeatureOffer {
  /// The remarks on a description's steps, each with the step's number.
  package let remarks: @Sendable (Resolution) -> [(step: Int, remark: Diagnostic)]

  package init(_ remarks: @escaping @Sendable (Resolution) -> [(step: Int, remark: Diagnostic)]) {
    self.remarks = remarks
  }

  /// Those of all features.
  package static func remarks(on resolution: Resolution) -> [(step: Int, remark: Diagnostic)] {
    VCDiagram.offers(of: StepAdvisor.self).flatMap { $0.remarks(resolution) }
  }
}
