import VCPictures

extension Picture {
  /// Whether any part leads somewhere.
  var hasLinks: Bool {
    boxes.contains { $0.link != nil } || frames.contains { $0.link != nil }
      || arrows.contains { $0.link != nil }
  }
}
