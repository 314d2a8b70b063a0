import VCCommand
import VCComparison

/// What is wrong with a call of `diff`.
extension UsageFault {
  static var notTwoToCompare: Self { Self("diff compares two inputs: <old> and <new>") }
  static var nothingToDraw: Self { Self("neither input has a view controller to draw") }
}

extension ExitStatus {
  /// `--exit-code` found a change.
  static let changed: Int32 = 1
}
