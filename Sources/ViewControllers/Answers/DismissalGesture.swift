/// What a user does to dismiss what is presented, without a button in it (R31).
public enum DismissalGesture: String, Sendable {
  /// A sheet is swiped down, or what zoomed in is dragged back.
  case swipe
  /// The screen is tapped beside a popover or an action sheet.
  case tapOutside
}

extension Presentation {
  /// The gesture that dismisses it, nil where there is none: sheets have theirs since iOS 13.
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

extension Hierarchy {
  /// Whether a member of the presented family keeps the user from dismissing it (R31).
  package func isModal(_ presentation: Presentation) -> Bool {
    state.modalMember(of: presentation) != nil
  }
}

/// What the delegate of a presentation controller is sent where the user dismisses (R31).
public enum DismissalCall: String, Sendable {
  /// `presentationControllerShouldDismiss(_:)`.
  case shouldDismiss
  /// `presentationControllerWillDismiss(_:)`.
  case willDismiss
  /// `presentationControllerDidDismiss(_:)`.
  case didDismiss
  /// `presentationControllerDidAttemptToDismiss(_:)`, where it is prevented.
  case didAttemptToDismiss
  /// `popoverPresentationControllerShouldDismissPopover(_:)`, before iOS 13.
  case shouldDismissPopover
  /// `popoverPresentationControllerDidDismissPopover(_:)`, before iOS 13.
  case didDismissPopover
}
