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

/// The user's way to end a sheet or popover without its content's help (R31, R37, R38).
package enum WayOut: Hashable, Sendable {
  /// None.
  case none
  /// None, because `isModalInPresentation` is true.
  case noneForItIsModal
  /// A sheet covers the screen in compact height; a swipe may dismiss it, unless it is modal (R37).
  case coversScreen(isModal: Bool)
  /// A swipe on the sheet, since iOS 13, or a tap on a dimmed area of sufficient size.
  case swipe(orTap: Bool)
  /// A swipe; whether there is a dimmed area around the sheet is open (R37).
  case swipeAlone
  /// A swipe, at a detent that leaves the area above the sheet undimmed (R37).
  case swipeOverUndimmed(detent: String)
  /// A drag or pinch that reverses the zoom (R38).
  case zoomOut
  /// A tap outside the popover, which `isModalInPresentation` can prevent since iOS 13.
  case tapOutside(canBeModal: Bool)
}

extension Hierarchy {
  /// The user's way to end a presentation; nil if its style has none, or sources leave it open.
  package func wayOut(of presentation: Presentation) -> WayOut? {
    // The rest of the screen stays usable, and what a tap there does is not established.
    if presentation.originatesFromSource || placeDoubt(of: presentation) != nil { return nil }
    if presentation.systemPresentation == .actionSheet { return .tapOutside(canBeModal: false) }
    guard !presentation.hasOwnLook else { return nil }
    let isModal = state.modalMember(of: presentation) != nil
    switch presentation.dismissalGesture(ios: app.ios) {
    case .swipe where presentation.preferredTransition == .zoom: return isModal ? nil : .zoomOut
    case .swipe where presentation.sheetExtent == .fullScreen:
      return .coversScreen(isModal: isModal)
    // An undimmed background receives touches.
    case _? where isModal:
      let takesTouches = presentation.sheetExtent == .undimmed || mayBeUndimmed(presentation)
      return takesTouches ? nil : .noneForItIsModal
    case .swipe where mayBeUndimmed(presentation): return .swipeAlone
    case .swipe:
      let traits = traits(of: presentation.presented)
      let detent = app.viewControllers[presentation.presented].restingDetent(in: traits)
      if presentation.sheetExtent == .undimmed {
        return .swipeOverUndimmed(detent: detent.identifier)
      }
      if traits.isCompactHeight, detent == .large { return .swipeAlone }
      return .swipe(orTap: !traits.isCompact || detent != .large)
    case .tapOutside: return .tapOutside(canBeModal: app.ios >= 13)
    case nil: return presentation.isSheet ? WayOut.none : nil
    }
  }

  /// Whether a sheet in regular width names a detent that leaves the rest undimmed: sources don't say
  /// what that does there (R37).
  func mayBeUndimmed(_ presentation: Presentation) -> Bool {
    let traits = traits(of: presentation.presented)
    return presentation.isSheet && presentation.sheetExtent == nil && app.ios >= 15
      && !traits.isCompact
      && app.viewControllers[presentation.presented].undimmedDetent(in: traits) != nil
  }
}

extension Presentation {
  /// The gesture with which the user ends it; system controllers have one, too.
  package func userGesture(in hierarchy: Hierarchy) -> WayOut? {
    hierarchy.wayOut(of: self)
      ?? dismissalGesture(ios: hierarchy.app.ios).map {
        $0 == .tapOutside ? .tapOutside(canBeModal: false) : .swipe(orTap: false)
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
