import Diagnostics
import Rendering

/// A file that a directive draws.
struct EmbeddedFigure {
  let file: String
  /// Without its stamp.
  let bytes: [UInt8]
  /// The document's number, and the number of what the figure is made from.
  let document: String
  let source: String
  let format: PictureFormat
  /// The directive's name in its document.
  let place: SourceRange?

  /// What a file of a figure contains.
  private typealias Content = (figure: [UInt8], stamp: EmbeddedStamp)

  private var content: Content? {
    guard InputFile.exists(file), let bytes = try? InputFile(file).source.bytes else { return nil }
    return EmbeddedStamp.split(bytes, format)
  }

  /// Whether the file shows what it should, whichever document it was drawn for. What shows the
  /// machine's fonts is drawn otherwise on another: there the stamp tells what it was made from.
  var isUpToDate: Bool { content.map(isUpToDate) ?? false }

  private func isUpToDate(_ content: Content) -> Bool {
    format.showsInstalledFonts
      ? content.stamp.sources.values.contains(source)
        && content.stamp.figure == Digest(of: content.figure).hexadecimal
      : content.figure == bytes
  }

  /// Writes it if it is not up to date, and adds documents to its stamp.
  ///
  /// - Parameter sources: all documents of this call that show the file.
  func write(_ sources: [String: String]) throws {
    var figure = bytes
    var stamp = EmbeddedStamp(of: bytes)
    var added = sources
    if let content {
      if isUpToDate(content) {
        (figure, stamp) = content
        // Another description that draws the same figure is no reason to change its file.
        added = sources.filter { content.stamp.sources[$0.key] == nil }
      } else if content.figure == bytes {
        (figure, stamp) = content
      } else {
        // Other documents show it too, now as it is drawn here.
        stamp.add(content.stamp.sources.mapValues { _ in source })
      }
    }
    stamp.add(added)
    try OutputFile.file(file).write(FigureStamp(stamp).added(to: figure, .picture(format)))
  }

  /// Whether a file is a figure as `embed` drew it for a document, unchanged since.
  static func isUnchanged(_ file: String, of document: String) -> Bool {
    let ending = PathParts(file).stem.ending
    let formats: [PictureFormat] = [.svg, .png, .pdf]
    guard let format = formats.first(where: { ".\($0.rawValue)" == ending }),
      format.mayBegin(InputFile.beginning(of: file)),
      let bytes = try? InputFile(file).source.bytes,
      let (figure, stamp) = EmbeddedStamp.split(bytes, format)
    else { return false }
    return stamp.sources[document] != nil && stamp.figure == Digest(of: figure).hexadecimal
  }
}
