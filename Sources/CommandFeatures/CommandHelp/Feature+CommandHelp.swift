import VCCommand
import VCSource

extension Feature {
  /// The reports on calls that can't be carried out, and on files, in other languages than English.
  package static var commandHelp: Feature {
    Feature(
      usageReport: { words, usage, help, language in
        TranslatedUsage(language)?.report(words, usage: usage, help: help)
      })
  }
}
