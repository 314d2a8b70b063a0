import VCCommand
import VCFigureFeatures

/// What is wrong with a call of `diff`.
extension UsageFault {
  static var notTwoToCompare: Self { Self(.notTwoFault) }

  /// Scenes changed in a program without a kind of figure that shows them.
  static var noKindOfScenes: Self {
    Self(.noKindOfScenesFault)
  }

  static var nothingToDraw: Self { Self(.nothingToDrawFault) }
}

extension ExitStatus {
  /// `--check` found a change.
  static let changed: Int32 = 1
}
