import VCCommand
import VCFigureFeatures
import VCSource

extension Feature {
  /// What changed between two hierarchies: `diff`.
  package static var comparison: Feature {
    Feature(
      commands: [
        ListedCommand(
          Diff.self, for: .answers, ("diff <old> <new>", .diffCall),
          otherNames: ["compare"], meaningOfOne: .changedExitCode)
      ])
  }
}
