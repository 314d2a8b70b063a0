import VCCommand
import VCFigureFeatures
import VCSource

extension Feature {
  /// What changed between two hierarchies: `diff`.
  package static var comparison: Feature {
    Feature(
      commands: [
        ListedCommand(
          Diff.self, for: .answers, ("diff <old> <new>", "compare, as text, JSON or a figure"),
          otherNames: ["compare"], meaningOfOne: "changed (diff --exit-code)")
      ], helpWords: [.zhHans: SimplifiedChinese.diffHelp])
  }
}
