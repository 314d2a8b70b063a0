import VCSource

/// UIModalPresentationStyle; `since` has the first iOS of each (R13).
package enum ModalPresentationStyle: String, ObjectiveCSpelled {
  /// Lets UIKit choose: a sheet, since iOS 13 (R13).
  case automatic
  /// A delegate's answer. Nothing can be presented in this style.
  case none
  /// Covers the screen.
  case fullScreen
  /// A sheet as wide as a page; the presenter's view stays.
  case pageSheet
  /// A small sheet in the middle; the presenter's view stays.
  case formSheet
  /// Covers the presenter, which the search of R6 finds.
  case currentContext
  /// A presentation defined by a transitioning delegate, which leaves the views beneath in place
  /// (R12).
  case custom
  /// Covers the screen and leaves the views beneath in place.
  case overFullScreen
  /// Covers the presenter, which the search of R6 finds, and leaves the views beneath in place.
  case overCurrentContext
  /// A panel with an arrow.
  case popover
  /// tvOS only: covers the screen and blurs the views beneath.
  case blurOverFullScreen

  package static var objectiveCPrefix: String { "UIModalPresentation" }

  /// The hint about the style's availability in an iOS, nil if there is none.
  func availabilityHint(ios: Int) -> Message.Hint? {
    guard let since else { return .styleOfTVOS(style: rawValue) }
    return ios < since ? .styleTooNew(style: rawValue, version: since, ios: ios) : nil
  }

  /// Whether only a full-screen family can present in the style (R36).
  func presentsInFullScreen(ios: Int) -> Bool {
    switch self {
    case .fullScreen, .pageSheet, .formSheet: true
    case .overFullScreen, .blurOverFullScreen, .custom: ios >= 8
    case .automatic, .none, .currentContext, .overCurrentContext, .popover: false
    }
  }

  /// Whether the search of R6 chooses the presenter.
  package var isContextStyle: Bool { self == .currentContext || self == .overCurrentContext }
}

/// UIModalTransitionStyle (R15).
package enum ModalTransitionStyle: String, ObjectiveCSpelled {
  /// Slides up from the bottom: UIKit's default.
  case coverVertical
  /// Turns the screen around.
  case flipHorizontal
  /// Fades in.
  case crossDissolve
  /// Curls up a corner of the page; only possible on the full screen (R15).
  case partialCurl

  package static var objectiveCPrefix: String { "UIModalTransitionStyle" }
}

/// UIViewController.Transition: the `preferredTransition`, which replaces the
/// `modalTransitionStyle` from iOS 18 on (R38).
package enum PreferredTransition: String, CaseIterable, Sendable {
  /// Zooms out of a view in the presenter; the user can drag or pinch to go back.
  case zoom
  case coverVertical, flipHorizontal, crossDissolve, partialCurl

  /// The first iOS that has the property.
  static let since = 18
}

/// The effect of a presentation on the views beneath it (R12).
package enum Covering: Hashable, Sendable {
  /// Replaces them: nothing beneath its area is drawn.
  case replaces
  /// Covers its area and dims the rest of the screen.
  case dims
  /// Covers its area and leaves the rest unchanged.
  case coversPart
  /// Leaves them in place, visible wherever the presented view is transparent.
  case liesOver
}

extension ModalPresentationStyle {
  /// The effect of a presentation in this style on the views beneath it. For `custom` the app
  /// decides; by default UIKit leaves the presenter's view in place (R12).
  package var covering: Covering {
    switch self {
    case .custom, .overFullScreen, .overCurrentContext, .blurOverFullScreen: .liesOver
    case .pageSheet, .formSheet: .dims
    case .popover: .coversPart
    case .automatic, .none, .fullScreen, .currentContext: .replaces
    }
  }
}
