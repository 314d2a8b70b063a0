import VCPhrases
import VCPictures
import VCSource

extension Picture.Mark {
  /// The mark's meaning in the legend.
  var meaning: Words { .markMeaning(mark: rawValue) }
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
