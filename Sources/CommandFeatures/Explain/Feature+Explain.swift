import VCCommand
import VCSource

extension Feature {
  /// All answers, `resolve`, and the reason for each, `explain`.
  package static var explain: Feature {
    Feature(
      commands: [
        ListedCommand(Resolve.self, for: .answers, ("resolve <in> ...", .resolveCall)),
        ListedCommand(
          Explain.self, for: .answers, ("explain <in> ...", .explainCall),
          otherNames: ["why"]),
      ], topics: [.doubts, .changes])
  }
}
