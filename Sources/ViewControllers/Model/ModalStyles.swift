import Diagnostics

/// UIModalPresentationStyle: the cases, and since when there are (R13).
public enum ModalPresentationStyle: String, ObjectiveCSpelled {
  /// UIKit chooses: a sheet, since iOS 13 (R13).
  case automatic
  /// An answer of a delegate's, with which nothing can be presented.
  case none
  /// Covers the screen.
  case fullScreen
  /// A sheet as wide as a page; the presenter's view stays.
  case pageSheet
  /// A small sheet in the middle; the presenter's view stays.
  case formSheet
  /// Covers the presenter that is found by its flag (R6).
  case currentContext
  /// As a transitioning delegate says: what is beneath stays in its place (R12).
  case custom
  /// Covers the screen, and leaves what is beneath in its place.
  case overFullScreen
  /// Covers the presenter that is found by its flag (R6), and leaves what is beneath in its place.
  case overCurrentContext
  /// A panel with an arrow.
  case popover
  /// tvOS's: covers the screen, what is beneath blurred.
  case blurOverFullScreen

  public static var objectiveCPrefix: String { "UIModalPresentation" }

  /// What is worth knowing of the style when the app is for this iOS, nil for nothing.
  func availabilityHint(ios: Int) -> Message.Hint? {
    guard let since else { return .styleOfTVOS(rawValue) }
    return ios < since ? .styleTooNew(rawValue, since: since, ios: ios) : nil
  }

  /// Whether only a family that covers the screen presents in the style (R36).
  func presentsInFullScreen(ios: Int) -> Bool {
    switch self {
    case .fullScreen, .pageSheet, .formSheet: true
    case .overFullScreen, .blurOverFullScreen, .custom: ios >= 8
    case .automatic, .none, .currentContext, .overCurrentContext, .popover: false
    }
  }

  /// Whether the presenter is found by the walk of R6.
  public var isContextStyle: Bool { self == .currentContext || self == .overCurrentContext }
}

/// UIModalTransitionStyle (R15).
public enum ModalTransitionStyle: String, ObjectiveCSpelled {
  /// It slides up from the bottom: UIKit's default.
  case coverVertical
  /// The screen turns around.
  case flipHorizontal
  /// It fades in.
  case crossDissolve
  /// A corner of the page curls up; on the full screen only (R15).
  case partialCurl

  public static var objectiveCPrefix: String { "UIModalTransitionStyle" }
}
