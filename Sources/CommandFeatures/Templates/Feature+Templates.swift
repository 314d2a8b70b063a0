import VCCommand
import VCSource

extension Feature {
  /// The built-in templates as files to start from: `template`.
  package static var templates: Feature {
    Feature(
      commands: [
        ListedCommand(PrintTemplate.self, for: .reference, ("template [<name>]", .templateCall))
      ])
  }
}
