import VCPictures

extension Sequence<Picture> {
  /// The pictures of a presentation: before a picture that builds its arrows, the same one without
  /// them.
  package var built: [Picture] {
    var previous: Picture?
    return flatMap { picture in
      defer { previous = picture }
      return [previous.flatMap(picture.beforeArrows), picture].compactMap(\.self)
    }
  }
}

extension Picture {
  /// The picture without the arrows between what the previous one shows and what is new; nil if
  /// there are none, or if it isn't built.
  fileprivate func beforeArrows(after previous: Picture) -> Picture? {
    guard buildsArrows else { return nil }
    let known = Dictionary(previous.arrows.map { ($0.id, $0) }) { first, _ in first }
    let old = Set(previous.boxes.map(\.id))
    var picture = self
    picture.arrows = arrows.compactMap { arrow in
      if let before = known[arrow.id] {
        // A new arrow may have drawn the line that both share.
        var same = arrow
        (same.splines, same.label) = (before.splines, before.label)
        return same
      }
      // The arrows among new boxes, such as those of a new container, come with the boxes.
      return [arrow.tail, arrow.head].contains { $0.map { old.contains(boxes[$0].id) } ?? false }
        ? nil : arrow
    }
    return picture.arrows.count < arrows.count ? picture : nil
  }
}
