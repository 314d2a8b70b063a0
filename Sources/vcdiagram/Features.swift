import VCCommand
import VCDescriptions
import VCDocuments
import VCPreview
import VCReaders
import VCSlides

extension Feature {
  /// The features of the program. Without a line, what it brings is missing and all else works.
  static var all: [Feature] {
    [
      .documents,
      .preview,
      Feature(inputs: InputFormat.ofReaders),
      Feature(formats: [(.pptx, after: .html)]),
    ]
  }
}
