import VCCommand
import VCComparison
import VCContainment
import VCCoverage
import VCDocuments
import VCMaps
import VCPreview
import VCSlides

extension Feature {
  /// The features of the program. Without a line, what it brings is missing and all else works.
  static var all: [Feature] {
    [
      .comparison,
      .documents,
      .preview,
      Feature(figures: [(.coverage, after: .chain)]),
      Feature(figures: [(.calls, after: .coverage)]),
      Feature(figures: [(.map, after: .calls)]),
      Feature(formats: [(.pptx, after: .html)]),
    ]
  }
}
