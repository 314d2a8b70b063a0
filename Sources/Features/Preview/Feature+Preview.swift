import VCCommand

extension Feature {
  /// Figures in a browser: `preview`, and the process that draws them for its server.
  package static var preview: Feature {
    Feature(
      commands: [
        ListedCommand(
          Preview.self, for: .writing,
          ("preview <in> ...", "show figures in a browser while you write"),
          otherNames: ["show", "serve"])
      ],
      worker: Worker(argument: PreviewWorker.argument, serve: PreviewWorker.serve),
      values: ["--port": "it takes a number up to 65535"])
  }
}
