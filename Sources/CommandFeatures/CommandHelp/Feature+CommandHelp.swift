import VCCommand
import VCSource

extension Feature {
  /// The help of commands, and the reports on calls that can't be carried out and on files, in other
  /// languages than English, in which ArgumentParser and the system have them.
  package static var commandHelp: Feature {
    Feature(
      helpWords: [.zhHans: SimplifiedChinese.drawingHelp],
      commandHelp: { type, language in
        CommandHelp(of: type).text(in: TranslatedHelp(language: language))
      },
      usageReport: { words, usage, help, language in
        TranslatedUsage(language)?.report(words, usage: usage, help: help)
      })
  }
}
