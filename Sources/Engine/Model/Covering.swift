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

  /// Whether the presenter's view stays on screen (R12).
  var keepsPresenterVisible: Bool { covering != .replaces }
}
