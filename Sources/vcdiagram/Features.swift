import VCCode
import VCCommand
import VCComparison
import VCDocuments
import VCPreview
import VCSlides

extension Feature {
  /// The features of the program. Without a line, what it brings is missing and all else works.
  static var all: [Feature] {
    [
      .code,
      .comparison,
      .documents,
      .preview,
      Feature(formats: [(.pptx, after: .html)]),
    ]
  }
}
