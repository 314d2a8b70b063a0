import VCFigures
import VCPictures

extension PictureFormat {
  /// A web page that steps through its pictures, which are as on slides.
  package static let html = PictureFormat(
    "html", mediaType: "text/html",
    signature: Array("<!DOCTYPE html>\n<html class=\"vcdiagram\" ".utf8),
    stampPlace: .lastLine(before: "<!-- ", after: " -->"), isStory: true,
    pageOfSteps: .slide, writer: .pages { try $0.html(in: $1) })
}
