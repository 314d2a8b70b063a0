import VCCommand

extension Feature {
  /// Figures in documents: `embed`.
  package static var documents: Feature { Feature(commands: [Embed.self]) }
}
