import VCPictures

/// A format of pictures.
public enum PictureFormat: String, CaseIterable, Sendable {
  /// Vector graphics for the web, documents and print, with selectable text.
  case svg
  /// Pixels, by cairo.
  case png
  /// Vector graphics for print, with embedded fonts.
  case pdf
  /// A web page that steps through its pictures.
  case html
  /// A presentation with native shapes, one slide for each picture.
  case pptx
  /// The boxes and arrows as a flowchart, which Mermaid lays out.
  case mermaid
  /// The graph with positions, for Graphviz's own tools.
  case dot
  /// The picture as data.
  case json

  /// The file extension.
  public var fileExtension: String { row.fileExtension }

  /// Whether several pictures can be the pages of one file.
  public var holdsPages: Bool { row.pages != nil }

  /// Whether pictures use the machine's fonts, so that `Picture.missingCharacters` matters.
  public var showsInstalledFonts: Bool { row.showsInstalledFonts }

  /// Whether readers step through a file's pictures, so that a figure comes with all its states.
  package var isStory: Bool { row.isStory }

  /// The media type, which servers send to browsers.
  package var mediaType: String { row.mediaType }

  /// The default page that figures fit, nil for their own size.
  package var usualPage: PageSize? { row.usualPage }

  /// Whether only figures that are flowcharts can be written.
  package var needsFlowchart: Bool { row.needsFlowchart }

  /// The place in a file for a text that readers ignore.
  package var stampPlace: StampPlace { row.stampPlace }

  /// Whether a file with these first bytes may be a picture in this format, drawn by this program
  /// or in its place. True for an empty file, false for a description. Used before replacing a
  /// file.
  package func mayBegin(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || bytes.starts(with: row.signature) && row.isOurs(bytes)
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

/// The facts about a format.
struct FormatRow: Sendable {
  let fileExtension: String
  let mediaType: String
  /// The first bytes of this program's files.
  let signature: [UInt8]
  let stampPlace: StampPlace
  var showsInstalledFonts = false
  var usualPage: PageSize?
  var needsFlowchart = false
  var isStory = false
  /// Whether a file with the signature may be this program's.
  var isOurs: @Sendable ([UInt8]) -> Bool = { _ in true }
  let bytes: @Sendable (Picture, RenderingOptions) throws -> [UInt8]
  /// Writes pictures as the pages of one file; nil if the format has no pages.
  var pages: (@Sendable ([Picture], Theme) throws -> [UInt8])?
}

extension PictureFormat {
  var row: FormatRow {
    switch self {
    case .svg:
      FormatRow(
        fileExtension: "svg", mediaType: "image/svg+xml",
        signature: Array("<svg xmlns=\"http://www.w3.org/2000/svg\" ".utf8),
        stampPlace: .lastLine(before: "<!-- ", after: " -->"),
        bytes: { picture, options in
          let look = picture.look
          return try picture.svg(
            look.palette(for: options.theme), dark: options.theme == .auto ? look.dark : nil,
            id: options.id)
        })
    case .png:
      FormatRow(
        fileExtension: "png", mediaType: "image/png",
        signature: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], stampPlace: .secondChunk,
        showsInstalledFonts: true,
        bytes: { picture, options in
          try picture.checkPixels(at: options.scale)
          return try picture.png(
            picture.look.palette(for: options.theme), dpi: 96 * Double(options.scale))
        })
    case .pdf:
      FormatRow(
        paged: "pdf", mediaType: "application/pdf", signature: Array("%PDF-".utf8),
        stampPlace: .beforeEndOfPDF, showsInstalledFonts: true
      ) { try $0.pdf(in: $1) }
    case .html:
      FormatRow(
        paged: "html", mediaType: "text/html",
        signature: Array("<!DOCTYPE html>\n<html class=\"vcdiagram\" ".utf8),
        stampPlace: .lastLine(before: "<!-- ", after: " -->"), isStory: true
      ) { try $0.html(in: $1) }
    case .pptx:
      FormatRow(
        paged: "pptx",
        mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        signature: [0x50, 0x4B, 3, 4], stampPlace: .archiveComment,
        usualPage: .slide, isStory: true, isOurs: { $0.isOfPresentation }, { try $0.pptx(in: $1) })
    case .mermaid:
      FormatRow(
        fileExtension: "mmd", mediaType: "text/plain",
        signature: Array("flowchart TB\n  accTitle: ".utf8), stampPlace: .lastLine(before: "%% "),
        needsFlowchart: true, bytes: { $0.mermaid(in: $1.theme) })
    case .dot:
      FormatRow(
        fileExtension: "dot", mediaType: "text/vnd.graphviz",
        signature: Array("digraph figure {".utf8), stampPlace: .lastLine(before: "// "),
        bytes: { try $0.dot($0.look.palette(for: $1.theme)) })
    case .json:
      FormatRow(
        fileExtension: "json", mediaType: "application/json",
        signature: Array("{\n  \"title\": ".utf8), stampPlace: .lastMember,
        isOurs: { $0.isOfPicture }, bytes: { $0.json(in: $1.theme) })
    }
  }
}

extension FormatRow {
  /// A format with pages; a single picture is one page.
  fileprivate init(
    paged fileExtension: String, mediaType: String, signature: [UInt8], stampPlace: StampPlace,
    showsInstalledFonts: Bool = false, usualPage: PageSize? = nil, isStory: Bool = false,
    isOurs: @escaping @Sendable ([UInt8]) -> Bool = { _ in true },
    _ pages: @escaping @Sendable ([Picture], Theme) throws -> [UInt8]
  ) {
    self.init(
      fileExtension: fileExtension, mediaType: mediaType, signature: signature,
      stampPlace: stampPlace, showsInstalledFonts: showsInstalledFonts, usualPage: usualPage,
      isStory: isStory, isOurs: isOurs,
      bytes: { try pages([$0], $1.theme) }, pages: pages)
  }
}

extension [UInt8] {
  /// Whether the archive's first part is this program's. Office's files begin with another part,
  /// even after a person edits and saves one.
  fileprivate var isOfPresentation: Bool { dropFirst(30).starts(with: "docProps/app.xml".utf8) }

  /// Whether JSON is a picture. Descriptions can begin with their title, too, but lack the key
  /// "text".
  fileprivate var isOfPicture: Bool {
    let lines = split(separator: UInt8(ascii: "\n"), maxSplits: 3)
    // The title is longer than the bytes that were read.
    guard lines.count > 2 else { return true }
    return lines[2].starts(with: "  \"text\": ".utf8)
  }
}
