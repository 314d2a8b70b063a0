import Diagnostics
import Rendering

/// A file that a directive draws.
struct EmbeddedFigure {
  let file: String
  let bytes: [UInt8]
  let stamp: FigureStamp
  let format: PictureFormat
  /// The directive's name in its document.
  let place: SourceRange?

  /// Whether the file is as it should be. What shows the machine's fonts is drawn otherwise on
  /// another: there the stamp tells what it was made from.
  var isUpToDate: Bool {
    if format.showsInstalledFonts { return stamp.isIn(.file(file), .picture(format)) }
    return OutputFile.holds(file, bytes)
  }

  func write() throws {
    if !isUpToDate { try OutputFile.file(file).write(bytes) }
  }
}
