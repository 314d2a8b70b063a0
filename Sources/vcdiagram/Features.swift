import VCAdviceCommand
import VCAgents
import VCBatches
import VCChecks
import VCCodeCommand
import VCCommand
import VCCommandHelp
import VCComparisonCommand
import VCDocuments
import VCExplain
import VCImportCommand
import VCLogsCommand
import VCPreview
import VCReports
import VCSchemaCommand
import VCScreensCommand
import VCSettings
import VCTemplates
import VCTexts

extension Feature {
  /// The features of the command line. Without a line, what it brings is missing and all else works.
  static var all: [Feature] {
    [
      .templates, .checks, .explain, .batches, .code, .import, .comparison, .documents, .logs,
      .preview, .reports, .schema, .settings, .agents, .texts, .advice,
      .screens, .commandHelp,
    ]
  }
}
