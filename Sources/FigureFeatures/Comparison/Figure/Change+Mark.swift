import VCPictures

extension Change {
  /// The mark of a controller that stays in place and has the change; nil for a change that is shown
  /// otherwise.
  var mark: Picture.Mark? {
    switch kind {
    case .moved: .moved
    case .class, .renamed, .flag, .relationship, .unreached: .changed
    case .added, .removed, .unfound, .presented, .dismissed, .presenter, .step, .message: nil
    }
  }
}
