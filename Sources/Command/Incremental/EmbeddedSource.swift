import VCDescriptions
import VCEngine
import VCPictures
import VCSource

/// The description of a figure in the figure's own file, so that whoever has the file can draw it again.
enum EmbeddedSource {
  private static let name = "vcdiagram-source:"

  /// Whether a format's files have room for a description of any length.
  static func hasRoom(in format: PictureFormat) -> Bool {
    switch format.stampPlace {
    case .lastLine, .secondChunk, .beforeEndOfPDF: true
    case .lastMember, .archiveComment, nil: false
    }
  }

  /// What a figure's file says of its description: the text as it was read, or JSON if it was made of
  /// several files.
  static func stamp(of input: InputFile) -> FigureStamp? {
    let source = input.source
    var text: [UInt8]? = source.bytes
    if !source.parts.isEmpty || source.origins != nil {
      text = Resolution.loading(input, strict: false, hints: false, isOfScenes: { _ in true })
        .resolution.map {
          Array($0.app.json.utf8)
        }
    }
    return text.map {
      FigureStamp(text: name + String(decoding: Base64.encoded($0), as: UTF8.self))
    }
  }

  /// The description in a figure's file; nil if there is none, or the file is no figure.
  static func text(in file: [UInt8]) -> [UInt8]? {
    guard PictureFormat.allCases.contains(where: { hasRoom(in: $0) && $0.hasSignature(file) }),
      let place = file.firstRange(of: Array(name.utf8))
    else { return nil }
    return Base64.decoded(file[place.upperBound...])
  }
}
