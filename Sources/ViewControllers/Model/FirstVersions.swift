import Diagnostics

// The first iOS of every style that a description may name; properties have theirs in
// `ViewControllerKey.rows`, methods in `StepVerb.all`, classes in `UIKitClass.all`.

extension ModalPresentationStyle {
  /// The first iOS that has the style, nil when no iOS has.
  public var since: Int? {
    switch self {
    case .fullScreen: 2
    case .pageSheet, .formSheet, .currentContext: 3
    case .none, .custom: 7
    case .overFullScreen, .overCurrentContext, .popover: 8
    case .automatic: 13
    case .blurOverFullScreen: nil
    }
  }
}
