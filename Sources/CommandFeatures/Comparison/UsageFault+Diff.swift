import VCCommand
import VCFigureFeatures

extension ExitStatus {
  /// `--check` found a change.
  static let changed: Int32 = 1
}
