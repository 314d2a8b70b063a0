import VCCommand
import VCPictures
import VCSource

/// A file that a directive draws.
struct EmbeddedFigure {
  let file: String
  /// The figure's bytes, without its stamp.
  let bytes: [UInt8]
  /// The document's number, and the digest of the figure's sources.
  let document: String
  let source: String
  let format: PictureFormat
  /// The location of the directive's name in its document.
  let place: SourceRange?

  /// A figure file's content.
  private typealias Content = (figure: [UInt8], stamp: EmbeddedStamp)

  private var content: Content? {
    guard InputFile.exists(file), let bytes = try? PlainFile(namedByText: file).source.bytes
    else { return nil }
    return EmbeddedStamp.split(bytes, format)
  }

  /// Whether the file's figure is up to date, for whichever document it was drawn. A figure with
  /// the machine's fonts differs between machines, so its stamp decides.
  var isUpToDate: Bool { content.map(isUpToDate) ?? false }

  private func isUpToDate(_ content: Content) -> Bool {
    format.showsInstalledFonts
      ? content.stamp.sources.values.contains(source)
        && content.stamp.figure == Digest(of: content.figure).hexadecimal
      : content.figure == bytes
  }

  /// Writes the figure if it is not up to date, and adds documents to its stamp.
  ///
  /// - Parameter sources: All documents in this call that show the file.
  func write(_ sources: [String: String]) throws {
    var figure = bytes
    var stamp = EmbeddedStamp(of: bytes)
    var added = sources
    if let content {
      if isUpToDate(content) {
        (figure, stamp) = content
        // Don't change a file because another description draws the same figure.
        added = sources.filter { content.stamp.sources[$0.key] == nil }
      } else if content.figure == bytes {
        (figure, stamp) = content
      } else {
        // Other documents also show the figure, from now on as drawn here.
        stamp.add(content.stamp.sources.mapValues { _ in source })
      }
    }
    stamp.add(added)
    try OutputFile.file(file).write(FigureStamp(text: stamp.text).added(to: figure, format))
  }

  /// Whether a file is a figure that `embed` drew for a document, unchanged since.
  static func isUnchanged(
    _ file: String, of document: String, in repository: DocumentRepository
  ) -> Bool {
    let ending = PathParts(file).stem.ending
    guard let name = Directive.formats.first(where: { "." + $0 == ending }),
      let format = PictureFormat(rawValue: name),
      FileRefusal(of: file, in: repository) == nil,
      format.mayBegin(InputFile.beginning(of: file)),
      let bytes = try? PlainFile(namedByText: file, in: repository).source.bytes,
      let (figure, stamp) = EmbeddedStamp.split(bytes, format)
    else { return false }
    return stamp.sources[document] != nil && stamp.figure == Digest(of: figure).hexadecimal
  }
}
