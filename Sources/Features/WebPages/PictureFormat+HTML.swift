import VCRendering

extension PictureFormat {
  /// A web page that steps through its pictures.
  package static let html = PictureFormat(
    "html", mediaType: "text/html",
    signature: Array("<!DOCTYPE html>\n<html class=\"vcdiagram\" ".utf8),
    stampPlace: .lastLine(before: "<!-- ", after: " -->"), isStory: true,
    writer: .pages { try $0.html(in: $1) })
}
