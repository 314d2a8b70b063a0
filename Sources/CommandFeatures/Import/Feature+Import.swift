import VCCommand
import VCSource

extension Feature {
  /// Inputs in other formats to descriptions: `import`.
  package static var `import`: Feature {
    Feature(
      commands: [
        ListedCommand(
          Import.self, for: .writing,
          ("import <in> ...", .importCall),
          otherNames: ["convert"])
      ])
  }
}
