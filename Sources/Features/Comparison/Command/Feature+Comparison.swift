import VCCommand

extension Feature {
  /// What changed between two hierarchies: `diff`.
  package static var comparison: Feature { Feature(commands: [Diff.self]) }
}
