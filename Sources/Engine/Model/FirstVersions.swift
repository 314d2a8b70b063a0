import VCSource

// The first iOS of every presentation style. Those of properties are in `ViewControllerKey.rows`,
// of methods in `StepVerb.all`, and of classes in `UIKitClass.all`.

extension ModalPresentationStyle {
  /// The first iOS that has the style, nil if none does.
  package var since: Int? {
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
  /// The properties that the controller sets, each with the first iOS that has it and the location
  /// of its value.
  var versionedKeys: [(key: String, since: Int, range: SourceRange?)] {
    var keys: [(key: String, since: Int, range: SourceRange?)] = []
    for (key, row) in ViewControllerKey.rows {
      guard var since = row.since else { continue }
      switch key {
      case .tabs:
        if let tab = tabs.first { keys.append((key.rawValue, since, tab.range)) }
        for (tab, (key, row)) in tabs.flatMap({ tab in TabKey.rows.map { (tab, $0) } }) {
          guard let since = row.since, let value = row.value(tab) else { continue }
          keys.append((key.rawValue, since, value.range))
        }
      case .transitioningDelegate:
        if let delegate = transitioningDelegate?.name {
          keys.append((key.rawValue, since, delegate.range))
        }
      default:
        guard let value = row.value(self) else { continue }
        var name = key.rawValue
        if case .detents(let detents) = value.value, let last = detents.map(\.since).max(),
          last > since
        {
          (name, since) = ("UISheetPresentationController.Detent.custom", last)
        }
        keys.append((name, since, value.range))
      }
    }
    return keys
  }

  /// The first iOS that has all keys.
  static let firstIOSWithAllKeys = ViewControllerKey.rows.compactMap { $0.row.since }.max() ?? 0
}
