import VCCommand
import VCFigures
import VCPictures
import VCSource

extension PictureFormat {
  /// A figure's content in sentences.
  static let text = sentences("text") { pictures in pictures.map(\.text) }

  /// The same, as far as there is room in an image's `alt` attribute.
  static let alt = sentences("alt") { [$0.alternativeText().onOneLine] }

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
