import VCPhrases
import VCPictures

extension Picture.Mark {
  /// The mark's meaning in the legend.
  var meaning: MarkMeaning {
    switch self {
    case .added: .added
    case .removed: .removed
    case .unfound: .unfound
    case .moved: .movedHere
    case .left: .movedAway
    case .changed: .changed
    case .refused: .refused
    }
  }
}

extension Picture.Box.Role {
  /// The meaning of a box's look in the legend; nil for boxes that explain themselves.
  var meaning: LineMeaning? {
    switch self {
    case .departed: .hasGone
    case .hiddenView: .isOutsideWindow
    case .overlay: .mayBeTransparent
    default: nil
    }
  }
}
