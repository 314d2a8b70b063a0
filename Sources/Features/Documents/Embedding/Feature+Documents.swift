import VCCommand

extension Feature {
  /// Figures in documents: `embed`.
  package static var documents: Feature { Feature(commands: [
        Command(
          Embed.self, usage: "embed <document> ...", "keep the figures of documents up to date")
      ]) }
}
