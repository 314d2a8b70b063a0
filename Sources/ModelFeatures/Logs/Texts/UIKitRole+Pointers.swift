import VCEngine

extension UIKitRole {
  /// Whether UIKit writes the value as an object's pointer.
  package var isPointer: Bool {
    switch self {
    case .presented, .presenter, .sender, .blocker, .child, .holder, .navigation, .other: true
    case .method, .identifier, .bundle, .count, .required: false
    }
  }
}
