import ViewControllers

/// What is seen of a presentation, and how it comes and ends (R12 to R15).
package enum LookSentence: Sendable {
  /// Which width counts for a controller where windows have several: its window's, or nil for one in no
  /// window.
  case width(SizeClass, of: String, in: String?)
  /// What an iPhone makes of the style (R14).
  case isSeen(as: String, isBeforeIOS8: Bool)
  /// What becomes of the presenter's view (R12).
  case presenterView(of: String, stays: Bool)
  /// The transition, and the presenter that lends it if one does (R15).
  case comes(with: String, lentBy: String?)
  /// The transition that the presented controller prefers (R38).
  case comesWithPreferred(PreferredTransition)
  /// The transitioning delegate, nil for one that the description doesn't name, may give an animator
  /// (R15).
  case comesWithAnimator(of: String?, else: String)
  /// What is dimmed around a sheet, or stands around a popover, and how the user gets back to that.
  case wayOut(WayOut)
  /// What the transition suits (the guide's table 10-1).
  case purpose(of: ModalTransitionStyle)
  /// How MPMoviePlayerViewController comes besides, and what plays in it (the guide's note).
  case presentsMoviePlayer
  /// The transition of an alert or a search, which is no `modalTransitionStyle` (R13).
  case comesWithOwnTransition
}

/// How the user leaves a sheet or popover without its content's help, if at all.
package enum WayOut: Sendable {
  /// Not at all.
  case none
  /// Not at all, because its `isModalInPresentation` is true.
  case noneForItIsModal
  /// A swipe on the sheet, since iOS 13, or a tap on the dimmed part where it leaves one of some size.
  case swipe(orTap: Bool)
  /// The same, at a detent that leaves the part above it undimmed (R37).
  case swipeOverUndimmed(detent: String)
  /// The user drags or pinches what zoomed in back (R38).
  case zoomOut
  /// A tap outside the popover; since iOS 13 its `isModalInPresentation` can forbid that.
  case tapOutside(canBeModal: Bool)
}
