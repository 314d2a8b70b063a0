import VCCommand
import VCSource

extension Feature {
  /// All answers, `resolve`, and the reason for each, `explain`.
  package static var explain: Feature {
    Feature(
      commands: [
        ListedCommand(
          Resolve.self, for: .answers,
          ("resolve <in> ...", "print every relationship, as a table or JSON")),
        ListedCommand(
          Explain.self, for: .answers, ("explain <in> ...", "explain an answer and cite its rules"),
          otherNames: ["why"]),
      ], topics: [.doubts, .changes],
      helpWords: [.zhHans: SimplifiedChinese.explainHelp])
  }
}
