import VCCommand
import VCSource

extension Feature {
  /// Figures in documents: `embed`.
  package static var documents: Feature {
    Feature(
      commands: [
        ListedCommand(
          Embed.self, for: .writing,
          ("embed <document> ...", .embedCall),
          meaningOfOne: .staleExitCode)
      ])
  }
}
