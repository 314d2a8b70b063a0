/// A user's gesture that dismisses a presented controller without a button (R31).
package enum DismissalGesture: String, Sendable {
  /// A swipe down on a sheet, or a drag that reverses a zoom.
  case swipe
  /// A tap beside a popover or an action sheet.
  case tapOutside
}

extension Presentation {
  /// The gesture that dismisses the presentation, nil if there is none. Sheets have one since iOS
  /// 13, unless they fill the screen.
  package func dismissalGesture(ios: Int) -> DismissalGesture? {
    if systemPresentation == .actionSheet { return .tapOutside }
    guard !hasOwnLook, systemPresentation != .search else { return nil }
    if preferredTransition == .zoom { return .swipe }
    switch visibleStyle {
    case .pageSheet, .formSheet: return ios < 13 || fillsScreen ? nil : .swipe
    case .popover: return .tapOutside
    default: return nil
    }
  }
}

/// The user's way to end a sheet or popover without its content's help (R31, R37, R38).
/// Rows of `Words.xcstrings` word the cases.
package enum WayOut: Hashable, Sendable {
  case none
  case noneForItIsModal(modal: String)
  case coversScreen
  case swipe(orTap: Bool)
  case swipeAlone
  case swipeOverUndimmed(detent: String)
  case noneOverUndimmed(detent: String, modal: String)
  case zoomOut
  case tapOutside(canBeModal: Bool)
  /// The tap counts as the action with the style cancel (R13). From iOS 26 on it cancels one at its source
  /// without such an action, too.
  case tapBesideActionSheet
}

extension Hierarchy {
  /// The user's way to end a presentation; nil if its style has none, or sources leave it open.
  package func wayOut(of presentation: Presentation) -> WayOut? {
    if tapDoubt(of: presentation) != nil { return nil }
    if presentation.systemPresentation == .actionSheet {
      return presentation.hasOwnLook && !presentation.originatesFromSource
        ? .tapBesideActionSheet : .tapOutside(canBeModal: false)
    }
    guard !presentation.hasOwnLook else { return nil }
    let modal = state.modalMember(of: presentation)
    let traits = traits(of: presentation.presented)
    let detent = app.viewControllers[presentation.presented].restingDetent(in: traits)
    switch presentation.dismissalGesture(ios: app.ios) {
    case .swipe where presentation.preferredTransition == .zoom:
      return modal == nil ? .zoomOut : nil
    // An undimmed background receives touches.
    case _? where modal != nil:
      if mayBeUndimmed(presentation) { return nil }
      return modal.map { modal in
        presentation.sheetExtent == .undimmed
          ? .noneOverUndimmed(detent: detent.identifier, modal: id(modal))
          : .noneForItIsModal(modal: id(modal))
      }
    case .swipe where mayBeUndimmed(presentation): return .swipeAlone
    case .swipe:
      if presentation.sheetExtent == .undimmed {
        return .swipeOverUndimmed(detent: detent.identifier)
      }
      if traits.isCompactHeight, detent == .large { return .swipeAlone }
      return .swipe(orTap: !traits.isCompact || detent != .large)
    case .tapOutside: return .tapOutside(canBeModal: app.ios >= 13)
    case nil where presentation.sheetExtent == .fullScreen: return .coversScreen
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
/// `UIKitCode` has the names of the methods.
package enum DismissalCall: String, Sendable {
  case shouldDismiss
  case willDismiss
  case didDismiss
  case didAttemptToDismiss
  case shouldDismissPopover
  case didDismissPopover
}
