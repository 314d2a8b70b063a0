import VCCommand
import VCCommandFeatures

extension Feature {
  /// The features of the command line. Without a line, what it brings is missing and all else works.
  package static var all: [Feature] {
    [
      .templates, .checks, .explain, .batches, .code, .import, .comparison, .documents, .logs,
      .preview, .reports, .schema, .settings, .agents, .texts, .advice,
      .screens, .completions,
    ]
  }
}
