/// What a presentation does to what lies beneath it (R12).
public enum Covering: Hashable, Sendable {
  /// Nothing beneath its area is drawn.
  case replaces
  /// It covers its area; the rest of the screen is dimmed.
  case dims
  /// It covers its area; the rest stays as it is.
  case coversPart
  /// What lies beneath stays, and shows wherever the presented view is transparent.
  case liesOver
}

extension ModalPresentationStyle {
  /// What a presentation that is seen in this style does to what lies beneath. That of `custom` is
  /// the app's own: UIKit leaves the presenter's view in its place unless it is told otherwise (R12).
  public var covering: Covering {
    switch self {
    case .custom, .overFullScreen, .overCurrentContext, .blurOverFullScreen: .liesOver
    case .pageSheet, .formSheet: .dims
    case .popover: .coversPart
    case .automatic, .none, .fullScreen, .currentContext: .replaces
    }
  }

  /// Whether the view of the presenter stays on screen (R12).
  var keepsPresenterVisible: Bool { covering != .replaces }
}
