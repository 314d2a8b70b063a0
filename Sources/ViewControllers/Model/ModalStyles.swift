/// UIModalPresentationStyle: the cases, and since when there are (R13).
public enum ModalPresentationStyle: String, CaseIterable, Sendable {
  case automatic
  case none
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case blurOverFullScreen

  /// From Swift's spelling (`formSheet`) or Objective-C's (`UIModalPresentationFormSheet`).
  public init?(spelling: String) {
    guard let style = Self.allCases.first(where: { $0.spellings.contains(spelling) }) else {
      return nil
    }
    self = style
  }

  public var spellings: [String] { [rawValue, "UIModalPresentation" + capitalized(rawValue)] }

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

  /// What is worth knowing of the style when the app is for this iOS, nil for nothing.
  func availabilityHint(ios: Int) -> String? {
    guard let since else { return "the style '\(rawValue)' is tvOS's own" }
    guard ios < since else { return nil }
    return "the style '\(rawValue)' came with iOS \(since), and the description is for iOS \(ios)"
  }

  /// Whether the presenter is found by the walk of R6.
  public var isContextStyle: Bool { self == .currentContext || self == .overCurrentContext }
}

/// UIModalTransitionStyle (R15).
public enum ModalTransitionStyle: String, CaseIterable, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl

  /// From Swift's spelling (`crossDissolve`) or Objective-C's.
  public init?(spelling: String) {
    guard let style = Self.allCases.first(where: { $0.spellings.contains(spelling) }) else {
      return nil
    }
    self = style
  }

  public var spellings: [String] { [rawValue, "UIModalTransitionStyle" + capitalized(rawValue)] }
}

private func capitalized(_ name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}
