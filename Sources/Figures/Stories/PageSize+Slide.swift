import VCPictures

extension PageSize {
  /// The room on a slide, which is 960 points wide and 540 high. Figures fill it, so that 9 points,
  /// the smallest letters of most templates, become 11.
  package static let slide = PageSize(
    name: "16:9", width: 785, height: 441, enlargement: 960.0 / 785, smallestText: 9)
}
