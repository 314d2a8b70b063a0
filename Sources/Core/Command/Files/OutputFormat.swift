import VCDiagnostics
import VCFigures
import VCPhrases
import VCPictures
import VCRendering

/// The value of `--format`: a format from the command's list, which has formats of sentences besides
/// those of pictures.
package struct OutputFormat: CombinedChoice {
  package let row: PictureFormat

  package init(_ row: PictureFormat) { self.row = row }

  package static var allCases: [OutputFormat] {
    (PictureFormat.allCases + [.text, .alt]).map(OutputFormat.init)
  }

  /// The format if neither an option nor a file's extension names another.
  package static let usual = OutputFormat(.svg)

  package var rawValue: String { row.rawValue }

  /// The format for a file's extension, nil without an extension.
  package init?(ofFile path: String) throws(UsageFault) {
    let name = PathParts(path).name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = Self.allCases.first(where: { $0.row.fileExtension == ending }) else {
      throw .unknownFormat(ending)
    }
    self = format
  }
}

extension PictureFormat {
  /// A figure's content in sentences.
  fileprivate static let text = sentences("text") { pictures in pictures.map(\.text) }

  /// The same, as far as there is room in an image's `alt` attribute.
  fileprivate static let alt = sentences("alt") { pictures in
    let language = pictures.first.flatMap { Language(rawValue: $0.language) } ?? .en
    return [pictures.alternativeText(in: language).onOneLine]
  }

  /// A format of plain text. It has no room for a stamp, and no colours.
  private static func sentences(
    _ name: String, _ texts: @escaping @Sendable ([Picture]) -> [String]
  ) -> PictureFormat {
    PictureFormat(
      name, fileExtension: "txt", mediaType: "text/plain", stampPlace: nil, dependsOnTheme: false,
      writer: .pages { pictures, _ in
        let lines = texts(pictures).map { $0.linesWithoutControls + "\n" }
        return Array(lines.joined(separator: "\n").utf8)
      })
  }
}
