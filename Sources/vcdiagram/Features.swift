import VCBatches
import VCCodeCommand
import VCCommand
import VCComparisonCommand
import VCContainment
import VCCoverage
import VCDescriptions
import VCDocuments
import VCImportCommand
import VCInterchange
import VCLogsCommand
import VCMaps
import VCPreview
import VCReaders
import VCReports
import VCSchemaCommand
import VCSlides
import VCWebPages

extension Feature {
  /// The features of the program. Without a line, what it brings is missing and all else works.
  static var all: [Feature] {
    [
      .batches,
      .code,
      .import,
      .comparison,
      .documents,
      .logs,
      .preview,
      .reports,
      .schema,
      Feature(figures: [.coverage]),
      Feature(figures: [.calls]),
      Feature(figures: [.map]),
      Feature(inputs: InputFormat.ofReaders),
      Feature(formats: [.html]),
      Feature(formats: [.pptx]),
      Feature(formats: [.mermaid, .dot, .json]),
    ]
  }
}
