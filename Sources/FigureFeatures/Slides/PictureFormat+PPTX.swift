import VCFigures
import VCPictures

extension PictureFormat {
  /// A presentation with native shapes, one slide for each picture.
  package static let pptx = PictureFormat(
    "pptx", mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    signature: [0x50, 0x4B, 3, 4], stampPlace: .archiveComment, isStory: true,
    usualPage: .slide, isOurs: { $0.isOfPresentation }, writer: .pages { try $0.pptx(in: $1) })
}

extension [UInt8] {
  /// Whether the archive's first part is this program's. Office's files begin with another part,
  /// even after a person edits and saves one.
  fileprivate var isOfPresentation: Bool { dropFirst(30).starts(with: "docProps/app.xml".utf8) }
}
