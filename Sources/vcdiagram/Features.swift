import VCCode
import VCCommand
import VCComparison
import VCDescriptions
import VCDocuments
import VCLogs
import VCPreview
import VCReaders
import VCSlides

extension Feature {
  /// The features of the program. Without a line, what it brings is missing and all else works.
  static var all: [Feature] {
    [
      .code,
      .comparison,
      .documents,
      .logs,
      .preview,
      Feature(inputs: InputFormat.ofReaders),
      Feature(formats: [(.pptx, after: .html)]),
    ]
  }
}
