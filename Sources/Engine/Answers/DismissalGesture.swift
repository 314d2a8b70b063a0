/// A user's gesture that dismisses a presented controller without a button (R31).
package enum DismissalGesture: String, Sendable {
  /// A swipe down on a sheet, or a drag that reverses a zoom.
  case swipe
  /// A tap beside a popover or an action sheet.
  case tapOutside
}

extension Presentation {
  /// The gesture that dismisses the presentation, nil if there is none. Sheets have one since iOS
  /// 13.
  package func dismissalGesture(ios: Int) -> DismissalGesture? {
    if systemPresentation == .actionSheet { return .tapOutside }
    guard !hasOwnLook, systemPresentation != .search else { return nil }
    if preferredTransition == .zoom { return .swipe }
    switch visibleStyle {
    case .pageSheet, .formSheet: return ios < 13 ? nil : .swipe
    case .popover: return .tapOutside
    default: return nil
    }
  }
}

/// A call to a presentation controller's delegate when the user dismisses (R31).
package enum DismissalCall: String, Sendable {
  /// `presentationControllerShouldDismiss(_:)`.
  case shouldDismiss
  /// `presentationControllerWillDismiss(_:)`.
  case willDismiss
  /// `presentationControllerDidDismiss(_:)`.
  case didDismiss
  /// `presentationControllerDidAttemptToDismiss(_:)`, if the dismissal is prevented.
  case didAttemptToDismiss
  /// `popoverPresentationControllerShouldDismissPopover(_:)`, before iOS 13.
  case shouldDismissPopover
  /// `popoverPresentationControllerDidDismissPopover(_:)`, before iOS 13.
  case didDismissPopover
}
