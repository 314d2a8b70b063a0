import VCPictures
import VCRendering

extension PictureFormat {
  /// A presentation with native shapes, one slide for each picture.
  package static let pptx = PictureFormat(
    "pptx", mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    signature: [0x50, 0x4B, 3, 4], stampPlace: .archiveComment, isStory: true,
    usualPage: .slide, isOurs: { $0.isOfPresentation }, writer: .pages { try $0.pptx(in: $1) })
}

extension PageSize {
  /// The room on a slide, which is 960 points wide and 540 high. Figures fill it, so that 9 points,
  /// the smallest letters of most templates, become 11.
  package static let slide = PageSize(
    name: "16:9", width: 785, height: 441, enlargement: 960.0 / 785, smallestText: 9)
}

extension [UInt8] {
  /// Whether the archive's first part is this program's. Office's files begin with another part,
  /// even after a person edits and saves one.
  fileprivate var isOfPresentation: Bool { dropFirst(30).starts(with: "docProps/app.xml".utf8) }
}
