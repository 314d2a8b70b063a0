import VCCommand

extension Feature {
  /// What is wrong with files, and what deserves a second look: `check`.
  package static var checks: Feature {
    Feature(commands: [
      ListedCommand(
        Check.self, for: .answers, ("check <in> ...", "report errors, warnings and hints"),
        otherNames: ["validate", "lint"])
    ])
  }
}
