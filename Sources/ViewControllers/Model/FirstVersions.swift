import Diagnostics

// The first iOS of every style, property and method that a description may name; classes have theirs in
// `UIKitClass.all`.

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

extension ViewController {
  /// The properties that it sets, each with the first iOS that has it and where the value is.
  var versionedKeys: [(key: String, since: Int, range: SourceRange?)] {
    var keys: [(key: String, since: Int, range: SourceRange?)] = []
    func add<Value>(_ key: String, _ since: Int, _ value: Sourced<Value>?) {
      if let value { keys.append((key, since, value.range)) }
    }
    add("definesPresentationContext", 5, definesPresentationContext)
    add(
      "providesPresentationContextTransitionStyle", 5, providesPresentationContextTransitionStyle)
    add("modalTransitionStyle", 3, modalTransitionStyle)
    guard hasDetails else { return keys }
    add("preferredContentSize", 7, preferredContentSize)
    add("adaptivePresentationStyle", 8, adaptivePresentationStyle)
    add("sourceView", 8, sourceView)
    add("barButtonItem", 8, barButtonItem)
    add("collapseSecondary", 8, collapseSecondary)
    add("isModalInPresentation", 13, isModalInPresentation)
    add("topColumnForCollapsing", 14, columns?.topColumnForCollapsing)
    add("detents", detents?.value.map(\.since).max() ?? 15, detents)
    add("selectedDetentIdentifier", 15, selectedDetentIdentifier)
    add("largestUndimmedDetentIdentifier", 15, largestUndimmedDetentIdentifier)
    add("preferredTransition", PreferredTransition.since, preferredTransition)
    if let tab = tabs.first { keys.append(("tabs", 18, tab.range)) }
    add("transitioningDelegate", 7, transitioningDelegate?.name)
    return keys
  }

  /// The first iOS with which no key is too new.
  static let firstIOSWithAllKeys = 18
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
