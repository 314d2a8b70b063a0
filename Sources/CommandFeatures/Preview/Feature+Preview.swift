import VCCommand
import VCSource

extension Feature {
  /// Figures in a browser: `preview`, and the process that draws them for its server.
  package static var preview: Feature {
    Feature(
      commands: [
        ListedCommand(
          Preview.self, for: .writing,
          ("preview <in> ...", .previewCall),
          otherNames: ["show", "serve"])
      ],
      worker: Worker(argument: PreviewWorker.argument, serve: PreviewWorker.serve))
  }
}
