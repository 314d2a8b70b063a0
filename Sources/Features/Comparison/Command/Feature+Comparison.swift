import VCCommand

extension Feature {
  /// What changed between two hierarchies: `diff`.
  package static var comparison: Feature { Feature(commands: [
        Command(
          Diff.self, usage: "diff <old> <new>", "compare, as text, JSON or a figure",
          otherNames: ["compare"])
      ]) }
}
