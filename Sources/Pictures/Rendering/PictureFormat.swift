import Synchronization
import VCSource

/// A format of pictures: a row with its name, its abilities, and what writes it.
///
/// Other code asks for an ability, never for a format, so that a new format is a new row.
package struct PictureFormat: Listed, Sendable {
  /// The name, such as `svg`.
  package let rawValue: String
  package let fileExtension: String
  /// The media type, which servers send to browsers.
  package let mediaType: String
  /// The place in a file for a text that readers ignore; nil if there is none, so that nothing in a
  /// file can say from which sources it was drawn.
  package let stampPlace: StampPlace?
  /// Whether the light and the dark theme are different files.
  package let dependsOnTheme: Bool
  /// Whether a file has pixels, whose number `RenderingOptions.scale` multiplies.
  package let hasScales: Bool
  /// Whether a file has ids, which begin with `RenderingOptions.id`.
  package let hasIDs: Bool
  /// Whether no page's colour shows through a file, so that a dark figure needs a background.
  package let isSeenAlone: Bool
  /// Whether pictures use the machine's fonts, so that `Picture.missingCharacters` matters.
  package let showsInstalledFonts: Bool
  /// Whether images may be JPEGs.
  package let showsJPEG: Bool
  /// Whether only figures that are flowcharts can be written.
  package let needsFlowchart: Bool
  /// Whether readers step through a file's pictures, so that a figure comes with all its states.
  package let isStory: Bool
  /// The default page that figures fit, nil for their own size.
  package let usualPage: PageSize?
  /// The default page that a figure's steps fit.
  package let pageOfSteps: PageSize?
  /// The first bytes of this program's files.
  private let signature: [UInt8]
  /// Whether a file with the signature may be this program's.
  private let isOurs: @Sendable ([UInt8]) -> Bool
  let writer: Writer

  /// What makes the bytes of a file.
  package enum Writer: Sendable {
    /// Each picture is a file.
    case picture(@Sendable (Picture, RenderingOptions) throws -> [UInt8])
    /// Pictures are the pages of a file; a single picture is one page.
    case pages(@Sendable ([Picture], Theme) throws -> [UInt8])
  }

  package init(
    _ name: String, fileExtension: String? = nil, mediaType: String, signature: [UInt8] = [],
    stampPlace: StampPlace?, dependsOnTheme: Bool = true, hasScales: Bool = false,
    hasIDs: Bool = false, isSeenAlone: Bool = false, showsInstalledFonts: Bool = false,
    showsJPEG: Bool = true, needsFlowchart: Bool = false, isStory: Bool = false,
    usualPage: PageSize? = nil, pageOfSteps: PageSize? = nil,
    isOurs: @escaping @Sendable ([UInt8]) -> Bool = { _ in true }, writer: Writer
  ) {
    rawValue = name
    self.fileExtension = fileExtension ?? name
    (self.mediaType, self.signature, self.stampPlace) = (mediaType, signature, stampPlace)
    (self.dependsOnTheme, self.hasScales, self.hasIDs) = (dependsOnTheme, hasScales, hasIDs)
    (self.isSeenAlone, self.showsInstalledFonts) = (isSeenAlone, showsInstalledFonts)
    (self.showsJPEG, self.needsFlowchart, self.isStory) = (showsJPEG, needsFlowchart, isStory)
    self.usualPage = usualPage
    self.pageOfSteps = pageOfSteps ?? usualPage
    (self.isOurs, self.writer) = (isOurs, writer)
  }

  /// Whether several pictures can be the pages of one file.
  package var holdsPages: Bool { if case .pages = writer { true } else { false } }

  /// Whether a file with these first bytes may be a picture in this format, drawn by this program
  /// or in its place. True for an empty file, false for a description. Used before replacing a
  /// file.
  package func mayBegin(_ bytes: [UInt8]) -> Bool { bytes.isEmpty || isBeginning(of: bytes) }

  /// Whether a file begins as this program's files in this format do, which have a signature.
  package func hasSignature(_ bytes: [UInt8]) -> Bool {
    !signature.isEmpty && isBeginning(of: bytes)
  }

  private func isBeginning(of bytes: [UInt8]) -> Bool {
    bytes.starts(with: signature) && isOurs(bytes)
  }
}

/// The place in a file for a text that readers ignore.
package enum StampPlace: Sendable {
  /// A comment as the last line.
  case lastLine(before: String, after: String = "")
  /// A comment before the line with the offset of a PDF's table. Some readers, such as LuaTeX,
  /// reject a PDF with a long line after its end.
  case beforeEndOfPDF
  /// The last member of a JSON object.
  case lastMember
  /// The comment of a ZIP archive.
  case archiveComment
  /// The second chunk of a PNG.
  case secondChunk
}

extension PictureFormat {
  /// The formats of this module, and those that features added.
  package static var allCases: [PictureFormat] { known.withLock(\.self) }

  private static let known = Mutex<[PictureFormat]>([.svg, .png, .pdf])

  /// Adds a feature's format to `allCases`, after the others.
  package static func add(_ format: PictureFormat) { known.withLock { $0.add(format) } }

  /// Vector graphics for the web, documents and print, with selectable text.
  package static let svg = PictureFormat(
    "svg", mediaType: "image/svg+xml",
    signature: Array("<svg xmlns=\"http://www.w3.org/2000/svg\" ".utf8),
    stampPlace: .lastLine(before: "<!-- ", after: " -->"), hasIDs: true,
    writer: .picture { picture, options in
      let look = picture.look
      return try picture.svg(
        look.palette(for: options.theme), dark: options.theme == .auto ? look.dark : nil,
        id: options.id)
    })

  /// Pixels, by cairo.
  package static let png = PictureFormat(
    "png", mediaType: "image/png", signature: PNGChunk.signature, stampPlace: .secondChunk,
    hasScales: true, isSeenAlone: true, showsInstalledFonts: true, showsJPEG: false,
    writer: .picture { picture, options in
      try picture.checkPixels(at: options.scale)
      return try picture.png(
        picture.look.palette(for: options.theme), dpi: 96 * Double(options.scale))
    })

  /// Vector graphics for print, with embedded fonts.
  package static let pdf = PictureFormat(
    "pdf", mediaType: "application/pdf", signature: Array("%PDF-".utf8),
    stampPlace: .beforeEndOfPDF, isSeenAlone: true, showsInstalledFonts: true,
    showsJPEG: false, writer: .pages { try $0.pdf(in: $1) })
}
