import Phrases
import Pictures

extension Picture.Mark {
  /// What the legend says of it.
  var meaning: ChangeMark {
    switch self {
    case .added: .added
    case .removed: .removed
    case .moved: .movedHere
    case .left: .movedAway
    case .changed: .changed
    case .refused: .refused
    }
  }
}
