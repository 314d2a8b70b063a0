import Diagnostics

// The first iOS of every style and method that a description may name; properties have theirs in
// `DeclaredProperty.all`, classes in `UIKitClass.all`.

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

extension Step.Action {
  /// The method that the step calls and the first iOS that has it, nil where the first of all has it.
  func versionedMethod(in code: UIKitCode) -> (name: String, since: Int)? {
    switch self {
    case .present: (code.name(of: .present), 5)
    case .dismiss: (code.name(of: .dismiss), 5)
    case .add: (code.name(of: .addChild), 5)
    case .remove: (code.name(of: .removeFromParent), 5)
    case .transition: (code.name(of: UIKitCode.Method.transition), 5)
    case .show: ("show", 8)
    case .showDetail: ("showDetailViewController", 8)
    default: nil
    }
  }

  /// The first iOS with which no method is too new.
  static let firstIOSWithAllMethods = 8
}
