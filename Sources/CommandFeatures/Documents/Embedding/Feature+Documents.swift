import VCCommand
import VCSource

extension Feature {
  /// Figures in documents: `embed`.
  package static var documents: Feature {
    Feature(
      commands: [
        ListedCommand(
          Embed.self, for: .writing,
          ("embed <document> ...", "keep the figures of documents up to date"),
          meaningOfOne: "out of date (embed --check)")
      ], helpWords: [.zhHans: SimplifiedChinese.embedHelp])
  }
}
