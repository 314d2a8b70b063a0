import VCCommand
import VCFigureFeatures

/// What is wrong with a call of `diff`.
extension UsageFault {
  static var notTwoToCompare: Self { Self("diff compares two inputs: <old> and <new>") }

  /// Scenes changed in a program without a kind of figure that shows them.
  static var noKindOfScenes: Self {
    Self("this program can't draw changed scenes; leave -o and --format out for text")
  }

  static var nothingToDraw: Self { Self("neither input has a view controller to draw") }
}

extension ExitStatus {
  /// `--exit-code` found a change.
  static let changed: Int32 = 1
}
