import VCCommand
import VCSource

extension Feature {
  /// What is wrong with files, and what deserves a second look: `check`.
  package static var checks: Feature {
    Feature(
      commands: [
        ListedCommand(
          Check.self, for: .answers, ("check <in> ...", .checkCall),
          otherNames: ["validate", "lint"])
      ])
  }
}
