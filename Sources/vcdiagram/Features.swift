import VCCommand
import VCDocuments
import VCPreview

extension Feature {
  /// The features of the program. Without a line, its commands are missing and all others work.
  static var all: [Feature] {
    [
      .documents,
      .preview,
    ]
  }
}
