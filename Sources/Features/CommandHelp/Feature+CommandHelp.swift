import VCCommand
import VCDiagnostics

extension Feature {
  /// The help of commands in other languages than English, in which ArgumentParser prints it.
  package static var commandHelp: Feature {
    Feature(
      helpWords: [.zhHans: SimplifiedChinese.drawingHelp],
      commandHelp: { type, language in
        CommandHelp(of: type).text(in: TranslatedHelp(language: language))
      })
  }
}
